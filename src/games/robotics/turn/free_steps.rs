//! Free steps: attaching, storing and scrapping loose components, and the end of a turn or of
//! putting away (rules 5.3, 8.1 to 8.6).

use shell::seats::SeatId;

use super::order_of_play::OrderOfPlay;
use crate::action::{Action, Illegal, LoosePlace, PlacedPart, TableEvent};
use crate::parts::{Kind, Part};
use crate::table::Table;

/// Applies a free step that was found legal.
pub(super) fn apply(order: &mut OrderOfPlay, seat: SeatId, step: &Action) {
    match *step {
        Action::Attach { part, from, at } => {
            order.table.attach(PlacedPart { part, at }, seat, from);
            order.report(TableEvent::Attached { seat, part, from, at });
        }
        Action::Store(part) => {
            order.table.move_loose(part, (seat, LoosePlace::Bench), (seat, LoosePlace::Store));
            order.report(TableEvent::Moved { seat, part, to: LoosePlace::Store });
        }
        Action::Unstore(part) => {
            order.table.move_loose(part, (seat, LoosePlace::Store), (seat, LoosePlace::Bench));
            order.report(TableEvent::Moved { seat, part, to: LoosePlace::Bench });
        }
        Action::Scrap { part, from } => {
            order.table.scrap(part, seat, from);
            forget_new_saboteur(order, seat, part);
            order.report(TableEvent::Scrapped { seat, part, from });
        }
        _ => {}
    }
}

/// A saboteur that leaves by scrapping is one of those that came in this turn, if there are any, so
/// that the others can still be played (16.1).
fn forget_new_saboteur(order: &mut OrderOfPlay, seat: SeatId, part: Part) {
    if part.kind == Kind::Saboteur
        && let Some(turn) = order.state.turn_mut()
    {
        turn.forget_new_saboteur(seat);
    }
}

/// Checks a free step, or the end of a turn or of putting away.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check(table: &Table, seat: SeatId, step: &Action) -> Result<(), Illegal> {
    let workshop = table.workshop(seat);
    let has = |place: LoosePlace, part: Part| {
        if workshop.shop.loose(place).count(part) > 0 { Ok(()) } else { Err(Illegal::NoSuchPart) }
    };
    match *step {
        Action::Attach { part, from, at } => {
            has(from, part)?;
            workshop.robot.check_attach(table.data(), part.kind, at)
        }
        Action::Store(part) => {
            has(LoosePlace::Bench, part)?;
            let most = table.data().most_stored();
            if workshop.shop.store.total() < most { Ok(()) } else { Err(Illegal::StoreFull { most }) }
        }
        Action::Unstore(part) => has(LoosePlace::Store, part),
        Action::Scrap { part, from } => has(from, part),
        Action::Done => check_done(table, seat),
        _ => Err(Illegal::NotNow),
    }
}

/// Checks that a seat may end its turn or its putting away: the bench is empty and the rent can be
/// paid (8.2, 8.6).
///
/// # Errors
/// [`Illegal::BenchNotEmpty`] or [`Illegal::RentTooHigh`].
pub fn check_done(table: &Table, seat: SeatId) -> Result<(), Illegal> {
    let shop = table.workshop(seat).shop;
    let left = shop.bench.total();
    if left > 0 {
        return Err(Illegal::BenchNotEmpty { left });
    }
    let rent = shop.rent(table.data());
    let has = shop.credits;
    if rent > has { Err(Illegal::RentTooHigh { rent, has }) } else { Ok(()) }
}
