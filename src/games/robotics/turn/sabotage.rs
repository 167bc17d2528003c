//! Saboteurs (rules 11.1 to 11.4, 16.1).

use shell::grid::Cell;
use shell::seats::SeatId;

use super::order_of_play::OrderOfPlay;
use crate::action::{Action, Illegal, LoosePlace, PlacedPart, TableEvent};
use crate::parts::{Kind, Part};
use crate::table::{Location, Table, Turn, TurnStep};

/// A saboteur was drawn: its player chooses a target; without any target the saboteur leaves, or is
/// laid on the bench if saboteurs may be kept (11.2, 16.1).
pub(super) fn begin_sabotage(order: &mut OrderOfPlay, seat: SeatId) {
    let has_target = targets(&order.read(), seat).next().is_some();
    if has_target {
        order.await_step(TurnStep::Sabotage);
    } else if order.table.setup().options.stored_saboteur {
        keep_saboteur(order, seat);
    } else {
        order.table.move_drawn(Kind::Saboteur, Location::Gone);
        order.report(TableEvent::SaboteurIdle { seat });
    }
}

/// Plays the saboteur just drawn, or keeps it.
pub(super) fn play_saboteur(mut order: OrderOfPlay) {
    let Some((turn, action)) = order.take_action_of_turn() else { return order.await_choice() };
    let checked = check_drawn(&order.read(), &turn, &action);
    match checked {
        Err(illegal) => return order.refuse(illegal),
        Ok(None) => keep_saboteur(&mut order, turn.seat),
        Ok(Some((target, placed))) => {
            order.table.move_drawn(Kind::Saboteur, Location::Gone);
            take_extremity(&mut order, turn.seat, target, placed);
        }
    }
    order.await_step(TurnStep::Act);
}

/// Plays a saboteur that was kept, from the store first, as an action (16.1).
pub(super) fn play_kept(order: &mut OrderOfPlay, seat: SeatId, target: SeatId, cell: Cell) {
    let Ok(placed) = check_target(&order.read(), seat, target, cell) else { return };
    let saboteur = Part::plain(Kind::Saboteur);
    let is_stored = order.read().workshop(seat).shop.store.count(saboteur) > 0;
    let place = if is_stored { LoosePlace::Store } else { LoosePlace::Bench };
    order.table.scrap(saboteur, seat, place);
    take_extremity(order, seat, target, placed);
}

fn keep_saboteur(order: &mut OrderOfPlay, seat: SeatId) {
    order.table.move_drawn(Kind::Saboteur, Location::bench(seat));
    if let Some(turn) = order.state.turn_mut() {
        turn.add_new_saboteurs(seat, 1);
    }
    order.report(TableEvent::SaboteurKept { seat });
}

fn take_extremity(order: &mut OrderOfPlay, seat: SeatId, target: SeatId, placed: PlacedPart) {
    order.table.take_off(placed, target, Location::Bag);
    order.report(TableEvent::Sabotaged { seat, target, part: placed.part, at: placed.at });
}

/// Checks the choice after a saboteur was drawn. Returns the seat and the extremity; `None` to keep
/// the saboteur.
///
/// # Errors
/// [`Illegal`] if the table would refuse the choice.
pub fn check_drawn(table: &Table, turn: &Turn, action: &Action) -> Result<Option<(SeatId, PlacedPart)>, Illegal> {
    match *action {
        Action::Sabotage { seat, cell } => {
            check_target(table, turn.seat, seat, cell).map(|placed| Some((seat, placed)))
        }
        Action::KeepSaboteur if table.setup().options.stored_saboteur => Ok(None),
        Action::KeepSaboteur => Err(Illegal::NoSuchOption),
        _ => Err(Illegal::Unanswered),
    }
}

/// Checks that a kept saboteur may be played. Returns the extremity.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_kept(table: &Table, turn: &Turn, target: SeatId, cell: Cell) -> Result<PlacedPart, Illegal> {
    if playable_saboteurs(table, turn, turn.seat) == 0 {
        return Err(Illegal::NoSaboteur);
    }
    check_target(table, turn.seat, target, cell)
}

/// Saboteurs of a seat that may be traded in this turn and, if it is the seat's own, played: those
/// that were neither drawn nor traded for in it (16.1).
pub fn playable_saboteurs(table: &Table, turn: &Turn, seat: SeatId) -> u8 {
    let shop = table.workshop(seat).shop;
    let owned = shop.bench.of_kind(Kind::Saboteur) + shop.store.of_kind(Kind::Saboteur);
    owned.saturating_sub(turn.new_saboteurs_of(seat))
}

fn check_target(table: &Table, seat: SeatId, target: SeatId, cell: Cell) -> Result<PlacedPart, Illegal> {
    if !table.setup().has_seat(target) {
        return Err(Illegal::NoSuchSeat);
    }
    if target == seat {
        return Err(Illegal::OwnSeat);
    }
    let placed = table.workshop(target).robot.at(cell).map(|part| part.placed);
    placed.filter(|placed| placed.part.kind.is_extremity()).ok_or(Illegal::NotAnExtremity)
}

/// The extremities that a saboteur of a seat may take: those attached to the robots of others
/// (11.1).
pub fn targets<'a>(table: &Table<'a>, seat: SeatId) -> impl Iterator<Item = (SeatId, PlacedPart)> + use<'a> {
    let others = table.seats().filter(move |&other| other != seat);
    let table = *table;
    others.flat_map(move |other| {
        let parts = table.workshop(other).robot.placed();
        parts.filter(|placed| placed.part.kind.is_extremity()).map(move |placed| (other, placed))
    })
}
