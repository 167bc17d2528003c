//! The beginning of a turn, and of a round with its first turn (rules 6.1, 6.2, 9.3).

use shell::seats::SeatId;

use super::settle::settle_forced;
use crate::action::TableEvent;
use crate::table::{BattleStep, BattleTurn, Due, Stage};
use crate::turn::order_of_play::OrderOfPlay;

/// Begins the next turn in battle order. Shields settle dents first, without a choice (9.3).
pub(crate) fn begin_turn(mut order: OrderOfPlay) {
    let Some(seat) = next_seat(&mut order) else { return order.await_choice() };
    order.report(TableEvent::TurnBegan { seat });
    order.state.stage = Stage::Battle(BattleTurn::beginning(seat, BattleStep::Settle { by_choice: false }));
    let robot = order.read().robot(seat);
    let number = robot.condition().shields.min(robot.condition().dents);
    if number > 0 {
        order.table.change_condition(seat, |condition| {
            condition.shields -= number;
            condition.dents -= number;
        });
        order.report(TableEvent::ShieldsTaken { seat, number });
    }
    settle_forced(&mut order, seat);
    let has_dents = order.read().robot(seat).condition().dents > 0;
    if has_dents { order.await_choice() } else { order.go_to(Due::Ready) }
}

/// Seat of the next turn. The first turn of a round begins the round (6.1).
fn next_seat(order: &mut OrderOfPlay) -> Option<SeatId> {
    let (in_round, first) = next_standing(order);
    if in_round.is_some() {
        return in_round;
    }
    let round = order.state.round.saturating_add(1);
    order.state.round = round;
    let crushed = order.table.setup().crusher(round).map(|crusher| u8::try_from(crusher.ring).unwrap_or(u8::MAX));
    order.report(TableEvent::RoundBegan { round, crushed });
    first
}

/// The next robot that stands after the one whose turn has ended, if that was in this round, and
/// the first one that stands.
fn next_standing(order: &OrderOfPlay) -> (Option<SeatId>, Option<SeatId>) {
    let table = order.read();
    let first = table.standing().next();
    let Stage::Battle(turn) = &order.state.stage else { return (None, first) };
    let after = order.state.order.iter().skip_while(|&&seat| seat != turn.seat).skip(1);
    (after.copied().find(|&seat| table.robot(seat).stands()), first)
}
