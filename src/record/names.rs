//! Parts, tiles and seats by name: how a saved game says what the table says by number.

use std::collections::HashMap;

use super::seating::{Colour, Seat};
use crate::parts::{PartId, SeatId, Size, TileId};
use crate::table::Setup;

/// The names of one game's parts, tiles and seats, both ways.
pub(super) struct Names<'a> {
    setup: &'a Setup,
    seats: &'a [Seat],
    parts: Vec<String>,
    numbers: HashMap<String, PartId>,
}

impl<'a> Names<'a> {
    /// The names of a game whose seats are those of its set-up.
    pub(super) fn new(setup: &'a Setup, seats: &'a [Seat]) -> Self {
        let mut names = Self { setup, seats, parts: Vec::new(), numbers: HashMap::new() };
        let mut in_pile = [0; 3];
        for (part, _) in setup.parts() {
            let name = match (part.starter, part.size) {
                (Some(tile), _) => names.starter(setup.starter_seat(part.id), tile),
                (None, size) => {
                    let size = size.unwrap_or(Size::Small);
                    in_pile[size as usize] += 1;
                    format!("{size} {}", in_pile[size as usize])
                }
            };
            names.numbers.insert(name.clone(), part.id);
            names.parts.push(name);
        }
        names
    }

    /// A starter part; the second and further ones of a kind are numbered.
    fn starter(&self, seat: SeatId, tile: TileId) -> String {
        let name = format!("{} {}", self.colour(seat).word(), self.tile(tile));
        let numbered = (2..).map(|n| format!("{name} {n}"));
        std::iter::once(name.clone()).chain(numbered).find(|name| !self.numbers.contains_key(name)).unwrap_or(name)
    }

    pub(super) fn part(&self, id: PartId) -> String {
        self.parts.get(id.index()).cloned().unwrap_or_default()
    }

    /// How many parts the game has.
    pub(super) fn count(&self) -> usize {
        self.parts.len()
    }

    pub(super) fn find_part(&self, name: &str) -> Option<PartId> {
        self.numbers.get(name).copied()
    }

    pub(super) fn colour(&self, seat: SeatId) -> Colour {
        self.seats.get(seat.index()).map_or(Colour::Orange, |seat| seat.colour)
    }

    pub(super) fn find_seat(&self, colour: Colour) -> Option<SeatId> {
        // At most four seats.
        self.seats.iter().position(|seat| seat.colour == colour).map(|at| SeatId(at as u8))
    }

    pub(super) fn tile(&self, id: TileId) -> String {
        self.setup.tiles.get(id).map(|tile| tile.name().to_owned()).unwrap_or_default()
    }

    pub(super) fn find_tile(&self, name: &str) -> Option<TileId> {
        self.setup.tiles.named(name).map(crate::parts::Tile::id)
    }
}
