//! Titles of panels that show one player's things, with the player's name unless a single person
//! plays here.

use crate::client::scene::contents::Scene;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Returns the titles of a panel with a seat's things, the best one first: with the name, with ever
/// less of it, and without it.
pub fn title_forms(scene: &Scene, seat: SeatId, own: Phrase, of: impl Fn(&str) -> Phrase) -> Vec<Phrase> {
    if scene.is_mine(seat) {
        return Vec::from([own]);
    }
    let name = scene.seat_name(seat);
    let shorter = name.char_indices().rev().take_while(|&(end, _)| end > 0);
    let shorter = shorter.map(|(end, _)| of(&format!("{}…", name[..end].trim_end())));
    std::iter::once(of(name)).chain(shorter).chain([own]).collect()
}
