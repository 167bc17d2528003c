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
    let fits = |title: &Phrase| pen.measure(title, Face::Display, size) <= room;
    title_forms(scene, seat, own.clone(), of).into_iter().find(fits).unwrap_or(own)
}

/// Returns the forms of the title of a panel with a seat's things, the longest one first: with the
/// whole name, with less and less of it, and without it.
pub fn title_forms(scene: &Scene, seat: SeatId, own: Phrase, of: impl Fn(&str) -> Phrase) -> Vec<Phrase> {
    if scene.is_mine(seat) {
        return Vec::from([own]);
    }
    let name = scene.seat_name(seat);
    let shorter = name.char_indices().rev().take_while(|&(end, _)| end > 0);
    let shorter = shorter.map(|(end, _)| of(&format!("{}…", name[..end].trim_end())));
    std::iter::once(of(name)).chain(shorter).chain([own]).collect()
}
