//! A turn of the build phase (rules 4.2, 4.6, 4.11).

use crate::action::{Action, Illegal, TableEvent};
use crate::table::{BuildTurn, Due, Location, Stage, Table};
use crate::turn::effects;
use crate::turn::order_of_play::OrderOfPlay;

use super::{collect, rummage};

/// Applies a choice of a turn of the build phase.
pub(crate) fn build(mut order: OrderOfPlay) {
    let Some(action) = order.take_action() else { return order.await_choice() };
    let Stage::Build(turn) = order.state.stage.clone() else { return order.await_choice() };
    let checked = check_build(&order.read(), &turn, &action);
    if let Err(illegal) = checked {
        return order.refuse(illegal);
    }
    apply(&mut order, &turn, &action);
}

fn apply(order: &mut OrderOfPlay, turn: &BuildTurn, action: &Action) {
    let seat = turn.seat;
    if let Some(turn) = order.state.build_mut() {
        turn.has_acted = true;
    }
    match (action, &turn.rummage) {
        (Action::Collect { pile, side }, _) => {
            let card = order.read().pile(*pile).and_then(crate::table::Pile::face_up);
            if let Some(card) = card {
                order.table.take_face_up(*pile, Location::Rummaged);
                collect::collect(order, seat, card, *side, Location::Rummaged);
            }
        }
        (Action::Rummage { pile }, _) if !turn.has_acted => rummage::rummage_on_turn(order, seat, *pile),
        (Action::Take(taking), Some(open)) => rummage::take(order, seat, open.pile, taking),
        (Action::Pass, _) => {
            order.table.track.passed.insert(seat);
            order.report(TableEvent::Passed { seat, by_rule: false });
            return order.go_to(Due::NextBuildTurn);
        }
        (Action::Done, _) => {
            turn_up_tops(order);
            return order.go_to(Due::NextBuildTurn);
        }
        (choice, _) => effects::apply_choice(order, seat, choice),
    }
    effects::run(order, seat);
    order.await_choice();
}

/// Checks a choice of a turn of the build phase.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_build(table: &Table, turn: &BuildTurn, action: &Action) -> Result<(), Illegal> {
    if let Some(open) = &turn.rummage {
        return match action {
            Action::Take(taking) => rummage::check_take(table, turn.seat, open, taking),
            _ => Err(Illegal::Unanswered),
        };
    }
    if !table.state().queue.is_empty() {
        return effects::check_choice(table, turn.seat, action);
    }
    match action {
        Action::Done if turn.has_acted => Ok(()),
        Action::Done => Err(Illegal::NotActed),
        Action::Collect { .. } | Action::Rummage { .. } | Action::Pass if turn.has_acted => Err(Illegal::AlreadyActed),
        Action::Collect { pile, side } => collect::check_collect(table, turn.seat, *pile, *side).map(drop),
        Action::Rummage { pile } => rummage::check_rummage(table, turn.seat, *pile),
        Action::Pass => Ok(()),
        _ => Err(Illegal::NotNow),
    }
}

/// Turns up the top card of every pile whose top lies face down, in the order of the piles (4.6).
pub(crate) fn turn_up_tops(order: &mut OrderOfPlay) {
    for pile in 0..order.table.setup().data.file().piles {
        let lies_face_down = order.read().pile(pile).is_some_and(|pile| !pile.is_face_up && !pile.cards.is_empty());
        if !lies_face_down {
            continue;
        }
        if let Some((card, drawn)) = order.table.reveal_top(pile) {
            order.table.change_pile(pile, |pile| pile.is_face_up = true);
            order.report(TableEvent::TurnedUp { pile, card, drawn });
        }
    }
}
