//! The square of a thing, as far as a team knows it.

use shell::seats::SeatId;

use crate::action::{Illegal, ThingId};
use crate::set::{Grade, Kind};
use crate::table::{Place, Table, ThingView};
use crate::turn::notes::lying_square;
use crate::yard::Square;

/// Whether a team sees a thing lie face down, by itself or in a container (6.3).
pub(super) fn is_seen(table: &Table, seat: SeatId, thing: &ThingView) -> bool {
    thing.is_open_to(seat) && lying_square(table, thing).is_some()
}

/// Square on which a team sees a thing lie, or on which it last saw it by its notebook (17.2).
/// Things that a team does not know make no difference.
///
/// # Errors
/// [`Illegal`] of a thing of which the team knows no square.
pub(super) fn find_square(table: &Table, seat: SeatId, thing: ThingId) -> Result<Square, Illegal> {
    let found = table.find_thing(thing).ok_or(Illegal::NoSuch)?;
    match found.place {
        Place::Away => Err(Illegal::NoSuch),
        Place::Zone(owner) if owner == seat => table.zone_square(seat).ok_or(Illegal::NotInZone),
        Place::Zone(_) => Err(Illegal::OthersZone),
        Place::Held(of, _) | Place::Truck(of) if of == seat => Err(Illegal::NotCarried),
        _ if is_seen(table, seat, &found) => lying_square(table, &found).ok_or(Illegal::NotOpen),
        _ => table.notebook(seat).entry(thing).map(|entry| entry.square).ok_or(Illegal::NotOpen),
    }
}

/// Kind and grade of a thing by the notebook of a team, if the team does not see it (17.2).
pub fn noted_kind<'a>(table: &'a Table, seat: SeatId, thing: ThingId) -> Option<(&'a Kind, Option<Grade>)> {
    if table.find_thing(thing).is_some_and(|found| is_seen(table, seat, &found)) {
        return None;
    }
    let entry = table.notebook(seat).entry(thing)?;
    Some((table.data().kind(entry.kind), entry.grade))
}

/// Penalty of a thing, as a team sees it or has it in its notebook; 0 if it knows neither.
pub(super) fn known_penalty(table: &Table, seat: SeatId, thing: ThingId) -> u16 {
    let is_seen = table.find_thing(thing).is_some_and(|found| is_seen(table, seat, &found));
    match noted_kind(table, seat, thing) {
        Some((kind, _)) => kind.penalty.into(),
        None if is_seen => table.weight(thing, seat).penalty,
        None => 0,
    }
}

/// Hands that a thing takes, as a team sees it or has it in its notebook; 0 if it knows neither.
pub(super) fn known_hands(table: &Table, seat: SeatId, thing: ThingId) -> u16 {
    let is_seen = table.find_thing(thing).is_some_and(|found| is_seen(table, seat, &found));
    match noted_kind(table, seat, thing) {
        Some((kind, _)) => kind.hands.into(),
        None if is_seen => table.weight(thing, seat).hands,
        None => 0,
    }
}
