//! Cards of the seats of a watched game: a click leads to the next step of its player.

use bevy_egui::egui::{Id, Rect, Sense, Stroke};

use crate::kit::palette::CREAM;
use crate::kit::text::letters::HoverHint;
use crate::kit::tokens::{LineWidth, Radius, Space};
use crate::kit::{Pen, notes};
use shell::language::phrase;
use shell::seats::{Seat, SeatId};

/// Listens to clicks on the cards of the seats, which have these rectangles; returns the seat of
/// the clicked one.
pub fn clicked_seat(pen: &mut Pen, cards: &[Rect], seats: &[Seat]) -> Option<SeatId> {
    let mut clicked = None;
    for ((number, &rect), seat) in (0..).zip(cards).zip(seats) {
        let response = pen.ui.interact(rect, Id::new(("watched seat", number)), Sense::click());
        notes::record_place(pen.ui.ctx(), || format!("seat {number}"), rect);
        if response.hovered() {
            let around = rect.expand(Space::Xxs.points());
            pen.stroke_rect(around, Radius::Panel.points(), Stroke::new(LineWidth::Row.points(), CREAM));
        }
        if response.clicked() {
            clicked = Some(SeatId(number));
        }
        response.on_hover_hint(pen.tell(&phrase!("replay-next-step-of", name = &seat.name)));
    }
    clicked
}
