//! A finished game in pictures and figures: energy and power round by round, and what was remarkable.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, pos2};

use super::standings;
use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CREAM, INK, INSET, LINE, MUTED, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen};
use crate::client::play::summary;
use crate::parts::SeatId;
use crate::record::chronicle::Standing;
use crate::record::{Chronicle, Seat};

/// Draws the figures of a game that was won by `energy` points and began with `power`.
pub fn show(pen: &mut Pen, rect: Rect, seats: &[Seat], chronicle: &Chronicle, (energy, power): (u16, u8)) {
    let (x, wide) = (rect.left() + 20.0, rect.width() - 40.0);
    let most = chronicle.rounds().last().and_then(|end| end.seats.iter().map(|seat| seat.energy).max());
    let top = rect.top() + standings::head(rect) + 58.0;
    // Below them two lines of words and the buttons.
    let room = rect.bottom() - 182.0 - top;
    let (tall, low) = (room * 0.58, room * 0.42 - 8.0);
    let most = most.unwrap_or(0).max(energy);
    let energy = ("Energy", "energy", most);
    plot(pen, area(x, top, wide, tall), seats, chronicle, energy, |standing| standing.energy);
    let power = ("Power", "power", u16::from(power));
    plot(pen, area(x, top + tall + 8.0, wide, low), seats, chronicle, power, |standing| standing.power.into());
    let mut top = top + room + 8.0;
    let name = |seat: SeatId| seats[seat.index()].name.clone();
    let lines = [
        chronicle.best_throw().map(|best| ("phase_battle", "Best throw", summary::best_throw(&best, name))),
        chronicle.most_parts().map(|most| ("phase_factory", "Most parts", summary::most_parts(&most, name))),
    ];
    for (icon, title, text) in lines.into_iter().flatten() {
        pen.icon(icon, x + 2.0, top, 24.0, YELLOW);
        let size = 16.0_f32.min(19.0 / pen.look.text);
        pen.text_within((x + 34.0, top + 11.0), Anchor::Start, Face::Bold, size, CREAM, title, 250.0);
        let size = pen.fitting(&text, Face::Text, size, 256.0);
        pen.text((x + 34.0, top + 31.0), Anchor::Start, Face::Text, size, SECOND, &text);
        top += 40.0;
    }
}

/// One line a seat over the rounds, its symbol at the end.
fn plot(
    pen: &mut Pen,
    rect: Rect,
    seats: &[Seat],
    chronicle: &Chronicle,
    (name, icon, most): (&str, &'static str, u16),
    value: fn(&Standing) -> u16,
) {
    pen.inset(rect, 9.0, INSET);
    pen.icon(icon, rect.left() + 10.0, rect.top() + 7.0, 20.0, Color32::WHITE);
    pen.text((rect.left() + 36.0, rect.top() + 23.0), Anchor::Start, Face::Bold, 16.0, CREAM, name);
    let rounds = chronicle.rounds();
    let field =
        Rect::from_min_max(rect.min + bevy_egui::egui::vec2(38.0, 36.0), rect.max - bevy_egui::egui::vec2(46.0, 26.0));
    let last = rounds.len().saturating_sub(1).max(1);
    let at = |round: usize, value: f32| {
        let x = field.left() + field.width() * round as f32 / last as f32;
        pos2(x, field.bottom() - field.height() * value / f32::from(most.max(1)))
    };
    for level in [0, most] {
        let y = at(0, f32::from(level)).y;
        pen.line((field.left(), y), (field.right(), y), 1.5, LINE);
        pen.text((field.left() - 8.0, y + 5.0), Anchor::End, Face::Text, 16.0, MUTED, &level.to_string());
    }
    let every = rounds.len().div_ceil(12).max(1);
    for round in (0..rounds.len()).filter(|round| round % every == 0) {
        let x = at(round, 0.0).x;
        let text = rounds[round].round.to_string();
        pen.text((x, rect.bottom() - 8.0), Anchor::Middle, Face::Text, 16.0, MUTED, &text);
    }
    let mut ends: Vec<(usize, f32)> = Vec::new();
    for (number, seat) in seats.iter().enumerate() {
        let value = |standings: &[Standing]| f32::from(standings.get(number).map_or(0, value));
        // Lines that run on the same height lie side by side.
        let aside = (number as f32 - (seats.len() as f32 - 1.0) / 2.0) * 2.6;
        let points: Vec<Pos2> = rounds
            .iter()
            .enumerate()
            .map(|(round, end)| at(round, value(&end.seats)) + bevy_egui::egui::vec2(0.0, aside))
            .collect();
        let hue = pen.seat(seat.colour);
        pen.painter().add(Shape::line(points.clone(), Stroke::new(5.0, INK)));
        pen.painter().add(Shape::line(points.clone(), Stroke::new(2.6, hue)));
        ends.extend(points.last().map(|end| (number, end.y)));
    }
    // Symbols of lines that end together stand one above the other.
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut free = rect.top() + 4.0;
    let side = 19.0;
    let below = |left: usize| rect.bottom() - 4.0 - side * left as f32;
    let count = ends.len();
    for (place, (number, y)) in ends.into_iter().enumerate() {
        let y = (y - side / 2.0).max(free).min(below(count - place));
        pen.chip(rect.right() - 38.0, y, seats[number].colour, side - 1.0);
        free = y + side;
    }
}
