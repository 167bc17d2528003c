//! Effects on the player's own robot (rules 8.2 to 8.5), and draws (6.3).

use shell::seats::SeatId;

use crate::action::TableEvent;
use crate::cards::{CardList, Effect};
use crate::table::{Location, Zone};
use crate::turn::order_of_play::OrderOfPlay;

/// Applies an effect on the player's own robot that needs no choice.
pub(super) fn apply(order: &mut OrderOfPlay, seat: SeatId, effect: Effect) {
    let robot = order.read().robot(seat);
    match effect {
        Effect::Shield(number) => {
            order.table.change_condition(seat, |own| own.shields = own.shields.saturating_add(number.into()));
            order.report(TableEvent::Shielded { seat, number });
        }
        Effect::Repair(number) => {
            let missing = robot.full_armour().saturating_sub(robot.condition().armour);
            let number = u8::try_from(missing).unwrap_or(u8::MAX).min(number);
            order.table.change_condition(seat, |own| own.armour += u16::from(number));
            order.report(TableEvent::Repaired { seat, number });
        }
        Effect::Battery(number) => {
            let used = robot.batteries().saturating_sub(robot.condition().unused);
            let number = u8::try_from(used).unwrap_or(u8::MAX).min(number);
            order.table.change_condition(seat, |own| own.unused += u16::from(number));
            order.report(TableEvent::Charged { seat, number });
        }
        Effect::Draw(number) => draw_cards(order, seat, number.into()),
        // A move or a salvage comes here only if nothing can be chosen, and so does nothing;
        // effects on targets never come here.
        Effect::Move(_)
        | Effect::Salvage(_)
        | Effect::Damage(_)
        | Effect::Push(_)
        | Effect::Pull(_)
        | Effect::Drain(_) => {}
    }
}

/// Draws a number of cards into a hand, or fewer if draw deck and discard pile run out (6.3).
pub(crate) fn draw_cards(order: &mut OrderOfPlay, seat: SeatId, number: u32) {
    let mut cards = CardList::new();
    for _ in 0..number {
        reshuffle_if_empty(order, seat);
        let Some(card) = order.table.draw(seat, Zone::Hand) else { break };
        cards.add(card);
    }
    if !cards.is_empty() {
        order.report(TableEvent::Drew { seat, cards });
    }
}

/// Shuffles the discard pile into a new draw deck if the deck is empty (6.3).
pub(crate) fn reshuffle_if_empty(order: &mut OrderOfPlay, seat: SeatId) {
    if !order.read().robot(seat).cards().deck.is_empty() {
        return;
    }
    let number = order.table.move_all(seat, Zone::Discard, Location::of(seat, Zone::Deck));
    if number > 0 {
        order.report(TableEvent::Reshuffled { seat, number: u8::try_from(number).unwrap_or(u8::MAX) });
    }
}
