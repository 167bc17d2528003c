//! Saved game that simulated games continue.

use std::sync::Arc;

use thiserror::Error;

use crate::games::junkyard_bots::game::JunkyardBotsTable;
use crate::games::junkyard_bots::record::{LoadError, RecordedGame, load_game};
use crate::games::junkyard_bots::table::{Setup, Snapshot};
use crate::shell::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::shell::stream::StreamPoint;

/// Saved game that simulated games continue, each with its own random stream: identities that were
/// not drawn yet differ from game to game (rule 9.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartPosition {
    setup: Setup,
    snapshot: Snapshot,
    /// Bytes of the saved game; games that are written as saved games take their history from it.
    saved: Arc<[u8]>,
}

/// Reason why no game can continue from a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartPositionError {
    /// The file is not a saved game.
    Load(#[from] LoadError),
    /// The saved game has ended.
    Over,
}

impl InWords for StartPositionError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Load(error) => error.phrase(),
            Self::Over => phrase!("position-error-over"),
        }
    }
}

displayed_in_english!(StartPositionError);

impl StartPosition {
    /// Reads the position of a saved game.
    ///
    /// # Errors
    /// [`StartPositionError`] if the bytes are not a saved game, or if it has ended.
    pub fn new(saved: Vec<u8>) -> Result<Self, StartPositionError> {
        let mut game = load_game(&saved)?.game;
        if game.game().state().turn.is_none() {
            return Err(StartPositionError::Over);
        }
        Ok(Self { setup: game.history().setup().clone(), snapshot: game.snapshot(), saved: saved.into() })
    }

    /// Set-up of the saved game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Table of the saved game, with a random stream that restarts from `seed`.
    pub(super) fn table_with_seed(&self, seed: u64) -> Snapshot {
        Snapshot { stream: StreamPoint { seed, position: 0 }, ..self.snapshot.clone() }
    }

    /// Saved game with its history, taken over with a random stream that restarts from `seed`.
    ///
    /// # Errors
    /// None in practice: [`Self::new`] loaded the same bytes.
    pub(super) fn game_with_seed(&self, seed: u64) -> Result<RecordedGame, LoadError> {
        let mut game = load_game(&self.saved)?.game;
        game.take_over(seed);
        Ok(game)
    }
}
