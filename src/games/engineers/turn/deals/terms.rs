//! Terms of a deal: what may be offered and exchanged (16.2).

use shell::seats::SeatId;

use crate::action::{Goods, Illegal, Terms, ThingId};
use crate::set::limits::ZONE_ROOM;
use crate::table::{Place, Table};

/// Checks the terms of a team for a partner: both give something, both have it, and both zones have
/// room after the exchange (16.2, 16.3).
///
/// # Errors
/// [`Illegal`] that names the first rule broken.
pub fn check_terms(table: &Table, seat: SeatId, partner: SeatId, terms: &Terms) -> Result<(), Illegal> {
    if terms.given.is_empty() || terms.wanted.is_empty() {
        return Err(Illegal::EmptyTerms);
    }
    check_goods(table, seat, &terms.given)?;
    check_goods(table, partner, &terms.wanted)?;
    is_possible_exchange(table, seat, partner, terms)
}

/// Checks that a team has the money and the things that it would give.
fn check_goods(table: &Table, seat: SeatId, goods: &Goods) -> Result<(), Illegal> {
    let has = table.team(seat).money;
    if goods.money > has {
        return Err(Illegal::NoMoney { needs: goods.money, has });
    }
    // An assembly has one name, and a thing is named once.
    if !goods.things.is_sorted_by(|one, next| one < next) {
        return Err(Illegal::NoSuch);
    }
    goods.things.iter().try_for_each(|&thing| check_thing(table, seat, thing))
}

fn check_thing(table: &Table, seat: SeatId, thing: ThingId) -> Result<(), Illegal> {
    let found = table.find_thing(thing).ok_or(Illegal::NoSuch)?;
    if found.place != Place::Zone(seat) {
        return Err(Illegal::NotInOwnZone);
    }
    if table.first_of(thing) == thing { Ok(()) } else { Err(Illegal::NoSuch) }
}

/// Checks that the zones of a team and of its partner have room for what lies there after an
/// exchange, with parked trucks counted (7.2, 16.2). The goods are checked by the caller.
///
/// # Errors
/// [`Illegal::NoRoom`] of the first zone that has none: room that the goods need, and room that is
/// free without what the team gives.
pub fn is_possible_exchange(table: &Table, seat: SeatId, partner: SeatId, terms: &Terms) -> Result<(), Illegal> {
    check_room_after(table, seat, &terms.given, &terms.wanted)?;
    check_room_after(table, partner, &terms.wanted, &terms.given)
}

fn check_room_after(table: &Table, seat: SeatId, given: &Goods, got: &Goods) -> Result<(), Illegal> {
    let needs = room_of(table, &got.things);
    let taken = table.room_taken(seat).saturating_sub(room_of(table, &given.things));
    let free = ZONE_ROOM.saturating_sub(taken);
    if needs <= free { Ok(()) } else { Err(Illegal::NoRoom { needs, free }) }
}

/// Room that some things take in a zone: each component counts one (7.2).
pub fn room_of(table: &Table, things: &[ThingId]) -> u8 {
    things.iter().map(|&thing| table.whole(thing).len() as u8).sum()
}
