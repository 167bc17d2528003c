//! Moves of a strong player that would have been much better than those played.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::game::{Game, JunkyardBotsTable};
use crate::opponents::preferences::Preferences;
use crate::opponents::{Situation, titan};
use crate::parts::TileId;
use crate::record::{History, ReplayError, Step};
use crate::table::View;
use shell::record::tables_of;
use shell::seats::stream_of_player;

/// Least gain in the seat's chance of winning for a better move to be reported. Chosen by hand: a
/// lower limit would report more moves, and more of them by the chance of sampling.
const LEAST_GAIN: f32 = 0.05;

/// A move that was much better than the one played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BetterMove {
    /// Step of the game, counted from 1.
    pub step: usize,
    /// The better move.
    pub action: Action,
    /// Tile that the move takes or throws, if it is a single tile that was known.
    pub tile: Option<TileId>,
    /// Chance that the seat had of winning by the move it played, from 0 to 1.
    pub played: f32,
    /// Gain in that chance by the better move.
    pub by: f32,
    /// Standard error of the gain.
    pub error: f32,
}

/// Finds what a Titan would have done instead, for the steps (counted from 1) that `of` selects:
/// moves that are better by at least 5 percentage points and by more than the standard error of
/// that gain. `each` is called after every step examined. Returns `None` as soon as `interrupted`
/// returns true.
///
/// # Errors
/// [`ReplayError`] if the history can't be replayed.
pub fn find_better_moves(
    history: &History,
    of: impl Fn(usize) -> bool,
    each: impl Fn() + Sync,
    interrupted: &(dyn Fn() -> bool + Sync),
) -> Result<Option<Vec<BetterMove>>, ReplayError> {
    let tables = tables_of(history)?;
    let setup = history.setup();
    let look = |(number, step): (usize, &Step)| -> Option<Option<BetterMove>> {
        let Ok(mut game) = Game::from_snapshot(setup, &tables[number]) else { return Some(None) };
        let view = game.view(step.seat);
        let legal = game.legal_actions();
        let situation = Situation::new(setup, &view, &legal);
        let mut random = stream_of_player(0, number, step.seat);
        let preferences = Preferences::titan(view.powers.len());
        let improvement =
            titan::find_improvement(&situation, &step.action, preferences, &mut random, &|| interrupted())?;
        each();
        let found = improvement.map(|improvement| BetterMove {
            step: number + 1,
            tile: tile_of_action(&improvement.action, &view),
            action: improvement.action,
            played: improvement.played_chance,
            by: improvement.gain,
            error: improvement.standard_error,
        });
        Some(found.filter(|better| better.by >= LEAST_GAIN))
    };
    let asked: Vec<_> = history.steps().iter().enumerate().filter(|(number, _)| of(number + 1)).collect();
    let all = asked.into_par_iter().map(look).collect::<Option<Vec<_>>>();
    Ok(all.map(|all| all.into_iter().flatten().collect()))
}

/// Tile that an action takes or throws, if it is one tile and the seat of a view knows it.
pub fn tile_of_action(action: &Action, view: &View) -> Option<TileId> {
    let part = match action {
        Action::Take { part, .. } => Some(*part),
        Action::Attack { bombs, .. } if bombs.len() == 1 => bombs.first().copied(),
        _ => None,
    };
    view.part(part?)?.tile
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::course::tests::played_game;
    use shell::seats::PlayerKind;

    #[test]
    fn whoever_plays_anything_could_have_played_better() {
        let game = played_game(PlayerKind::Random, 3, 24);
        let found = find_better_moves(game.history(), |_| true, || (), &|| false).unwrap().unwrap();
        assert!(!found.is_empty());
        let tables = tables_of(game.history()).unwrap();
        for found in &found {
            let step = &game.history().steps()[found.step - 1];
            assert!((0.0..1.0).contains(&found.played) && found.played + found.by < 1.01, "{found:?}");
            assert!(found.by >= LEAST_GAIN && found.action != step.action, "{found:?}");
            let mut table = Game::from_snapshot(game.history().setup(), &tables[found.step - 1]).unwrap();
            assert!(table.act(found.action.clone()).is_ok(), "{found:?}");
        }
        let first = found[0].step;
        let again = find_better_moves(game.history(), |step| step == first, || (), &|| false).unwrap().unwrap();
        assert_eq!(again, found[..1], "each step by itself is the same");
        assert_eq!(find_better_moves(game.history(), |_| true, || (), &|| true).unwrap(), None, "interrupted");
    }
}
