//! Phase 6, check for victory (rules 8.1 to 8.3).

use std::cmp::Reverse;

use bevy::prelude::*;

use super::order::OrderOfPlay;
use super::sets::{InPhase, ROUND};
use crate::action::{Ending, Outcome, Phase, TableEvent};
use crate::table::round_state::STALEMATE_ROUNDS;
use crate::table::{Table, TableReader};
use shell::seats::SeatId;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(ROUND, check_for_victory.in_set(InPhase(Phase::Victory)));
}

/// Ends the game, or enters the next phase.
fn check_for_victory(mut order: OrderOfPlay, table: TableReader) {
    let state = &mut *order.state;
    // A round is quiet if nothing was used up in it (8.3).
    state.quiet_rounds = if state.used_up { 0 } else { state.quiet_rounds + 1 };
    state.used_up = false;
    let stalemate = state.quiet_rounds >= STALEMATE_ROUNDS;
    let read = table.table(&order.state);
    let Some(ending) = ending_of_round(&read).or(stalemate.then_some(Ending::Stalemate)) else {
        return order.enter_phase(Phase::EndTurn);
    };
    let outcome = Outcome { ending, winners: winning_seats(&read) };
    order.enter_phase(Phase::Over);
    order.state.outcome = Some(outcome.clone());
    order.report(TableEvent::Ended(outcome));
}

/// Whether the game is certain to end with this round, by energy or by an explosion (8.1).
pub(super) fn is_end_certain(table: &Table) -> bool {
    ending_of_round(table).is_some()
}

/// Ending of the game by rule 8.1: a robot has eaten enough energy, or any robot exploded; `None`
/// if neither happened.
fn ending_of_round(table: &Table) -> Option<Ending> {
    let full = table.setup().energy_needed(table.most_eaten()) == 0;
    match (full, table.any_exploded()) {
        (true, false) => Some(Ending::Energy),
        (false, true) => Some(Ending::Explosion),
        (true, true) => Some(Ending::EnergyAndExplosion),
        (false, false) => None,
    }
}

/// Winning seats: of the surviving robots those that ate the most energy, and of these those with
/// the most power (8.2).
fn winning_seats(table: &Table) -> Vec<SeatId> {
    let rank = |seat: SeatId| Reverse((table.eaten(seat), table.power(seat)));
    let best = table.surviving_seats().map(rank).min();
    table.surviving_seats().filter(|&seat| Some(rank(seat)) == best).collect()
}
