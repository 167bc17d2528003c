//! Tests of machines (section 11), which come last in a turn.

use super::outlook::Outlook;
use crate::action::{Action, ThingId};
use crate::set::MachineId;
use crate::table::Place;
use crate::turn;
use crate::turn::test::{is_machine_of, odds, once_thing};

/// Points of the success value for which something is used up.
const WORTH_OF_ONCE: u8 = 3;

/// The test with the best odds of those that the team may make; `None` if there is none.
pub(super) fn find_test(outlook: &Outlook) -> Option<Action> {
    tests(outlook).into_iter().max_by_key(|&(_, worth)| worth).map(|(action, _)| action)
}

/// Tests that the team may make, each with its worth: points by the odds, 20 times the points for a
/// test that never fails.
pub(super) fn tests(outlook: &Outlook) -> Vec<(Action, u16)> {
    let tests = outlook.table.hand(outlook.seat).flat_map(|(machine, _)| {
        let wholes = outlook.table.wholes_at(Place::Zone(outlook.seat));
        let fitting = wholes.filter(move |thing| is_machine_of(outlook.table, outlook.seat, thing.id, machine));
        fitting.map(move |thing| (machine, thing.id)).collect::<Vec<_>>()
    });
    let rated = tests.map(|(machine, thing)| test_of(outlook, machine, thing));
    rated.filter(|(action, _)| turn::check_action(outlook.table, action).is_ok()).collect()
}

/// The test of an assembly for a card, with what is used up if that helps, and its worth: points by
/// the odds.
fn test_of(outlook: &Outlook, machine: MachineId, thing: ThingId) -> (Action, u16) {
    let without = odds(outlook.table, outlook.seat, thing, false);
    let with = odds(outlook.table, outlook.seat, thing, true);
    let with_once = once_thing(outlook.table, outlook.seat).is_some() && with >= without + WORTH_OF_ONCE;
    let value = if with_once { with } else { without };
    let points = outlook.table.data().machine(machine).points;
    (Action::Test { thing, machine, with_once }, points * u16::from(value))
}
