//! Games that have a window, called where only a file or the table tells which game it is.
//!
//! Everything else is generic over the game. [`game_in_window`] implements the traits once for all
//! games; the list stands in `shelf`.
//!
//! - `game`: a game, and a saved game of it; `list`: the list of games;
//! - `saved_facts`: facts about a saved game; `table_notes`: notes on the table, for tests.
//!
//! [`game_in_window`]: crate::files::game_in_window

mod game;
mod list;
mod saved_facts;
mod table_notes;

pub use game::{FreeSeat, OpenableGame, TableFacts, WindowGame};
pub use list::{WindowGames, clear_other_tables};
pub use saved_facts::{AwaitedCorrespondent, SavedFacts, SavedSeat, with_note, words_of_awaited};
pub use table_notes::{NoteTable, TableNotes};
