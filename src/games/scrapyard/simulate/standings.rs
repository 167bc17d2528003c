//! Final places of seats, by a number that each of them had in the game.

use std::ops::Add;

use serde::Serialize;
use shell::simulate::figures::{Rate, rate_with_interval};

/// Counts of seats by a number that they had in the game, such as their place in the battle order,
/// and by their final place, both from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Standings(Vec<Vec<u64>>);

impl Standings {
    /// Counts a seat.
    pub(super) fn note_place(&mut self, number: usize, place: usize) {
        let counts = row_of(&mut self.0, number);
        counts.resize(counts.len().max(place + 1), 0);
        counts[place] += 1;
    }

    /// Counts of seats by their final place, for each number that they had.
    pub fn rows(&self) -> impl Iterator<Item = &[u64]> {
        self.0.iter().map(Vec::as_slice)
    }

    /// Number of seats that won, of those that had a number.
    pub fn won(&self, number: usize) -> u64 {
        self.0.get(number).and_then(|counts| counts.first()).copied().unwrap_or(0)
    }

    /// Number of seats that had a number in the game.
    pub fn seats(&self, number: usize) -> u64 {
        self.0.get(number).map_or(0, |counts| counts.iter().sum())
    }

    /// Shares of the seats that won, for each number that they had.
    pub fn rates(&self) -> Vec<Rate> {
        (0..self.0.len()).map(|number| rate_with_interval(self.won(number), self.seats(number))).collect()
    }
}

impl Add for Standings {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        for (number, more) in other.0.into_iter().enumerate() {
            let counts = row_of(&mut self.0, number);
            counts.resize(counts.len().max(more.len()), 0);
            counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
        }
        self
    }
}

/// Counts of a number, which are added if there are none yet.
fn row_of(rows: &mut Vec<Vec<u64>>, number: usize) -> &mut Vec<u64> {
    rows.resize(rows.len().max(number + 1), Vec::new());
    &mut rows[number]
}

#[cfg(test)]
mod tests {
    use super::Standings;

    #[test]
    fn standings_are_added_number_by_number() {
        let mut one = Standings::default();
        one.note_place(2, 0);
        one.note_place(2, 3);
        let mut other = Standings::default();
        other.note_place(0, 1);
        other.note_place(2, 0);
        let both = one.clone() + other.clone();
        assert_eq!(both, other + one);
        assert_eq!((both.won(2), both.seats(2), both.won(0), both.seats(0), both.seats(1)), (2, 3, 0, 1, 0));
        assert_eq!((both.rates().len(), both.seats(9)), (3, 0));
    }
}
