//! First tests of machines by their size (section 11).

use std::collections::BTreeMap;
use std::ops::Add;

use serde::Serialize;
use shell::simulate::figures::{Rate, rate_with_interval};
use smallvec::SmallVec;

use crate::action::ThingId;

/// Whether a test of some components, in ascending order, is one with a spare: all but one of them
/// are in a faulty set of as many (12.5).
pub(super) fn is_with_spare(faults: &[SmallVec<[ThingId; 6]>], components: &[ThingId]) -> bool {
    faults.iter().any(|fault| {
        let common = fault.iter().filter(|thing| components.contains(thing)).count();
        fault.len() == components.len() && common + 1 == components.len()
    })
}

/// First tests by the number of components: how many there were, and how many worked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct TestCounts(BTreeMap<u8, (u64, u64)>);

impl TestCounts {
    /// Counts a first test.
    pub(super) fn note_test(&mut self, components: u8, works: bool) {
        let counts = self.0.entry(components).or_default();
        counts.0 += 1;
        counts.1 += u64::from(works);
    }

    /// Numbers of components, each with the number of tests and of those that worked.
    pub fn rows(&self) -> impl Iterator<Item = (u8, u64, u64)> + '_ {
        self.0.iter().map(|(&components, &(tests, worked))| (components, tests, worked))
    }

    /// Share of all first tests that worked.
    pub fn rate(&self) -> Rate {
        let tests = self.0.values().map(|counts| counts.0).sum();
        let worked = self.0.values().map(|counts| counts.1).sum();
        rate_with_interval(worked, tests)
    }
}

impl Add for TestCounts {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        for (components, more) in other.0 {
            let counts = self.0.entry(components).or_default();
            counts.0 += more.0;
            counts.1 += more.1;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::TestCounts;

    #[test]
    fn tests_are_added_by_size() {
        let mut one = TestCounts::default();
        one.note_test(3, true);
        one.note_test(3, false);
        let mut other = TestCounts::default();
        other.note_test(6, false);
        other.note_test(3, true);
        let both = one + other;
        assert_eq!(both.rows().collect::<Vec<_>>(), [(3, 3, 2), (6, 1, 0)]);
        assert_eq!(both.rate()[0], 0.5);
    }
}
