//! Saved game that simulated games continue.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use super::plan::StartPosition;
use crate::language::{InWords, Phrase, phrase, tell_in_english};
use crate::record::{LoadError, Recorded, RecordedGame, load_game};
use crate::table::Playable;
use crate::thinking::Thinking;

/// Reason why no game can continue from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartPositionError<G: Recorded> {
    /// The file is not a saved game.
    Load(LoadError<G>),
    /// The saved game has ended.
    Over,
}

impl<G: Recorded> InWords for StartPositionError<G> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Load(error) => error.phrase(),
            Self::Over => phrase!("position-error-over"),
        }
    }
}

impl<G: Recorded> Display for StartPositionError<G> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&tell_in_english(self))
    }
}

impl<G: Recorded> Error for StartPositionError<G> {}

/// Reads the position of a saved game.
///
/// # Errors
/// [`StartPositionError`] if the bytes are not a saved game, or if it has ended.
pub fn load_position<G: Thinking + Recorded>(saved: Vec<u8>) -> Result<StartPosition<G>, StartPositionError<G>> {
    let mut game = load_game::<G>(&saved).map_err(StartPositionError::Load)?.game;
    if game.read(G::awaited).seat.is_none() {
        return Err(StartPositionError::Over);
    }
    Ok(StartPosition::new(game.history().setup().clone(), game.snapshot(), saved))
}

/// Saved game of a position with its history, taken over with a random stream that restarts from
/// `seed`.
///
/// # Errors
/// None in practice: [`load_position`] loaded the same bytes.
pub(super) fn game_with_seed<G: Thinking + Recorded>(
    position: &StartPosition<G>,
    seed: u64,
) -> Result<RecordedGame<G>, LoadError<G>> {
    let mut game = load_game::<G>(position.saved())?.game;
    game.take_over(seed);
    Ok(game)
}
