//! The seats of a new game, a row for each: its name, its colour and who plays it; rows without a seat are filled here.

use bevy_egui::egui::{
    self, Color32, FontSelection, Id, Margin, Rect, Sense, Stroke, TextEdit, WidgetInfo, WidgetType,
};

use super::form::Form;
use crate::client::art::fonts::Face;
use crate::client::art::starter_body;
use crate::client::kit::button::{choice, nth_icon_button};
use crate::client::kit::palette::{CARD, CREAM, INSET, LINE, SECOND, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::language::{Phrase, phrase};
use crate::opponents::Player;
use crate::record::seating::LONGEST_NAME;
use crate::record::{Colour, SeatKind};

/// Where a row's things begin, from its left.
const NAME: f32 = 86.0;
const COLOUR: f32 = 324.0;
const PLAYER: f32 = 534.0;
const LEVEL: f32 = 766.0;
/// Between two rows.
const GAP: f32 = 7.0;

/// Draws the rows of all seats and the headings above them.
pub(super) fn show(pen: &mut Pen, rect: Rect, form: &mut Form) {
    let height = ((rect.height() + GAP) / 4.0 - GAP).min(72.0);
    let has_level = form.seats.iter().any(|seat| seat.kind != SeatKind::Human);
    for (x, name, room, is_shown) in [
        (NAME, phrase!("new-game-name"), 210.0, true),
        (COLOUR, phrase!("new-game-colour"), 200.0, true),
        (PLAYER, phrase!("new-game-played-by"), 220.0, true),
        (LEVEL, phrase!("new-game-level"), 110.0, has_level),
    ] {
        if is_shown {
            let at = (rect.left() + x, rect.top() - 8.0);
            let size = pen.fitting(&name, Face::Text, 16.0, room);
            pen.text(at, Anchor::Start, Face::Text, size, SECOND, name);
        }
    }
    let mut gone = None;
    for number in 0..4 {
        let row = area(rect.left(), rect.top() + number as f32 * (height + GAP), rect.width(), height);
        if number < form.seats.len() {
            if seat(pen, row, form, number) {
                gone = Some(number);
            }
        } else if let Some(kind) = empty(pen, row, number, number == form.seats.len()) {
            form.add(kind);
        }
    }
    if let Some(number) = gone {
        form.seats.remove(number);
    }
}

/// A seat's row; returns whether it is to be taken away.
fn seat(pen: &mut Pen, row: Rect, form: &mut Form, number: usize) -> bool {
    let colour = form.seats[number].colour;
    pen.panel(row, 10.0, CARD);
    pen.edge(row, 8.0, 10.0, pen.seat(colour));
    let (middle, high) = (row.center().y, (row.height() - 14.0).min(46.0));
    let top = middle - high / 2.0;
    let well = area(row.left() + 26.0, top, high, high);
    pen.inset(well, 8.0, INSET);
    pen.drawing(starter_body(colour), well.shrink(high * 0.1), Color32::WHITE);
    name_field(pen, area(row.left() + NAME, top, 216.0, high), &mut form.seats[number].name, number);
    for (at, other) in Colour::ALL.into_iter().enumerate() {
        let side = high.min(36.0);
        let place = area(row.left() + COLOUR + 2.0 + at as f32 * 46.0, middle - side / 2.0, side, side);
        let is_taken = other != colour && form.is_taken(other);
        if colour_choice(pen, place, other, other == colour, is_taken, number) {
            form.recolour(number, other);
        }
    }
    played_by(pen, (row.left(), top, high), &mut form.seats[number].kind, number);
    let no = (form.seats.len() <= 2).then(|| phrase!("new-game-two-players").into());
    let name = phrase!("new-game-remove", seat = number + 1);
    nth_icon_button(pen, number, area(row.right() - 18.0 - high, top, high, high), "cross", name, no)
}

/// A person, or a computer player of a level.
fn played_by(pen: &mut Pen, (x, top, high): (f32, f32, f32), kind: &mut SeatKind, number: usize) {
    let computer = SeatKind::Computer(Player::Rusty);
    let of_seat = |choice: &Phrase| phrase!("new-game-of-seat", choice = choice, seat = number + 1);
    for (left, wide, icon, name, other) in [
        (PLAYER, 102.0, "human", phrase!("player-person"), SeatKind::Human),
        (PLAYER + 106.0, 122.0, "bot", phrase!("new-game-computer"), computer),
    ] {
        let place = area(x + left, top, wide, high);
        let is_chosen = (*kind == SeatKind::Human) == (other == SeatKind::Human);
        if choice(pen, place, Some(icon), &name, of_seat(&name), is_chosen) && !is_chosen {
            *kind = other;
        }
    }
    if let SeatKind::Computer(level) = *kind {
        let place = area(x + LEVEL, top, 110.0, high);
        let (name, next) = match level {
            Player::Cog => (phrase!("new-game-normal"), Player::Titan),
            Player::Titan => (phrase!("new-game-hard"), Player::Rusty),
            _ => (phrase!("new-game-easy"), Player::Cog),
        };
        if choice(pen, place, Some("rotate"), &name, of_seat(&name), false) {
            *kind = SeatKind::Computer(next);
        }
    }
}

fn name_field(pen: &mut Pen, rect: Rect, name: &mut String, number: usize) {
    pen.inset(rect, 8.0, INSET);
    let font = FontSelection::FontId(Face::Bold.at(pen.size(19.0).min(24.0)));
    let field = TextEdit::singleline(name)
        .id(Id::new(("name", number)))
        .font(font)
        .char_limit(LONGEST_NAME)
        .frame(egui::Frame::NONE.inner_margin(Margin::symmetric(14, 0)))
        .vertical_align(egui::Align::Center)
        .desired_width(rect.width());
    let response = pen.ui.put(rect.shrink(1.0), field);
    if response.has_focus() {
        pen.frame(rect.expand(1.0), 9.0, Stroke::new(3.0, YELLOW));
    }
}

fn colour_choice(pen: &mut Pen, place: Rect, colour: Colour, is_own: bool, is_taken: bool, number: usize) -> bool {
    let response = pen.ui.interact(place, Id::new(("colour", number, colour as u8)), Sense::click());
    let name = pen.tell(&match colour {
        Colour::Orange => phrase!("new-game-orange"),
        Colour::Blue => phrase!("new-game-blue"),
        Colour::Green => phrase!("new-game-green"),
        Colour::Pink => phrase!("new-game-pink"),
    });
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, !is_taken, is_own, &name));
    pen.chip(place.left(), place.top(), colour, place.width());
    if is_taken {
        pen.fill(place, 10.0, faded(CARD, 0.62));
        pen.line((place.left() + 4.0, place.bottom() - 4.0), (place.right() - 4.0, place.top() + 4.0), 2.6, CREAM);
    }
    if is_own || (response.hovered() && !is_taken) {
        pen.frame(place.expand(5.0), 12.0, Stroke::new(if is_own { 3.0 } else { 1.5 }, CREAM));
    }
    response.clicked() && !is_taken && !is_own
}

