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
    let whole = scene.panel_title(seat, own.clone(), &of);
    let fits = |title: &Phrase| pen.measure(title, Face::Display, size) <= room;
    if fits(&whole) {
        return whole;
    }
    let name = scene.seat_name(seat);
    let shorter = name.char_indices().rev().take_while(|&(end, _)| end > 0);
    let mut shorter = shorter.map(|(end, _)| of(&format!("{}…", name[..end].trim_end())));
    shorter.find(fits).unwrap_or(own)
}
