//! Simulation of all games of a plan on all cores.

use std::path::Path;

use super::plan::{GameError, Plan, SimulationResults};
use super::watch::GameWatch;
use shell::disk::ExistingFile;
use shell::simulate;

/// Plays all games of a plan on all cores and calls `each` after every game.
///
/// # Errors
/// [`GameError`] for a set-up that can't be played, or a player that chose an illegal action.
pub fn run_games(plan: &Plan, each: impl Fn() + Sync) -> Result<SimulationResults, GameError> {
    simulate::run_games::<GameWatch>(plan, each)
}

/// Plays all games of a plan on all cores and saves each in a folder; `each` is called after every
/// game.
///
/// # Errors
/// [`GameError`]; games that were saved before it stay in the folder.
pub fn run_and_keep(
    plan: &Plan,
    folder: &Path,
    existing: ExistingFile,
    each: impl Fn() + Sync,
) -> Result<SimulationResults, GameError> {
    simulate::run_and_keep::<GameWatch>(plan, folder, existing, each)
}
