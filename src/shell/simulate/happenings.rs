//! Counts of notable events in simulated games, so that rules that no game exercises stand out.

use std::collections::BTreeMap;
use std::ops::Add;

use serde::Serialize;

use super::counts::add_counts;
use super::figures::{Rate, rate_with_interval};
use crate::language::InWords;

/// Kind of event that reports on simulated games count. Its phrase is its name in a report.
pub trait CountedEvent: Copy + Ord + InWords + Serialize + 'static {
    /// All kinds, in the order of the reports.
    const ALL: &'static [Self];
}

/// Defines an enum of events that are counted, each with the id of its message. The names in
/// `--json` are those of the variants in snake case.
///
/// ```ignore
/// counted_events! {
///     &MESSAGES,
///     /// Event that exercises a particular rule.
///     pub enum Happening {
///         Stalemate: "happening-stalemate",
///     }
/// }
/// ```
#[macro_export]
macro_rules! counted_events {
    (
        $messages:expr,
        $(#[doc = $text:literal])*
        pub enum $events:ident { $($name:ident: $message:literal,)* }
    ) => {
        $(#[doc = $text])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs, reason = "the message of each variant is its documentation")]
        pub enum $events { $($name,)* }

        impl $crate::simulate::happenings::CountedEvent for $events {
            const ALL: &'static [Self] = &[$(Self::$name,)*];
        }

        impl $crate::language::InWords for $events {
            fn phrase(&self) -> $crate::language::Phrase {
                let id = match self { $(Self::$name => $message,)* };
                $crate::language::Phrase::new($messages, id)
            }
        }
    };
}

pub use counted_events;

/// Counts of the happenings of simulated games. The field names are part of the `--json` format and
/// must not change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound = "H: CountedEvent")]
pub struct HappeningCounts<H> {
    /// Number of times that each happening occurred.
    pub happenings: BTreeMap<H, u64>,
    /// Number of games in which each happening occurred.
    pub games_with: BTreeMap<H, u64>,
}

impl<H> Default for HappeningCounts<H> {
    fn default() -> Self {
        Self { happenings: BTreeMap::new(), games_with: BTreeMap::new() }
    }
}

impl<H: CountedEvent> Add for HappeningCounts<H> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        add_counts(&mut self.happenings, other.happenings);
        add_counts(&mut self.games_with, other.games_with);
        self
    }
}

impl<H: CountedEvent> HappeningCounts<H> {
    /// Number of times that a happening occurred.
    pub fn count_of(&self, happening: H) -> u64 {
        self.happenings.get(&happening).copied().unwrap_or(0)
    }

    /// Share of `games` in which each happening occurred, without those that did not occur.
    pub fn rates(&self, games: u64) -> BTreeMap<H, Rate> {
        self.games_with.iter().map(|(&happening, &with)| (happening, rate_with_interval(with, games))).collect()
    }

    /// Counts a happening in the present game if `when` is true.
    pub fn note_happening(&mut self, happening: H, when: bool) {
        if when {
            *self.happenings.entry(happening).or_default() += 1;
        }
    }

    /// Counts the end of the only game so far.
    pub fn note_end(&mut self) {
        self.games_with = self.happenings.keys().map(|&happening| (happening, 1)).collect();
    }
}
