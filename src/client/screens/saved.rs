//! What the load list shows of the files of saved games, whatever the game.

use std::path::PathBuf;
use std::time::SystemTime;

use crate::client::art::Picture;
use crate::games::junkyard_bots::record::Doubt;
use crate::shell::language::{Argument, Phrase, phrase};
use crate::shell::seats::Colour;

/// A seat of a saved game.
pub struct SavedSeat {
    /// What the player is called.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// What the player has: its icon, and how much of it.
    pub count: (&'static str, u8),
    /// How far the player has come: its icon, how much it is, and how much is wanted.
    pub progress: (&'static str, u16, u16),
}

/// What a file holds.
pub struct Saved {
    /// Where the game is.
    pub sentence: Phrase,
    /// The rule option that it is played with, if it is with one.
    pub option: Option<Phrase>,
    /// Its seats.
    pub seats: Vec<SavedSeat>,
    /// What stands for the player whose turn it is.
    pub picture: Option<Picture>,
    /// Whether it is over.
    pub is_over: bool,
    /// How many actions were done.
    pub steps: usize,
    /// Why it is not proved, if it isn't.
    pub doubt: Option<Doubt>,
}

/// A file of the list.
pub struct Entry {
    /// Where it is.
    pub path: PathBuf,
    /// When it was written.
    pub written: SystemTime,
    /// What it holds, or the sentence that says what is wrong with it.
    pub held: Result<Saved, Phrase>,
}

/// When something was written, as people say it.
pub fn when(written: SystemTime) -> Phrase {
    let minutes = written.elapsed().unwrap_or_default().as_secs() / 60;
    match minutes {
        0 => phrase!("saved-just-now"),
        1..60 => phrase!("saved-minutes-ago", minutes = minutes),
        60..1440 => phrase!("saved-hours-ago", hours = minutes / 60),
        _ => phrase!("saved-days-ago", days = minutes / 1440),
    }
}

/// What a game is called: by its players, or by its file if it can't be read.
pub fn title(entry: &Entry) -> Phrase {
    match &entry.held {
        Ok(saved) => phrase!("words", words = Argument::list(saved.seats.iter().map(|seat| &seat.name))),
        Err(_) => Phrase::words(entry.path.file_name().unwrap_or_default().to_string_lossy()),
    }
}
