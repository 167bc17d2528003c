//! How many puzzles are wanted, and which of those that were found make a book.

use std::collections::BTreeMap;

use super::goal::{Aim, Kind, Level};
use super::proved::Proved;
use crate::parts::GripperKind;

/// How many puzzles are wanted of each aim and level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted(BTreeMap<(Aim, Level), usize>);

impl Wanted {
    /// So many of every aim and level.
    pub fn each(count: usize) -> Self {
        let levels = |aim| Level::ALL.into_iter().map(move |level| ((aim, level), count));
        Self(Aim::ALL.into_iter().flat_map(levels).collect())
    }

    /// Only so many of one aim and level.
    pub fn only(aim: Aim, level: Level, count: usize) -> Self {
        Self(BTreeMap::from([((aim, level), count)]))
    }

    /// The same, and what `other` wants besides.
    pub fn and(mut self, other: Self) -> Self {
        for (key, count) in other.0 {
            *self.0.entry(key).or_default() += count;
        }
        self
    }

    /// Whether nothing is wanted any more.
    pub fn is_empty(&self) -> bool {
        self.0.values().all(|&count| count == 0)
    }

    /// Whether a puzzle of an aim is still wanted, of any of some levels.
    pub(super) fn has_any(&self, aim: Aim, levels: &[Level]) -> bool {
        levels.iter().any(|&level| self.has(aim, level))
    }

    /// Whether a puzzle of an aim and level is still wanted.
    pub(super) fn has(&self, aim: Aim, level: Level) -> bool {
        self.0.get(&(aim, level)).is_some_and(|&count| count > 0)
    }

    /// Takes one off; whether there was one to take.
    pub(super) fn take(&mut self, aim: Aim, level: Level) -> bool {
        match self.0.get_mut(&(aim, level)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }
}

/// A puzzle and the game in which it was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Generated {
    /// The puzzle, proved.
    pub proved: Proved,
    /// The number of the game, from 0.
    pub game: u64,
}

/// Of what was found, at most so many of each kind and level: one of each goal in turn as long as
/// there are any, so that a kind does not ask for the same again and again; by which grippers is
/// not told apart. Those that were found first come first.
pub fn chosen(found: &[Generated], each: usize) -> Vec<Generated> {
    let levels = |kind| Level::ALL.into_iter().map(move |level| (kind, level));
    let cells = Kind::ALL.into_iter().flat_map(levels);
    cells.flat_map(|cell| of_cell(found, cell, each)).collect()
}

fn of_cell(found: &[Generated], (kind, level): (Kind, Level), each: usize) -> Vec<Generated> {
    let goals = Aim::ALL.into_iter().filter(|&aim| aim.kind() == kind && by_claws(aim) == aim);
    let of = |goal: Aim| {
        let is_one =
            move |one: &&Generated| by_claws(one.proved.puzzle().goal().aim) == goal && one.proved.level() == level;
        // Which round of choosing it is chosen in.
        found.iter().filter(is_one).enumerate()
    };
    let mut turns: Vec<(usize, &Generated)> = goals.flat_map(of).collect();
    // Stable: in one round the goals keep their order.
    turns.sort_by_key(|(turn, _)| *turn);
    turns.into_iter().take(each).map(|(_, one)| one.clone()).collect()
}

/// The same aim by claws, if it is one of grippers.
const fn by_claws(aim: Aim) -> Aim {
    match aim {
        Aim::Lift(_) => Aim::Lift(GripperKind::Claw),
        Aim::Hold(_) => Aim::Hold(GripperKind::Claw),
        other => other,
    }
}
