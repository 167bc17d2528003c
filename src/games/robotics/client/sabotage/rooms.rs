//! Division of the stage while a saboteur aims.

use bevy_egui::egui::{Rect, pos2};

use super::tag::Tag;
use crate::client::column::popup_buttons::buttons_on_stage;
use crate::client::scene::Scene;
use client::kit::Pen;
use client::kit::tokens::{IconSize, Space};
use shell::seats::SeatId;

/// Least distance of the ground from the lower edge of the stage, in points.
const GROUND: f32 = 56.0;

/// Division of the stage while a saboteur aims.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SabotageRooms {
    /// Room of the robots, above the ground.
    pub robots: Rect,
    /// Lower edge of the tags below them.
    pub below: f32,
    /// Room below the robots for words that have none above them.
    pub words: Rect,
    /// Whether the tags have no room for names, because buttons are below them.
    is_short: bool,
}

impl SabotageRooms {
    /// Rooms of the stage; buttons that are on it stay free.
    pub fn of(pen: &Pen, scene: &Scene) -> Self {
        let stage = scene.regions.stage;
        let margin = Space::M.points();
        let buttons = buttons_on_stage(pen, scene);
        let (below, ground) = match buttons {
            Some(buttons) => (buttons.top(), buttons.top() - IconSize::Name.points() - margin),
            None => (stage.bottom(), stage.bottom() - GROUND.max(scene.regions.tag + 2.0 * margin)),
        };
        let robots = Rect::from_min_max(
            pos2(stage.left() + margin, scene.regions.prompt.bottom() + margin),
            pos2(stage.right() - margin, ground),
        );
        let words_right = buttons.map_or(robots.right(), |buttons| buttons.left());
        let words_top = if buttons.is_some() { below } else { ground };
        let words = Rect::from_min_max(pos2(robots.left(), words_top), pos2(words_right, stage.bottom()));
        Self { robots, below, words, is_short: buttons.is_some() }
    }

    /// Tag of a seat.
    pub const fn tag_of(&self, seat: SeatId, is_empty: bool) -> Tag {
        Tag { seat, is_empty, is_short: self.is_short }
    }
}
