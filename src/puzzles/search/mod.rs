//! Complete searches: the most that a player can reach, and the number of ways to it.
//!
//! - `found`: the result of a search;
//! - `throws`: all sequences of attacks of a battle turn, played through the engine; `replies`: all
//!   throws of the others after it;
//! - `holds`: all ways to fill claws or mouths;
//! - `coming`, `grabs`: all takes and throws of the others after a take;
//! - `builds`: all robots that keep every part.
//!
//! A search either covers everything or fails because there is too much to cover. Two answers are
//! the same, by aim, if
//!
//! - power lost, last round: bombs of the same sizes hit the same robots in the same groups. The
//!   order of the attacks, and attacks that take no power, don't matter.
//! - lift: the part covers the same cells. Which of several tiles of its size it is doesn't matter.
//! - survive: a bomb of the same size is taken. Which of several it is, and where it is held,
//!   doesn't matter.
//! - eat, hold: parts of the same sizes are beside the same grippers. Which of several parts of a
//!   size they are, and where beside those grippers, doesn't matter.
//! - ability: the same tiles give the same points each, so pipes serve the same parts. Where on the
//!   robot they are doesn't matter.

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

/// Searches everything that the player whose turn it is can do for an aim.
///
/// # Errors
/// [`Unsearched`] if the table does not suit the aim or the search exceeds its budget.
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
