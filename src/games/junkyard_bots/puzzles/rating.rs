//! Difficulty of a puzzle, measured by the tries of computer players.
//!
//! The players choose as they do in a game and do not know the goal, with two exceptions where a
//! game pursues something else. In a rebuild each player's search for a robot is told which ability
//! counts. In a battle Cog throws as Rusty does and destroys no robot unless that wins, so here it
//! is told to take as much power as possible with each throw, with as few points as that needs.
//!
//! | level | Rusty, 8 tries | Cog, 1 try | Titan, 3 tries |
//! |---|---|---|---|
//! | easy | 4 or more | not looked at | not asked |
//! | hard | at most 1 | fails | at most 1, or not asked |
//! | middling | otherwise | | |
//!
//! So no player finds the answer to a hard puzzle except by luck; of a middling one at least one
//! player finds it, or Rusty does now and then. Titan is slow except at rebuilds. It therefore
//! tries only puzzles that are hard by the results of Rusty and Cog; and of daily and shared
//! puzzles only rebuilds, so any other of these is hard if Rusty and Cog fail at it.

use std::cmp::Reverse;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::attempt::{Attempt, PuzzleVerdict};
use super::goal::{Level, PuzzleAim};
use super::puzzle::Puzzle;
use super::search::replies::unchanged_build;
use crate::action::Action;
use crate::game::JunkyardBotsTable;
use crate::opponents::Contestant;
use crate::opponents::builder::{self, Budget};
use crate::opponents::robot_value::Priorities;
use crate::robot::Ability;
use crate::round::{LegalActions, legal_actions};
use crate::table::Snapshot;
use shell::seats::{PlayerKind, SeatId, stream_of_player};
use shell::thinking::ComputerPlayer;

/// Number of tries of each player. Rusty makes mistakes at random and Titan samples, so they try
/// several times; Cog does the same every time.
const TRIES: [(PlayerKind, u8); 3] = [(PlayerKind::Rusty, 8), (PlayerKind::Cog, 1), (PlayerKind::Titan, 3)];
/// Maximum number of tries in which Rusty or Titan may find the answer to a hard puzzle.
const MOST_LUCKY: u8 = 1;
/// Actions after which a try is abandoned.
const MOST_ACTIONS: usize = 40;
/// Budgets of the players in the order of [`TRIES`] for a rebuild, in assemblies.
const BUILD_BUDGETS: [Budget; 3] = [Budget(120), Budget(150), Budget(3_000)];

/// Number of tries in which each player reached the goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// Successful tries of Rusty, of 8.
    pub rusty: u8,
    /// Successful tries of Cog, of 1.
    pub cog: u8,
    /// Successful tries of Titan, of 3; `None` if it did not try.
    pub titan: Option<u8>,
}

impl Rating {
    /// Lets the players try the puzzle. Titan tries it only if the others' results make it hard,
    /// and only if `asks_titan` is true or the goal is a rebuild. `None` if the puzzle's table is
    /// invalid.
    pub fn of(puzzle: &Puzzle, asks_titan: bool) -> Option<Self> {
        let mut attempt = Attempt::new(puzzle).ok()?;
        let mut solved = |player: PlayerKind, tries: u8| {
            (0..tries).filter(|&seed| player_solves(&mut attempt, puzzle, player, u64::from(seed))).count() as u8
        };
        let [(rusty, of_rusty), (cog, of_cog), (titan, of_titan)] = TRIES;
        let mut rating = Self { rusty: solved(rusty, of_rusty), cog: solved(cog, of_cog), titan: None };
        // Titan's search for a build is quick.
        let asks_titan = asks_titan || matches!(puzzle.goal().aim, PuzzleAim::Ability(_));
        if asks_titan && rating.level() == Level::Hard {
            rating.titan = Some(solved(titan, of_titan));
        }
        Some(rating)
    }

    /// Level that follows from the results.
    pub const fn level(self) -> Level {
        let titan = match self.titan {
            Some(titan) => titan,
            None => 0,
        };
        if 2 * self.rusty >= TRIES[0].1 {
            Level::Easy
        } else if self.rusty > MOST_LUCKY || self.cog > 0 || titan > MOST_LUCKY {
            Level::Middling
        } else {
            Level::Hard
        }
    }
}

