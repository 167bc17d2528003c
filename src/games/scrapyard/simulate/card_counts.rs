//! Counts of cards in simulated games.

use std::collections::BTreeMap;
use std::ops::Add;

use serde::Serialize;

/// Counts of the cards of one name. The field names are part of the `--json` format and must not
/// change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CardCounts {
    /// Times that it was collected (4.3).
    pub collected: u64,
    /// Times that it was played, attacked with, or its ability used (6.5, 6.6, 6.9).
    pub used: u64,
    /// Seats that collected it, each once a game.
    pub collectors: u64,
    /// Those of them that won in the end.
    pub winners: u64,
}

impl Add for CardCounts {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            collected: self.collected + other.collected,
            used: self.used + other.used,
            collectors: self.collectors + other.collectors,
            winners: self.winners + other.winners,
        }
    }
}

/// Adds counts by the names of cards to others.
pub(super) fn add_card_counts(counts: &mut BTreeMap<String, CardCounts>, more: BTreeMap<String, CardCounts>) {
    for (name, more) in more {
        let count = counts.entry(name).or_default();
        *count = *count + more;
    }
}
