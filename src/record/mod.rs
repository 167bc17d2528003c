//! Saved games: the history of a game, the text it is written as, and the checks on loading it.
//!
//! - [`seating`]: seats with their names, colours and players;
//! - [`history`]: the steps of a game, undo and redo, and a build in progress;
//! - [`game`]: a headless game with its history;
//! - [`replay`]: a recorded game to watch or to take over;
//! - [`chronicle`]: the events of a game by step and by round, for its log, timeline and figures;
//! - [`awards`]: awards for the best feats of a finished game;
//! - [`mod@format`]: formats 3 and 4, the text of a saved game, as plain types;
//! - `by_name`, `names`: parts, tiles and seats by name instead of by number;
//! - `position`: conversion between a snapshot and a saved table;
//! - `write`: conversion of a game into text; `key`: a text that identifies a game;
//! - [`read`], `load_error`: loading a saved game with its checks, its proof, and the errors;
//! - `retell`: replaying recorded steps, for proof, replay, chronicle and take-over alike;
//! - `limits`: limits that are checked before a file is parsed;
//! - [`disk`]: reading and writing files, each whole or not at all;
//! - [`autosave`]: a rotating set of files for each game, written on a thread of its own;
//! - [`session`]: a game that saves itself; [`unsaved`]: a game that is never saved;
//! - [`migrate`]: conversion of older formats, one format at a time; [`time`]: timestamps.
//!
#![doc = include_str!("saved_games.md")]

pub mod autosave;
pub mod awards;
mod by_name;
pub mod chronicle;
pub mod disk;
pub mod format;
pub mod game;
pub mod history;
mod key;
mod limits;
mod load_error;
pub mod migrate;
mod names;
mod position;
pub mod read;
pub mod replay;
mod retell;
pub mod seating;
pub mod session;
pub mod time;
pub mod unsaved;
mod write;

pub use by_name::Name;
pub use chronicle::Chronicle;
pub use format::MOST_SAVE_BYTES;
pub use game::RecordedGame;
pub use history::{History, Step, TakeOver};
pub use load_error::LoadError;
pub use read::{Doubt, LoadedGame, Proof, load_game};
pub use replay::Replay;
pub use retell::{ReplayError, StepFault, game_after_steps, tables_of};
pub use seating::{Colour, Seat, SeatKind, seat_name};
pub use session::{Session, StartError};
