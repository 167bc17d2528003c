//! Actions and free steps of a turn (rules 5.2, 5.3).

use super::order_of_play::OrderOfPlay;
use super::{convert, draw, end_turn, free_steps, purchase, sabotage, trade};
use crate::action::{Action, Illegal, TableEvent};
use crate::table::{Due, Table, Turn, TurnStep};

/// Applies an action, a free step, or the end of the turn.
pub(super) fn act(mut order: OrderOfPlay) {
    let Some((turn, action)) = order.take_action_of_turn() else { return order.await_choice() };
    let checked = check_act(&order.read(), &turn, &action);
    if let Err(illegal) = checked {
        return order.refuse(illegal);
    }
    let seat = turn.seat;
    order.await_choice();
    match action {
        Action::Buy { kind, market } => {
            order.use_action();
            purchase::buy(&mut order, seat, kind, market);
        }
        Action::Draw => {
            order.use_action();
            draw::draw(&mut order, seat);
        }
        Action::Sabotage { seat: target, cell } => {
            order.use_action();
            sabotage::play_kept(&mut order, seat, target, cell);
        }
        Action::Convert(build) => {
            order.use_action();
            convert::convert(&mut order, seat, &build);
        }
        Action::Pass => {
            order.use_action();
            order.report(TableEvent::Passed { seat });
        }
        Action::Offer { partner, terms } => trade::offer(&mut order, seat, partner, terms),
        Action::Done => {
            end_turn::pay_rent(&mut order, seat);
            order.go_to(Due::EndTurn);
        }
        free_step => free_steps::apply(&mut order, seat, &free_step),
    }
}

/// Checks an action, a free step, or the end of the turn.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_act(table: &Table, turn: &Turn, action: &Action) -> Result<(), Illegal> {
    debug_assert_eq!(turn.step, TurnStep::Act);
    let costs_action = matches!(
        action,
        Action::Buy { .. }
            | Action::Draw
            | Action::Sabotage { .. }
            | Action::Convert(_)
            | Action::Pass
            | Action::Offer { .. }
    );
    if costs_action && turn.actions_left == 0 {
        return Err(Illegal::NoActionLeft);
    }
    match action {
        Action::Buy { kind, market } => purchase::check_buy(table, turn.seat, *kind, *market).map(drop),
        Action::Draw => draw::check_draw(table),
        Action::Sabotage { seat, cell } => sabotage::check_kept(table, turn, *seat, *cell).map(drop),
        Action::Convert(build) => convert::check_convert(table, turn.seat, build).map(drop),
        Action::Pass => Ok(()),
        Action::Offer { partner, terms } => trade::check_offer(table, turn, *partner, terms),
        other => free_steps::check(table, turn.seat, other),
    }
}
