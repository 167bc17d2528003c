//! Complete searches: the most that a player can reach, and the number of ways to it.
//!
//! - `result`: the result of a search;
//! - `throws`: all sequences of attacks of a battle turn, played through the engine; `replies`: all
//!   throws of the others after it;
//! - `holds`: all ways to fill claws or mouths;
//! - `threats`, `grabs`: all takes and throws of the others after a take;
//! - `builds`: all robots that keep every part.
//!
//! A search either covers everything or fails because there is too much to cover. Its budget is a
//! count, so that it fails alike on every machine. Two answers are the same, by aim, if
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
mod grabs;
mod holds;
pub(super) mod replies;
mod result;
pub(super) mod threats;
mod throws;

pub use result::{MOST_ANSWERS, SearchError, SearchResult, makes_puzzle};
pub use threats::IncomingThrow;

use super::goal::PuzzleAim;
use crate::game::{Game, JunkyardBotsTable};
use crate::table::{Setup, Snapshot};

/// Searches everything that the player whose turn it is can do for an aim.
///
/// # Errors
/// [`SearchError`] if the table does not suit the aim or the search exceeds its budget.
pub fn search_answers(setup: &Setup, table: &Snapshot, aim: PuzzleAim) -> Result<SearchResult, SearchError> {
    let mut game = Game::from_snapshot(setup, table).map_err(|_| SearchError::WrongTable)?;
    let turn = game.state().turn.clone().filter(|_| game.state().phase == aim.phase());
    let seat = turn.ok_or(SearchError::WrongTable)?.seat;
    match aim {
        PuzzleAim::PowerLost | PuzzleAim::LastRound => throws::search_throws(game, seat, aim),
        PuzzleAim::Lift(by) => game.read(|table| holds::search_lifts(table, seat, by)),
        PuzzleAim::Survive => game.read(threats::search_survival),
        PuzzleAim::Hold(_) | PuzzleAim::Eat => game.read(|table| holds::search_holds(table, seat, aim)),
        PuzzleAim::Ability(ability) => builds::search_builds(&mut game, ability),
    }
}
