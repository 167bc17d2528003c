//! The rule options of a new game, a row with a switch for each.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};

use super::form::Form;
use crate::messages::phrase;
use client::kit::palette::CARD;
use client::kit::pen::rect_at;
use client::kit::switch::Switch;
use client::kit::{Pen, TextStyle};

const NAME: TextStyle = TextStyle::BODY;
const ABOUT: TextStyle = TextStyle::NOTE;
/// Side of the icon, and margin left and right of a row's contents, in points.
const ICON: f32 = 30.0;
const MARGIN: f32 = 16.0;
/// Gap between a name and its description, on one line, in points.
const BETWEEN: f32 = 18.0;
/// Least height of a row, in points.
const ROW: f32 = 46.0;

/// Row of the option *Crystal moves on* (8.4).
pub(crate) struct CrystalRow {
    /// Height of the switch with its name, in points.
    switch: f32,
    /// Height of the description below that, in points; `None` if it is on the same line.
    about: Option<f32>,
}

impl CrystalRow {
    /// Measures the row in a width, in points.
    pub(crate) fn of(pen: &Pen, width: f32) -> Self {
        let name = phrase!("option-crystal-moves-on");
        let about = phrase!("option-crystal-moves-on-about");
        let room = width - 2.0 * MARGIN - ICON - 12.0;
        let switch = Switch { name: &name, value: None };
        let high = switch.height(pen, room, ROW);
        let words = pen.wide(&name, NAME) + BETWEEN + pen.wide(&about, ABOUT) + BETWEEN;
        let about = (words > switch.words_width(pen, room)).then(|| pen.tall(&about, ABOUT, room) + 10.0);
        Self { switch: high, about }
    }

    /// Height of the row, in points.
    pub(crate) fn height(&self) -> f32 {
        self.switch + self.about.unwrap_or(0.0)
    }

    /// Draws the row from the upper edge of a room; its switch changes the form.
    pub(crate) fn draw_row(&self, pen: &mut Pen, room: Rect, form: &mut Form) {
        let name = phrase!("option-crystal-moves-on");
        let about = phrase!("option-crystal-moves-on-about");
        let card = rect_at(room.left(), room.top(), room.width(), self.height());
        pen.draw_panel(card, 10.0, CARD);
        let icon = rect_at(card.left() + MARGIN, card.top() + (self.switch - ICON) / 2.0, ICON, ICON);
        pen.draw_svg("boost_crystal", icon, Color32::WHITE);
        let row = Rect::from_min_max(
            pos2(icon.right() + 12.0, card.top()),
            pos2(card.right() - MARGIN, card.top() + self.switch),
        );
        Switch { name: &name, value: None }.show(pen, row, &mut form.crystal_moves_on);
        let at = match self.about {
            Some(_) => row.left_bottom(),
            None => {
                row.left_center() + vec2(pen.wide(&name, NAME) + BETWEEN, -pen.tall(&about, ABOUT, f32::INFINITY) / 2.0)
            }
        };
        pen.passage(at, row.right() - at.x, ABOUT, about);
    }
}
