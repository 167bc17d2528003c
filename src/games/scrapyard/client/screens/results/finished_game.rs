//! A finished game, replayed with what each robot could lose after each step.

use crate::action::{Scrapyard, TableEvent};
use crate::table::Table;
use shell::record::{Chronicle, History, ReplayError};
use shell::seats::SeatId;

/// Toughness of each seat's robot (2.5): 0 for one that is wrecked, and before the battle.
pub(super) type Toughness = Vec<u16>;

/// Events of a game, with what each robot could lose after each step.
pub(super) type BattleChronicle = Chronicle<Scrapyard, Toughness>;

/// Replays a game, with what each robot could lose after each step.
///
/// # Errors
/// [`ReplayError`] if the history can't be replayed.
pub(super) fn replay_battle(history: &History<Scrapyard>) -> Result<BattleChronicle, ReplayError<Scrapyard>> {
    Chronicle::from_history(history, toughness_of_seats)
}

fn toughness_of_seats(table: &Table) -> Toughness {
    table.seats().map(|seat| left_to_lose(table, seat)).collect()
}

/// Toughness of a seat's robot; 0 if it does not stand.
pub(super) fn left_to_lose(table: &Table, seat: SeatId) -> u16 {
    let robot = table.robot(seat);
    if robot.stands() { u16::try_from(robot.toughness()).unwrap_or(0) } else { 0 }
}

/// Number of cards that a seat has collected (4.3).
pub(super) fn count_collected(chronicle: &BattleChronicle, of: SeatId) -> usize {
    let events = chronicle.entries().iter().flat_map(|entry| &entry.events);
    let is_own = |event: &&TableEvent| matches!(event, TableEvent::PartPutOn { seat, .. } | TableEvent::ActionCollected { seat, .. } if *seat == of);
    events.filter(is_own).count()
}
