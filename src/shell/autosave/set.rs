//! The files of one game, numbered by a sequence that continues over restarts.
//!
//! A new file never takes the name of an existing one. Old files are deleted only after a newer one
//! is whole on the disk, and only those of the same game. Only the window that holds the game's
//! lock writes into its set. Where locks don't work, a file that this window did not write shows
//! that another window plays the game, and this window moves to a set of its own.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use super::game_lock::{GameLock, Holder};
use super::name::GameName;
use crate::disk::{Disk, DiskError};

/// Number of files that are kept of a game.
pub const KEPT_FILES: usize = 10;
/// Most attempts at a number, each of which another program may take at the same moment.
const MOST_TRIES: usize = 100;

/// A game's set in a folder, and the right to write into it.
#[derive(Debug)]
pub struct GameSet {
    folder: PathBuf,
    name: GameName,
    /// `None` until the set is claimed, or where the folder takes no lock file.
    lock: Option<Arc<GameLock>>,
}

impl GameSet {
    /// Claims a game's set for this process. If the folder can't be written to, the game can be
    /// played all the same; saving then reports why it fails.
    ///
    /// # Errors
    /// The [`Holder`] if another window has the game.
    pub fn claim(folder: PathBuf, name: GameName) -> Result<Self, Holder> {
        let _ = fs::create_dir_all(&folder);
        let lock = GameLock::acquire(&folder, &name).ok().transpose()?;
        Ok(Self { folder, name, lock })
    }

    /// A set with a name that no other game has. It is claimed with its first file.
    pub fn unused(folder: PathBuf) -> Self {
        Self::named(folder, GameName::unused())
    }

    /// A set that is claimed with the first file written into it.
    pub const fn named(folder: PathBuf, name: GameName) -> Self {
        Self { folder, name, lock: None }
    }

    /// Claims the set, whose folder must exist, unless it is claimed already. Returns whether
    /// another window has it.
    fn claim_now(&mut self) -> bool {
        if self.lock.is_none() {
            // Without a lock file, another window is noticed by the numbers of its files.
            match GameLock::acquire(&self.folder, &self.name) {
                Ok(Ok(lock)) => self.lock = Some(lock),
                Ok(Err(_)) => return true,
                Err(_) => {}
            }
        }
        false
    }

    /// Name of the set.
    pub const fn name(&self) -> &GameName {
        &self.name
    }
}

/// Writer of a set's files.
pub(super) struct SetWriter {
    disk: Box<dyn Disk>,
    set: GameSet,
    /// Number of the last file that this window has written into the set.
    last: Option<u64>,
}

impl SetWriter {
    pub(super) const fn new(disk: Box<dyn Disk>, set: GameSet) -> Self {
        Self { disk, set, last: None }
    }

    /// Writes a text to a new file and deletes the oldest files. Returns whether the game has moved
    /// to another set.
    pub(super) fn save(&mut self, text: &str) -> Result<bool, DiskError> {
        self.try_save(text).map_err(|error| self.save_error(error))
    }

    /// Error of a failed save.
    pub(super) fn save_error(&self, error: io::Error) -> DiskError {
        DiskError::write(&self.set.folder, error)
    }

    fn try_save(&mut self, text: &str) -> io::Result<bool> {
        let mut has_moved = false;
        for _ in 0..MOST_TRIES {
            let mut sequences = self.sequences()?;
            let newest = sequences.last().copied().unwrap_or_default();
            // The folder exists by now, so the set can be claimed in it.
            if self.set.claim_now() || self.last.is_some_and(|last| newest > last) {
                self.move_to_own_set();
                has_moved = true;
                continue;
            }
            let next = newest.max(self.last.unwrap_or_default()) + 1;
            let path = self.set.folder.join(self.set.name.file_name(next));
            match self.disk.write_new(&path, text.as_bytes()) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
                Ok(()) => {
                    self.last = Some(next);
                    sequences.push(next);
                    self.remove_surplus(&sequences);
                    return Ok(has_moved);
                }
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// Numbers of the set's files in the folder as it is now, ascending. Makes the folder again if
    /// it is gone.
    fn sequences(&mut self) -> io::Result<Vec<u64>> {
        let files = match self.disk.list(&self.set.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                self.disk.make_folder(&self.set.folder)?;
                self.disk.list(&self.set.folder)?
            }
            listed => listed?,
        };
        if self.last.is_none() {
            // Unfinished files that stay do no harm.
            let _ = self.disk.remove_unfinished(&self.set.folder);
        }
        let mut sequences: Vec<u64> = files.iter().filter_map(|file| self.set.name.sequence_of(file)).collect();
        sequences.sort_unstable();
        Ok(sequences)
    }

    /// Moves the game to a new set, because another program uses the present one too.
    fn move_to_own_set(&mut self) {
        self.set = GameSet::unused(self.set.folder.clone());
        self.last = None;
    }

    /// Deletes the oldest files. A file that stays is no error, because the game is saved.
    fn remove_surplus(&mut self, sequences: &[u64]) {
        let surplus = sequences.len().saturating_sub(KEPT_FILES);
        for &sequence in &sequences[..surplus] {
            let _ = self.disk.remove(&self.set.folder.join(self.set.name.file_name(sequence)));
        }
    }
}
