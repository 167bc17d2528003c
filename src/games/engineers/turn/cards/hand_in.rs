//! Handing in of cards (15.4 to 15.6).

use shell::seats::SeatId;
use smallvec::{SmallVec, smallvec};

use super::draw::draw_cards;
use super::supply::{Kinds, has_blank, kinds_left, own_kinds};
use crate::action::{Action, Illegal, TableEvent};
use crate::set::{DataSet, MachineId, Need};
use crate::table::{CardPlace, Table};
use crate::turn::order_of_play::OrderOfPlay;

/// Checks that a team may ask to hand in a card or all three. Whether it may hand them in is told
/// by the answer (15.5).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_hand_in(table: &Table, seat: SeatId, action: &Action) -> Result<(), Illegal> {
    match *action {
        Action::HandIn(machine) => check_hand_in_one(table, seat, machine, &own_kinds(table, seat)),
        Action::HandInAll => check_hand_in_all(table, seat),
        _ => Err(Illegal::NotNow),
    }
}

/// Checks that a team that has objects of some kinds may ask to hand in a card: one need at least
/// is open (15.4). That all open ones could not be filled is the answer, which nobody is told
/// before (15.5).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_hand_in_one(table: &Table, seat: SeatId, machine: MachineId, kinds: &Kinds) -> Result<(), Illegal> {
    if !table.has_card(seat, machine) {
        return Err(Illegal::NotYourCard);
    }
    if is_asked(table, machine) {
        return Err(Illegal::AskedAlready);
    }
    if table.data().can_fill_all(machine, kinds) { Err(Illegal::NothingIsMissing) } else { Ok(()) }
}

/// Checks that a team may ask to hand in all its cards (15.6).
///
/// # Errors
/// [`Illegal::AskedAlready`] if one of them was asked about in this turn (15.5).
pub fn check_hand_in_all(table: &Table, seat: SeatId) -> Result<(), Illegal> {
    let is_any_asked = table.turn().is_some_and(|turn| turn.asked.iter().any(|&card| table.has_card(seat, card)));
    if is_any_asked { Err(Illegal::AskedAlready) } else { Ok(()) }
}

fn is_asked(table: &Table, machine: MachineId) -> bool {
    table.turn().is_some_and(|turn| turn.asked.contains(&machine))
}

/// Answers a team that asks to hand in cards. Returns whether it was granted: the cards are put
/// aside, the team draws new ones, and its turn ends. Else they stay, open (15.5).
pub(crate) fn hand_in(order: &mut OrderOfPlay, seat: SeatId, action: &Action) -> bool {
    let table = order.read();
    let cards: SmallVec<[MachineId; 3]> = match *action {
        Action::HandIn(machine) => smallvec![machine],
        _ => table.hand(seat).map(|(card, _)| card).collect(),
    };
    let is_granted = match *action {
        Action::HandIn(machine) => lacks_only_what_is_gone(&table, seat, machine),
        _ => are_all_out_of_reach(&table, seat, &cards),
    };
    let place = if is_granted { CardPlace::Aside } else { CardPlace::Hand { seat, is_shown: true } };
    for &card in &cards {
        order.table.set_card(card, place);
    }
    order.report(TableEvent::HandedIn { seat, cards: cards.clone(), is_granted });
    if is_granted {
        draw_cards(order, seat, cards.len() as u8);
    } else if let Some(turn) = order.state.turn_mut() {
        turn.asked.extend(cards);
    }
    is_granted
}

/// Whether the working objects of a team fill all needs of a card but at least one, and nothing
/// that would fit those is left to find (15.4).
fn lacks_only_what_is_gone(table: &Table, seat: SeatId, machine: MachineId) -> bool {
    let data = table.data();
    let left = kinds_left(table, seat);
    let needs = &data.machine(machine).needs;
    let unfillable: SmallVec<[bool; 6]> = needs.iter().map(|need| !can_be_filled(data, need, &left)).collect();
    data.can_fill_all_but(machine, &own_kinds(table, seat), &unfillable)
}

/// Whether each of some cards has a need that nothing could fill that the team has or that is left
/// to find. A blank could fill any (15.6).
fn are_all_out_of_reach(table: &Table, seat: SeatId, cards: &[MachineId]) -> bool {
    let data = table.data();
    let mut kinds = kinds_left(table, seat);
    kinds.extend(own_kinds(table, seat));
    let is_out_of_reach = |&card: &MachineId| {
        let needs = &data.machine(card).needs;
        needs.iter().any(|need| !can_be_filled(data, need, &kinds))
    };
    !has_blank(data, &kinds) && cards.iter().all(is_out_of_reach)
}

fn can_be_filled(data: &DataSet, need: &Need, kinds: &Kinds) -> bool {
    kinds.iter().any(|&kind| need.fits(data, kind))
}
