//! Saved games: the history of a game, the text it is written as, and the checks on loading it.
//!
//! - [`game`]: recorded games, by the shared types of [`shell::record`](crate::shell::record);
//! - [`chronicle`]: the events of a game by step and by round, for its log, timeline and figures;
//! - [`awards`]: awards for the best feats of a finished game;
//! - [`text`]: the text of a saved game, and reading and writing it;
//! - [`session`]: a game that saves itself.
//!
#![doc = include_str!("saved_games.md")]

pub mod awards;
pub mod chronicle;
pub mod game;
pub mod session;
pub mod text;

pub use chronicle::{Chronicle, watch_game};
pub use game::{History, RecordedGame, Replay, ReplayError, Step, StepFault, UnsavedGame};
pub use session::{Session, StartError};
pub use text::{Doubt, LoadError, LoadedGame, MOST_SAVE_BYTES, NEWEST_FORMAT, Name, Proof, RULES_VERSION, load_game};
