//! Contents of the form for a new game, and the set-up that they ask for.

use std::sync::Arc;

use bevy::prelude::Resource;

use crate::parts::MOST_SEATS;
use crate::parts::catalogue::{self, ListedTileSet};
use crate::table::Setup;
use crate::table::setup::ENERGY_TO_WIN;
use client::play::open;
use shell::language::{InWords, Phrase};
use shell::seats::default_name;
use shell::seats::{Colour, PlayerKind, Seat, SeatKind, seating};

/// Contents of the form.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Form {
    pub(crate) seats: Vec<Seat>,
    pub(crate) seed: String,
    pub(crate) energy: u16,
    pub(crate) crystal_moves_on: bool,
    /// Index of the tile set, among those of the game and then the one from a file.
    pub(crate) junkyard: usize,
}

impl Default for Form {
    /// Returns the form for a person against a normal computer player.
    fn default() -> Self {
        let normal = SeatKind::Computer(PlayerKind::Cog);
        let seats = vec![usual_seat(Colour::Orange, SeatKind::Human), usual_seat(Colour::Blue, normal)];
        Self { seats, seed: short_seed(), energy: ENERGY_TO_WIN, crystal_moves_on: false, junkyard: 0 }
    }
}

impl Form {
    /// Returns the reason why a game can't begin with these seats, if there is one.
    pub(crate) fn problem(&self) -> Option<Phrase> {
        seating::check_seats(&self.seats, self.seats.len()).err().map(|error| error.phrase())
    }

    /// Returns the set-up that the form asks for.
    pub(crate) fn game_setup(&self, from_file: Option<&ListedTileSet>) -> Setup {
        let plain = Setup::new(self.seats.len() as u8, parse_seed(&self.seed));
        let chosen = catalogue::bundled_tile_sets().iter().chain(from_file).nth(self.junkyard);
        let tiles = chosen.map_or(plain.tiles, |listed| Arc::clone(&listed.tiles));
        Setup { energy_to_win: self.energy, crystal_moves_on: self.crystal_moves_on, tiles, ..plain }
    }

    /// Replaces the seed by a new one.
    pub(crate) fn replace_seed(&mut self) {
        self.seed = short_seed();
    }

    /// Adds a seat in the first colour that no seat has; does nothing if the game has all seats
    /// that it can have (rule 4.1).
    pub(crate) fn add_seat(&mut self, kind: SeatKind) {
        if self.seats.len() >= usize::from(MOST_SEATS) {
            return;
        }
        let free = Colour::ALL.into_iter().find(|&colour| !self.is_taken(colour));
        self.seats.extend(free.map(|colour| usual_seat(colour, kind)));
    }

    /// Whether a seat has this colour.
    pub(crate) fn is_taken(&self, colour: Colour) -> bool {
        self.seats.iter().any(|seat| seat.colour == colour)
    }

    /// Gives a seat another colour, and the name that goes with it if it had the usual one.
    pub(crate) fn recolour_seat(&mut self, number: usize, colour: Colour) {
        let seat = &mut self.seats[number];
        if seat.name == default_name(seat.colour) {
            seat.name = default_name(colour).into();
        }
        seat.colour = colour;
    }
}

fn usual_seat(colour: Colour, kind: SeatKind) -> Seat {
    Seat { name: default_name(colour).into(), colour, kind }
}

/// Returns a random seed of six digits: short enough to be read aloud.
fn short_seed() -> String {
    format!("{:06}", open::short_seed())
}

/// Returns a seed as a number: a number is taken as it is, any other text is hashed.
fn parse_seed(text: &str) -> u64 {
    let text = text.trim();
    text.parse().unwrap_or_else(|_| {
        // FNV-1a: the same on every machine and in every version.
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_numbers_or_words() {
        assert_eq!(parse_seed(" 4711 "), 4711);
        assert_eq!(parse_seed("rust"), parse_seed("rust "));
        assert_ne!(parse_seed("rust"), parse_seed("trust"));
        assert!(short_seed().parse::<u64>().is_ok());
    }

    #[test]
    fn the_game_has_the_tiles_that_are_chosen() {
        let mut form = Form::default();
        for (number, listed) in catalogue::bundled_tile_sets().iter().enumerate() {
            form.junkyard = number;
            assert_eq!(form.game_setup(None).tiles, listed.tiles);
        }
        form.junkyard = catalogue::bundled_tile_sets().len();
        assert_eq!(
            form.game_setup(Some(&catalogue::bundled_tile_sets()[1])).tiles,
            catalogue::bundled_tile_sets()[1].tiles
        );
    }

    #[test]
    fn the_crystal_moves_on_where_that_is_chosen() {
        let mut form = Form::default();
        assert!(!form.game_setup(None).crystal_moves_on);
        form.crystal_moves_on = true;
        form.replace_seed();
        assert!(form.game_setup(None).crystal_moves_on);
    }

    #[test]
    fn seats_are_added_until_the_game_has_four_and_the_fifth_colour_can_be_chosen() {
        let mut form = Form::default();
        for _ in 0..Colour::ALL.len() {
            form.add_seat(SeatKind::Human);
            assert_eq!(form.problem(), None);
        }
        assert_eq!(form.seats.len(), usize::from(MOST_SEATS));
        assert_eq!(form.game_setup(None).check(), Ok(()));
        assert!(!form.is_taken(Colour::Indigo));
        form.recolour_seat(3, Colour::Indigo);
        assert_eq!(form.seats[3].name, default_name(Colour::Indigo));
        assert_eq!(form.problem(), None);
    }

    #[test]
    fn a_usual_name_follows_the_colour_and_a_chosen_one_stays() {
        let mut form = Form::default();
        form.seats[1].name = "Grandmother".into();
        let free: Vec<Colour> = Colour::ALL.into_iter().filter(|&colour| !form.is_taken(colour)).collect();
        form.recolour_seat(0, free[0]);
        form.recolour_seat(1, free[1]);
        assert_eq!((form.seats[0].name.as_str(), form.seats[0].colour), (default_name(free[0]), free[0]));
        assert_eq!((form.seats[1].name.as_str(), form.seats[1].colour), ("Grandmother", free[1]));
    }
}
