//! Beginning of a turn and of a round (3.1), and the end of the game (section 18).

use std::cmp::Reverse;

use shell::seats::{PerSeat, SeatId};

use super::knowing;
use super::order_of_play::OrderOfPlay;
use crate::action::outcome::{EndReason, Standing};
use crate::action::{Outcome, TableEvent, WorkerId};
use crate::table::{PlayState, Stage, Table, Turn};

/// Begins the next turn. After the last turn of a round the game ends, or another round begins.
pub(super) fn begin_turn(mut order: OrderOfPlay) {
    let following = team_after(&order.state);
    if following.is_none() {
        let outcome = outcome_of_round(&order.read());
        if let Some(outcome) = outcome {
            order.end_game(outcome);
            return order.await_choice();
        }
        begin_round(&mut order);
    }
    if let Some(seat) = following.or_else(|| order.state.order.first().copied()) {
        begin_turn_of(&mut order, seat);
    }
    order.await_choice();
}

/// Team whose turn follows the one that ends in the same round; `None` after the last one, and
/// before the first turn.
fn team_after(state: &PlayState) -> Option<SeatId> {
    let ended = state.turn()?.seat;
    let place = state.order.iter().position(|&seat| seat == ended)?;
    state.order.get(place + 1).copied()
}

fn begin_round(order: &mut OrderOfPlay) {
    order.state.round += 1;
    let round = order.state.round;
    let is_last = round >= order.table.setup().options.rounds;
    order.report(TableEvent::RoundBegan { round, is_last });
}

/// Begins the turn of a team: its workers have spent nothing, and what lies in their squares is
/// compared with the notebook (17.3).
fn begin_turn_of(order: &mut OrderOfPlay, seat: SeatId) {
    order.state.stage = Stage::Turn(Turn::beginning(seat));
    order.table.change_team(seat, |team| team.turns = team.turns.saturating_add(1));
    for worker in WorkerId::all() {
        order.table.change_worker(seat, worker, |worker| worker.spent = 0);
    }
    order.report(TableEvent::TurnBegan { seat });
    knowing::compare_all(order, seat);
}

/// Whether a team has the target score (18.1).
fn has_target(table: &Table, seat: SeatId) -> bool {
    table.points(seat) >= table.setup().options.target
}

/// Result of a game that ends with the present round; `None` if it goes on (18.1, 18.2).
pub fn outcome_of_round(table: &Table) -> Option<Outcome> {
    let reason = if table.seats().any(|seat| has_target(table, seat)) {
        EndReason::Target
    } else if table.state().round >= table.setup().options.rounds {
        EndReason::RoundLimit
    } else {
        return None;
    };
    let standing = |&seat: &SeatId| Standing { seat, points: table.points(seat), money: table.team(seat).money };
    let mut standings: PerSeat<Standing> = table.state().order.iter().map(standing).collect();
    standings.sort_by_key(|team| Reverse((team.points, team.money)));
    Some(Outcome { reason, standings })
}
