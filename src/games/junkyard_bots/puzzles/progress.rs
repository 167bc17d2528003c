//! A player's progress with puzzles, as plain data without file access.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::date::Date;
use shell::merge::{merge_map, merge_set};

/// State of a puzzle for a player; a puzzle without one is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PuzzleState {
    /// Tried, and not solved so far.
    Tried,
    /// Its answer was seen before it was solved.
    AnswerSeen,
    /// Solved before its answer was seen.
    Solved {
        /// Whether the first try solved it.
        at_first: bool,
    },
}

/// A player's progress with the puzzles of the book and of the day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    /// States of the book's puzzles by number; a puzzle that is missing is new.
    book: BTreeMap<u16, PuzzleState>,
    /// Days whose puzzle was solved.
    days: BTreeSet<Date>,
    /// Days whose answer was seen before their puzzle was solved.
    given_up: BTreeSet<Date>,
}

impl PuzzleState {
    /// Rank by which one of two windows' states of the same puzzle prevails: a solved puzzle stays
    /// solved.
    const fn rank(self) -> u8 {
        match self {
            Self::Tried => 0,
            Self::AnswerSeen => 1,
            Self::Solved { .. } => 2,
        }
    }
}

impl PuzzleProgress {
    /// Applies the changes that lead from `before` to `now` to this progress, which was read from
    /// the file.
    pub fn merge(&mut self, before: &Self, now: &Self) {
        let in_file = self.book.clone();
        merge_map(&mut self.book, &before.book, &now.book);
        for (number, state) in &mut self.book {
            if let Some(theirs) = in_file.get(number).filter(|theirs| theirs.rank() > state.rank()) {
                *state = *theirs;
            }
        }
        merge_set(&mut self.days, &before.days, &now.days);
        merge_set(&mut self.given_up, &before.given_up, &now.given_up);
    }

    /// Returns the state of a puzzle of the book; `None` if it is new.
    pub fn book_state(&self, number: u16) -> Option<PuzzleState> {
        self.book.get(&number).copied()
    }

    /// Records a failed try. A solved puzzle stays solved.
    pub fn record_failed(&mut self, number: u16) {
        self.book.entry(number).or_insert(PuzzleState::Tried);
    }

    /// Records a try that solved the puzzle. It changes nothing after the answer was seen.
    pub fn record_solved(&mut self, number: u16) {
        match self.book_state(number) {
            None => self.book.insert(number, PuzzleState::Solved { at_first: true }),
            Some(PuzzleState::Tried) => self.book.insert(number, PuzzleState::Solved { at_first: false }),
            Some(PuzzleState::AnswerSeen | PuzzleState::Solved { .. }) => None,
        };
    }

    /// Records that the answer was seen. A solved puzzle stays solved.
    pub fn record_answer_seen(&mut self, number: u16) {
        if !matches!(self.book_state(number), Some(PuzzleState::Solved { .. })) {
            self.book.insert(number, PuzzleState::AnswerSeen);
        }
    }

    /// Records that the puzzle of a day was solved, on that day or later. It changes nothing after
    /// the answer was seen.
    pub fn record_solved_daily(&mut self, date: Date) {
        if !self.has_given_up_daily(date) {
            self.days.insert(date);
        }
    }

    /// Records that the answer of a day's puzzle was seen. A solved puzzle stays solved.
    pub fn record_given_up_daily(&mut self, date: Date) {
        if !self.has_solved_daily(date) {
            self.given_up.insert(date);
        }
    }

    /// Whether the answer of a day's puzzle was seen before the puzzle was solved.
    pub fn has_given_up_daily(&self, date: Date) -> bool {
        self.given_up.contains(&date)
    }

    /// Returns the state of the puzzle of a day. Tries at it are not recorded, so it is never
    /// [`PuzzleState::Tried`], nor solved at the first try.
    pub fn daily_state(&self, date: Date) -> Option<PuzzleState> {
        if self.has_solved_daily(date) {
            Some(PuzzleState::Solved { at_first: false })
        } else {
            self.has_given_up_daily(date).then_some(PuzzleState::AnswerSeen)
        }
    }

