//! The rule options of a new game, a row with a switch for each.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};

use super::form::Form;
use crate::client::kit::palette::{CARD, CREAM, SECOND};
use crate::client::kit::pen::area;
use crate::client::kit::switch::Switch;
use crate::client::kit::{Letters, Pen};
use crate::games::junkyard_bots::messages::phrase;

const NAME: Letters = Letters::text(16.0, CREAM);
const ABOUT: Letters = Letters::text(16.0, SECOND);
/// The icon's side, and what is left and right of a row's contents.
const ICON: f32 = 30.0;
const MARGIN: f32 = 16.0;
/// Between a name and what it is about, on one line.
const BETWEEN: f32 = 18.0;
/// The least height of a row.
const ROW: f32 = 46.0;

/// The row of *Crystal moves on* (8.4).
pub(crate) struct CrystalRow {
    /// How high the switch with its name is.
    switch: f32,
    /// How high what it is about is below that; `None` if it stands on the same line.
    about: Option<f32>,
}

impl CrystalRow {
    /// Measures it in a width.
    pub(crate) fn of(pen: &Pen, width: f32) -> Self {
        let name = phrase!("option-crystal-moves-on");
        let about = phrase!("option-crystal-moves-on-about");
        let room = width - 2.0 * MARGIN - ICON - 12.0;
        let switch = Switch { name: &name, value: None };
        let high = switch.height(pen, room, ROW);
        let words = pen.wide(&name, NAME) + BETWEEN + pen.wide(&about, ABOUT) + BETWEEN;
        let about = (words > switch.room(pen, room)).then(|| pen.tall(&about, ABOUT, room) + 10.0);
        Self { switch: high, about }
    }

    /// How high it is.
    pub(crate) fn high(&self) -> f32 {
        self.switch + self.about.unwrap_or(0.0)
    }

    /// Draws it from the upper edge of a room, and turns its switch.
    pub(crate) fn show(&self, pen: &mut Pen, room: Rect, form: &mut Form) {
        let name = phrase!("option-crystal-moves-on");
        let about = phrase!("option-crystal-moves-on-about");
        let card = area(room.left(), room.top(), room.width(), self.high());
        pen.panel(card, 10.0, CARD);
        let icon = area(card.left() + MARGIN, card.top() + (self.switch - ICON) / 2.0, ICON, ICON);
        pen.drawing("boost_crystal", icon, Color32::WHITE);
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
