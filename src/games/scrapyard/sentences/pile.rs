//! Numbers of piles in sentences.

/// Number of a pile for players, from 1.
pub(super) const fn pile_number(pile: u8) -> u16 {
    pile as u16 + 1
}
