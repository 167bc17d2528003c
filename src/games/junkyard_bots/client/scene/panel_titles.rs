//! Titles of panels that show one player's things, with the player's name unless a single person
//! plays here.

use crate::client::scene::contents::Scene;
use client::art::fonts::Face;
use client::kit::Pen;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Returns the title of a panel with a seat's things, on one line of `size` within `room` points:
/// with as much of the name as fits, or without it if nothing of it does.
pub fn panel_title(
    pen: &Pen,
    scene: &Scene,
    seat: SeatId,
    size: f32,
    room: f32,
    own: Phrase,
    of: impl Fn(&str) -> Phrase,
) -> Phrase {
    let mut forms = title_forms(scene, seat, own.clone(), of).into_iter();
    forms.find(|title| pen.measure(title, Face::Display, size) <= room).unwrap_or(own)
}

/// Returns the titles of a panel with a seat's things, the best one first: with the name, with ever
/// less of it, and without it.
pub fn title_forms(scene: &Scene, seat: SeatId, own: Phrase, of: impl Fn(&str) -> Phrase) -> Vec<Phrase> {
    let whole = scene.panel_title(seat, own.clone(), &of);
    if whole == own {
        return vec![own];
    }
    let name = scene.seat_name(seat);
    let shorter = name.char_indices().rev().take_while(|&(end, _)| end > 0);
    let shorter = shorter.map(|(end, _)| of(&format!("{}…", name[..end].trim_end())));
    std::iter::once(whole).chain(shorter).chain([own]).collect()
}
