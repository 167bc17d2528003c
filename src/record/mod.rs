//! Saved games: the history of a game, the text it is written as, and the checks on loading it.
//!
//! - [`history`]: the steps of a game, undo and redo, and a build in progress;
//! - [`game`]: a headless game with its history;
//! - [`replay`]: a recorded game to watch or to take over;
//! - [`chronicle`]: the events of a game by step and by round, for its log, timeline and figures;
//! - [`awards`]: awards for the best feats of a finished game;
//! - [`text`]: the text of a saved game, and reading and writing it;
//! - `retell`: replaying recorded steps, for proof, replay, chronicle and take-over alike;
//! - [`session`], [`unsaved`]: a game that saves itself, and a game that is never saved.
//!
#![doc = include_str!("saved_games.md")]

pub mod awards;
pub mod chronicle;
pub mod game;
pub mod history;
pub mod replay;
mod retell;
pub mod session;
pub mod text;
pub mod unsaved;

pub use chronicle::Chronicle;
pub use game::RecordedGame;
pub use history::{History, Step, TakeOver};
pub use replay::Replay;
pub use retell::{ReplayError, StepFault, game_after_steps, tables_of};
pub use session::{Session, StartError};
pub use text::{Doubt, LoadError, LoadedGame, MOST_SAVE_BYTES, NEWEST_FORMAT, Name, Proof, RULES_VERSION, load_game};
