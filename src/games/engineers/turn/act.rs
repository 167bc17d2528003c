//! Actions of a turn (section 3), each in the module of its kind.

use shell::seats::SeatId;

use super::order_of_play::OrderOfPlay;
use super::{cards, carrying, deals, moving, test, truck, work, zone};
use crate::action::{Action, Illegal};
use crate::table::{Due, Table};

/// Applies an action of the team on turn.
pub(super) fn act(mut order: OrderOfPlay) {
    let Some(action) = order.take_action() else { return order.await_choice() };
    let Some(seat) = order.state.turn().map(|turn| turn.seat) else { return order.await_choice() };
    let checked = check_act(&order.read(), seat, &action);
    if let Err(illegal) = checked {
        return order.refuse(illegal);
    }
    let next = match &action {
        Action::Test { thing, machine, with_once } => {
            test::throw_switch(&mut order, seat, *thing, *machine, *with_once);
            Some(Due::EndTurn)
        }
        Action::HandIn(_) | Action::HandInAll => {
            let is_granted = cards::hand_in(&mut order, seat, &action);
            is_granted.then_some(Due::EndTurn)
        }
        Action::EndTurn => Some(Due::EndTurn),
        _ => {
            if let Some((_, apply)) = rules_of(&action) {
                apply(&mut order, seat, &action);
            }
            None
        }
    };
    match next {
        Some(step) => order.go_to(step),
        None => order.await_choice(),
    }
}

/// Check of an action of some kind.
type CheckOfKind = fn(&Table<'_>, SeatId, &Action) -> Result<(), Illegal>;
/// Effect of a checked action of some kind.
type EffectOfKind = fn(&mut OrderOfPlay<'_, '_>, SeatId, &Action);

/// Rules for an action of a kind that has a module of its own; `None` for one that ends the turn,
/// or that is no action of a turn.
const fn rules_of(action: &Action) -> Option<(CheckOfKind, EffectOfKind)> {
    Some(match action {
        Action::Step { .. } | Action::Search { .. } | Action::TakeDownWall { .. } => (moving::check, moving::apply),
        Action::PickUp { .. }
        | Action::PutDown { .. }
        | Action::HandOver { .. }
        | Action::TakeShare { .. }
        | Action::LeaveShare { .. }
        | Action::Pack { .. }
        | Action::Unpack { .. } => (carrying::check, carrying::apply),
        Action::Buy { .. }
        | Action::Sell { .. }
        | Action::Discard { .. }
        | Action::Define { .. }
        | Action::BuyNotebook => (zone::check, zone::apply),
        Action::Drive { .. }
        | Action::Load { .. }
        | Action::Unload { .. }
        | Action::ClimbIn { .. }
        | Action::ClimbOut { .. }
        | Action::TakeWheel { .. }
        | Action::LeaveWheel => (truck::check, truck::apply),
        Action::Work { .. }
        | Action::Debug { .. }
        | Action::Train { .. }
        | Action::Mend { .. }
        | Action::Improve { .. }
        | Action::BeginJoining { .. }
        | Action::BeginDetaching { .. } => (work::check, work::apply),
        Action::Offer { .. } | Action::Auction { .. } => (deals::check_open, deals::open),
        _ => return None,
    })
}

/// Checks an action of the team on turn.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_act(table: &Table, seat: SeatId, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Test { thing, machine, with_once } => test::check_test(table, seat, *thing, *machine, *with_once),
        Action::HandIn(_) | Action::HandInAll => cards::check_hand_in(table, seat, action),
        Action::EndTurn => Ok(()),
        _ => rules_of(action).map_or(Err(Illegal::NotNow), |(check, _)| check(table, seat, action)),
    }
}
