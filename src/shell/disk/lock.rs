//! A lock on a file that ends with its process.
//!
//! The system releases the lock when the process ends, however it ends, so that a killed program
//! leaves nothing locked. The file itself stays: only its lock counts.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Time between two attempts to take a lock that another program holds.
const RETRY_INTERVAL: Duration = Duration::from_millis(10);

/// Lock that this process holds until the value is dropped.
#[derive(Debug)]
pub struct FileLock {
    file: File,
}

impl FileLock {
    /// Locks a file, which is made if it is missing; `None` if another program holds the lock. On a
    /// file system without locks, every attempt succeeds.
    ///
    /// # Errors
    /// The system's reason if the file can't be opened.
    pub fn try_acquire(path: &Path) -> io::Result<Option<Self>> {
        loop {
            let file = File::options().read(true).write(true).create(true).truncate(false).open(path)?;
            let has_locks = match file.try_lock() {
                Ok(()) => true,
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(_)) => false,
            };
            // The former holder may have deleted the file; then another program could lock a new
            // file of the same name.
            if !has_locks || is_at(&file, path) {
                return Ok(Some(Self { file }));
            }
        }
    }

    /// Locks a file like [`Self::try_acquire`], waiting up to `limit` for another program to
    /// release it.
    ///
    /// # Errors
    /// The system's reason if the file can't be opened.
    pub fn acquire_within(path: &Path, limit: Duration) -> io::Result<Option<Self>> {
        let end = Instant::now() + limit;
        loop {
            let lock = Self::try_acquire(path)?;
            if lock.is_some() || Instant::now() >= end {
                return Ok(lock);
            }
            sleep(RETRY_INTERVAL);
        }
    }

    /// The locked file, into which the holder can be written.
    pub const fn file(&mut self) -> &mut File {
        &mut self.file
    }
}

/// Whether an open file is the one that a path names.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let identity = |found: std::fs::Metadata| (found.dev(), found.ino());
    let opened = file.metadata().map(identity);
    let named = std::fs::metadata(path).map(identity);
    opened.is_ok_and(|opened| named.is_ok_and(|named| opened == named))
}

/// Whether an open file is the one that a path names: always, because an open file can't be deleted
/// on this system.
#[cfg(not(unix))]
const fn is_at(_: &File, _: &Path) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_holds_a_lock_and_the_next_gets_it_when_it_is_let_go() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let first = FileLock::try_acquire(&path).unwrap().unwrap();
        assert!(FileLock::try_acquire(&path).unwrap().is_none());
        assert!(FileLock::acquire_within(&path, Duration::from_millis(30)).unwrap().is_none());
        let waits = std::thread::spawn({
            let path = path.clone();
            move || FileLock::acquire_within(&path, Duration::from_secs(60)).unwrap().is_some()
        });
        drop(first);
        assert!(waits.join().unwrap());
    }

    #[cfg(unix)]
    #[test]
    fn a_lock_file_that_was_taken_away_while_it_was_locked_is_made_anew() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let first = FileLock::try_acquire(&path).unwrap().unwrap();
        std::fs::remove_file(&path).unwrap();
        let second = FileLock::try_acquire(&path).unwrap().unwrap();
        drop(first);
        assert!(FileLock::try_acquire(&path).unwrap().is_none(), "the second holds it");
        drop(second);
    }
}
