//! Writing a small file off the frame's thread, once for many changes in a row.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::record::disk::{DiskError, save_as};

/// For how long nothing must change before the file is written, and for how long that is waited for at most.
const QUIET: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(5));

/// Writes a file in a thread of its own; what waits is written when it is dropped.
pub struct Writer {
    path: PathBuf,
    thread: Option<(Sender<String>, JoinHandle<()>)>,
    fault: Arc<Mutex<Option<DiskError>>>,
}

impl Writer {
    /// Writes a file at a path; its folder is made when it is needed.
    pub fn new(path: PathBuf) -> Self {
        Self { path, thread: None, fault: Arc::default() }
    }

    /// Writes a text soon.
    ///
    /// # Errors
    /// [`DiskError`] if there is no thread to write it in.
    pub fn write(&mut self, text: String) -> Result<(), DiskError> {
        // A thread ends only after this end of its channel is gone, or by a panic; then the next one takes over.
        if self.thread.as_ref().is_none_or(|(_, thread)| thread.is_finished()) {
            self.thread = Some(self.start()?);
        }
        if let Some((texts, _)) = &self.thread {
            let _ = texts.send(text);
        }
        Ok(())
    }

    fn start(&self) -> Result<(Sender<String>, JoinHandle<()>), DiskError> {
        let ((texts, waiting), fault) = (channel(), Arc::clone(&self.fault));
        let path = self.path.clone();
        let write = move || write_all(&waiting, &path, &fault);
        let thread = std::thread::Builder::new().name("writer".into()).spawn(write);
        Ok((texts, thread.map_err(|error| DiskError::Write { folder: self.path.clone(), error })?))
    }

    /// Why the last text could not be written, if that is not told yet.
    pub fn fault(&self) -> Option<DiskError> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        if let Some((texts, thread)) = self.thread.take() {
            drop(texts);
            let _ = thread.join();
        }
    }
}

/// Writes the last of the texts that come close together, until no more can come.
fn write_all(waiting: &Receiver<String>, path: &Path, fault: &Mutex<Option<DiskError>>) {
    let mut has_failed = false;
    while let Ok(mut text) = waiting.recv() {
        let latest = Instant::now() + QUIET.1;
        let left = || latest.saturating_duration_since(Instant::now());
        while let Ok(newer) = waiting.recv_timeout(QUIET.0.min(left())) {
            text = newer;
        }
        let written = write(path, &text);
        // Failing again and again is one failure.
        let is_new = written.is_err() && !has_failed;
        has_failed = written.is_err();
        if let (Err(error), true) = (written, is_new) {
            *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        }
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
    fn what_can_not_be_written_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("in the way"), "").unwrap();
        let mut writer = Writer::new(folder.path().join("in the way/file.ron"));
        writer.write("text".to_owned()).unwrap();
        let (texts, thread) = writer.thread.take().unwrap();
        drop(texts);
        thread.join().unwrap();
        assert!(writer.fault().is_some() && writer.fault().is_none());
    }
}