    /// Whether the puzzle of a day was solved.
    pub fn has_solved_daily(&self, date: Date) -> bool {
        self.days.contains(&date)
    }

    /// Number of solved puzzles of the book, and number of those solved at the first try.
    pub fn solved_counts(&self) -> (usize, usize) {
        let solved = |at_first_only: bool| {
            let of =
                |state: &&PuzzleState| matches!(state, PuzzleState::Solved { at_first } if *at_first || !at_first_only);
            self.book.values().filter(of).count()
        };
        (solved(false), solved(true))
    }

    /// Number of consecutive days up to today whose puzzles were solved. Today's need not be solved
    /// yet.
    pub fn current_streak(&self, today: Date) -> usize {
        let today = today.number();
        let solved = |number: u32| self.days.contains(&Date::from_number(number));
        let last = if solved(today) { Some(today) } else { today.checked_sub(1) };
        let back = (0..=last.unwrap_or(0)).rev().take_while(|&number| solved(number));
        if last.is_none() { 0 } else { back.count() }
    }

    /// Largest number of consecutive days whose puzzles were solved.
    pub fn best_streak(&self) -> usize {
        let mut best = 0;
        let mut row = 0;
        let mut before = None;
        for number in self.days.iter().map(|date| date.number()) {
            row = if before.is_some_and(|before: u32| before + 1 == number) { row + 1 } else { 1 };
            best = best.max(row);
            before = Some(number);
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_solved_stays_solved_and_an_answer_seen_counts_no_more() {
        let mut progress = PuzzleProgress::default();
        progress.record_solved(1);
        progress.record_failed(1);
        progress.record_answer_seen(1);
        progress.record_failed(2);
        progress.record_solved(2);
        progress.record_failed(3);
        progress.record_answer_seen(3);
        progress.record_solved(3);
        assert_eq!(progress.book_state(1), Some(PuzzleState::Solved { at_first: true }));
        assert_eq!(progress.book_state(2), Some(PuzzleState::Solved { at_first: false }));
        assert_eq!((progress.book_state(3), progress.book_state(4)), (Some(PuzzleState::AnswerSeen), None));
        assert_eq!(progress.solved_counts(), (2, 1));
    }

    #[test]
    fn two_windows_keep_what_each_has_solved() {
        let mut before = PuzzleProgress::default();
        before.record_failed(1);
        let mut one = before.clone();
        one.record_solved(1);
        one.record_solved(2);
        one.record_solved_daily(Date::from_number(7));
        let mut other = before.clone();
        other.record_failed(2);
        other.record_answer_seen(3);
        let mut file = one.clone();
        file.merge(&before, &other);
        assert_eq!(file.book_state(1), Some(PuzzleState::Solved { at_first: false }));
        assert_eq!(file.book_state(2), Some(PuzzleState::Solved { at_first: true }), "not only tried");
        assert_eq!(file.book_state(3), Some(PuzzleState::AnswerSeen));
        assert!(file.has_solved_daily(Date::from_number(7)));
    }

    #[test]
    fn a_missed_day_begins_the_row_anew_and_today_may_be_still_to_come() {
        let mut progress = PuzzleProgress::default();
        let date = Date::from_number;
        assert_eq!((progress.current_streak(date(0)), progress.best_streak()), (0, 0));
        for day in [100, 101, 102, 104, 105] {
            progress.record_solved_daily(date(day));
        }
        assert_eq!(
            (
                progress.current_streak(date(105)),
                progress.current_streak(date(106)),
                progress.current_streak(date(107))
            ),
            (2, 2, 0)
        );
        assert_eq!((progress.best_streak(), progress.has_solved_daily(date(103))), (3, false));
        let text = ron::to_string(&progress).unwrap();
        assert_eq!(ron::from_str::<PuzzleProgress>(&text).unwrap(), progress);
    }
}
