//! A puzzle whose goal was proved to be the best by a complete search.

use super::attempt::{Attempt, PuzzleVerdict};
use super::goal::{Level, PuzzleKind};
use super::puzzle::Puzzle;
use super::rating::Rating;
use crate::action::Action;

/// A puzzle with its answer and rating.
#[derive(Clone, Debug, PartialEq)]
pub struct ProvedPuzzle {
    puzzle: Puzzle,
    answer: Vec<Action>,
    rating: Rating,
}

impl ProvedPuzzle {
    /// Makes a proved puzzle of an answer that a search found. Actions after the one that reaches
    /// the goal are dropped.
    pub(super) fn found(puzzle: Puzzle, found: Vec<Action>, rating: Rating) -> Self {
        let mut answer = found;
        if let Ok(mut attempt) = Attempt::new(&puzzle) {
            let is_open = |action: &&Action| attempt.act((*action).clone()) != Ok(&PuzzleVerdict::Solved);
            let before = answer.iter().take_while(is_open).count();
            answer.truncate(before + 1);
        }
        Self { puzzle, answer, rating }
    }

    /// Makes a proved puzzle of a stored answer, unchanged.
    pub(super) const fn new(puzzle: Puzzle, answer: Vec<Action>, rating: Rating) -> Self {
        Self { puzzle, answer, rating }
    }

    /// The puzzle without its answer.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Actions of the answer, in the order in which they are played.
    pub fn answer(&self) -> &[Action] {
        &self.answer
    }

    /// Results of computer players.
    pub const fn rating(&self) -> Rating {
        self.rating
    }

    /// Difficulty, by the rating.
    pub const fn level(&self) -> Level {
        self.rating.level()
    }

    /// Kind of the puzzle.
    pub const fn kind(&self) -> PuzzleKind {
        self.puzzle.kind()
    }
}
