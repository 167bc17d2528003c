//! Tests that are shown, for unit tests.

use crate::action::ThingId;
use crate::client::play::TestShow;
use crate::client::yard::test_yard::A;
use crate::set::limits::DIE;
use crate::set::{DataSet, Grade};
use crate::turn::test::success_value;

/// Time in seconds at which all tests are over.
pub(super) const END: f32 = 9.0;

/// Test of the water cannon of the first team, whose components are its first things.
pub(super) fn test_of(grades: &[Grade], steady: u8, roll: u8) -> TestShow {
    let value = success_value(grades, steady);
    let works = roll <= value && roll < DIE;
    TestShow {
        seat: A,
        machine: DataSet::standard().find_machine("water_cannon").unwrap(),
        grades: (0..).map(ThingId).zip(grades.iter().copied()).collect(),
        steady,
        value,
        roll,
        works,
        damaged: (0..).map(ThingId).zip(grades.iter().copied()).filter(|_| works || roll == DIE).collect(),
        points: works.then_some((50, 135)),
        put_aside: Default::default(),
    }
}
