//! The puzzle book: the puzzles that come with the game.

use std::sync::LazyLock;

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use super::attempt::judge;
use super::goal::{Kind, Level};
use super::proved::Proved;
use super::rating::Rating;
use super::refutation::Verdict;
use super::search::{is_one, search};
use super::text::PuzzleText;
use super::text_error::{BookError, PuzzleError};
use crate::action::Action;

/// Text of the puzzle book.
const FILE: &str = include_str!("../../assets/puzzles/book.ron");
/// Depth down to which RON is written on separate lines: one for each field and each part.
const LINES_TO_DEPTH: usize = 4;

/// A puzzle of the book.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Number of the puzzle, which never changes because players and saved progress refer to it.
    pub number: u16,
    /// The puzzle with its answer and rating.
    pub proved: Proved,
}

/// Puzzles ordered by kind and, within a kind, by level, the easiest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Book(Vec<Entry>);

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
pub fn book() -> &'static Book {
    static BOOK: LazyLock<Book> = LazyLock::new(|| Book::from_ron(FILE).expect("the book of the game is sound"));
    &BOOK
}

impl Book {
    /// Makes a book of puzzles, sorted by kind and level and numbered from 1.
    pub fn new(puzzles: Vec<Proved>) -> Self {
        let mut puzzles = puzzles;
        puzzles.sort_by_key(|proved| (proved.kind(), proved.level()));
        Self((1..).zip(puzzles).map(|(number, proved)| Entry { number, proved }).collect())
    }

    /// Reads a book. Checks each puzzle's table, but neither its answer nor that the goal is the
    /// best: [`Entry::verify`] does that.
    ///
    /// # Errors
    /// The first fault found in the text.
    pub fn from_ron(text: &str) -> Result<Self, BookError> {
        let read: Vec<EntryText> = ron::from_str(text).map_err(|error| BookError::Malformed(error.to_string()))?;
        let mut entries: Vec<Entry> = Vec::with_capacity(read.len());
        for EntryText { number, rating, answer, puzzle } in read {
            if entries.iter().any(|entry| entry.number == number) {
                return Err(BookError::Twice(number));
            }
            let puzzle = puzzle.puzzle().map_err(|fault| BookError::Puzzle { number, fault })?;
            entries.push(Entry { number, proved: Proved::new(puzzle, answer, rating) });
        }
        Ok(Self(entries))
    }

    /// Writes the book as RON.
    pub fn to_ron(&self) -> String {
        let entry = |entry: &Entry| EntryText {
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
    pub fn entries(&self) -> &[Entry] {
        &self.0
    }

    /// Returns the puzzle with a number.
    pub fn with_number(&self, number: u16) -> Option<&Entry> {
        self.0.iter().find(|entry| entry.number == number)
    }

    /// Returns the puzzles of a kind and level, in the order of the book.
    pub fn of(&self, kind: Kind, level: Level) -> impl Iterator<Item = &Entry> {
        self.0.iter().filter(move |entry| entry.proved.kind() == kind && entry.proved.level() == level)
    }
}

impl Entry {
    /// Proves the puzzle again: a complete search finds that the goal is the best and that only one
    /// answer reaches it, and the stored answer reaches it too.
    ///
    /// # Errors
    /// The first of these claims that is false, or the reason why the search has no result.
    pub fn verify(&self) -> Result<(), PuzzleError> {
        let puzzle = self.proved.puzzle();
        let goal = puzzle.goal();
        let found = search(puzzle.setup(), puzzle.table(), goal.aim)?;
        if found.best != goal.amount {
            return Err(PuzzleError::NotTheBest { asked: goal.amount, best: found.best });
        }
        if !is_one(goal.aim, &found) {
            return Err(PuzzleError::SeveralAnswers);
        }
        match judge(puzzle, self.proved.answer()) {
            Ok(Verdict::Solved) => Ok(()),
            _ => Err(PuzzleError::WrongAnswer),
        }
    }
}
