//! Recorded games of Junkyard Bots, and its part of saved games.
//!
//! - [`game`]: recorded and saved games, by the shared types of
//!   [`shell::record`];
//! - `recorded`: additions to the rules, for shared code that records games;
//! - [`chronicle`]: phases, abilities and standings by step, for the log, timeline and figures;
//! - [`awards`]: awards for the best feats of a finished game;
//! - [`text`]: the texts of the game in saved games, and their conversion.
//!
#![doc = include_str!("saved_games.md")]

pub mod awards;
pub mod chronicle;
pub mod game;
mod recorded;
pub mod text;

pub use chronicle::{Chronicle, chronicle_of, watch_game};
pub use game::{
    Doubt, History, LoadError, LoadedGame, Proof, RecordedGame, Replay, ReplayError, Session, StartError, Step,
    StepFault, UnsavedGame, load_game,
};
pub use text::{NEWEST_FORMAT, Name, RULES_VERSION};
