//! Complete searches: the most that a player can reach, and in how many ways.
//!
//! - `found`: what a search says;
//! - `throws`: all sequences of attacks of a battle turn, at the engine itself; `replies`: all that
//!   the others can throw after it;
//! - `holds`: all ways to fill claws or mouths;
//! - `coming`, `grabs`: all that the others can take and throw after a take;
//! - `builds`: all robots that keep every part.
//!
//! A search either looks at everything or says that there is too much to look at. What counts as
//! the same answer:
//!
//! | aim | two answers are the same if |
//! |---|---|
//! | power lost, last round | bombs of the same sizes hit the same robots in the same groups; the order, and what took no power, doesn't matter |
//! | lift | the part covers the same cells; which of several tiles of its size it is doesn't matter |
//! | survive | a bomb of the same size is taken; which of several, and where it is held, doesn't matter |
//! | eat, hold | parts of the same sizes are beside the same grippers; which of several parts of a size, and where beside those grippers, doesn't matter |
//! | ability | the same tiles give the same points each: pipes serve the same parts; where on the robot they are doesn't matter |

mod builds;
pub(super) mod coming;
mod found;
mod grabs;
mod holds;
pub(super) mod replies;
mod throws;

pub use coming::Coming;
pub use found::{Found, MOST_ANSWERS, Unsearched, is_one};

use super::goal::Aim;
use crate::game::Game;
use crate::table::{Setup, Snapshot};

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
        Aim::Survive => game.read(coming::survival),
        Aim::Hold(_) | Aim::Eat => game.read(|table| holds::most(table, seat, aim)),
        Aim::Ability(ability) => builds::most(&mut game, ability),
    }
}
