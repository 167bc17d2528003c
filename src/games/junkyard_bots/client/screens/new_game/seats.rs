//! The seats of a new game, a row for each: its name, its colour and its player. Rows without a
//! seat have buttons to add one.

use bevy_egui::egui::{Color32, Id, Rect, Stroke, pos2, vec2};

use super::fields::{TextField, draw_colour_choice, draw_level_button};
use super::form::Form;
use crate::client::art::starter_body;
use crate::parts::{FEWEST_SEATS, MOST_SEATS};
use client::app::sheet::has_large_text;
use client::kit::button::row_of_buttons;
use client::kit::choice::{choice_width, draw_choice};
use client::kit::palette::{CARD, INSET, LINE, SECOND, fade_colour};
use client::kit::pen::rect_at;
use client::kit::widgets::icon_button::numbered_icon_button;
use client::kit::wrap::wrap_into_rows;
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::{Phrase, phrase};
use shell::seats::{Colour, PlayerKind, SeatKind, seating::LONGEST_SEAT_NAME};

/// Left ends of a row's name, colours and player at the usual text size, in points from its left.
const NAME: f32 = 86.0;
const COLOUR: f32 = 302.0;
const PLAYER: f32 = 534.0;
/// Step from the left of a colour to the left of the next one, in points.
const COLOUR_STEP: f32 = 44.0;
/// Gaps between two rows, and between two controls in a row, in points.
const GAP: f32 = 7.0;
const BETWEEN: f32 = 4.0;
const HEADING: TextStyle = TextStyle::NOTE;

/// Places of the controls of a seat's row, relative to the row: side by side, or with the player
/// below the rest where text is large.
struct SeatRowLayout {
    /// Heights of a row, and of the controls in it, in points.
    row: f32,
    high: f32,
    name: Rect,
    colour: f32,
    /// Places of the player's heading, of the choice of a person, and of that of a computer player.
    played_by: [Rect; 3],
    /// Places of the level's heading and of its button.
    level: [Rect; 2],
    is_one_line: bool,
}

impl SeatRowLayout {
    fn of(pen: &Pen, room: Rect) -> Self {
        let levels = [phrase!("new-game-easy"), phrase!("new-game-normal"), phrase!("new-game-hard")];
        let level = levels.iter().map(|name| choice_width(pen, Some("rotate"), name)).fold(110.0, f32::max);
        let person = choice_width(pen, Some("human"), phrase!("player-person")).max(102.0);
        let computer = choice_width(pen, Some("bot"), phrase!("new-game-computer")).max(122.0);
        let usual = ((room.height() - headings_height(pen) + GAP) / f32::from(MOST_SEATS) - GAP).clamp(48.0, 72.0);
        let high = (usual - 14.0).min(46.0);
        let at = |x: f32, wide: f32| rect_at(x, (usual - high) / 2.0, wide, high);
        let end = PLAYER + person + computer + 2.0 * BETWEEN + level;
        if !has_large_text(pen) && end + 4.0 <= room.width() - 18.0 - high {
            let computer_left = PLAYER + person + BETWEEN;
            let level_left = computer_left + computer + BETWEEN;
            let above = |x: f32| rect_at(x, -8.0, 0.0, 0.0);
            return Self {
                row: usual,
                high,
                name: at(NAME, 196.0),
                colour: COLOUR,
                played_by: [above(PLAYER), at(PLAYER, person), at(computer_left, computer)],
                level: [above(level_left), at(level_left, level)],
                is_one_line: true,
            };
        }
        let high = 46.0_f32.max(pen.size(19.0) * 1.25 + 12.0);
        let colour = room.width() - 18.0 - high - 12.0 - Colour::ALL.len() as f32 * COLOUR_STEP;
        let words =
            [phrase!("new-game-played-by"), phrase!("new-game-level")].map(|words| pen.wide(words, HEADING) + 10.0);
        let below = rect_at(26.0, 20.0 + high, room.width() - 44.0, 0.0);
        let widths = [words[0], person, computer, words[1], level];
        let places = wrap_into_rows(below, &widths, high, 2.0 * BETWEEN);
        let place = |number: usize| places.get(number).copied().unwrap_or(below);
        Self {
            row: places.last().map_or(below, |last| *last).bottom() + 10.0,
            high,
            name: rect_at(NAME, 10.0, colour - NAME - 16.0, high),
            colour,
            played_by: [place(0), place(1), place(2)],
            level: [place(3), place(4)],
            is_one_line: false,
        }
    }
}

