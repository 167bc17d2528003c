//! Format 4: before the container that all games share, with the fields of the set-up among its
//! own.

use serde::Deserialize;

use crate::action::{BuildPartBy, JunkyardBots};
use crate::parts::tile_set::{Starter, TileEntry};
use crate::record::text::by_name::Name;
use crate::record::text::format::{NEWEST_FORMAT, SavedPosition, SavedSetup};
use shell::record::{SavedGame, SavedStep, TakeOver};
use shell::seats::seating::Seat;

/// A saved game of format 4.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedGame4 {
    pub game: String,
    #[serde(rename = "format")]
    pub _format: u32,
    pub program: String,
    pub written: String,
    pub rules: u32,
    pub seats: Vec<Seat>,
    pub seed: u64,
    pub energy_to_win: u16,
    #[serde(default)]
    pub crystal_moves_on: bool,
    pub tile_set: String,
    pub tiles: Vec<TileEntry>,
    pub starter: Starter,
    pub beginning: Option<SavedPosition>,
    pub history: Vec<SavedStep<JunkyardBots>>,
    pub taken_over: Vec<TakeOver>,
    pub table: SavedPosition,
    pub draft: Option<Vec<BuildPartBy<Name>>>,
}

/// Converts to format 5: the fields of the set-up are one value.
pub(super) fn upgrade_to_v5(old: SavedGame4) -> SavedGame<JunkyardBots> {
    SavedGame {
        game: old.game,
        format: NEWEST_FORMAT,
        program: old.program,
        written: old.written,
        rules: old.rules,
        seats: old.seats,
        seed: old.seed,
        setup: SavedSetup {
            energy_to_win: old.energy_to_win,
            tile_set: old.tile_set,
            tiles: old.tiles,
            starter: old.starter,
            crystal_moves_on: old.crystal_moves_on,
        },
        beginning: old.beginning,
        history: old.history,
        taken_over: old.taken_over,
        correspondence: Vec::new(),
        table: old.table,
        draft: old.draft,
    }
}