/// A row without a seat; returns who is to be added.
fn empty(pen: &mut Pen, row: Rect, number: usize, can_add: bool) -> Option<SeatKind> {
    pen.fill(row, 10.0, Color32::from_rgb(0x1b, 0x2a, 0x30));
    pen.dashed(row, Stroke::new(2.5, LINE), 9.0, 7.0);
    let high = (row.height() - 14.0).min(46.0);
    let well = area(row.left() + 26.0, row.center().y - high / 2.0, high, high);
    pen.inset(well, 8.0, INSET);
    pen.drawing("back_large", well.shrink(high * 0.1), faded(Color32::WHITE, 0.55));
    let text = phrase!("new-game-empty", seat = number + 1);
    let at = (row.left() + NAME, row.center().y + 6.0);
    let size = pen.fitting(&text, Face::Bold, 18.0, PLAYER - NAME - 20.0);
    pen.text(at, Anchor::Start, Face::Bold, size, SECOND, text);
    if !can_add {
        return None;
    }
    let high = (row.height() - 12.0).min(46.0);
    let place = |left: f32, wide: f32| area(row.right() - left, row.center().y - high / 2.0, wide, high);
    let person = Button::new(phrase!("new-game-add-person"), Kind::Slate, 16.0).icon("human").nth(number);
    let computer = Button::new(phrase!("new-game-add-computer"), Kind::Slate, 16.0).icon("bot").nth(number);
    match (person.show(pen, place(424.0, 188.0)), computer.show(pen, place(228.0, 210.0))) {
        (true, _) => Some(SeatKind::Human),
        (_, true) => Some(SeatKind::Computer(Player::Rusty)),
        _ => None,
    }
}
