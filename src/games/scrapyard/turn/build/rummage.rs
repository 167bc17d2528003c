//! Rummages (rule 4.8).

use shell::seats::SeatId;
use smallvec::SmallVec;

use super::collect::{check_card, collect, move_token};
use crate::action::{Illegal, TableEvent, Taking};
use crate::cards::limits::RUMMAGED;
use crate::cards::{CardId, CardList};
use crate::table::{Location, Rummage, Table};
use crate::turn::order_of_play::OrderOfPlay;

/// Checks that a seat can rummage in a pile on its turn (4.8).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_rummage(table: &Table, seat: SeatId, pile: u8) -> Result<(), Illegal> {
    check_pile(table, pile)?;
    let line = table.setup().line();
    if table.track().place(seat) >= line { Err(Illegal::AtTheLine { line }) } else { Ok(()) }
}

/// Checks that a pile has a card.
///
/// # Errors
/// [`Illegal::NoSuchPile`] or [`Illegal::PileEmpty`].
pub fn check_pile(table: &Table, pile: u8) -> Result<(), Illegal> {
    let pile = table.pile(pile).ok_or(Illegal::NoSuchPile)?;
    if pile.cards.is_empty() { Err(Illegal::PileEmpty) } else { Ok(()) }
}

/// Rummages in a pile for the one space of a turn (4.8).
pub(super) fn rummage_on_turn(order: &mut OrderOfPlay, seat: SeatId, pile: u8) {
    move_token(order, seat, 1);
    open_rummage(order, seat, pile);
}

/// Takes the top three cards of a pile, or all of fewer (4.8).
pub(super) fn open_rummage(order: &mut OrderOfPlay, seat: SeatId, pile: u8) {
    let taken: SmallVec<[(CardId, bool); 3]> =
        std::iter::from_fn(|| order.table.take_top(pile)).take(RUMMAGED).collect();
    let drawn = taken.iter().any(|&(_, is_drawn)| is_drawn);
    let cards: SmallVec<[CardId; 3]> = taken.into_iter().map(|(card, _)| card).collect();
    order.report(TableEvent::Rummaged { seat, pile, cards: cards.to_vec(), drawn });
    if let Some(turn) = order.state.build_mut() {
        turn.rummage = Some(Rummage { pile, cards });
    }
}

/// Checks what is collected of an open rummage, and how the other cards go back (4.8).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_take(table: &Table, seat: SeatId, rummage: &Rummage, taking: &Taking) -> Result<(), Illegal> {
    let mut left: CardList = rummage.cards.iter().copied().collect();
    if let Some(card) = taking.card {
        if !left.remove(card) {
            return Err(Illegal::NotRummaged);
        }
        check_card(table, seat, card, taking.side)?;
    } else if taking.side.is_some() {
        return Err(Illegal::NoSide);
    }
    let back: CardList = taking.on_top.iter().copied().chain(taking.at_bottom).collect();
    // One goes to the bottom, unless it is the only one that goes back.
    let needs_bottom = left.len() > 1;
    if back == left && taking.at_bottom.is_some() == needs_bottom { Ok(()) } else { Err(Illegal::WrongOrder) }
}

/// Puts cards of a rummage back and collects one, if any. The cards go back first, so that never
/// two rummages are open at once (4.8).
pub(super) fn take(order: &mut OrderOfPlay, seat: SeatId, pile: u8, taking: &Taking) {
    for &card in taking.on_top.iter().rev() {
        order.table.put_back(pile, card, true);
    }
    if let Some(card) = taking.at_bottom {
        order.table.put_back(pile, card, false);
    }
    order.report(TableEvent::PutBack { seat, pile, on_top: taking.on_top.to_vec(), at_bottom: taking.at_bottom });
    if let Some(turn) = order.state.build_mut() {
        turn.rummage = None;
    }
    if let Some(card) = taking.card {
        collect(order, seat, card, taking.side, Location::Rummaged);
    }
}

/// All ways to use the cards of an open rummage (4.8).
pub fn all_takings(table: &Table, seat: SeatId, rummage: &Rummage) -> Vec<Taking> {
    let all: CardList = rummage.cards.iter().copied().collect();
    let mut takings = ways_back(&all, None);
    for card in all.different() {
        let mut left = all.clone();
        left.remove(card);
        takings.extend(super::collect::sides_of(table, card).flat_map(|side| {
            let collected = Taking { card: Some(card), side, ..Taking::default() };
            ways_back(&left, Some(&collected))
        }));
    }
    takings.retain(|taking| check_take(table, seat, rummage, taking).is_ok());
    takings
}

/// All ways in which cards can go back, added to what is collected (4.8).
fn ways_back(cards: &CardList, collected: Option<&Taking>) -> Vec<Taking> {
    let base = collected.cloned().unwrap_or_default();
    if cards.len() < 2 {
        return vec![Taking { on_top: cards.iter().collect(), ..base }];
    }
    let mut ways = Vec::new();
    for bottom in cards.different() {
        let mut rest = cards.clone();
        rest.remove(bottom);
        let forwards: SmallVec<[CardId; 2]> = rest.iter().collect();
        let backwards: SmallVec<[CardId; 2]> = forwards.iter().rev().copied().collect();
        let is_same = forwards == backwards;
        ways.push(Taking { on_top: forwards, at_bottom: Some(bottom), ..base.clone() });
        if !is_same {
            ways.push(Taking { on_top: backwards, at_bottom: Some(bottom), ..base.clone() });
        }
    }
    ways
}
