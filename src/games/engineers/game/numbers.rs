//! Numbers of things, for the checks of a snapshot.

use crate::action::ThingId;
use crate::table::{Position, Table, ThingState};

/// Number of things for which a condition holds.
pub(super) fn number_of(position: &Position, holds: impl Fn(&ThingState) -> bool) -> u32 {
    position.things.iter().filter(|thing| holds(thing)).count() as u32
}

/// Whether there are things of some numbers, each listed once and in ascending order.
pub(super) fn are_things(table: &Table, things: &[ThingId]) -> bool {
    things.is_sorted_by(|one, other| one < other) && things.iter().all(|&thing| table.find_thing(thing).is_some())
}
