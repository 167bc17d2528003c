//! A puzzle whose goal a complete search has found to be the best.

use super::attempt::Attempt;
use super::goal::{Kind, Level};
use super::puzzle::Puzzle;
use super::rating::Rating;
use super::refutation::Verdict;
use crate::action::Action;

/// A puzzle with its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Proved {
    puzzle: Puzzle,
    answer: Vec<Action>,
    rating: Rating,
}

impl Proved {
    /// A puzzle of which a search has found the answer; what it does after the goal is reached is
    /// left out.
    pub(super) fn found(puzzle: Puzzle, found: Vec<Action>, rating: Rating) -> Self {
        let mut answer = found;
        if let Ok(mut attempt) = Attempt::new(&puzzle) {
            let is_open = |action: &&Action| attempt.act((*action).clone()) != Ok(&Verdict::Solved);
            let before = answer.iter().take_while(is_open).count();
            answer.truncate(before + 1);
        }
        Self { puzzle, answer, rating }
    }

    /// A puzzle with its answer as it was kept.
    pub(super) const fn new(puzzle: Puzzle, answer: Vec<Action>, rating: Rating) -> Self {
        Self { puzzle, answer, rating }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// An answer, action by action, to be played step by step.
    pub fn answer(&self) -> &[Action] {
        &self.answer
    }

    /// How computer players do on it.
    pub const fn rating(&self) -> Rating {
        self.rating
    }

    /// How hard it is.
    pub const fn level(&self) -> Level {
        self.rating.level()
    }

    /// Its kind.
    pub const fn kind(&self) -> Kind {
        self.puzzle.kind()
    }
}
