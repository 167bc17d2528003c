//! Dealing of cards (15.3), and cards after a machine worked (11.7).

use shell::seats::SeatId;
use smallvec::SmallVec;

use crate::action::TableEvent;
use crate::set::MachineId;
use crate::set::limits::CARDS;
use crate::table::{CardPlace, Table};
use crate::turn::order_of_play::OrderOfPlay;

/// Deals a team some cards, one by one at random (15.3).
pub(crate) fn draw_cards(order: &mut OrderOfPlay, seat: SeatId, number: u8) {
    let cards = (0..number).filter_map(|_| draw_card(order, seat)).collect();
    order.report(TableEvent::CardsDealt { seat, cards });
}

/// Deals a team one of the cards of the deck. Returns the card.
fn draw_card(order: &mut OrderOfPlay, seat: SeatId) -> Option<MachineId> {
    fill_deck(order);
    let deck = cards_where(&order.read(), is_in_deck);
    let card = *deck.get(order.table.stream.below(deck.len() as u32) as usize)?;
    order.table.set_card(card, CardPlace::Hand { seat, is_shown: false });
    Some(card)
}

/// Fills an empty deck with the cards that were put aside or, if there are none, with those whose
/// machines worked (15.3).
fn fill_deck(order: &mut OrderOfPlay) {
    let table = order.read();
    let is_aside = |place| place == CardPlace::Aside;
    let is_built = |place| matches!(place, CardPlace::Built(_));
    if !cards_where(&table, is_in_deck).is_empty() {
        return;
    }
    let aside = cards_where(&table, is_aside);
    let returned = if aside.is_empty() { cards_where(&table, is_built) } else { aside };
    for card in returned {
        order.table.set_card(card, CardPlace::Deck);
    }
}

fn is_in_deck(place: CardPlace) -> bool {
    place == CardPlace::Deck
}

/// Cards at places of some sort, in the order of their machines.
fn cards_where(table: &Table, is_there: impl Fn(CardPlace) -> bool) -> SmallVec<[MachineId; 24]> {
    table.data().machine_ids().filter(|&card| is_there(table.card(card))).collect()
}

/// Scores the machine of a card that worked: its card is out of the game, the others of the team
/// are put aside, and the team draws new ones (11.7, 15.3).
pub(crate) fn after_success(order: &mut OrderOfPlay, seat: SeatId, machine: MachineId) {
    let before = order.read().points(seat);
    order.table.set_card(machine, CardPlace::Built(seat));
    order.table.change_team(seat, |team| team.built.push(machine));
    let table = order.read();
    let points = table.data().machine(machine).points;
    let total = table.points(seat);
    let others: SmallVec<[MachineId; 3]> = table.hand(seat).map(|(card, _)| card).collect();
    let shown = table.hand(seat).filter(|(_, is_shown)| *is_shown).map(|(card, _)| card).collect();
    order.report(TableEvent::Scored { seat, machine, points, total });
    let target = order.table.setup().options.target;
    if before < target && total >= target {
        order.report(TableEvent::TargetReached { seat, points: total });
    }
    for &card in &others {
        order.table.set_card(card, CardPlace::Aside);
    }
    order.report(TableEvent::CardsPutAside { seat, cards: others, shown });
    draw_cards(order, seat, CARDS);
}
