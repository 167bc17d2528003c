//! Purchases on the regular and on the black market (section 9).

use shell::seats::SeatId;

use super::order_of_play::OrderOfPlay;
use crate::action::{Illegal, TableEvent};
use crate::parts::disc::next_position;
use crate::parts::{Credits, Kind, Market, Part};
use crate::table::Table;

/// Buys a component, which then lies on the bench; the disc turns (9.3, 2.5).
pub(super) fn buy(order: &mut OrderOfPlay, seat: SeatId, kind: Kind, market: Market) {
    let Ok(credits) = check_buy(&order.read(), seat, kind, market) else { return };
    order.charge(seat, credits);
    order.table.buy(seat, Part { kind, nut: market == Market::Black });
    let disc = next_position(order.table.market.disc);
    order.table.market.disc = disc;
    order.report(TableEvent::Bought { seat, kind, market, credits, disc });
}

/// Checks a purchase. Returns its price in credits.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_buy(table: &Table, seat: SeatId, kind: Kind, market: Market) -> Result<Credits, Illegal> {
    if table.data().ring().square_of(kind).is_none() {
        return Err(Illegal::NotSold { kind });
    }
    let price = table.market().price(table.data(), kind, market);
    let price = price.ok_or(Illegal::NoPrice { kind, market })?;
    if table.market().stock[kind] == 0 {
        return Err(Illegal::SquareEmpty { kind });
    }
    if market == Market::Black && table.market().nuts == 0 {
        return Err(Illegal::NoNuts);
    }
    let has = table.credits(seat);
    if has < price { Err(Illegal::CannotPay { needs: price, has }) } else { Ok(price) }
}

/// The purchases that a seat may make.
pub fn legal_purchases(table: &Table, seat: SeatId) -> impl Iterator<Item = (Kind, Market)> {
    let squares = *table.data().ring().squares();
    let all = squares.into_iter().flat_map(|kind| Market::BOTH.map(|market| (kind, market)));
    all.filter(move |&(kind, market)| check_buy(table, seat, kind, market).is_ok())
}