/// Draws the rows of all seats and the headings above them. Returns their height, in points.
pub(crate) fn draw_seats(pen: &mut Pen, room: Rect, form: &mut Form) -> f32 {
    let places = SeatRowLayout::of(pen, room);
    let mut top = room.top() + draw_headings(pen, room, &places, form);
    let mut gone = None;
    for number in 0..usize::from(MOST_SEATS) {
        let row = rect_at(room.left(), top, room.width(), places.row);
        if number < form.seats.len() {
            if draw_seat(pen, row, &places, form, number) {
                gone = Some(number);
            }
            top = row.bottom() + GAP;
        } else {
            let (high, added) = draw_empty_row(pen, row, &places, number, number == form.seats.len());
            if let Some(kind) = added {
                form.add_seat(kind);
            }
            top += high + GAP;
        }
    }
    if let Some(number) = gone {
        form.seats.remove(number);
    }
    top - GAP - room.top()
}

/// Height of the headings above the rows, in points.
pub(crate) fn headings_height(pen: &Pen) -> f32 {
    pen.size(16.0) + 4.0
}

/// Draws the headings above the rows. Returns their height, in points.
fn draw_headings(pen: &Pen, room: Rect, places: &SeatRowLayout, form: &Form) -> f32 {
    let has_level = form.seats.iter().any(|seat| seat.kind != SeatKind::Human);
    let high = headings_height(pen);
    let all = [
        (NAME, phrase!("new-game-name"), true),
        (places.colour, phrase!("new-game-colour"), true),
        (PLAYER, phrase!("new-game-played-by"), places.is_one_line),
        (places.level[0].left(), phrase!("new-game-level"), places.is_one_line && has_level),
    ];
    for (x, name, is_shown) in all {
        if is_shown {
            // The heading of the colours may be wider than they are.
            let x = (room.left() + x).min(room.right() - pen.wide(&name, HEADING));
            pen.text((x, room.top() + high - 8.0), Anchor::Start, HEADING.face, HEADING.size, HEADING.colour, name);
        }
    }
    high
}

/// Draws a seat's row; returns whether its button to remove the seat was pressed.
fn draw_seat(pen: &mut Pen, row: Rect, places: &SeatRowLayout, form: &mut Form, number: usize) -> bool {
    let colour = form.seats[number].colour;
    pen.draw_panel(row, 10.0, CARD);
    pen.draw_left_edge(row, 8.0, 10.0, pen.seat_colour(colour));
    let high = places.high;
    let name = places.name.translate(row.min.to_vec2());
    let well = rect_at(row.left() + 26.0, name.top(), high.min(46.0), high);
    pen.draw_inset(well, 8.0, INSET);
    let side = Rect::from_center_size(well.center(), vec2(well.width(), well.width()) * 0.8);
    pen.draw_svg(starter_body(colour), side, Color32::WHITE);
    let called = phrase!("new-game-of-seat", choice = phrase!("new-game-name"), seat = number + 1);
    let own = &mut form.seats[number].name;
    let id = Id::new(("name", number));
    let field = TextField { frame: name, inner: name, id, size: 19.0, most_letters: LONGEST_SEAT_NAME };
    field.draw_field(pen, own, &called);
    for (at, other) in Colour::ALL.into_iter().enumerate() {
        let side = high.min(36.0);
        let x = row.left() + places.colour + 2.0 + at as f32 * COLOUR_STEP;
        let place = rect_at(x, name.center().y - side / 2.0, side, side);
        let is_taken = other != colour && form.is_taken(other);
        if draw_colour_choice(pen, place, other, other == colour, is_taken, number) {
            form.recolour_seat(number, other);
        }
    }
    draw_player_choice(pen, row, places, &mut form.seats[number].kind, number);
    let no = (form.seats.len() <= usize::from(FEWEST_SEATS)).then(|| phrase!("new-game-two-players").into());
    let called = phrase!("new-game-remove", seat = number + 1);
    let side = high.min(46.0);
    let place = rect_at(row.right() - 18.0 - side, name.center().y - side / 2.0, side, side);
    numbered_icon_button(pen, number, place, "cross", called, no)
}

