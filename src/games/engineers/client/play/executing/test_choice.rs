//! Tests that a team can make, with their odds (section 11).

use shell::seats::SeatId;

use crate::action::{Action, ThingId};
use crate::set::MachineId;
use crate::table::{Place, Table};
use crate::turn::check_action;
use crate::turn::test::odds;

/// Test that a team can make (section 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TestChoice {
    /// First component of the machine.
    pub thing: ThingId,
    /// Card.
    pub machine: MachineId,
    /// Whether a thing is used up for it (11.5).
    pub with_once: bool,
    /// Success value, from 1 to 19.
    pub value: u8,
}

impl TestChoice {
    /// Action that throws the switch.
    pub const fn action(&self) -> Action {
        Action::Test { thing: self.thing, machine: self.machine, with_once: self.with_once }
    }
}

/// Tests that a team can make now, the most promising first.
pub fn possible_tests(table: &Table, seat: SeatId) -> Vec<TestChoice> {
    let mut tests = Vec::new();
    for thing in table.wholes_at(Place::Zone(seat)).filter(|thing| thing.assembly().is_some()) {
        for (machine, _) in table.hand(seat) {
            for with_once in [false, true] {
                let value = odds(table, seat, thing.id, with_once);
                let test = TestChoice { thing: thing.id, machine, with_once, value };
                if check_action(table, &test.action()).is_ok() {
                    tests.push(test);
                }
            }
        }
    }
    tests.sort_by_key(|test| (std::cmp::Reverse(test.value), test.with_once));
    tests
}
