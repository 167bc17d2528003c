//! Sets of parts by number.

use serde::{Deserialize, Serialize};

use super::ids::PartId;

/// Number of bits in a word of a set.
const BITS: usize = u64::BITS as usize;
/// Number of words in a set: a game has at most 400 tiles and four bodies, which fit in 448 bits.
const WORDS: usize = 7;

/// Set of parts, in the order of their numbers. Part numbers from [`Self::CAPACITY`] on, which no
/// game has, are ignored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<PartId>", into = "Vec<PartId>")]
pub struct PartSet([u64; WORDS]);

impl PartSet {
    /// The set without parts.
    pub const EMPTY: Self = Self([0; WORDS]);
    /// Number of part numbers that a set has room for.
    pub const CAPACITY: usize = WORDS * BITS;

    /// Whether `part` is in the set.
    pub fn contains(&self, part: PartId) -> bool {
        self.0.get(part.index() / BITS).is_some_and(|word| word & bit_in_word(part) != 0)
    }

    /// Adds a part.
    pub fn insert(&mut self, part: PartId) {
        if let Some(word) = self.0.get_mut(part.index() / BITS) {
            *word |= bit_in_word(part);
        }
    }

    /// Removes a part.
    pub fn remove(&mut self, part: PartId) {
        if let Some(word) = self.0.get_mut(part.index() / BITS) {
            *word &= !bit_in_word(part);
        }
    }

    /// Adds a part if `is_in` is true, otherwise removes it.
    pub fn set_membership(&mut self, part: PartId, is_in: bool) {
        if is_in {
            self.insert(part);
        } else {
            self.remove(part);
        }
    }

    /// The parts that are in this set, in another, or in both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|number| self.0[number] | other.0[number]))
    }

    /// The parts that are both in this set and in another.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self(std::array::from_fn(|number| self.0[number] & other.0[number]))
    }

    /// The parts that are in this set but not in another.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|number| self.0[number] & !other.0[number]))
    }

    /// Number of parts in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no part is in the set.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The part with the lowest number.
    pub fn first(&self) -> Option<PartId> {
        self.iter().next()
    }

    /// The part that has `number` parts before it in the set.
    pub fn nth_part(&self, number: usize) -> Option<PartId> {
        let mut before = number;
        for (at, &word) in self.0.iter().enumerate() {
            let parts = word.count_ones() as usize;
            if before < parts {
                // Clear the bits of the parts before it.
                let rest = (0..before).fold(word, |word, _| word & (word - 1));
                return Some(PartId((at * BITS) as u16 + rest.trailing_zeros() as u16));
            }
            before -= parts;
        }
        None
    }

    /// The parts in the order of their numbers.
    pub const fn iter(&self) -> PartSetIter {
        PartSetIter { left: *self, word: 0 }
    }
}

/// Iterator over the parts of a set, in the order of their numbers.
#[derive(Clone, Debug)]
pub struct PartSetIter {
    left: PartSet,
    /// Index of the current word; the words before it are used up.
    word: usize,
}

impl Iterator for PartSetIter {
    type Item = PartId;

    fn next(&mut self) -> Option<PartId> {
        while let Some(word) = self.left.0.get_mut(self.word) {
            if *word != 0 {
                let part = (self.word * BITS) as u16 + word.trailing_zeros() as u16;
                *word &= *word - 1;
                return Some(PartId(part));
            }
            self.word += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for PartSetIter {}

const fn bit_in_word(part: PartId) -> u64 {
    1 << (part.index() % BITS)
}

impl FromIterator<PartId> for PartSet {
    fn from_iter<I: IntoIterator<Item = PartId>>(parts: I) -> Self {
        let mut set = Self::EMPTY;
        parts.into_iter().for_each(|part| set.insert(part));
        set
    }
}

impl From<Vec<PartId>> for PartSet {
    fn from(parts: Vec<PartId>) -> Self {
        parts.into_iter().collect()
    }
}

impl From<PartSet> for Vec<PartId> {
    fn from(set: PartSet) -> Self {
        set.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_in_the_order_of_their_numbers() {
        let numbers = [403, 64, 3, 63, 200];
        let mut set: PartSet = numbers.into_iter().map(PartId).collect();
        assert_eq!(set.iter().map(|part| part.0).collect::<Vec<_>>(), [3, 63, 64, 200, 403]);
        assert_eq!((set.len(), set.first()), (5, Some(PartId(3))));
        assert!((0..5).map(|number| set.nth_part(number)).eq(set.iter().map(Some)) && set.nth_part(5).is_none());
        set.remove(PartId(3));
        assert!(!set.contains(PartId(3)) && set.contains(PartId(63)));
    }

    #[test]
    fn numbers_that_no_game_has_are_not_kept() {
        let mut set = PartSet::EMPTY;
        set.insert(PartId(PartSet::CAPACITY as u16));
        set.remove(PartId(u16::MAX));
        assert!(set.is_empty() && !set.contains(PartId(u16::MAX)));
    }
}
