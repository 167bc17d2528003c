//! Contents of the load list: facts about the files of saved games, whatever the game.

use std::path::PathBuf;
use std::time::SystemTime;

use crate::client::art::Picture;
use crate::games::junkyard_bots::record::Doubt;
use crate::shell::language::{Argument, Phrase, phrase};
use crate::shell::seats::Colour;

/// Seat of a saved game.
pub struct SavedSeat {
    /// Name of the player.
    pub name: String,
    /// Colour of the player.
    pub colour: Colour,
    /// Possession of the player: its icon, and its number.
    pub count: (&'static str, u8),
    /// Progress of the player: its icon, its value, and the value that is wanted.
    pub progress: (&'static str, u16, u16),
}

/// Contents of a file.
pub struct Saved {
    /// Sentence about the state of the game.
    pub sentence: Phrase,
    /// Rule option that the game is played with, if any.
    pub option: Option<Phrase>,
    /// Seats of the game.
    pub seats: Vec<SavedSeat>,
    /// Picture of the player whose turn it is.
    pub picture: Option<Picture>,
    /// Whether the game is over.
    pub is_over: bool,
    /// Number of actions that were done.
    pub steps: usize,
    /// Reason why the game is not proved; `None` if it is.
    pub doubt: Option<Doubt>,
}

/// File of the list.
pub struct Entry {
    /// Path of the file.
    pub path: PathBuf,
    /// Time at which the file was written.
    pub written: SystemTime,
    /// Contents of the file, or a sentence about what is wrong with it.
    pub held: Result<Saved, Phrase>,
}

/// Words for the time at which something was written, such as a number of minutes ago.
pub fn when(written: SystemTime) -> Phrase {
    let minutes = written.elapsed().unwrap_or_default().as_secs() / 60;
    match minutes {
        0 => phrase!("saved-just-now"),
        1..60 => phrase!("saved-minutes-ago", minutes = minutes),
        60..1440 => phrase!("saved-hours-ago", hours = minutes / 60),
        _ => phrase!("saved-days-ago", days = minutes / 1440),
    }
}

/// Title of a game: its players, or its file if it can't be read.
pub fn title(entry: &Entry) -> Phrase {
    match &entry.held {
        Ok(saved) => phrase!("words", words = Argument::list(saved.seats.iter().map(|seat| &seat.name))),
        Err(_) => Phrase::words(entry.path.file_name().unwrap_or_default().to_string_lossy()),
    }
}
