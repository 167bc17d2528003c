//! Build effects (rule 4.7).

use shell::seats::{PerSeat, SeatId};

use super::collect::move_token;
use super::rummage::open_rummage;
use crate::action::TableEvent;
use crate::cards::{BuildEffect, CardId};
use crate::table::{Location, Table, Zone};
use crate::turn::order_of_play::OrderOfPlay;

/// Most Junk Codes that a `Purge` of a number can remove from the game.
pub fn most_purged(table: &Table, seat: SeatId, number: u8) -> u8 {
    let has = table.robot(seat).cards().discard.count(CardId::JUNK_CODE);
    u8::try_from(has).unwrap_or(u8::MAX).min(number)
}

/// Seats that can be delayed: others that have neither passed nor stopped and stand before the
/// line.
pub fn delayed_seats(table: &Table, seat: SeatId) -> PerSeat<SeatId> {
    let line = table.setup().line();
    let can_be = |other: &SeatId| {
        *other != seat && table.track().is_building(*other, line) && table.track().place(*other) < line
    };
    table.seats().filter(can_be).collect()
}

/// Piles in which a `Rummage` effect can rummage: none beyond the line.
pub fn rummaged_piles(table: &Table, seat: SeatId) -> Vec<u8> {
    if table.track().place(seat) > table.setup().line() {
        return Vec::new();
    }
    let has_card = |(number, pile): (u8, &crate::table::Pile)| (!pile.cards.is_empty()).then_some(number);
    (0..).zip(table.piles()).filter_map(has_card).collect()
}

/// Applies a build effect that needs no choice.
pub(crate) fn apply(order: &mut OrderOfPlay, seat: SeatId, effect: BuildEffect) {
    match effect {
        BuildEffect::Patch(number) => {
            for _ in 0..number {
                order.table.move_card(CardId::JUNK_CODE, Location::Away, Location::of(seat, Zone::Discard));
            }
            order.report(TableEvent::Patched { seat, number });
        }
        BuildEffect::Delay(spaces) => {
            let first = delayed_seats(&order.read(), seat).first().copied();
            match first {
                Some(target) => delay(order, seat, target, spaces),
                None => order.report(TableEvent::BuildEffectIdle { seat, effect }),
            }
        }
        BuildEffect::Rummage | BuildEffect::Purge(_) => order.report(TableEvent::BuildEffectIdle { seat, effect }),
    }
}

/// Moves another player's token forward, not beyond the line (4.7).
pub(crate) fn delay(order: &mut OrderOfPlay, seat: SeatId, target: SeatId, spaces: u8) {
    let left = order.table.setup().line().saturating_sub(order.table.track.place(target));
    let spaces = spaces.min(left);
    order.report(TableEvent::Delayed { seat, target, spaces });
    move_token(order, target, spaces);
}

/// Removes Junk Codes of a player's discard pile from the game (4.7).
pub(crate) fn purge(order: &mut OrderOfPlay, seat: SeatId, number: u8) {
    for _ in 0..number {
        order.table.move_card(CardId::JUNK_CODE, Location::of(seat, Zone::Discard), Location::Away);
    }
    order.report(TableEvent::Purged { seat, number });
}

/// Rummages in a pile by a build effect, without the one space of a turn (4.7).
pub(crate) fn rummage(order: &mut OrderOfPlay, seat: SeatId, pile: u8) {
    open_rummage(order, seat, pile);
}
