//! Recorded games of any kind: the history of a game, undo and redo, replaying it, and saved games.
//!
//! - `recorded`: additions of a game to its [`Rules`](crate::table::Rules), to record, save
//!   and load it, and the container of its saved games;
//! - `history`: the steps of a game, undo and redo, and a choice in the making;
//! - `correspondence`: the computers of the players of a game that travels; `trail`: its steps, by
//!   which copies of it know one another; `correspondence_words`: sentences about these players;
//! - `recorded_game`: a headless game with its history;
//! - `replaying`: applying recorded steps, for proof, replay and take-over alike;
//! - `replay`: a recorded game to watch or to take over;
//! - `chronicle`: the events of a game by step and by round;
//! - `unsaved`: a game in the world of an app that is never saved; `session`: one that saves
//!   itself;
//! - `write`: conversion of a game into text; `seat_names`: seats by their colours;
//! - `parse`, `limits`, `file_fault`: the form of files, and their faults whatever the game;
//! - `load`, `load_error`, `proof`: loading a saved game with its checks, and its proof.

mod chronicle;
mod correspondence;
mod correspondence_words;
mod file_fault;
mod history;
mod limits;
mod load;
mod load_error;
mod parse;
mod proof;
mod recorded;
mod recorded_game;
mod replay;
mod replaying;
mod seat_names;
mod session;
mod trail;
mod unsaved;
mod write;

pub use chronicle::{Chronicle, ChronicleEntry, ReplayAndChronicle, watch_game};
pub use correspondence::{ComputerId, Correspondence, CorrespondenceFault, Correspondent, CorrespondentChange};
pub use correspondence_words::CorrespondenceSentence;
pub use file_fault::{FileFault, Malformed};
pub use history::{History, Step};
pub use limits::{MOST_SAVE_BYTES, shorten_name};
pub use load::{LoadedGame, load_game};
pub use load_error::LoadError;
pub use parse::{Heading, find_game, parse_ron, read_heading};
pub use proof::{Doubt, Proof};
pub use recorded::{ActionText, Recorded, SavedCorrespondent, SavedGame, SavedStep, SavedText, TakeOver, Texts};
pub use recorded_game::{BeginError, RecordedGame};
pub use replay::Replay;
pub use replaying::{
    ReplayError, ReplayTarget, StepFault, game_after_steps, game_at_beginning, replay_history, replay_steps, tables_of,
};
pub use seat_names::{UnknownSeat, colour_of_seat, seat_of_colour};
pub use session::{Session, StartError};
pub use trail::{Relation, Trail, TrailStep};
pub use unsaved::UnsavedGame;
pub use write::is_written_by_correspondence;
