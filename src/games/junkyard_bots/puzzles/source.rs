//! Source of a puzzle, which determines how its results are recorded.

use super::attempt::PuzzleVerdict;
use super::date::Date;
use super::progress::{PuzzleProgress, PuzzleState};

/// Source of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleSource {
    /// The book, with the puzzle's number in it.
    Book(u16),
    /// The puzzle of a day.
    Day {
        /// The day.
        date: Date,
        /// Number of the puzzle in the book, if the book supplied it.
        number: Option<u16>,
    },
    /// A shared text, whose results are not recorded.
    Shared,
}

impl PuzzleSource {
    /// Number of the puzzle in the book, if the book supplied it.
    pub const fn number(self) -> Option<u16> {
        match self {
            Self::Book(number) => Some(number),
            Self::Day { number, .. } => number,
            Self::Shared => None,
        }
    }
}

impl PuzzleProgress {
    /// Records the end of a try at a puzzle. It changes nothing after the puzzle was given up.
    pub fn record_try(&mut self, source: PuzzleSource, verdict: &PuzzleVerdict) {
        match (verdict, source.number()) {
            (PuzzleVerdict::Failed { .. }, Some(number)) => self.record_failed(number),
            (PuzzleVerdict::Solved, Some(number)) => self.record_solved(number),
            _ => {}
        }
        if let (PuzzleSource::Day { date, .. }, PuzzleVerdict::Solved) = (source, verdict) {
            self.record_solved_daily(date);
        }
    }

    /// Records that a puzzle was given up, so that its answer was seen.
    pub fn record_given_up(&mut self, source: PuzzleSource) {
        if let Some(number) = source.number() {
            self.record_answer_seen(number);
        }
        if let PuzzleSource::Day { date, .. } = source {
            self.record_given_up_daily(date);
        }
    }

    /// Whether a puzzle was given up before it was solved.
    pub fn has_given_up(&self, source: PuzzleSource) -> bool {
        match source {
            PuzzleSource::Book(number) => self.book_state(number) == Some(PuzzleState::AnswerSeen),
            PuzzleSource::Day { date, .. } => self.has_given_up_daily(date),
            PuzzleSource::Shared => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_of_a_day_counts_for_the_day_and_for_the_book_and_a_shared_one_for_neither() {
        let date = Date::from_number(20_000);
        let day = PuzzleSource::Day { date, number: Some(7) };
        let mut progress = PuzzleProgress::default();
        progress.record_try(PuzzleSource::Shared, &PuzzleVerdict::Solved);
        progress.record_given_up(PuzzleSource::Shared);
        assert_eq!(progress, PuzzleProgress::default());
        progress.record_try(day, &PuzzleVerdict::Solved);
        assert!(progress.has_solved_daily(date));
        assert_eq!(progress.book_state(7), Some(PuzzleState::Solved { at_first: true }));
        progress.record_given_up(day);
        assert!(progress.has_solved_daily(date) && !progress.has_given_up(day), "what is solved stays solved");
    }

    #[test]
    fn a_day_that_was_given_up_stays_so_in_what_is_kept() {
        let date = Date::from_number(20_000);
        let day = PuzzleSource::Day { date, number: None };
        let mut progress = PuzzleProgress::default();
        progress.record_given_up(day);
        let text = ron::to_string(&progress).unwrap();
        let mut progress: PuzzleProgress = ron::from_str(&text).unwrap();
        assert!(progress.has_given_up(day));
        assert_eq!(progress.daily_state(date), Some(PuzzleState::AnswerSeen));
        progress.record_try(day, &PuzzleVerdict::Solved);
        assert!(!progress.has_solved_daily(date), "its answer was seen");
        let next = PuzzleSource::Day { date: Date::from_number(20_001), number: None };
        assert!(!progress.has_given_up(next));
    }
}
