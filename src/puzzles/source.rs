//! Where a puzzle is from, and so how it is remembered.

use super::date::Date;
use super::progress::Progress;
use super::refutation::Verdict;

/// Where a puzzle is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The book, with its number there.
    Book(u16),
    /// It is the one of a day.
    Day {
        /// Which day.
        date: Date,
        /// Its number in the book, if it is from there.
        number: Option<u16>,
    },
    /// A text that was shared. It is not remembered.
    Shared,
}

impl Source {
    /// Its number in the book, if it is from there.
    pub const fn number(self) -> Option<u16> {
        match self {
            Self::Book(number) => Some(number),
            Self::Day { number, .. } => number,
            Self::Shared => None,
        }
    }
}

impl Progress {
    /// Notes how a try at a puzzle ended; `has_seen` if the answer was looked at before. A day's puzzle counts only without that.
    pub fn tried(&mut self, source: Source, verdict: &Verdict, has_seen: bool) {
        match (verdict, source.number()) {
            (Verdict::Failed { .. }, Some(number)) => self.failed(number),
            (Verdict::Solved, Some(number)) => self.solved(number),
            _ => {}
        }
        if let (Source::Day { date, .. }, Verdict::Solved, false) = (source, verdict, has_seen) {
            self.solved_daily(date);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::State;

    #[test]
    fn a_puzzle_of_a_day_counts_for_the_day_and_for_the_book_and_a_shared_one_for_neither() {
        let date = Date::from_number(20_000);
        let day = Source::Day { date, number: Some(7) };
        let mut progress = Progress::default();
        progress.tried(Source::Shared, &Verdict::Solved, false);
        assert_eq!(progress, Progress::default());
        progress.tried(day, &Verdict::Solved, true);
        assert!(!progress.has_solved_daily(date), "its answer was seen");
        progress.tried(day, &Verdict::Solved, false);
        assert!(progress.has_solved_daily(date));
        assert_eq!(progress.state(7), Some(State::Solved { at_first: true }));
    }
}
