//! Writing a small file off the frame's thread, once for many changes in a row.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError, TryLockError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::at_the_end::{self, Pending};
use crate::record::disk::{DiskError, save_as};
use crate::threads::Helper;

/// For how long nothing must change before the file is written, and for how long that is waited for at most.
const QUIET: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(5));

/// Writes a file in a thread of its own; what waits is written when it is dropped, and when the program ends in a hurry.
pub struct Writer {
    target: Arc<Target>,
    thread: Option<(Sender<()>, JoinHandle<()>)>,
}

/// The file, and what is to be written to it.
struct Target {
    path: PathBuf,
    waiting: Mutex<Waiting>,
}

#[derive(Default)]
struct Waiting {
    /// The newest text, if it is not written yet.
    text: Option<String>,
    /// Why the last could not be written, if that is not told yet.
    fault: Option<DiskError>,
    has_failed: bool,
}

impl Waiting {
    /// Writes the text that waits, if one does.
    fn write(&mut self, path: &Path) {
        let Some(text) = self.text.take() else { return };
        let written = write(path, &text);
        // Failing again and again is one failure.
        let is_new = !self.has_failed;
        self.has_failed = written.is_err();
        if let (Err(error), true) = (written, is_new) {
            self.fault = Some(error);
        }
    }
}

impl Target {
    fn with_waiting<R>(&self, change: impl FnOnce(&mut Waiting) -> R) -> R {
        change(&mut self.waiting.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Pending for Target {
    fn flush(&self, _: Duration) {
        match self.waiting.try_lock() {
            Ok(mut waiting) => waiting.write(&self.path),
            Err(TryLockError::Poisoned(waiting)) => waiting.into_inner().write(&self.path),
            // It is just being written, or it is this very thread that fails while it writes.
            Err(TryLockError::WouldBlock) => {}
        }
    }
}

impl Writer {
    /// Writes a file at a path; its folder is made when it is needed.
    pub fn new(path: PathBuf) -> Self {
        let target = Arc::new(Target { path, waiting: Mutex::default() });
        at_the_end::remember(&target);
        Self { target, thread: None }
    }

    /// Writes a text soon.
    ///
    /// # Errors
    /// [`DiskError`] if there is no thread to write it in.
    pub fn write(&mut self, text: String) -> Result<(), DiskError> {
        self.target.with_waiting(|waiting| waiting.text = Some(text));
        // A thread ends only after this end of its channel is gone, or by a panic; then the next one takes over.
        if self.thread.as_ref().is_none_or(|(_, thread)| thread.is_finished()) {
            self.thread = Some(self.start()?);
        }
        if let Some((changes, _)) = &self.thread {
            let _ = changes.send(());
        }
        Ok(())
    }

    fn start(&self) -> Result<(Sender<()>, JoinHandle<()>), DiskError> {
        let (changes, changed) = channel();
        let target = Arc::clone(&self.target);
        let thread = Helper::Writer.spawn(move || write_all(&changed, &target));
        let no_thread = |error| DiskError::Write { folder: self.target.path.clone(), error };
        Ok((changes, thread.map_err(no_thread)?))
    }

    /// Why the last text could not be written, if that is not told yet.
    pub fn fault(&self) -> Option<DiskError> {
        self.target.with_waiting(|waiting| waiting.fault.take())
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        if let Some((changes, thread)) = self.thread.take() {
            drop(changes);
            let _ = thread.join();
        }
    }
}

/// Writes the last of the texts that come close together, until no more can come.
fn write_all(changed: &Receiver<()>, target: &Target) {
    while changed.recv().is_ok() {
        let latest = Instant::now() + QUIET.1;
        let left = || latest.saturating_duration_since(Instant::now());
        while changed.recv_timeout(QUIET.0.min(left())).is_ok() {}
        target.with_waiting(|waiting| waiting.write(&target.path));
    }
}

fn write(path: &Path, text: &str) -> Result<(), DiskError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| DiskError::write(folder, error))?;
    }
    save_as(path, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_changes_are_written_once_and_the_last_of_them_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new folder/file.ron");
        let mut writer = Writer::new(path.clone());
        for number in 0..=100 {
            writer.write(number.to_string()).unwrap();
        }
        assert!(!path.exists(), "it waits for more");
        drop(writer);
        assert_eq!(std::fs::read_to_string(path).unwrap(), "100");
    }

    #[test]
    fn what_waits_is_written_when_the_program_ends_in_a_hurry() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file.ron");
        let mut writer = Writer::new(path.clone());
        writer.write("text".to_owned()).unwrap();
        writer.target.flush(Duration::ZERO);
        assert_eq!(std::fs::read_to_string(path).unwrap(), "text");
    }

    #[test]
    fn what_can_not_be_written_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("in the way"), "").unwrap();
        let mut writer = Writer::new(folder.path().join("in the way/file.ron"));
        writer.write("text".to_owned()).unwrap();
        let (changes, thread) = writer.thread.take().unwrap();
        drop(changes);
        thread.join().unwrap();
        assert!(writer.fault().is_some() && writer.fault().is_none());
    }
}
