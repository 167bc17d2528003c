//! Entries of the list of saved games: files, with the facts about what they hold.

use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use crate::files::chooser::dated_file_name;
use crate::play::window_games::{SavedFacts, WindowGames, with_note, words_of_awaited};
use shell::autosave::GameName;
use shell::disk::read_capped;
use shell::language::{Argument, InWords, Phrase, phrase};
use shell::record::{ComputerId, Relation, Trail};

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
    /// Name of the player who is awaited at another computer; `None` if nobody is.
    pub elsewhere: Option<String>,
    /// Words about its difference from another listed copy of the same game, which is kept for a
    /// longer time; `None` without one.
    pub copy: Option<Phrase>,
}

impl Entry {
    /// Reads the facts about a saved game from its file, at the computer `here`.
    pub fn read(path: PathBuf, games: WindowGames, here: ComputerId) -> Self {
        let written = fs::metadata(&path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        let bytes = read_capped(&path).map_err(|error| error.phrase());
        let game = bytes.as_ref().ok().and_then(|bytes| games.read_game_name(bytes));
        let held = bytes.and_then(|bytes| games.describe_saved_game(&bytes));
        let elsewhere = held.as_ref().ok().and_then(|saved| saved.awaited_elsewhere(here)).map(str::to_owned);
        Self { path, written, game, held, elsewhere, copy: None }
    }

    /// Suggested name of a copy, with the time at which the game was saved; `None` for a file that
    /// is not a saved game.
    pub fn name_of_copy(&self) -> Option<String> {
        self.held.as_ref().ok().map(|saved| dated_file_name(&saved.file_name, self.written))
    }

    /// Trail of a game by correspondence; `None` for other games.
    fn trail(&self) -> Option<&Trail> {
        self.held.as_ref().ok()?.trail.as_ref()
    }
}

/// Notes at each copy of a game by correspondence how it differs from a copy of the same game that
/// has been kept for a longer time, as after "Keep both".
pub fn note_copies(entries: &mut [Entry]) {
    let all = &*entries;
    let copies: Vec<Option<Phrase>> = all.iter().map(|entry| words_of_copy(entry, all)).collect();
    for (entry, copy) in entries.iter_mut().zip(copies) {
        entry.copy = copy;
    }
}

/// Words about the difference of a game from the older copy that has most steps in common with it.
fn words_of_copy(entry: &Entry, all: &[Entry]) -> Option<Phrase> {
    let trail = entry.trail()?;
    // Names of sets begin with the time at which they were made.
    let set = GameName::of_file(&entry.path)?;
    let is_older = |other: &&Entry| GameName::of_file(&other.path).is_some_and(|older| older < set);
    let relations = all.iter().filter(is_older).filter_map(|other| Some(other.trail()?.relation_of(trail)));
    let relations = relations.filter(|relation| *relation != Relation::OtherGame);
    let closest = relations.max_by_key(|relation| match relation {
        Relation::Parted(after) => *after,
        _ => usize::MAX,
    })?;
    Some(match closest {
        Relation::Parted(after) => {
            let round = trail.steps().get(after).map_or(0, |step| step.round);
            phrase!("saved-parted", round = round)
        }
        _ => phrase!("saved-copy-of-game"),
    })
}

/// Words for the time at which something was written, such as a number of minutes ago.
fn when(written: SystemTime) -> Phrase {
    let minutes = written.elapsed().unwrap_or_default().as_secs() / 60;
    match minutes {
        0 => phrase!("saved-just-now"),
        1..60 => phrase!("saved-minutes-ago", minutes = minutes),
        60..1440 => phrase!("saved-hours-ago", hours = minutes / 60),
        _ => phrase!("saved-days-ago", days = minutes / 1440),
    }
}

/// Words for the time at which a game was saved and its number of steps, in which copies of a game
/// differ; the time alone if it can't be read.
pub fn when_and_steps(entry: &Entry) -> Phrase {
    match &entry.held {
        Ok(saved) => phrase!("saved-when-and-steps", when = when(entry.written), steps = saved.steps),
        Err(_) => when(entry.written),
    }
}

/// Title of a game: its players, or its file if it can't be read.
pub fn title(entry: &Entry) -> Phrase {
    match &entry.held {
        Ok(saved) => phrase!("words", words = Argument::list(saved.seats.iter().map(|seat| &seat.name))),
        Err(_) => Phrase::words(entry.path.file_name().unwrap_or_default().to_string_lossy()),
    }
}

/// Words about the player who is awaited elsewhere; `None` if nobody is.
pub fn awaited_elsewhere(entry: &Entry) -> Option<Phrase> {
    entry.elsewhere.as_deref().map(words_of_awaited)
}

/// Words about a row of the list for screen readers; `game` is the game's name where there are
/// several.
pub fn row_in_words(entry: &Entry, game: Option<&Phrase>) -> Phrase {
    let state = match &entry.held {
        Ok(saved) => {
            let notes = awaited_elsewhere(entry).into_iter().chain(entry.copy.clone());
            notes.fold(saved.sentence.clone(), with_note)
        }
        Err(_) => phrase!("saved-damaged"),
    };
    let title = title(entry);
    match game {
        Some(game) => {
            phrase!("saved-spoken-row", title = title, game = game, state = state, when = when_and_steps(entry))
        }
        None => phrase!("settings-name-and-value", name = title, value = state),
    }
}
