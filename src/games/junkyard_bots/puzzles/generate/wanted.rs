//! Numbers of puzzles wanted, and the choice of those that make a book.

use std::collections::BTreeMap;

use crate::parts::GripperKind;
use crate::puzzles::goal::{Level, PuzzleAim, PuzzleKind};
use crate::puzzles::proved::ProvedPuzzle;

/// Numbers of puzzles still wanted of each aim and level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WantedPuzzles(BTreeMap<(PuzzleAim, Level), usize>);

impl WantedPuzzles {
    /// Wants `count` puzzles of every aim and level.
    pub fn each(count: usize) -> Self {
        let levels = |aim| Level::ALL.into_iter().map(move |level| ((aim, level), count));
        Self(PuzzleAim::ALL.into_iter().flat_map(levels).collect())
    }

    /// Wants `count` puzzles of one aim and level, and no others.
    pub fn only(aim: PuzzleAim, level: Level, count: usize) -> Self {
        Self(BTreeMap::from([((aim, level), count)]))
    }

    /// Adds the numbers of `other`.
    pub fn and(mut self, other: Self) -> Self {
        for (key, count) in other.0 {
            *self.0.entry(key).or_default() += count;
        }
        self
    }

    /// Whether no puzzle is wanted any more.
    pub fn is_empty(&self) -> bool {
        self.0.values().all(|&count| count == 0)
    }

    /// Whether a puzzle of an aim and of any of some levels is still wanted.
    pub(super) fn has_any(&self, aim: PuzzleAim, levels: &[Level]) -> bool {
        levels.iter().any(|&level| self.has(aim, level))
    }

    /// Whether a puzzle of an aim and level is still wanted.
    pub(super) fn has(&self, aim: PuzzleAim, level: Level) -> bool {
        self.0.get(&(aim, level)).is_some_and(|&count| count > 0)
    }

    /// Lowers the number wanted of an aim and level by one; returns false if it is 0 already.
    pub(super) fn take_one(&mut self, aim: PuzzleAim, level: Level) -> bool {
        match self.0.get_mut(&(aim, level)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }
}

/// A proved puzzle and the game in which it was found.
#[derive(Clone, Debug, PartialEq)]
pub struct GeneratedPuzzle {
    /// The puzzle with its answer and rating.
    pub proved: ProvedPuzzle,
    /// Number of the game, from 0.
    pub game_number: u64,
}

/// Returns the puzzles that make a book: at most `each` of each kind and level. The aims of a kind
/// take turns as long as they have puzzles, so that a book does not ask for the same again and
/// again; claws and mouths count as the same aim here. Puzzles of one aim keep their order in
/// `found`.
pub fn choose_puzzles(found: &[GeneratedPuzzle], each: usize) -> Vec<GeneratedPuzzle> {
    let levels = |kind| Level::ALL.into_iter().map(move |level| (kind, level));
    let cells = PuzzleKind::ALL.into_iter().flat_map(levels);
    cells.flat_map(|cell| choose_of_kind_and_level(found, cell, each)).collect()
}

fn choose_of_kind_and_level(found: &[GeneratedPuzzle], sort: (PuzzleKind, Level), each: usize) -> Vec<GeneratedPuzzle> {
    let (kind, level) = sort;
    let goals = PuzzleAim::ALL.into_iter().filter(|&aim| aim.kind() == kind && same_aim_by_claws(aim) == aim);
    let of = |goal: PuzzleAim| {
        let is_one = move |one: &&GeneratedPuzzle| {
            same_aim_by_claws(one.proved.puzzle().goal().aim) == goal && one.proved.level() == level
        };
        // The index is the round in which the puzzle is chosen.
        found.iter().filter(is_one).enumerate()
    };
    let mut turns: Vec<(usize, &GeneratedPuzzle)> = goals.flat_map(of).collect();
    // The sort is stable: within a round the aims keep their order.
    turns.sort_by_key(|(turn, _)| *turn);
    turns.into_iter().take(each).map(|(_, one)| one.clone()).collect()
}

/// Returns the same aim with claws, if it is an aim of grippers.
const fn same_aim_by_claws(aim: PuzzleAim) -> PuzzleAim {
    match aim {
        PuzzleAim::Lift(_) => PuzzleAim::Lift(GripperKind::Claw),
        PuzzleAim::Hold(_) => PuzzleAim::Hold(GripperKind::Claw),
        other => other,
    }
}
