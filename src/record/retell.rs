//! A history played again from its set-up.

use thiserror::Error;

use super::game::BeginError;
use super::history::{History, begin_stream};
use crate::action::{Illegal, TableEvent};
use crate::game::Game;
use crate::table::{SetupError, SnapshotError};

/// Why a game can't be watched.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// The set-up can't be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The seats are wrong.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// A step of the history is not legal where it stands.
    #[error("its history can't be played again: action {number}: {why}")]
    Illegal {
        /// Which, from 1.
        number: usize,
        /// Why.
        why: Illegal,
    },
    /// The table does not take back what it has given.
    #[error(transparent)]
    Table(#[from] SnapshotError),
}

/// Plays a history again in a world of its own and shows each table, from the one before the first step on, with what led
/// to it.
///
/// # Errors
/// [`ReplayError`] if a step is not legal.
pub(super) fn retell(
    history: &History,
    mut each: impl FnMut(usize, &mut Game, Vec<TableEvent>),
) -> Result<(), ReplayError> {
    let (mut game, events) = Game::new(history.setup())?;
    let fresh = |game: &mut Game, done| history.fresh_seed(done).into_iter().for_each(|seed| begin_stream(game, seed));
    fresh(&mut game, 0);
    each(0, &mut game, events);
    for (number, step) in (1..).zip(history.steps()) {
        let events = game.act(step.action.clone()).map_err(|why| ReplayError::Illegal { number, why })?;
        fresh(&mut game, number);
        each(number, &mut game, events);
    }
    Ok(())
}
