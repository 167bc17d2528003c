//! Saved games: what is kept of a game, how it is written down, and how what comes back is
//! believed.
//!
//! - [`seating`]: who sits where, in which colour;
//! - [`history`]: what was done, undo and redo, and a build in progress;
//! - [`game`]: a game without a window with its history;
//! - [`replay`]: a game to watch, and to take over;
//! - [`chronicle`]: what happened in a game, for its log, its timeline and its figures;
//! - [`awards`]: what each player of a finished game did best;
//! - [`mod@format`]: formats 3 and 4, the text of a saved game, as plain types;
//! - `by_name`, `names`: parts, tiles and seats by name instead of by number;
//! - `position`: a table by names, both ways;
//! - `write`: a game as text;
//! - [`read`], `load_error`: from text to a game that is believed, with its proof, or why not;
//! - `retell`: a history played again, for proof, replay, chronicle and taking over alike;
//! - `limits`: what is refused before it is parsed;
//! - [`disk`]: files that are whole or not there;
//! - [`autosave`]: a rotating set of files for each game, written off the caller's thread;
//! - [`session`]: a game that saves itself; [`unsaved`]: one that nobody saves;
//! - [`migrate`]: older formats, one step at a time.

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
pub use format::MOST_BYTES;
pub use game::RecordedGame;
pub use history::{History, Step, TakeOver};
pub use load_error::LoadError;
pub use read::{Doubt, Loaded, Proof, load};
pub use replay::Replay;
pub use retell::{ReplayError, StepFault, game_after, tables_of};
pub use seating::{Colour, Seat, SeatKind};
pub use session::{Session, StartError};
