//! Names of parts, tiles and seats in saved games, in place of the table's numbers.

use std::collections::HashMap;
use std::convert::Infallible;

use super::by_name::Name;
use super::fault::SavedTextFault;
use crate::parts::{Number, PartId, Size, Tile, TileId, Translate};
use crate::table::Setup;
use shell::language::Phrase;
use shell::record::{colour_of_seat, seat_of_colour, shorten_name};
use shell::seats::seating::{Colour, Seat};
use shell::seats::{SeatId, SeatSet};

/// Names of one game's parts, tiles and seats, and the numbers of its parts by name.
pub(super) struct NameTable {
    setup: Setup,
    seats: Vec<Seat>,
    parts: Vec<String>,
    numbers: HashMap<String, PartId>,
}

impl NameTable {
    /// Names of a game whose seats match its set-up.
    pub(super) fn new(setup: &Setup, seats: &[Seat]) -> Self {
        let mut names =
            Self { setup: setup.clone(), seats: seats.to_vec(), parts: Vec::new(), numbers: HashMap::new() };
        let mut in_pile = [0; 3];
        for (part, _) in setup.parts() {
            let name = match (part.starter, part.size) {
                (Some(tile), _) => names.starter_name(setup.starter_seat(part.id), tile),
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

    /// Name of a starter part. The second and further ones of a kind are numbered.
    fn starter_name(&self, seat: SeatId, tile: TileId) -> String {
        let name = format!("{} {}", self.colour_of(seat).word(), self.tile_name(tile));
        let numbered = (2..).map(|n| format!("{name} {n}"));
        std::iter::once(name.clone()).chain(numbered).find(|name| !self.numbers.contains_key(name)).unwrap_or(name)
    }

    /// Set-up of the game.
    pub(super) const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(super) fn part_name(&self, id: PartId) -> String {
        self.parts.get(id.index()).cloned().unwrap_or_default()
    }

    /// Number of parts in the game.
    pub(super) fn part_count(&self) -> usize {
        self.parts.len()
    }

    pub(super) fn colour_of(&self, seat: SeatId) -> Colour {
        colour_of_seat(&self.seats, seat)
    }

    pub(super) fn tile_name(&self, id: TileId) -> String {
        self.setup.tiles.get(id).map(|tile| tile.name().to_owned()).unwrap_or_default()
    }
}

/// Translation from the numbers of a game to its names.
pub(super) struct ToNames<'a>(pub &'a NameTable);

impl Translate for ToNames<'_> {
    type From = Number;
    type To = Name;
    type Error = Infallible;

    fn translate_part(&self, part: &PartId) -> Result<String, Infallible> {
        Ok(self.0.part_name(*part))
    }

    fn translate_seat(&self, seat: SeatId) -> Result<Colour, Infallible> {
        Ok(self.0.colour_of(seat))
    }

    fn translate_seats(&self, seats: &SeatSet) -> Result<Vec<Colour>, Infallible> {
        Ok(seats.iter().map(|seat| self.0.colour_of(seat)).collect())
    }
}

/// Translation from the names in a saved game to the numbers of the game.
pub(super) struct ToNumbers<'a> {
    pub names: &'a NameTable,
    /// Location of the names in the file, for error messages about unknown ones.
    pub at: &'a Phrase,
}

impl ToNumbers<'_> {
    /// Looks up the tile with this name.
    pub(super) fn tile_id(&self, name: &str) -> Result<TileId, SavedTextFault> {
        let tile = self.names.setup.tiles.tile_named(name).map(Tile::id);
        tile.ok_or_else(|| SavedTextFault::NoTile { place: self.at.clone(), name: shorten_name(name) })
    }
}

impl Translate for ToNumbers<'_> {
    type From = Name;
    type To = Number;
    type Error = SavedTextFault;

    fn translate_part(&self, name: &String) -> Result<PartId, SavedTextFault> {
        let part = self.names.numbers.get(name).copied();
        part.ok_or_else(|| SavedTextFault::NoPart { place: self.at.clone(), name: shorten_name(name) })
    }

    fn translate_seat(&self, colour: Colour) -> Result<SeatId, SavedTextFault> {
        Ok(seat_of_colour(&self.names.seats, colour, self.at)?)
    }

    fn translate_seats(&self, colours: &Vec<Colour>) -> Result<SeatSet, SavedTextFault> {
        colours.iter().map(|&colour| self.translate_seat(colour)).collect()
    }
}
