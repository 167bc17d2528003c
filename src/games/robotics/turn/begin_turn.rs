//! The beginning of a turn, and of a round with its first turn (rules 4.3, 5.1, 16.4).

use shell::seats::SeatId;

use super::order_of_play::OrderOfPlay;
use crate::action::TableEvent;
use crate::table::play_state::ACTIONS_PER_TURN;
use crate::table::{PlayState, Setup, Stage, Table, Turn, TurnStep};

/// Begins the next turn. The first turn of a round begins the round. If the robot meets an open
/// order, the sale is asked first (5.1).
pub(super) fn begin_turn(mut order: OrderOfPlay) {
    let first = order.state.first.unwrap_or(SeatId(0));
    let seat = match &order.state.stage {
        // The turn that has ended.
        Stage::Turn(turn) => order.table.setup().next_seat(turn.seat),
        _ => first,
    };
    if seat == first {
        begin_round(&mut order, first);
    }
    order.report(TableEvent::TurnBegan { seat });
    let setup = order.table.setup();
    let actions = actions_of_turn(setup, &order.state, seat);
    let may_sell = order.read().met_orders(seat).next().is_some();
    let step = if may_sell { TurnStep::Sale } else { TurnStep::Act };
    let turn = Turn::beginning(seat, order.table.setup().seats, step, actions);
    order.state.stage = Stage::Turn(turn);
    order.await_choice();
}

fn begin_round(order: &mut OrderOfPlay, first: SeatId) {
    let paid = match &order.state.stage {
        Stage::Auction(auction) => auction.highest.map_or(0, |(_, credits)| credits),
        _ => 0,
    };
    order.state.round = order.state.round.saturating_add(1);
    order.state.sold_in_round = false;
    let round = order.state.round;
    order.report(TableEvent::RoundBegan { round, first, paid });
}

/// Actions of a turn: two, or one for the first half of the seats in round 1 with *Even start*
/// (16.4).
pub fn actions_of_turn(setup: &Setup, state: &PlayState, seat: SeatId) -> u8 {
    let first = state.first.unwrap_or(SeatId(0));
    let is_handicapped =
        setup.options.even_start && state.round == 1 && setup.places_after(first, seat) < setup.seats / 2;
    if is_handicapped { ACTIONS_PER_TURN - 1 } else { ACTIONS_PER_TURN }
}

/// Whether a turn has just begun: no action was used in it, and no offer was made (5.1, 12.7).
pub(super) fn is_at_beginning(table: &Table, turn: &Turn) -> bool {
    let has_all_actions = || turn.actions_left == actions_of_turn(table.setup(), table.state(), turn.seat);
    match turn.step {
        TurnStep::Sale => true,
        TurnStep::Act => has_all_actions() && turn.offers.iter().all(|&offers| offers == 0),
        _ => false,
    }
}
