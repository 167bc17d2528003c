//! Simulation of all games of a plan on all cores.

use super::plan::{GameError, Plan};
use super::tally::SimulationResults;
use super::watch::HappeningWatch;
use crate::shell::simulate;

/// Plays all games of a plan on all cores and calls `each` after every game.
///
/// # Errors
/// [`GameError`] for a set-up that can't be played, or a player that chose an illegal action.
pub fn run_games(plan: &Plan, each: impl Fn() + Sync) -> Result<SimulationResults, GameError> {
    simulate::run_games::<HappeningWatch>(plan, each)
}