/// Draws the choice of a person or a computer player, and the level of the latter.
fn draw_player_choice(pen: &mut Pen, row: Rect, places: &SeatRowLayout, kind: &mut SeatKind, number: usize) {
    let computer = SeatKind::Computer(PlayerKind::Rusty);
    let of_seat = |choice: &Phrase| phrase!("new-game-of-seat", choice = choice, seat = number + 1);
    let in_row = |place: Rect| place.translate(row.min.to_vec2());
    let words = |pen: &Pen, place: Rect, words: Phrase| {
        let at = (in_row(place).left(), in_row(place).center().y);
        pen.centred_text(at, Anchor::Start, place.width(), HEADING, words);
    };
    let [heading, person, machine] = places.played_by;
    if !places.is_one_line {
        words(pen, heading, phrase!("new-game-played-by"));
    }
    for (place, icon, name, other) in [
        (person, "human", phrase!("player-person"), SeatKind::Human),
        (machine, "bot", phrase!("new-game-computer"), computer),
    ] {
        let is_chosen = (*kind == SeatKind::Human) == (other == SeatKind::Human);
        if draw_choice(pen, in_row(place), Some(icon), &name, of_seat(&name), is_chosen) && !is_chosen {
            *kind = other;
        }
    }
    if let SeatKind::Computer(level) = *kind {
        let [heading, place] = places.level;
        if !places.is_one_line {
            words(pen, heading, phrase!("new-game-level"));
        }
        let (name, next) = match level {
            PlayerKind::Cog => (phrase!("new-game-normal"), PlayerKind::Titan),
            PlayerKind::Titan => (phrase!("new-game-hard"), PlayerKind::Rusty),
            _ => (phrase!("new-game-easy"), PlayerKind::Cog),
        };
        let called = of_seat(&phrase!("new-game-level"));
        let called = phrase!("settings-name-and-value", name = called, value = &name);
        if draw_level_button(pen, in_row(place), number, &name, &called) {
            *kind = SeatKind::Computer(next);
        }
    }
}

/// Draws a row without a seat; returns its height, in points, and the kind of player to add.
fn draw_empty_row(
    pen: &mut Pen,
    row: Rect,
    places: &SeatRowLayout,
    number: usize,
    can_add: bool,
) -> (f32, Option<SeatKind>) {
    let person =
        Button::new(phrase!("new-game-add-person"), ButtonKind::Slate, 16.0).with_icon("human").with_number(number);
    let computer =
        Button::new(phrase!("new-game-add-computer"), ButtonKind::Slate, 16.0).with_icon("bot").with_number(number);
    let text = phrase!("new-game-empty", seat = number + 1);
    let letters = TextStyle::PROMPT.in_colour(SECOND);
    let side = places.high.min(46.0);
    let high = if places.is_one_line { (places.row - 12.0).min(46.0) } else { places.high };
    let widths = [(&person, 188.0), (&computer, 210.0)].map(|(button, drawn)| button.width(pen).max(drawn));
    let all = widths[0] + 8.0 + widths[1];
    let words = row.width() - NAME - 24.0;
    let is_beside = !can_add || NAME + pen.wide(&text, letters) + 20.0 + all + 18.0 <= row.width();
    let words_high = pen.tall(&text, letters, words).max(side);
    let alone = if places.is_one_line { places.row } else { words_high + 20.0 };
    let buttons = if is_beside {
        let at = pos2(row.right() - 18.0 - all, row.top() + (alone - high) / 2.0);
        vec![rect_at(at.x, at.y, widths[0], high), rect_at(at.x + widths[0] + 8.0, at.y, widths[1], high)]
    } else {
        let room = rect_at(row.left() + 26.0, row.top() + 20.0 + words_high, row.width() - 44.0, 0.0);
        row_of_buttons(pen, room, &[(&person, 0.0), (&computer, 0.0)], 46.0, 8.0)
    };
    let below = buttons.last().map_or(0.0, |last| last.bottom() + 12.0 - row.top());
    let row_high = if is_beside { alone } else { below };
    let row = row.with_max_y(row.top() + row_high);
    pen.fill_rect(row, 10.0, Color32::from_rgb(0x1b, 0x2a, 0x30));
    pen.draw_dashed_rect(row, Stroke::new(2.5, LINE), 9.0, 7.0);
    let middle = if is_beside { row.center().y } else { row.top() + 10.0 + words_high / 2.0 };
    let well = rect_at(row.left() + 26.0, middle - side / 2.0, side, side);
    pen.draw_inset(well, 8.0, INSET);
    pen.draw_svg("back_large", well.shrink(side * 0.1), fade_colour(Color32::WHITE, 0.55));
    pen.centred_text((row.left() + NAME, middle), Anchor::Start, words, letters, text);
    if !can_add {
        return (row_high, None);
    }
    let place = |number: usize| buttons.get(number).copied().unwrap_or(Rect::NOTHING);
    let added = match (person.show(pen, place(0)), computer.show(pen, place(1))) {
        (true, _) => Some(SeatKind::Human),
        (_, true) => Some(SeatKind::Computer(PlayerKind::Rusty)),
        _ => None,
    };
    (row_high, added)
}
