//! List of saved games: read off the frame's thread, newest first, all or some of them.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use bevy::prelude::*;

use super::game_shelf::games::GameShelf;
use super::saved::{Entry, note_copies};
use crate::app::fault::Fault;
use crate::app::frames::Waker;
use crate::app::screen::{Back, Screen};
use crate::play::start::open::SaveFolder;
use crate::play::window_games::WindowGames;
use crate::settings::this_computer::ThisComputer;
use shell::autosave::{files_of_games, last_written_first};
use shell::disk::{DiskError, RealDisk};
use shell::language::{Phrase, phrase};
use shell::record::ComputerId;
use shell::threads::Helper;

/// Filter of the listed games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Filter {
    /// All games.
    #[default]
    All,
    /// Games in play.
    InPlay,
    /// Games that are over.
    Finished,
}

impl Filter {
    /// All filters.
    pub const ALL: [Self; 3] = [Self::All, Self::InPlay, Self::Finished];

    /// Name of the filter.
    pub fn name(self) -> Phrase {
        match self {
            Self::All => phrase!("saved-all"),
            Self::InPlay => phrase!("saved-in-play"),
            Self::Finished => phrase!("saved-finished"),
        }
    }

    /// Whether a file is listed; a damaged one is neither in play nor finished.
    pub fn lets(self, entry: &Entry) -> bool {
        match (self, &entry.held) {
            (Self::All, _) => true,
            (Self::InPlay, Ok(saved)) => !saved.is_over,
            (Self::Finished, Ok(saved)) => saved.is_over,
            (_, Err(_)) => false,
        }
    }
}

/// List of saved games.
#[derive(Resource, Default)]
pub struct SavedGames {
    entries: Vec<Entry>,
    /// Files that are still to be read; `None` once all are.
    coming: Option<Mutex<Receiver<Result<Entry, Fault>>>>,
    /// Chosen file, which stays chosen when files that are read later move it in the list; `None`
    /// for the first.
    chosen: Option<PathBuf>,
    /// Filter of the list.
    pub filter: Filter,
    /// Name of the game of which alone the list has saved games; `None` for all games. It stays
    /// until the program ends.
    game: Option<&'static str>,
    /// Whether the player is being asked about deleting the chosen file.
    asks_to_delete: bool,
}

/// Reads the newest save of each game on a thread of its own.
pub fn fill(
    mut saved_games: ResMut<SavedGames>,
    games: Res<WindowGames>,
    folder: Res<SaveFolder>,
    waker: Res<Waker>,
    here: Res<ThisComputer>,
) {
    let games = *games;
    let ThisComputer(here) = *here;
    let (sender, receiver) = channel();
    let folder = folder.0.clone();
    let waker = waker.clone();
    *saved_games = SavedGames { coming: Some(Mutex::new(receiver)), game: saved_games.game, ..SavedGames::default() };
    let unread = sender.clone();
    let listed = folder.clone();
    let read_all = move || {
        // Sending fails once the screen is left; reading stops then.
        let tell = |read| {
            let is_awaited = sender.send(read).is_ok();
            waker.wake_window();
            is_awaited
        };
        match files_of_games(&mut RealDisk, &folder) {
            Ok(files) => {
                let entries = last_written_first(files).filter_map(|files| read_newest(files, games, here));
                let _ = entries.map(Ok).all(tell);
            }
            Err(error) => _ = tell(Err(Fault::List { folder, error })),
        }
        // The window learns that there are no more.
        drop(sender);
        waker.wake_window();
    };
    if let Err(error) = Helper::SavedGames.spawn(read_all) {
        let _ = unread.send(Err(Fault::List { folder: listed, error: DiskError::Read(error) }));
    }
}

/// Lists the saved games of the game at the table alone if the screen was opened from there and
/// there are several games.
pub fn begin_with_game_at_table(world: &mut World) {
    let is_from_table = matches!(world.resource::<Back>().0, Screen::Table | Screen::Replay);
    let has_several = world.resource::<GameShelf>().has_several();
    let games = *world.resource::<WindowGames>();
    if let Some(game) = games.at_table(world).filter(|_| is_from_table && has_several) {
        world.resource_mut::<SavedGames>().list_game(Some(game.name()));
    }
}

/// Reads the newest file of a game that is not damaged, or its newest file if all are damaged.
fn read_newest(files: Vec<PathBuf>, games: WindowGames, here: ComputerId) -> Option<Entry> {
    let mut entries = files.into_iter().map(|file| Entry::read(file, games, here));
    let newest = entries.next()?;
    if newest.held.is_ok() {
        return Some(newest);
    }
    Some(entries.find(|entry| entry.held.is_ok()).unwrap_or(newest))
}

