//! Families of junk (1.3).

use serde::{Deserialize, Serialize};

/// Family that junk may belong to (1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Family {
    /// Engines.
    Engine,
    /// Wheels.
    Wheel,
    /// Frames.
    Frame,
    /// Tanks.
    Tank,
    /// Pipes.
    Pipe,
    /// Blades.
    Blade,
    /// Electric parts.
    Electric,
    /// Cloths.
    Cloth,
    /// Lines.
    Line,
    /// Drives.
    Drive,
}

impl Family {
    /// All families.
    pub const ALL: [Self; 10] = [
        Self::Engine,
        Self::Wheel,
        Self::Frame,
        Self::Tank,
        Self::Pipe,
        Self::Blade,
        Self::Electric,
        Self::Cloth,
        Self::Line,
        Self::Drive,
    ];

    /// Index of the family in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Families that a kind of junk belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FamilySet(u16);

impl FamilySet {
    /// The set without families.
    pub const EMPTY: Self = Self(0);

    /// Whether a family is in the set.
    pub const fn contains(self, family: Family) -> bool {
        self.0 & (1 << family.index()) != 0
    }

    /// Whether there is no family in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a family.
    pub const fn insert(&mut self, family: Family) {
        self.0 |= 1 << family.index();
    }

    /// The families in the set, in their order.
    pub fn iter(self) -> impl Iterator<Item = Family> {
        Family::ALL.into_iter().filter(move |&family| self.contains(family))
    }
}

impl FromIterator<Family> for FamilySet {
    fn from_iter<I: IntoIterator<Item = Family>>(families: I) -> Self {
        let mut set = Self::EMPTY;
        families.into_iter().for_each(|family| set.insert(family));
        set
    }
}
