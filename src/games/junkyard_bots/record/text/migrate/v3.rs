//! Format 3: before the rule option *Crystal moves on* (rule 8.4).

use serde::Deserialize;

use super::v4::SavedGame4;
use crate::action::{BuildPartBy, JunkyardBots};
use crate::parts::tile_set::{Starter, TileEntry};
use crate::record::text::by_name::Name;
use crate::record::text::format::SavedPosition;
use shell::record::{SavedStep, TakeOver};
use shell::seats::seating::Seat;

/// A saved game of format 3.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedGame3 {
    pub game: String,
    #[serde(rename = "format")]
    pub _format: u32,
    pub program: String,
    pub written: String,
    pub rules: u32,
    pub seats: Vec<Seat>,
    pub seed: u64,
    pub energy_to_win: u16,
    pub tile_set: String,
    pub tiles: Vec<TileEntry>,
    pub starter: Starter,
    pub beginning: Option<SavedPosition>,
    pub history: Vec<SavedStep<JunkyardBots>>,
    pub taken_over: Vec<TakeOver>,
    pub table: SavedPosition,
    pub draft: Option<Vec<BuildPartBy<Name>>>,
}

/// Converts to format 4: the rule option was not chosen.
pub(super) fn upgrade_to_v4(old: SavedGame3) -> SavedGame4 {
    SavedGame4 {
        game: old.game,
        _format: 4,
        program: old.program,
        written: old.written,
        rules: old.rules,
        seats: old.seats,
        seed: old.seed,
        energy_to_win: old.energy_to_win,
        crystal_moves_on: false,
        tile_set: old.tile_set,
        tiles: old.tiles,
        starter: old.starter,
        beginning: old.beginning,
        history: old.history,
        taken_over: old.taken_over,
        table: old.table,
        draft: old.draft,
    }
}
