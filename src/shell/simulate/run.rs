//! Simulation of all games of a plan on all cores.

use rayon::prelude::*;

use super::error::GameError;
use super::plan::Plan;
use super::single_game::{self, ResultsOf, SimulationResults};
use super::watcher::Simulated;

/// Plays all games of a plan on all cores and calls `each` after every game.
///
/// # Errors
/// [`GameError`] for a set-up that can't be played, or a player that chose an illegal action.
pub fn run_games<G: Simulated>(plan: &Plan<G>, each: impl Fn() + Sync) -> Result<ResultsOf<G>, GameError<G>> {
    (0..plan.games)
        .into_par_iter()
        .map_init(
            || None,
            |recycled_game, number| {
                let results = single_game::play_game::<G::Watcher>(recycled_game, plan, number)?;
                each();
                Ok(results)
            },
        )
        .try_reduce(SimulationResults::default, |one, other| Ok(one + other))
}
