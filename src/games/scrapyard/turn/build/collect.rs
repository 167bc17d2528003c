//! Collecting a card (rules 4.3 to 4.5, 4.10).

use shell::seats::SeatId;

use crate::action::{Illegal, TableEvent};
use crate::cards::{ArmSide, CardId, Face, Slot};
use crate::table::{Location, Table, Zone};
use crate::turn::order_of_play::OrderOfPlay;

/// Checks that a seat can collect the face-up card of a pile. Returns the card.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_collect(table: &Table, seat: SeatId, pile: u8, side: Option<ArmSide>) -> Result<CardId, Illegal> {
    let found = table.pile(pile).ok_or(Illegal::NoSuchPile)?;
    let card = found.face_up().ok_or(Illegal::PileEmpty)?;
    check_card(table, seat, card, side)?;
    Ok(card)
}

/// Checks that a seat's token can move by the time of a card (4.10), and that a side is named for
/// an arm only (4.4).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub(super) fn check_card(table: &Table, seat: SeatId, card: CardId, side: Option<ArmSide>) -> Result<(), Illegal> {
    check_time(table, seat, card)?;
    match &table.data().card(card).face {
        Face::Action(_) if side.is_some() => Err(Illegal::NoSide),
        Face::Action(_) => Ok(()),
        Face::Part(part) if Slot::of_part(part.kind, side).is_some() => Ok(()),
        Face::Part(_) if side.is_some() => Err(Illegal::NoSide),
        Face::Part(_) => Err(Illegal::ChooseSide),
    }
}

/// Checks that a seat's token can move by the time of a card (4.10).
///
/// # Errors
/// [`Illegal::TooLate`].
pub fn check_time(table: &Table, seat: SeatId, card: CardId) -> Result<(), Illegal> {
    let place = table.track().place(seat);
    let time = table.data().card(card).time;
    let end = table.setup().track_end();
    if place.saturating_add(time) > end { Err(Illegal::TooLate { place, time, end }) } else { Ok(()) }
}

/// Sides on which a card can be put: both for an arm, and a single `None` for any other card (4.4).
pub fn sides_of(table: &Table, card: CardId) -> impl Iterator<Item = Option<ArmSide>> + use<> {
    let part = table.data().card(card).part();
    let is_arm = part.is_some_and(|part| Slot::of_part(part.kind, Some(ArmSide::Left)).is_some());
    let sides = if is_arm { ArmSide::BOTH.map(Some).to_vec() } else { vec![None] };
    sides.into_iter()
}

/// Moves the token by the time of a card, and puts the card in its place: a part on the robot, an
/// action onto the discard pile (4.3 to 4.5). Its build effects wait in front of others (4.7).
pub(super) fn collect(order: &mut OrderOfPlay, seat: SeatId, card: CardId, side: Option<ArmSide>, from: Location) {
    let data = order.table.setup().data.clone();
    let face = data.card(card);
    move_token(order, seat, face.time);
    match face.part().and_then(|part| Slot::of_part(part.kind, side)) {
        Some(slot) => {
            let replaced = order.table.put_on(card, from, seat, slot);
            order.report(TableEvent::PartPutOn { seat, slot, card, replaced });
        }
        None => {
            order.table.move_card(card, from, Location::of(seat, Zone::Discard));
            order.report(TableEvent::ActionCollected { seat, card });
        }
    }
    order.state.queue.put_in_front(&face.build);
}

/// Moves a token forward, on top of others (4.3).
pub(super) fn move_token(order: &mut OrderOfPlay, seat: SeatId, spaces: u8) {
    let from = order.table.track.place(seat);
    let to = from.saturating_add(spaces).min(order.table.setup().track_end());
    let on_top_of = order.table.track.move_token(seat, to);
    order.report(TableEvent::TokenMoved { seat, from, to, on_top_of });
}
