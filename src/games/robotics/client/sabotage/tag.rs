//! The tag below a robot of the line: whose it is.

use bevy_egui::egui::Rect;

use crate::client::scene::Scene;
use crate::messages::phrase;
use client::kit::palette::SIGN;
use client::kit::panel::build::{painted, row, seat_chip, text};
use client::kit::panel::{Node, show_panel};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Tag of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The seat.
    pub seat: SeatId,
    /// Whether it has no robot.
    pub is_empty: bool,
    /// Whether there is room for the chip alone.
    pub is_short: bool,
}

impl Tag {
    /// Describes the tag.
    fn node<'a>(self, scene: &Scene) -> Node<'a, ()> {
        let name = scene.seat_name(self.seat);
        let words =
            if self.is_empty { phrase!("robotics-sabotage-no-robot", name = name) } else { Phrase::words(name) };
        let colour = scene.seat_colour(self.seat);
        let tag = if self.is_short {
            let side = IconSize::Name.points();
            let chip = painted(side, side, move |pen, rect| {
                pen.draw_seat_chip(rect.left(), rect.top(), colour, side);
            });
            row([chip]).silent()
        } else {
            row([seat_chip(colour, IconSize::Row), text(TextStyle::STRONG, words).grow()])
        };
        tag.inside_by(Space::S, Space::Xs).key(("tag", self.seat))
    }

    /// Width of the tag, in points: at most `most`.
    pub fn width(self, pen: &Pen, scene: &Scene, most: f32) -> f32 {
        self.node(scene).needed_width(&pen.ruler()).min(most)
    }

    /// Draws the tag in the middle of a room below the robot.
    pub fn draw(self, pen: &mut Pen, scene: &Scene, room: Rect) {
        let mut tag = self.node(scene);
        let least = if self.is_short { 0.0 } else { scene.regions.tag - Space::Xxs.points() };
        let height = tag.needed_height(&pen.ruler(), room.width()).max(least);
        // The edge of the ground is above.
        let edge = if self.is_short { Space::S } else { Space::Xs }.points();
        let top = room.center().y - height / 2.0 + edge / 2.0;
        let rect = rect_at(room.left(), top, room.width(), height);
        pen.draw_panel(rect, Radius::Row.points(), SIGN);
        show_panel::<()>(pen, rect, tag);
    }
}
