//! The lock of a game's set, held by the window that plays the game.

use std::fs;
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};

use super::name::GameName;
use crate::disk::FileLock;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};

/// Longest wait for a lock that this process is just releasing.
const LONGEST_OWN_RELEASE: Duration = Duration::from_millis(100);
/// Most bytes read of a lock file, many times what this program writes.
const MOST_LOCK_FILE_BYTES: u64 = 1_000;

/// Window that holds a game's lock, as far as its lock file tells.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Holder {
    /// Number of its process; 0 if unknown.
    pub process: u32,
    /// Name of its computer; empty if unknown.
    pub computer: String,
    /// Time at which it opened the game; `None` if unknown.
    pub since: Option<SystemTime>,
}

impl Holder {
    fn this_process() -> Self {
        Self { process: std::process::id(), computer: computer_name(), since: Some(SystemTime::now()) }
    }

    /// Reads the holder of a lock. On a system that lets nobody read a locked file, nothing is
    /// known.
    fn read(path: &Path) -> Self {
        let mut text = String::new();
        let read = fs::File::open(path).and_then(|file| file.take(MOST_LOCK_FILE_BYTES).read_to_string(&mut text));
        read.ok().and_then(|_| ron::from_str(&text).ok()).unwrap_or_default()
    }
}

impl InWords for Holder {
    /// Sentence on which window plays the game, as precisely as known.
    fn phrase(&self) -> Phrase {
        let minutes = self.since.and_then(|since| since.elapsed().ok()).map(|age| age.as_secs() / 60);
        let is_here = self.computer.is_empty() || self.computer == computer_name();
        // As text, because a process number is an identifier, not a quantity to be formatted.
        let process = self.process.to_string();
        match minutes.filter(|_| self.process != 0) {
            None => phrase!("in-use"),
            Some(minutes) if is_here => phrase!("in-use-here", process = process, minutes = minutes),
            Some(minutes) => {
                phrase!("in-use-elsewhere", computer = &self.computer, process = process, minutes = minutes)
            }
        }
    }
}

displayed_in_english!(Holder);

/// Name of this computer; empty if the system doesn't tell it.
fn computer_name() -> String {
    let told = fs::read_to_string("/proc/sys/kernel/hostname")
        .or_else(|_| fs::read_to_string("/etc/hostname"))
        .ok()
        .or_else(|| std::env::var("COMPUTERNAME").ok());
    told.unwrap_or_default().trim().to_owned()
}

/// Lock of a game's set, held by this process.
#[derive(Debug)]
pub(super) struct GameLock {
    path: PathBuf,
    /// Held for its effect; the system releases the lock when the process ends.
    _lock: FileLock,
}

/// Locks that this process holds, because it may open its own games again.
static HELD: Mutex<Vec<Weak<GameLock>>> = Mutex::new(Vec::new());

impl GameLock {
    /// Takes the lock of a game in an existing folder. Returns the holder instead if another window
    /// has the lock.
    ///
    /// # Errors
    /// The system's reason if the lock file can't be made.
    pub(super) fn acquire(folder: &Path, game: &GameName) -> io::Result<Result<Arc<Self>, Holder>> {
        let path = folder.join(game.lock_file_name());
        let mut held = HELD.lock().unwrap_or_else(PoisonError::into_inner);
        held.retain(|lock| lock.strong_count() > 0);
        if let Some(own) = held.iter().filter_map(Weak::upgrade).find(|own| own.path == path) {
            return Ok(Ok(own));
        }
        let Some(mut lock) = FileLock::acquire_within(&path, LONGEST_OWN_RELEASE)? else {
            return Ok(Err(Holder::read(&path)));
        };
        // Other windows and people may read the holder; the lock works without it.
        let _ = write_holder(&mut lock);
        let lock = Arc::new(Self { path, _lock: lock });
        held.push(Arc::downgrade(&lock));
        Ok(Ok(lock))
    }

    /// Deletes the lock file once the game has no other file, unless this window still plays the
    /// game.
    pub(super) fn remove_if_unused(self: Arc<Self>) {
        if let Some(lock) = Arc::into_inner(self) {
            let _ = fs::remove_file(&lock.path);
        }
    }
}

fn write_holder(lock: &mut FileLock) -> io::Result<()> {
    let text = ron::to_string(&Holder::this_process()).map_err(io::Error::other)?;
    let file = lock.file();
    file.rewind()?;
    file.set_len(0)?;
    file.write_all(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_may_open_its_own_game_again_and_another_is_told_of_it() {
        let folder = tempfile::tempdir().unwrap();
        let game = GameName::new("g").unwrap();
        let first = GameLock::acquire(folder.path(), &game).unwrap().unwrap();
        let again = GameLock::acquire(folder.path(), &game).unwrap().unwrap();
        assert!(Arc::ptr_eq(&first, &again));
        let holder = Holder::read(&folder.path().join("g.lock"));
        assert_eq!(holder.process, std::process::id());
        assert!(holder.since.is_some());
        // The same file opened anew behaves like that of another process.
        let other = FileLock::try_acquire(&folder.path().join("g.lock")).unwrap();
        assert!(other.is_none());
        drop((first, again));
        let other = FileLock::try_acquire(&folder.path().join("g.lock")).unwrap().unwrap();
        let refused = GameLock::acquire(folder.path(), &game).unwrap().unwrap_err();
        assert_eq!(refused.process, std::process::id(), "what the last holder wrote");
        drop(other);
    }

    #[test]
    fn a_lock_file_that_tells_nothing_is_an_unknown_holder() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("g.lock");
        assert_eq!(Holder::read(&path), Holder::default());
        for text in ["", "no holder", "(process: -1)", "(process: 1"] {
            fs::write(&path, text).unwrap();
            assert_eq!(Holder::read(&path), Holder::default(), "{text}");
        }
    }
}
