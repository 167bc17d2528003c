//! The look ahead by keys at the prices after some purchases (2.5).

use crate::parts::disc::SQUARES;

/// Greatest number of purchases ahead: one more shows the prices of now.
const MOST: u8 = SQUARES as u8 - 1;

/// Number of purchases ahead to which keys have turned the disc. A change of the game turns it
/// back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiscAhead {
    purchases: u8,
    /// Whether keys have turned it back to the prices of now.
    is_back: bool,
    /// Number of changes of the game when it was turned.
    changes: u64,
}

impl DiscAhead {
    /// Number of purchases in a game with so many changes so far, from 0 to 7.
    pub const fn purchases(self, changes: u64) -> u8 {
        if self.changes == changes { self.purchases } else { 0 }
    }

    /// Whether keys have turned the disc back in a game with so many changes so far.
    pub const fn is_back(self, changes: u64) -> bool {
        self.changes == changes && self.is_back
    }

    /// The disc after a turn by one purchase more, or by one fewer if `is_back`.
    pub const fn turned(self, changes: u64, is_back: bool) -> Self {
        let purchases = match (self.purchases(changes), is_back) {
            (0 | 1, true) => return Self::turned_back(changes),
            (now, true) => now - 1,
            (now, false) if now < MOST => now + 1,
            (now, false) => now,
        };
        Self { purchases, is_back: false, changes }
    }

    /// The disc after it was turned back in a game with so many changes so far.
    pub const fn turned_back(changes: u64) -> Self {
        Self { purchases: 0, is_back: true, changes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_2_5_the_disc_is_turned_by_less_than_a_whole_turn_and_back() {
        let mut disc = DiscAhead::default();
        let mut turn = |is_back: bool| {
            disc = disc.turned(4, is_back);
            (disc.purchases(4), disc.is_back(4))
        };
        assert_eq!([turn(false), turn(false), turn(true)], [(1, false), (2, false), (1, false)]);
        assert_eq!([turn(true), turn(true)], [(0, true), (0, true)]);
        assert_eq!((0..9).map(|_| turn(false).0).last(), Some(MOST));
    }

    #[test]
    fn a_change_of_the_game_turns_the_disc_back() {
        let disc = DiscAhead::default().turned(4, false).turned(4, false);
        assert_eq!((disc.purchases(4), disc.purchases(5), disc.is_back(5)), (2, 0, false));
        assert_eq!(disc.turned(5, false).purchases(5), 1);
    }
}
