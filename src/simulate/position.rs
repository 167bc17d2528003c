//! A saved game that simulated games go on from.

use std::sync::Arc;

use thiserror::Error;

use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::record::{LoadError, RecordedGame, load};
use crate::table::stream::StreamPoint;
use crate::table::{Setup, Snapshot};

/// A saved game that simulated games go on from, each with a random stream of its own: what was
/// still to be turned up is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    setup: Setup,
    snapshot: Snapshot,
    /// The saved game itself, from which games that are kept have their history.
    saved: Arc<[u8]>,
}

/// Why no game can go on from a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// It is no saved game.
    Load(#[from] LoadError),
    /// Its game has ended.
    Over,
}

impl InWords for PositionError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Load(error) => error.phrase(),
            Self::Over => phrase!("position-error-over"),
        }
    }
}

displayed_in_english!(PositionError);

impl Position {
    /// The position of a saved game.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn new(saved: Vec<u8>) -> Result<Self, PositionError> {
        let mut game = load(&saved)?.game;
        if game.game().state().turn.is_none() {
            return Err(PositionError::Over);
        }
        Ok(Self { setup: game.history().setup().clone(), snapshot: game.snapshot(), saved: saved.into() })
    }

    /// The set-up of its game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Its table, with a random stream that begins anew.
    pub(super) fn table(&self, seed: u64) -> Snapshot {
        Snapshot { stream: StreamPoint { seed, position: 0 }, ..self.snapshot.clone() }
    }

    /// Its game with its history, taken over with a random stream that begins anew.
    ///
    /// # Errors
    /// None that [`Self::new`] would not have found.
    pub(super) fn game(&self, seed: u64) -> Result<RecordedGame, LoadError> {
        let mut game = load(&self.saved)?.game;
        game.take_over(seed);
        Ok(game)
    }
}
