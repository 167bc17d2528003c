//! Complete searches: the most that a player can reach, and in how many ways.
//!
//! - `throws`: all sequences of attacks of a battle turn, at the engine itself; `replies`: all that the others can throw after it;
//! - `holds`: all ways to fill claws or mouths;
//! - `builds`: all robots that keep every part.
//!
//! A search either looks at everything or says that there is too much to look at. What counts as the same answer:
//!
//! | aim | two answers are the same if |
//! |---|---|
//! | power lost, last round | bombs of the same sizes hit the same robots in the same groups; the order, and what took no power, doesn't matter |
//! | lift | the part covers the same cells; which of several tiles of its size it is doesn't matter |
//! | eat | energy of the same sizes is beside the same mouths; which of several tiles of a size, and where beside those mouths, doesn't matter |
//! | hold | parts of the same sizes are held; where they are is up to who solves it, and most places must not do (see [`is_one`]) |
//! | ability | the same tiles give the same points each: pipes serve the same parts; where on the robot they are doesn't matter |

mod builds;
mod holds;
pub(super) mod replies;
mod throws;

use super::goal::Aim;
use crate::action::Action;
use crate::game::Game;
use crate::table::{Setup, Snapshot};

/// The most that can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The most of what is counted.
    pub best: u16,
    /// The most that is less than that.
    pub second: Option<u16>,
    /// How many different answers reach the best; counted up to [`MOST_ANSWERS`].
    pub answers: usize,
    /// How many final positions of all that were looked at reach it, and how many there are. Of builds: of the parts that matter.
    pub share: (u32, u32),
    /// One of the answers.
    pub answer: Vec<Action>,
}

/// Different answers are counted up to this number.
pub const MOST_ANSWERS: usize = 3;

/// Whether what was found makes a puzzle: the best is reached by one answer, it is better than something, and little of what was looked
/// at reaches it: of ways to fill claws or mouths at most one in four, of robots at most one in fifty.
pub fn is_one(aim: Aim, found: &Found) -> bool {
    let (ways, all) = (u64::from(found.share.0), u64::from(found.share.1));
    let is_rare = match aim {
        Aim::Hold(_) => 4 * ways <= all,
        Aim::Ability(_) => 50 * ways <= all,
        Aim::LastRound => found.best == 1,
        Aim::PowerLost | Aim::Lift(_) | Aim::Eat => true,
    };
    found.answers == 1 && found.second.is_some() && is_rare
}

/// Why there is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsearched {
    /// There is more to look at than the budget allows: no puzzle.
    TooLarge,
    /// It is no table at which this could be asked.
    OtherTable,
}

/// Looks at everything that the player whose turn it is can do for an aim.
///
/// # Errors
/// [`Unsearched`].
pub fn search(setup: &Setup, table: &Snapshot, aim: Aim) -> Result<Found, Unsearched> {
    let mut game = Game::from_snapshot(setup, table).map_err(|_| Unsearched::OtherTable)?;
    let turn = game.state().turn.clone().filter(|_| game.state().phase == aim.phase());
    let seat = turn.ok_or(Unsearched::OtherTable)?.seat;
    match aim {
        Aim::PowerLost | Aim::LastRound => throws::most(game, seat, aim),
        Aim::Lift(by) => game.read(|table| holds::largest(table, seat, by)),
        Aim::Hold(_) | Aim::Eat => game.read(|table| holds::most(table, seat, aim)),
        Aim::Ability(ability) => builds::most(&mut game, ability),
    }
}
