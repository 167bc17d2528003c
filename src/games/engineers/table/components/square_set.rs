//! Sets of squares.

use crate::yard::Square;

/// A set of squares of the grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet([u64; 3]);

impl SquareSet {
    /// The set without squares.
    pub const EMPTY: Self = Self([0; 3]);

    /// Whether a square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0[square.index() / 64] & (1 << (square.index() % 64)) != 0
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    /// Number of squares in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether no square is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The squares in the set, row by row.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |&square| self.contains(square))
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}
