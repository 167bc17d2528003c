//! How hard a puzzle is: how computer players do on it.
//!
//! The players do what they do in a game: nobody tells them what is asked for. There are two
//! exceptions, where a game asks for something else. For a rebuild each level's search for a robot
//! is told which ability counts. And in a battle, where Cog throws as Rusty does and destroys
//! nobody unless that wins, it is told to take as much power as it can with each throw, by as few
//! points as that needs.
//!
//! | level | Rusty, 8 tries | Cog, 1 try | Titan, 3 tries |
//! |---|---|---|---|
//! | easy | 4 or more | not looked at | not asked |
//! | hard | at most 1 | fails | at most 1, or not asked |
//! | middling | otherwise | | |
//!
//! So of a hard one no player finds the answer but by luck, and of a middling one at least one
//! player finds it, or Rusty does now and then. Titan thinks long but for rebuilds. It is asked
//! only where Rusty and Cog say that it is hard; and for the puzzle of a day and for shared ones,
//! only how it rebuilds: what else is called hard there is what Rusty and Cog fail at.

use std::cmp::Reverse;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::attempt::Attempt;
use super::goal::{Ability, Aim, Level};
use super::puzzle::Puzzle;
use super::refutation::Verdict;
use super::search::replies::standing;
use crate::action::Action;
use crate::opponents::builder::{self, Budget};
use crate::opponents::robot_value::Priorities;
use crate::opponents::{Contestant, Player, stream};
use crate::parts::{PartId, SeatId};
use crate::round::{LegalActions, legal_actions};
use crate::table::{Snapshot, Table};

/// How often each player tries: Rusty makes mistakes, and Titan samples; Cog does the same every
/// time.
const TRIES: [(Player, u8); 3] = [(Player::Rusty, 8), (Player::Cog, 1), (Player::Titan, 3)];
/// In how many of its tries Rusty or Titan may find the answer to a puzzle that is hard.
const MOST_LUCKY: u8 = 1;
/// Actions of a turn after which a try is given up.
const MOST_ACTIONS: usize = 40;
/// What each level looks at when it rebuilds, in assemblies.
const BUDGETS: [Budget; 3] = [Budget(120), Budget(150), Budget(3_000)];

/// In how many of its tries each player reached the goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// Rusty, of 8.
    pub rusty: u8,
    /// Cog, of 1.
    pub cog: u8,
    /// Titan, of 3; none where it was not asked.
    pub titan: Option<u8>,
}

impl Rating {
    /// Lets the players try, Titan too where the others say that it is hard, if it is to be asked
    /// or for a rebuild; `None` if the puzzle's table is none.
    pub fn of(puzzle: &Puzzle, asks_titan: bool) -> Option<Self> {
        let mut attempt = Attempt::new(puzzle).ok()?;
        let mut solved = |player: Player, tries: u8| {
            (0..tries).filter(|&seed| solves(&mut attempt, puzzle, player, u64::from(seed))).count() as u8
        };
        let [(rusty, of_rusty), (cog, of_cog), (titan, of_titan)] = TRIES;
        let mut rating = Self { rusty: solved(rusty, of_rusty), cog: solved(cog, of_cog), titan: None };
        // What Titan builds with is quick.
        let asks_titan = asks_titan || matches!(puzzle.goal().aim, Aim::Ability(_));
        if asks_titan && rating.level() == Level::Hard {
            rating.titan = Some(solved(titan, of_titan));
        }
        Some(rating)
    }

    /// The level that follows.
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

/// Whether a player reaches the goal.
pub(super) fn solves(attempt: &mut Attempt, puzzle: &Puzzle, player: Player, seed: u64) -> bool {
    if attempt.restart().is_err() {
        return false;
    }
    let mut random = stream(seed, 0, puzzle.seat());
    for _ in 0..MOST_ACTIONS {
        let action = choose(attempt, puzzle, player, &mut random);
        match attempt.act(action) {
            Ok(Verdict::Solved) => return true,
            Ok(Verdict::Open { .. }) => {}
            Ok(Verdict::Failed { .. }) | Err(_) => return false,
        }
    }
    false
}

fn choose(attempt: &mut Attempt, puzzle: &Puzzle, player: Player, random: &mut ChaCha8Rng) -> Action {
    let level = TRIES.iter().position(|&(other, _)| other == player);
    if let (Aim::Ability(ability), Some(level)) = (puzzle.goal().aim, level)
        && let LegalActions::Build(inventory) = attempt.game().legal_actions()
    {
        let stands = standing(attempt.game());
        let tiles = &puzzle.setup().tiles;
        return Action::Build(builder::build(tiles, &inventory, &stands, &priorities(ability), BUDGETS[level]));
    }
    if (puzzle.goal().aim, player) == (Aim::PowerLost, Player::Cog) {
        return throw(attempt, puzzle.seat());
    }
    let contestant = Contestant::from(player);
    let seat = puzzle.seat();
    attempt.game().read(|table| contestant.choose_at(table, seat, &legal_actions(table), random).action)
}

/// The throw that takes the most power from the others at once, by as few points as that needs;
/// pass where none takes any.
fn throw(attempt: &mut Attempt, seat: SeatId) -> Action {
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
        let points = game.read(|table| bombs.iter().map(|&bomb| points(table, bomb)).sum());
        let is_done = game.act(action.clone()).is_ok();
        let lost = power(&now) - power(&game.snapshot());
        // Goes back to where it was.
        if game.restore(&now).is_err() || !is_done {
            return Action::Pass;
        }
        if (lost, Reverse(points)) > (best.0, best.1) {
            best = (lost, Reverse(points), action);
        }
    }
    best.2
}

fn points(table: &Table, part: PartId) -> u16 {
    table.tile(part).map_or(0, |tile| u16::from(tile.points()))
}

/// What a robot is wanted for anyway, and five times as much of an ability.
fn priorities(ability: Ability) -> Priorities {
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
