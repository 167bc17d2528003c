//! The seats in the order of the standings.

use super::blows::{Blow, dents_given};
use super::finished_game::left_to_lose;
use crate::action::Wreck;
use crate::table::Table;
use shell::seats::SeatId;

/// Result of a seat at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SeatResult {
    /// The seat.
    pub(super) seat: SeatId,
    /// Whether it has won.
    pub(super) won: bool,
    /// Toughness of its robot (2.5).
    pub(super) left: u16,
    /// Dents that it has given to others.
    pub(super) given: u16,
    /// Number of robots that it has wrecked.
    pub(super) wrecked: usize,
    /// Wreck of its robot; `None` for the winner.
    pub(super) wreck: Option<Wreck>,
}

/// Returns the results of all seats by their places (10.4).
pub(super) fn rank_seats(table: &Table, blows: &[Blow]) -> Vec<SeatResult> {
    let Some(outcome) = table.state().outcome() else { return Vec::new() };
    let wrecks = &table.state().wrecks;
    let result = |&seat: &SeatId| SeatResult {
        seat,
        won: outcome.winner() == Some(seat),
        left: left_to_lose(table, seat),
        given: dents_given(blows, seat),
        wrecked: wrecks.iter().filter(|wreck| wreck.by == Some(seat) && wreck.seat != seat).count(),
        wreck: wrecks.iter().find(|wreck| wreck.seat == seat).copied(),
    };
    outcome.places.iter().map(result).collect()
}
