//! Counts of a kind of tool or powerup, and of a machine.

use std::collections::BTreeMap;
use std::ops::Add;

use serde::Serialize;

/// Counts of a kind of tool or powerup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct KindCounts {
    /// Number that were bought, or that somebody looked at.
    pub appeared: u64,
    /// Games in which one was bought or looked at.
    pub games: u64,
}

/// Counts of a machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct MachineCounts {
    /// Tests.
    pub tested: u64,
    /// Tests that worked.
    pub built: u64,
}

impl Add for KindCounts {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { appeared: self.appeared + other.appeared, games: self.games + other.games }
    }
}

impl Add for MachineCounts {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { tested: self.tested + other.tested, built: self.built + other.built }
    }
}

/// Adds counts by name to others.
pub(super) fn add_by_name<C: Copy + Default + Add<Output = C>>(
    counts: &mut BTreeMap<String, C>,
    more: BTreeMap<String, C>,
) {
    for (name, count) in more {
        let sum = counts.entry(name).or_default();
        *sum = *sum + count;
    }
}
