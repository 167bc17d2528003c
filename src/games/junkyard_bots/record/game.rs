//! Recorded games of Junkyard Bots.

use crate::action::JunkyardBots;
use shell::record;

/// Headless game with its history.
pub type RecordedGame = record::RecordedGame<JunkyardBots>;

/// History of one game.
pub type History = record::History<JunkyardBots>;

/// One action of a history, with its round and seat.
pub type Step = record::Step<JunkyardBots>;

/// Game in progress in the world of an app that is never saved.
pub type UnsavedGame = record::UnsavedGame<JunkyardBots>;

/// Game in progress in the world of an app that saves itself.
pub type Session = record::Session<JunkyardBots>;

/// Reason why a game can't go on in a world.
pub type StartError = record::StartError<JunkyardBots>;

/// Reason why a game can't begin.
pub type BeginError = record::BeginError<JunkyardBots>;

/// Game that is being watched.
pub type Replay = record::Replay<JunkyardBots>;

/// Reason why a history can't be replayed.
pub type ReplayError = record::ReplayError<JunkyardBots>;

/// Reason why a recorded step can't be applied at its table.
pub type StepFault = record::StepFault<JunkyardBots>;

/// Saved game that has passed all checks.
pub type LoadedGame = record::LoadedGame<JunkyardBots>;

/// Reason why a file is not a valid saved game.
pub type LoadError = record::LoadError<JunkyardBots>;

/// Proof that a saved game was played by the rules.
pub type Proof = record::Proof<JunkyardBots>;

/// Reason why a game is not proved.
pub type Doubt = record::Doubt<JunkyardBots>;

/// Reads a saved game of Junkyard Bots.
///
/// # Errors
/// [`LoadError`] if the file is not a valid saved game.
pub fn load_game(bytes: &[u8]) -> Result<LoadedGame, LoadError> {
    record::load_game(bytes)
}
