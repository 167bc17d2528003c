//! The book: the puzzles that come with the game.

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

/// The file.
const FILE: &str = include_str!("../../assets/puzzles/book.ron");
/// A line for each field and for each part.
const LINES_TO_DEPTH: usize = 4;

/// A puzzle of the book.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its number, by which players and what is remembered of them know it: it never changes.
    pub number: u16,
    /// The puzzle.
    pub proved: Proved,
}

/// Puzzles in order: by kind, of a kind the easiest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Book(Vec<Entry>);

/// A puzzle of the book as plain types.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryText {
    number: u16,
    rating: Rating,
    answer: Vec<Action>,
    puzzle: PuzzleText,
}

/// The book that comes with the game.
#[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
pub fn book() -> &'static Book {
    static BOOK: LazyLock<Book> = LazyLock::new(|| Book::from_ron(FILE).expect("the book of the game is sound"));
    &BOOK
}

impl Book {
    /// A book of puzzles, numbered from 1 by kind and level.
    pub fn new(puzzles: Vec<Proved>) -> Self {
        let mut puzzles = puzzles;
        puzzles.sort_by_key(|proved| (proved.kind(), proved.level()));
        Self((1..).zip(puzzles).map(|(number, proved)| Entry { number, proved }).collect())
    }

    /// Reads a book. Each table is checked, and that the kept answer reaches the goal; that nothing
    /// is better is what [`Entry::verify`] finds.
    ///
    /// # Errors
    /// What is wrong with it.
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

    /// The text of a book.
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

    /// All puzzles, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.0
    }

    /// The puzzle with a number.
    pub fn with_number(&self, number: u16) -> Option<&Entry> {
        self.0.iter().find(|entry| entry.number == number)
    }

    /// The puzzles of a kind and level, in order.
    pub fn of(&self, kind: Kind, level: Level) -> impl Iterator<Item = &Entry> {
        self.0.iter().filter(move |entry| entry.proved.kind() == kind && entry.proved.level() == level)
    }
}

impl Entry {
    /// Proves the puzzle again: the goal is the best that a complete search finds, by one answer,
    /// and the kept answer reaches it.
    ///
    /// # Errors
    /// What is wrong with it.
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
