//! How hard a puzzle is: how computer players do on it.
//!
//! The players do what they do in a game: nobody tells them what is asked for. Rebuilding is the exception, for what they rebuild for is not what a puzzle
//! asks: there each level's search for a robot is told which ability counts.
//!
//! Titan is asked only where Rusty and Cog fail, for it thinks long. A puzzle is easy if Rusty reaches the goal in at least half of its tries, middling if that fails but Cog or Titan does in at
//! least half of theirs, and hard otherwise.

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
use crate::round::{LegalActions, legal_actions};

/// How often each player tries: Rusty makes mistakes, and Titan samples; Cog does the same every time.
const TRIES: [(Player, u8); 3] = [(Player::Rusty, 8), (Player::Cog, 1), (Player::Titan, 3)];
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
    /// Lets the players try, Titan too where the others fail if it is to be asked; `None` if the puzzle's table is none.
    pub fn of(puzzle: &Puzzle, asks_titan: bool) -> Option<Self> {
        let mut attempt = Attempt::new(puzzle).ok()?;
        let mut solved = |player: Player, tries: u8| {
            (0..tries).filter(|&seed| solves(&mut attempt, puzzle, player, u64::from(seed))).count() as u8
        };
        let [(rusty, of_rusty), (cog, of_cog), (titan, of_titan)] = TRIES;
        let mut rating = Self { rusty: solved(rusty, of_rusty), cog: solved(cog, of_cog), titan: None };
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
        } else if 2 * self.cog >= TRIES[1].1 || 2 * titan >= TRIES[2].1 {
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
    let contestant = Contestant::from(player);
    let seat = puzzle.seat();
    attempt.game().read(|table| contestant.choose_at(table, seat, &legal_actions(table), random))
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
