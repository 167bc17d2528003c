//! Format 1: before games could be taken over from a replay.

use serde::Deserialize;

use super::v2::{Part2, Placed2, SavedGame2, Step2, Turn2};
use crate::action::{OutcomeBy, Phase};
use crate::parts::tile_set::{Starter, TileEntry};
use crate::record::text::by_name::Name;
use crate::record::text::format::FaceDown;
use shell::seats::seating::{Colour, Seat};

/// A saved game of format 1.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedGame1 {
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
    pub history: Vec<Step2>,
    pub round: u16,
    pub phase: Phase,
    pub turn: Option<Turn2>,
    pub crystal: Option<Colour>,
    pub quiet_rounds: u8,
    pub used_up: bool,
    pub outcome: Option<OutcomeBy<Name>>,
    pub stream: u64,
    pub powers: Vec<(Colour, u8)>,
    pub face_down: FaceDown,
    pub parts: Vec<Part2>,
    pub draft: Option<Vec<Placed2>>,
}

/// Converts to format 2: no game had been taken over.
pub(super) fn upgrade_to_v2(old: SavedGame1) -> SavedGame2 {
    SavedGame2 {
        _format: 2,
        program: old.program,
        written: old.written,
        rules: old.rules,
        seats: old.seats,
        seed: old.seed,
        energy_to_win: old.energy_to_win,
        tile_set: old.tile_set,
        tiles: old.tiles,
        starter: old.starter,
        history: old.history,
        taken_over: Vec::new(),
        round: old.round,
        phase: old.phase,
        turn: old.turn,
        crystal: old.crystal,
        quiet_rounds: old.quiet_rounds,
        used_up: old.used_up,
        outcome: old.outcome,
        stream: old.stream,
        powers: old.powers,
        face_down: old.face_down,
        parts: old.parts,
        draft: old.draft,
    }
}
