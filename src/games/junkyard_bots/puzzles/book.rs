//! The puzzle book: the puzzles that come with the game.

use std::sync::LazyLock;

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use super::attempt::{PuzzleVerdict, judge_actions};
use super::goal::{Level, PuzzleKind};
use super::proved::ProvedPuzzle;
use super::rating::Rating;
use super::search::{makes_puzzle, search_answers};
use super::text::{BookError, PuzzleError, PuzzleText};
use crate::action::Action;

/// Text of the puzzle book.
const BOOK_RON: &str = include_str!("../../../../assets/games/junkyard_bots/puzzles/book.ron");
/// Depth down to which RON is written on separate lines: one for each field and each part.
const LINES_TO_DEPTH: usize = 4;

/// A puzzle of the book.
#[derive(Clone, Debug, PartialEq)]
pub struct BookEntry {
    /// Number of the puzzle, which never changes because players and saved progress refer to it.
    pub number: u16,
    /// The puzzle with its answer and rating.
    pub proved: ProvedPuzzle,
}

/// Puzzles ordered by kind and, within a kind, by level, the easiest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleBook(Vec<BookEntry>);

/// A puzzle of the book as it is written in RON.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryText {
    number: u16,
    rating: Rating,
    answer: Vec<Action>,
    puzzle: PuzzleText,
}

/// Returns the book that comes with the game.
#[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
pub fn puzzle_book() -> &'static PuzzleBook {
    static BOOK: LazyLock<PuzzleBook> =
        LazyLock::new(|| PuzzleBook::from_ron(BOOK_RON).expect("the book of the game is sound"));
    &BOOK
}

impl PuzzleBook {
    /// Makes a book of puzzles, sorted by kind and level and numbered from 1.
    pub fn new(puzzles: Vec<ProvedPuzzle>) -> Self {
        let mut puzzles = puzzles;
        puzzles.sort_by_key(|proved| (proved.kind(), proved.level()));
        Self((1..).zip(puzzles).map(|(number, proved)| BookEntry { number, proved }).collect())
    }

    /// Reads a book. Checks each puzzle's table, but neither its answer nor that the goal is the
    /// best: [`BookEntry::verify`] does that.
    ///
    /// # Errors
    /// The first fault found in the text.
    pub fn from_ron(text: &str) -> Result<Self, BookError> {
        let read: Vec<EntryText> = ron::from_str(text).map_err(|error| BookError::Malformed(error.to_string()))?;
        let mut entries: Vec<BookEntry> = Vec::with_capacity(read.len());
        for EntryText { number, rating, answer, puzzle } in read {
            if entries.iter().any(|entry| entry.number == number) {
                return Err(BookError::Twice(number));
            }
            let puzzle = puzzle.puzzle().map_err(|fault| BookError::Puzzle { number, fault })?;
            entries.push(BookEntry { number, proved: ProvedPuzzle::new(puzzle, answer, rating) });
        }
        Ok(Self(entries))
    }

    /// Writes the book as RON.
    pub fn to_ron(&self) -> String {
        let entry = |entry: &BookEntry| EntryText {
            number: entry.number,
            rating: entry.proved.rating(),
            answer: entry.proved.answer().to_vec(),
            puzzle: PuzzleText::of(entry.proved.puzzle()),
        };
        let entries: Vec<EntryText> = self.0.iter().map(entry).collect();
        let config = PrettyConfig::new().depth_limit(LINES_TO_DEPTH).new_line("\n").indentor(" ");
        // Plain data can always be written.
        ron::ser::to_string_pretty(&entries, config).unwrap_or_default() + "\n"
    }

    /// All puzzles, in the order of the book.
    pub fn entries(&self) -> &[BookEntry] {
        &self.0
    }

    /// Returns the puzzle with a number.
    pub fn with_number(&self, number: u16) -> Option<&BookEntry> {
        self.0.iter().find(|entry| entry.number == number)
    }

    /// Returns the puzzles of a kind and level, in the order of the book.
    pub fn entries_of(&self, kind: PuzzleKind, level: Level) -> impl Iterator<Item = &BookEntry> {
        self.0.iter().filter(move |entry| entry.proved.kind() == kind && entry.proved.level() == level)
    }
}

impl BookEntry {
    /// Proves the puzzle again: a complete search finds that the goal is the best and that only one
    /// answer reaches it, and the stored answer reaches it too.
    ///
    /// # Errors
    /// The first of these claims that is false, or the reason why the search has no result.
    pub fn verify(&self) -> Result<(), PuzzleError> {
        let puzzle = self.proved.puzzle();
        let goal = puzzle.goal();
        let found = search_answers(puzzle.setup(), puzzle.table(), goal.aim)?;
        if found.best != goal.amount {
            return Err(PuzzleError::NotTheBest { asked: goal.amount, best: found.best });
        }
        if !makes_puzzle(goal.aim, &found) {
            return Err(PuzzleError::SeveralAnswers);
        }
        match judge_actions(puzzle, self.proved.answer()) {
            Ok(PuzzleVerdict::Solved) => Ok(()),
            _ => Err(PuzzleError::WrongAnswer),
        }
    }
}
