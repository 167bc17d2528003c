//! A small file that several windows share: written off the frame's thread, once for several
//! changes in a row.
//!
//! Each window changes the file under a lock: it reads the file, applies the changes that were made
//! in this window since it last wrote, and writes the result. So one window never reverts another's
//! changes.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::frames::Waker;
use shell::disk::{DiskError, FileLock, WriteQueue, read_capped, save_as};
use shell::shutdown;
use shell::threads::Helper;

/// Time without a change after which the file is written.
const QUIET: Duration = Duration::from_millis(500);
/// Longest wait for the lock of another window that is writing.
const LONGEST_LOCK: Duration = Duration::from_secs(5);

/// A value that several windows share through a file.
pub trait Kept: Clone + Send + 'static {
    /// Returns the new text of the file: its present contents `file`, with the changes applied that
    /// lead from `before` to this value. `file` is `None` if there is no file.
    fn merged_text(&self, before: &Self, file: Option<&[u8]>) -> String;
}

/// Saves a value to a file on a thread of its own. A write that fails is retried from time to time,
/// and when the program ends.
pub struct KeptFile<T: Kept> {
    path: PathBuf,
    queue: Arc<WriteQueue<T>>,
    /// The value that this window read or wrote last, until the thread takes it.
    before: Option<T>,
    waker: Waker,
}

impl<T: Kept> KeptFile<T> {
    /// Saves a value at a path, where `loaded` was read. The waker wakes the window when writing
    /// begins to fail or succeeds again.
    pub fn new(path: PathBuf, loaded: T, waker: Waker) -> Self {
        let queue = Arc::new(WriteQueue::for_changes(QUIET));
        shutdown::register_pending(&queue);
        Self { path, queue, before: Some(loaded), waker }
    }

    /// Schedules a value to be written.
    ///
    /// # Errors
    /// [`DiskError`] if there is no thread to write it on.
    pub fn schedule_write(&mut self, value: T) -> Result<(), DiskError> {
        if let Some(before) = self.before.clone() {
            let writer = Writer { path: self.path.clone(), queue: Arc::clone(&self.queue), before };
            let waker = self.waker.clone();
            let thread = Helper::Writer.spawn(move || writer.write_all(&waker));
            thread.map_err(|error| DiskError::Write { folder: self.path.clone(), error })?;
            self.before = None;
        }
        self.queue.put(value);
        Ok(())
    }

    /// Takes the error with which writing has begun to fail: once, until it succeeds again.
    pub fn take_new_fault(&self) -> Option<Arc<DiskError>> {
        self.queue.take_new_fault()
    }
}

impl<T: Kept> Drop for KeptFile<T> {
    fn drop(&mut self) {
        self.queue.close();
    }
}

/// The state of the writing thread.
struct Writer<T: Kept> {
    path: PathBuf,
    queue: Arc<WriteQueue<T>>,
    before: T,
}

impl<T: Kept> Writer<T> {
    fn write_all(mut self, waker: &Waker) {
        while let Some(value) = self.queue.take() {
            let attempt = || write_merged(&self.path, &self.before, &value);
            // A panic counts as a failed write, which is retried.
            let written = catch_unwind(AssertUnwindSafe(attempt))
                .unwrap_or_else(|_| Err(DiskError::write(&self.path, io::ErrorKind::Interrupted.into())));
            if written.is_ok() {
                self.before = value.clone();
            }
            if self.queue.finish_attempt(value, written) {
                waker.wake_window();
            }
        }
    }
}

/// Applies the changes from `before` to `value` to a file, under its lock.
fn write_merged<T: Kept>(path: &Path, before: &T, value: &T) -> Result<(), DiskError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| DiskError::write(folder, error))?;
    }
    let _lock = lock_file(path)?;
    let file = match read_capped(path) {
        Err(error) if error.is_missing() => None,
        read => Some(read?),
    };
    save_as(path, value.merged_text(before, file.as_deref()))
}

/// Locks a kept file by means of another file beside it, because each write replaces the kept one
/// itself.
///
/// # Errors
/// [`DiskError::Busy`] if another window holds the lock for too long; another [`DiskError`] if the
/// lock can't be made.
pub fn lock_file(path: &Path) -> Result<FileLock, DiskError> {
    let lock = path.with_extension("lock");
    let folder = path.parent().unwrap_or(path);
    let locked = FileLock::acquire_within(&lock, LONGEST_LOCK);
    let locked = locked.map_err(|error| DiskError::write(folder, error))?;
    locked.ok_or_else(|| DiskError::Busy(path.to_path_buf()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A set of numbers, each of which is added or removed by itself.
    impl Kept for Vec<u32> {
        fn merged_text(&self, before: &Self, file: Option<&[u8]>) -> String {
            let text = String::from_utf8_lossy(file.unwrap_or_default());
            let others = text.split(' ').filter_map(|number| number.parse().ok());
            let is_gone = |number: &u32| before.contains(number) && !self.contains(number);
            let mut all: Self = others.filter(|number| !is_gone(number)).collect();
            all.extend(self.iter().filter(|number| !before.contains(number)));
            all.sort_unstable();
            all.dedup();
            all.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
        }
    }

    fn keep(path: &Path) -> KeptFile<Vec<u32>> {
        KeptFile::new(path.to_path_buf(), vec![1], Waker::default())
    }

    fn flush(file: &KeptFile<Vec<u32>>) -> bool {
        file.queue.flush_within(Duration::from_secs(60))
    }

    #[test]
    fn many_changes_are_written_once_and_the_last_of_them_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new folder/file.ron");
        let mut file = keep(&path);
        for number in 2..=100 {
            file.schedule_write(vec![1, number]).unwrap();
        }
        assert!(!path.exists(), "it waits for more");
        assert!(flush(&file));
        assert_eq!(std::fs::read_to_string(path).unwrap(), "100");
    }

    #[test]
    fn two_windows_change_one_file_and_both_changes_stay() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file.ron");
        std::fs::write(&path, "1").unwrap();
        let mut one = keep(&path);
        let mut other = keep(&path);
        for number in 2..20 {
            one.schedule_write((1..=number).collect()).unwrap();
            other.schedule_write(vec![1, 100 + number]).unwrap();
            assert!(flush(&one) && flush(&other));
        }
        other.schedule_write(vec![119]).unwrap();
        assert!(flush(&other));
        let text = std::fs::read_to_string(path).unwrap();
        assert_eq!(text, "2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 119");
    }

    #[test]
    fn a_write_that_failed_is_told_once_and_tried_again() {
        let folder = tempfile::tempdir().unwrap();
        let in_the_way = folder.path().join("in the way");
        std::fs::write(&in_the_way, "").unwrap();
        let path = in_the_way.join("file.ron");
        let mut file = keep(&path);
        file.schedule_write(vec![1, 2]).unwrap();
        assert!(!flush(&file));
        assert!(file.take_new_fault().is_some() && file.take_new_fault().is_none());
        std::fs::remove_file(&in_the_way).unwrap();
        assert!(flush(&file));
        assert_eq!(std::fs::read_to_string(path).unwrap(), "2");
    }
}
