//! The next turn of the build phase, and the end of the phase (rules 4.1, 4.9, 4.11, 4.12).

use shell::seats::SeatId;

use super::{collect, rummage};
use crate::action::TableEvent;
use crate::table::{BuildTurn, Due, Stage, Table};
use crate::turn::order_of_play::OrderOfPlay;

/// Reports the stop of a player beyond the line, and begins the next turn. A player who can neither
/// collect nor rummage passes by rule. Once nobody has turns left, the battle begins.
pub(crate) fn begin_build_turn(mut order: OrderOfPlay) {
    let line = order.table.setup().line();
    if let Stage::Build(turn) = &order.state.stage {
        let seat = turn.seat;
        let beyond = order.table.track.place(seat).saturating_sub(line);
        if beyond > 0 {
            order.report(TableEvent::Stopped { seat, beyond });
        }
    }
    while let Some(seat) = order.table.track.next_to_build(line) {
        if can_build(&order.read(), seat) {
            order.state.stage = Stage::Build(BuildTurn::beginning(seat));
            return order.await_choice();
        }
        order.table.track.passed.insert(seat);
        order.report(TableEvent::Passed { seat, by_rule: true });
    }
    order.go_to(Due::BeginBattle);
}

/// Whether a seat can collect a card or rummage (4.11).
pub fn can_build(table: &Table, seat: SeatId) -> bool {
    let can_collect = |card| collect::check_time(table, seat, card).is_ok();
    let mut numbers = (0..).zip(table.piles());
    numbers.any(|(number, pile)| {
        pile.face_up().is_some_and(can_collect) || rummage::check_rummage(table, seat, number).is_ok()
    })
}
