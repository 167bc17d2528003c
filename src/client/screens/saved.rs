//! Entries of the list of saved games: files, with the facts about what they hold.

use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use crate::play::window_games::{SavedFacts, WindowGames};
use shell::disk::read_capped;
use shell::language::{Argument, InWords, Phrase, phrase};

/// File of the list.
pub struct Entry {
    /// Path of the file.
    pub path: PathBuf,
    /// Time at which the file was written.
    pub written: SystemTime,
    /// Name of its game, as the heading tells it; `None` if the heading can't be read.
    pub game: Option<String>,
    /// Contents of the file, or a sentence about what is wrong with it.
    pub held: Result<SavedFacts, Phrase>,
}

impl Entry {
    /// Reads the facts about a saved game from its file.
    pub fn read(path: PathBuf, games: WindowGames) -> Self {
        let written = fs::metadata(&path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        let bytes = read_capped(&path).map_err(|error| error.phrase());
        let game = bytes.as_ref().ok().and_then(|bytes| games.read_game_name(bytes));
        let held = bytes.and_then(|bytes| games.describe_saved_game(&bytes));
        Self { path, written, game, held }
    }

    /// Suggested name of a copy; `None` for a file that is not a saved game.
    pub fn name_of_copy(&self) -> Option<String> {
        self.held.as_ref().ok().map(|saved| saved.file_name.clone())
    }
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

/// Words about a row of the list for screen readers; `game` is the game's name where there are
/// several.
pub fn row_in_words(entry: &Entry, game: Option<&Phrase>) -> Phrase {
    let state = match &entry.held {
        Ok(saved) => saved.sentence.clone(),
        Err(_) => phrase!("saved-damaged"),
    };
    let title = title(entry);
    match game {
        Some(game) => {
            phrase!("saved-spoken-row", title = title, game = game, state = state, when = when(entry.written))
        }
        None => phrase!("settings-name-and-value", name = title, value = state),
    }
}
