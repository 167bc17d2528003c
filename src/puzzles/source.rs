//! Source of a puzzle, which determines how its results are recorded.

use super::date::Date;
use super::progress::{Progress, State};
use super::refutation::Verdict;

/// Source of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
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

impl Source {
    /// Number of the puzzle in the book, if the book supplied it.
    pub const fn number(self) -> Option<u16> {
        match self {
            Self::Book(number) => Some(number),
            Self::Day { number, .. } => number,
            Self::Shared => None,
        }
    }
}

impl Progress {
    /// Records the end of a try at a puzzle. It changes nothing after the puzzle was given up.
    pub fn tried(&mut self, source: Source, verdict: &Verdict) {
        match (verdict, source.number()) {
            (Verdict::Failed { .. }, Some(number)) => self.failed(number),
            (Verdict::Solved, Some(number)) => self.solved(number),
            _ => {}
        }
        if let (Source::Day { date, .. }, Verdict::Solved) = (source, verdict) {
            self.solved_daily(date);
        }
    }

    /// Records that a puzzle was given up, so that its answer was seen.
    pub fn gave_up(&mut self, source: Source) {
        if let Some(number) = source.number() {
            self.answer_seen(number);
        }
        if let Source::Day { date, .. } = source {
            self.gave_up_daily(date);
        }
    }

    /// Whether a puzzle was given up before it was solved.
    pub fn has_given_up(&self, source: Source) -> bool {
        match source {
            Source::Book(number) => self.state(number) == Some(State::AnswerSeen),
            Source::Day { date, .. } => self.has_given_up_daily(date),
            Source::Shared => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_of_a_day_counts_for_the_day_and_for_the_book_and_a_shared_one_for_neither() {
        let date = Date::from_number(20_000);
        let day = Source::Day { date, number: Some(7) };
        let mut progress = Progress::default();
        progress.tried(Source::Shared, &Verdict::Solved);
        progress.gave_up(Source::Shared);
        assert_eq!(progress, Progress::default());
        progress.tried(day, &Verdict::Solved);
        assert!(progress.has_solved_daily(date));
        assert_eq!(progress.state(7), Some(State::Solved { at_first: true }));
        progress.gave_up(day);
        assert!(progress.has_solved_daily(date) && !progress.has_given_up(day), "what is solved stays solved");
    }

    #[test]
    fn a_day_that_was_given_up_stays_so_in_what_is_kept() {
        let date = Date::from_number(20_000);
        let day = Source::Day { date, number: None };
        let mut progress = Progress::default();
        progress.gave_up(day);
        let text = ron::to_string(&progress).unwrap();
        let mut progress: Progress = ron::from_str(&text).unwrap();
        assert!(progress.has_given_up(day));
        assert_eq!(progress.daily(date), Some(State::AnswerSeen));
        progress.tried(day, &Verdict::Solved);
        assert!(!progress.has_solved_daily(date), "its answer was seen");
        let next = Source::Day { date: Date::from_number(20_001), number: None };
        assert!(!progress.has_given_up(next));
    }
}
