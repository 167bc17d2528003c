//! Outlets of a component: the sides by which it can be joined (rules 1.4, 7.2).

use shell::grid::{Rotation, Side};

/// Set of sides that have an outlet. Every component fills one cell, so it has at most one on each
/// side (1.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Outlets(u8);

impl Outlets {
    /// No outlet.
    pub const NONE: Self = Self(0);

    /// Whether there is an outlet on a side.
    #[inline]
    pub const fn has(self, side: Side) -> bool {
        self.0 & side.bit() != 0
    }

    /// Adds an outlet.
    #[inline]
    pub const fn insert(&mut self, side: Side) {
        self.0 |= side.bit();
    }

    /// Number of outlets.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The outlets after a clockwise rotation.
    #[inline]
    pub const fn rotated(self, rotation: Rotation) -> Self {
        let quarters = rotation as u32;
        // Sides are numbered clockwise, so a quarter turn moves every bit up by one of four.
        Self((self.0 << quarters | self.0 >> (4 - quarters)) & 0b1111)
    }

    /// The sides with an outlet, clockwise from the top.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.has(side))
    }
}

impl FromIterator<Side> for Outlets {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        let mut outlets = Self::NONE;
        sides.into_iter().for_each(|side| outlets.insert(side));
        outlets
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlets_turn_with_their_component() {
        let switch: Outlets = [Side::Right, Side::Bottom, Side::Left].into_iter().collect();
        for rotation in Rotation::ALL {
            let turned: Outlets = switch.sides().map(|side| side.rotated(rotation)).collect();
            assert_eq!(switch.rotated(rotation), turned, "{rotation:?}");
        }
        assert_eq!(switch.count(), 3);
    }
}
