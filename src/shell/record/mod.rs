//! Recorded games of any kind: the history of a game, undo and redo, and replaying it.
//!
//! - `recorded`: additions of a game to its [`Rules`](crate::shell::table::Rules), to record it;
//! - `history`: the steps of a game, undo and redo, and a choice in the making;
//! - `recorded_game`: a headless game with its history;
//! - `replaying`: applying recorded steps, for proof, replay and take-over alike;
//! - `replay`: a recorded game to watch or to take over;
//! - `unsaved`: a game in the world of an app that is never saved.

mod history;
mod recorded;
mod recorded_game;
mod replay;
mod replaying;
mod unsaved;

pub use history::{History, Step, TakeOver};
pub use recorded::Recorded;
pub use recorded_game::{BeginError, RecordedGame};
pub use replay::Replay;
pub use replaying::{
    ReplayError, ReplayTarget, StepFault, game_after_steps, game_at_beginning, replay_history, replay_steps, tables_of,
};
pub use unsaved::UnsavedGame;