impl SavedGames {
    /// Adds the entries that have been read since the last frame.
    ///
    /// # Errors
    /// [`Fault`] if the saved games can't be listed; returned once.
    pub fn take_in(&mut self) -> Result<(), Fault> {
        let Some(coming) = &self.coming else { return Ok(()) };
        let mut read = Vec::new();
        let end = coming.lock().map(|coming| {
            loop {
                match coming.try_recv() {
                    Ok(entry) => read.push(entry),
                    Err(end) => break end,
                }
            }
        });
        if end.is_ok_and(|end| end == TryRecvError::Disconnected) {
            self.coming = None;
        }
        if read.is_empty() {
            return Ok(());
        }
        for entry in read {
            self.entries.push(entry?);
        }
        self.entries.sort_by_key(|entry| std::cmp::Reverse(entry.written));
        note_copies(&mut self.entries);
        Ok(())
    }

    /// Whether all files are read and there are none.
    pub const fn is_empty(&self) -> bool {
        !self.is_reading() && self.entries.is_empty()
    }

    /// Whether saved games are still being read.
    pub const fn is_reading(&self) -> bool {
        self.coming.is_some()
    }

    /// Listed games, newest first.
    pub fn listed(&self) -> Vec<&Entry> {
        self.listed_of(self.game).collect()
    }

    /// Saved games that the filter lets through, of one game or of all.
    fn listed_of(&self, game: Option<&str>) -> impl Iterator<Item = &Entry> {
        let is_of_game = move |entry: &Entry| game.is_none() || entry.game.as_deref() == game;
        self.entries.iter().filter(move |entry| self.filter.lets(entry) && is_of_game(entry))
    }

    /// Number of saved games that would be listed of one game or of all.
    pub fn count_of(&self, game: Option<&str>) -> usize {
        self.listed_of(game).count()
    }

    /// Name of the game of which alone the list has saved games; `None` for all games.
    pub const fn game(&self) -> Option<&'static str> {
        self.game
    }

    /// Lists saved games of one game or of all. The chosen one stays chosen if it is listed.
    pub fn list_game(&mut self, game: Option<&'static str>) {
        self.game = game;
        self.choose(self.number());
    }

    /// Index of the chosen game in the list.
    pub fn number(&self) -> usize {
        let chosen = |entry: &&Entry| Some(&entry.path) == self.chosen.as_ref();
        self.listed().iter().position(chosen).unwrap_or_default()
    }

    /// Chosen game.
    pub fn chosen(&self) -> Option<&Entry> {
        self.listed().get(self.number()).copied()
    }

    /// Chooses a listed game by its index, or the last one if the index is too large. Cancels the
    /// question about deleting a file.
    pub fn choose(&mut self, number: usize) {
        let listed = self.listed();
        let chosen = listed.get(number).or(listed.last()).map(|entry| entry.path.clone());
        self.chosen = chosen;
        self.asks_to_delete = false;
    }

    /// Asks whether to delete the chosen file.
    pub fn ask_to_delete(&mut self) {
        self.choose(self.number());
        self.asks_to_delete = self.chosen.is_some();
    }

    /// Whether the player is being asked about deleting the chosen file.
    pub const fn asks_to_delete(&self) -> bool {
        self.asks_to_delete
    }

    /// Cancels the question about deleting a file.
    pub const fn keep(&mut self) {
        self.asks_to_delete = false;
    }

    /// Changes the filter, and chooses the first listed game.
    pub fn list(&mut self, filter: Filter) {
        self.filter = filter;
        self.choose(0);
    }

    /// Removes a file from the list.
    pub fn forget(&mut self, path: &Path) {
        let number = self.number();
        self.entries.retain(|entry| entry.path != path);
        note_copies(&mut self.entries);
        self.choose(number);
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use super::*;

    fn entry(name: &str, seconds: u64) -> Entry {
        let written = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        Entry { path: name.into(), written, game: None, held: Err(Phrase::default()), elsewhere: None, copy: None }
    }

    #[test]
    fn what_is_read_later_changes_nothing_about_what_was_chosen() {
        let (sender, receiver) = channel();
        let mut saved_games = SavedGames { coming: Some(Mutex::new(receiver)), ..SavedGames::default() };
        for (name, seconds) in [("old", 1), ("newer", 2)] {
            sender.send(Ok(entry(name, seconds))).unwrap();
        }
        saved_games.take_in().unwrap();
        saved_games.choose(1);
        saved_games.ask_to_delete();
        sender.send(Ok(entry("newest", 3))).unwrap();
        saved_games.take_in().unwrap();
        assert_eq!((saved_games.chosen().unwrap().path.as_path(), saved_games.number()), (Path::new("old"), 2));
        assert!(saved_games.asks_to_delete());
        saved_games.forget(Path::new("old"));
        assert_eq!(saved_games.chosen().unwrap().path, Path::new("newer"));
        assert!(!saved_games.asks_to_delete());
    }
}