/// Whether a player reaches the goal in one try.
pub(super) fn player_solves(attempt: &mut Attempt, puzzle: &Puzzle, player: PlayerKind, seed: u64) -> bool {
    if attempt.restart().is_err() {
        return false;
    }
    let mut random = stream_of_player(seed, 0, puzzle.seat());
    for _ in 0..MOST_ACTIONS {
        let action = choose_action(attempt, puzzle, player, &mut random);
        match attempt.act(action) {
            Ok(PuzzleVerdict::Solved) => return true,
            Ok(PuzzleVerdict::Open { .. }) => {}
            Ok(PuzzleVerdict::Failed { .. }) | Err(_) => return false,
        }
    }
    false
}

fn choose_action(attempt: &mut Attempt, puzzle: &Puzzle, player: PlayerKind, random: &mut ChaCha8Rng) -> Action {
    let level = TRIES.iter().position(|&(other, _)| other == player);
    if let (PuzzleAim::Ability(ability), Some(level)) = (puzzle.goal().aim, level)
        && let LegalActions::Build(inventory) = attempt.game().legal_actions()
    {
        let stands = unchanged_build(attempt.game());
        let tiles = &puzzle.setup().tiles;
        return Action::Build(builder::build(
            tiles,
            &inventory,
            &stands,
            &priorities_for(ability),
            BUILD_BUDGETS[level],
        ));
    }
    if (puzzle.goal().aim, player) == (PuzzleAim::PowerLost, PlayerKind::Cog) {
        return most_damaging_throw(attempt, puzzle.seat());
    }
    let contestant = Contestant::from(player);
    let seat = puzzle.seat();
    attempt.game().read(|table| contestant.choose_at(table, seat, &legal_actions(table), random).action)
}

/// Returns the throw that takes the most power from the others at once, with as few points as that
/// needs; a pass if no throw takes any.
fn most_damaging_throw(attempt: &mut Attempt, seat: SeatId) -> Action {
    let game = attempt.game();
    let now = game.snapshot();
    let power = |table: &Snapshot| -> u16 {
        let others = table.powers.iter().enumerate().filter(|(other, _)| *other != seat.index());
        others.map(|(_, &power)| u16::from(power)).sum()
    };
    let mut best = (0, Reverse(0), Action::Pass);
    let actions: Vec<Action> = game.legal_actions().iter().collect();
    for action in actions {
        let Action::Attack { bombs, .. } = &action else { continue };
        let points = game.read(|table| {
            let thrown = bombs.iter().filter_map(|&bomb| table.part(bomb));
            thrown.map(|bomb| u16::from(bomb.points())).sum()
        });
        let is_done = game.act(action.clone()).is_ok();
        let lost = power(&now) - power(&game.snapshot());
        // Undoes the throw.
        if game.restore(&now).is_err() || !is_done {
            return Action::Pass;
        }
        if (lost, Reverse(points)) > (best.0, best.1) {
            best = (lost, Reverse(points), action);
        }
    }
    best.2
}

/// Returns the usual priorities of a builder, with five times the usual weight of an ability.
fn priorities_for(ability: Ability) -> Priorities {
    let mut priorities = Priorities::default();
    let wanted = match ability {
        Ability::Sight => &mut priorities.sight,
        Ability::Grip => &mut priorities.grip,
        Ability::Bite => &mut priorities.bite,
        Ability::Speed => &mut priorities.speed,
    };
    *wanted *= 5;
    priorities
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_says_who_finds_the_answer() {
        let level = |rusty, cog, titan| Rating { rusty, cog, titan }.level();
        assert_eq!([level(4, 0, None), level(8, 1, None)], [Level::Easy; 2]);
        assert_eq!(
            [level(2, 0, None), level(3, 0, Some(0)), level(0, 1, None), level(1, 0, Some(2))],
            [Level::Middling; 4]
        );
        assert_eq!([level(0, 0, None), level(1, 0, Some(0)), level(0, 0, Some(1))], [Level::Hard; 3]);
    }
}
