//! Saved game that simulated games continue.

use thiserror::Error;

use super::plan::StartPosition;
use crate::games::junkyard_bots::game::JunkyardBotsTable;
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::record::{LoadError, RecordedGame, load_game};
use crate::shell::language::{InWords, Phrase, displayed_in_english};

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

/// Reads the position of a saved game.
///
/// # Errors
/// [`StartPositionError`] if the bytes are not a saved game, or if it has ended.
pub fn load_position(saved: Vec<u8>) -> Result<StartPosition, StartPositionError> {
    let mut game = load_game(&saved)?.game;
    if game.state().turn.is_none() {
        return Err(StartPositionError::Over);
    }
    Ok(StartPosition::new(game.history().setup().clone(), game.snapshot(), saved))
}

/// Saved game of a position with its history, taken over with a random stream that restarts from
/// `seed`.
///
/// # Errors
/// None in practice: [`load_position`] loaded the same bytes.
pub(super) fn game_with_seed(position: &StartPosition, seed: u64) -> Result<RecordedGame, LoadError> {
    let mut game = load_game(position.saved())?.game;
    game.take_over(seed);
    Ok(game)
}
