//! Format 0, of the first trials: without the version of the rules, the energy to win and the
//! draft, and with powers that don't name their colours.

use serde::Deserialize;

use super::v1::SavedGame1;
use super::v2::{Part2, Step2, Turn2};
use crate::action::{OutcomeBy, Phase};
use crate::parts::tile_set::{Starter, TileEntry};
use crate::record::text::by_name::Name;
use crate::record::text::format::FaceDown;
use shell::seats::seating::{Colour, Seat};

/// A saved game of format 0.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedGame0 {
    #[serde(rename = "format")]
    _format: u32,
    program: String,
    written: String,
    seats: Vec<Seat>,
    seed: u64,
    tile_set: String,
    tiles: Vec<TileEntry>,
    starter: Starter,
    history: Vec<Step2>,
    round: u16,
    phase: Phase,
    turn: Option<Turn2>,
    crystal: Option<Colour>,
    quiet_rounds: u8,
    used_up: bool,
    outcome: Option<OutcomeBy<Name>>,
    stream: u64,
    powers: Vec<u8>,
    face_down: FaceDown,
    parts: Vec<Part2>,
}

/// Converts to format 1. Every value that format 0 did not store was the rulebook's.
pub(super) fn upgrade_to_v1(old: SavedGame0) -> SavedGame1 {
    let colours = old.seats.iter().map(|seat| seat.colour);
    // A wrong number of powers stays an error: the empty list is refused when powers are read.
    let powers = if colours.len() == old.powers.len() { colours.zip(old.powers).collect() } else { Vec::new() };
    SavedGame1 {
        _format: 1,
        program: old.program,
        written: old.written,
        rules: 1,
        powers,
        seats: old.seats,
        seed: old.seed,
        energy_to_win: 10,
        tile_set: old.tile_set,
        tiles: old.tiles,
        starter: old.starter,
        history: old.history,
        round: old.round,
        phase: old.phase,
        turn: old.turn,
        crystal: old.crystal,
        quiet_rounds: old.quiet_rounds,
        used_up: old.used_up,
        outcome: old.outcome,
        stream: old.stream,
        face_down: old.face_down,
        parts: old.parts,
        draft: None,
    }
}
