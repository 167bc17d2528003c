//! Steps b and c of a turn: shields come off, and the hand is filled up (rule 6.2).

use crate::action::TableEvent;
use crate::table::BattleStep;
use crate::turn::effects;
use crate::turn::order_of_play::OrderOfPlay;

/// Takes the shields off, and fills the hand up, except on the first turn of a player (6.2).
pub(crate) fn make_ready(mut order: OrderOfPlay) {
    let Some(seat) = order.state.awaited_seat() else { return order.await_choice() };
    let robot = order.read().robot(seat);
    let number = robot.condition().shields;
    let has_played = robot.condition().has_played;
    let missing = robot.hand_size().saturating_sub(robot.cards().hand_size());
    if number > 0 {
        order.report(TableEvent::ShieldsOff { seat, number });
    }
    order.table.change_condition(seat, |condition| {
        condition.shields = 0;
        condition.has_played = true;
    });
    if has_played {
        effects::draw_cards(&mut order, seat, missing);
    }
    if let Some(turn) = order.state.battle_mut() {
        turn.step = BattleStep::Act;
    }
    order.await_choice();
}
