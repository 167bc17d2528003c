//! Actions of a turn of the battle (rules 6.4 to 6.10).

use super::{attack, movement, play_card, recharge};
use crate::action::{Action, Illegal};
use crate::table::{BattleTurn, Due, Table};
use crate::turn::effects;
use crate::turn::order_of_play::OrderOfPlay;

/// Applies an action of a turn, or a choice that an effect asks for.
pub(crate) fn act(mut order: OrderOfPlay) {
    let Some(action) = order.take_action() else { return order.await_choice() };
    let Some(turn) = order.state.battle().cloned() else { return order.await_choice() };
    let checked = check_act(&order.read(), &turn, &action);
    if let Err(illegal) = checked {
        return order.refuse(illegal);
    }
    let seat = turn.seat;
    match action {
        Action::Play(card) => play_card::play(&mut order, seat, card),
        Action::Use(slot) => play_card::use_ability(&mut order, seat, slot),
        Action::Move { square, pay } => movement::move_for_card(&mut order, seat, square, pay),
        Action::Limp(square) => movement::limp(&mut order, seat, square),
        Action::Attack { side, seat: target, pay } => attack::attack(&mut order, seat, side, target, pay),
        Action::Recharge => recharge::recharge(&mut order, seat),
        Action::EndTurn => return order.go_to(Due::EndTurn),
        choice => effects::apply_choice(&mut order, seat, &choice),
    }
    effects::run(&mut order, seat);
    let is_wrecked = !order.is_over() && !order.read().robot(seat).stands();
    // The turn of a robot that is wrecked in it ends there (9.4).
    if is_wrecked { order.go_to(Due::NextTurn) } else { order.await_choice() }
}

/// Checks an action of a turn, or a choice that an effect asks for.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_act(table: &Table, turn: &BattleTurn, action: &Action) -> Result<(), Illegal> {
    let seat = turn.seat;
    if !table.state().queue.is_empty() {
        return effects::check_choice(table, seat, action);
    }
    match action {
        Action::Play(card) => play_card::check_play(table, seat, *card),
        Action::Use(slot) => play_card::check_use(table, turn, *slot),
        Action::Move { square, pay } => movement::check_move(table, seat, *square, *pay).map(drop),
        Action::Limp(square) => movement::check_limp(table, seat, *square).map(drop),
        Action::Attack { side, seat: target, pay } => attack::check_attack(table, turn, *side, *target, *pay),
        Action::Recharge => recharge::check_recharge(table, seat),
        Action::EndTurn => Ok(()),
        _ => Err(Illegal::NotNow),
    }
}
