//! Machines of cards and the success value of their tests (11.1, 11.4, 11.5).

use std::cmp::Reverse;

use shell::seats::SeatId;
use smallvec::SmallVec;

use crate::action::ThingId;
use crate::set::limits::{BASE_VALUE, DIE, LEAST_VALUE, MOST_VALUE};
use crate::set::{Grade, Kind, KindId, MachineId};
use crate::table::Table;

/// Whether the assembly that a thing is in is a machine as a team sees it: each component
/// fills one need and each need has one (11.1). False for a machine that the set does not have.
pub fn is_machine_of(table: &Table, seat: SeatId, thing: ThingId, machine: MachineId) -> bool {
    let whole = table.whole(thing).into_iter().filter_map(|component| table.find_thing(component));
    let kinds: SmallVec<[KindId; 6]> = whole.map(|component| component.kind_id(seat)).collect();
    table.data().get_machine(machine).is_some() && table.data().matches(machine, &kinds)
}

/// Success value of a test of the assembly that a thing is in, 1 to 19, with the largest thing that
/// is used up by it or without any (11.4, 11.5).
pub fn odds(table: &Table, seat: SeatId, thing: ThingId, with_once: bool) -> u8 {
    let whole = table.whole(thing).into_iter().filter_map(|component| table.find_thing(component));
    let grades: SmallVec<[Grade; 6]> = whole.filter_map(|component| component.grade()).collect();
    success_value(&grades, steady(table, seat, with_once))
}

/// Chance of a success value, in percent (1.8).
pub fn percent(value: u8) -> u8 {
    u8::try_from(u16::from(value) * 100 / u16::from(DIE)).unwrap_or(100)
}

/// Success value of components of some grades, 1 to 19 (11.4, 11.5). `steady` is what the things of
/// the zone add.
pub fn success_value(grades: &[Grade], steady: u8) -> u8 {
    if grades.contains(&Grade::Broken) {
        return LEAST_VALUE;
    }
    let of_grades: i16 = grades.iter().map(|grade| i16::from(grade.value())).sum();
    let value = i16::from(BASE_VALUE) + of_grades + i16::from(steady);
    value.clamp(LEAST_VALUE.into(), MOST_VALUE.into()) as u8
}

/// Number that the things of a team's zone add to the success value: the largest alone (1.11), of
/// things that are used up only with `with_once` (11.5).
pub fn steady(table: &Table, seat: SeatId, with_once: bool) -> u8 {
    let counted = table.tools_in_zone(seat).map(|thing| thing.kind(seat)).filter(|kind| with_once || !kind.is_once);
    counted.filter_map(Kind::steady).max().unwrap_or(0)
}

/// Thing of a team's zone that a test would use up: that which adds most (11.5); `None` if there
/// is none.
pub fn once_thing(table: &Table, seat: SeatId) -> Option<ThingId> {
    let once = table.tools_in_zone(seat).filter(|thing| thing.kind(seat).is_once);
    let steady = once.filter_map(|thing| Some((thing.kind(seat).steady()?, Reverse(thing.id))));
    steady.max().map(|(_, Reverse(thing))| thing)
}
