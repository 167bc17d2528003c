//! Numbers of workers, things and assemblies.

use serde::{Deserialize, Serialize};

use crate::set::limits::WORKERS;

/// Number of a worker in its team, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WorkerId(pub u8);

impl WorkerId {
    /// All workers of a team.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..WORKERS).map(Self)
    }

    /// Index of the worker in a list of those of its team.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of workers of one team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WorkerSet(u8);

impl WorkerSet {
    /// The set without workers.
    pub const EMPTY: Self = Self(0);
    /// All workers of a team.
    pub const ALL: Self = Self((1 << WORKERS) - 1);

    /// The set of one worker; empty for a number that no worker has.
    #[inline]
    pub const fn one(worker: WorkerId) -> Self {
        if worker.0 < WORKERS { Self(1 << worker.0) } else { Self::EMPTY }
    }

    /// Whether a worker is in the set.
    #[inline]
    pub const fn contains(self, worker: WorkerId) -> bool {
        self.0 & Self::one(worker).0 != 0
    }

    /// The set with a worker.
    #[inline]
    pub const fn with(self, worker: WorkerId) -> Self {
        Self(self.0 | Self::one(worker).0)
    }

    /// The set without a worker.
    #[inline]
    pub const fn without(self, worker: WorkerId) -> Self {
        Self(self.0 & !Self::one(worker).0)
    }

    /// The workers of this set that are not in the other one.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The workers of both sets together.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The set as a number, with a bit for each worker.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The set of a number, with a bit for each worker.
    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Number of workers in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no worker is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The workers in the set, in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = WorkerId> {
        WorkerId::all().filter(move |&worker| self.contains(worker))
    }

    /// All sets of workers that are not empty.
    pub fn each() -> impl Iterator<Item = Self> {
        (1..=Self::ALL.0).map(Self)
    }
}

impl FromIterator<WorkerId> for WorkerSet {
    fn from_iter<I: IntoIterator<Item = WorkerId>>(workers: I) -> Self {
        workers.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// Number of a thing that has appeared: an object at which somebody has looked, or a tool that was
/// bought. Numbers are given in the order of appearing, from 0 (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ThingId(pub u16);

impl ThingId {
    /// Index of the thing in a list of all that have appeared.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Number of an assembly (10.1). The number of an assembly that was taken apart is given to a later
/// one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AssemblyId(pub u8);

impl AssemblyId {
    /// Index of the assembly in the list of all numbers.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
