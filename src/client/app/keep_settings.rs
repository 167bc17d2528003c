//! Keeping the settings: off the frame's thread, and once for many changes in a row.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::fault::Fault;
use super::notice::Notice;
use crate::client::settings::file::SettingsFile;
use crate::client::settings::{Settings, file};
use crate::record::disk::{DiskError, save_as};

/// For how long nothing must change before the settings are written, and for how long that is waited for at most.
const QUIET: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(5));

/// Loads the settings and keeps what is changed in them; settings that the app has already are not kept.
pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Settings>() {
        let path = file::path();
        let keeper = match SettingsFile::load(path.as_deref()) {
            Ok(file) => Keeper::new(file, path),
            Err(error) => Keeper::not_keeping(error),
        };
        app.insert_resource(keeper.file.settings.clone());
        app.insert_resource(keeper);
        app.add_systems(Last, (keep.run_if(resource_changed::<Settings>), tell));
    }
}

fn keep(settings: Res<Settings>, mut keeper: ResMut<Keeper>, mut notice: ResMut<Notice>) {
    if !settings.is_added()
        && let Err(fault) = keeper.keep(&settings)
    {
        notice.fault(fault);
    }
}

/// Tells that the settings could not be written: once, until they could.
fn tell(keeper: Res<Keeper>, mut notice: ResMut<Notice>) {
    if let Some(fault) = keeper.fault() {
        notice.fault(fault);
    }
}

/// Writes the settings in a thread of its own; what waits is written when it is dropped.
#[derive(Resource)]
pub struct Keeper {
    file: SettingsFile,
    path: Option<PathBuf>,
    thread: Option<(Sender<String>, JoinHandle<()>)>,
    fault: Arc<Mutex<Option<Fault>>>,
    has_told: bool,
}

impl Keeper {
    /// Keeps the settings of a file that was read, where it is.
    pub fn new(file: SettingsFile, path: Option<PathBuf>) -> Self {
        Self { file, path, thread: None, fault: Arc::default(), has_told: false }
    }

    /// Keeps nothing, so that a file that can't be read stays as it is.
    pub fn not_keeping(error: DiskError) -> Self {
        let fault = Arc::new(Mutex::new(Some(Fault::SettingsRead(error))));
        Self { file: SettingsFile::default(), path: None, thread: None, fault, has_told: true }
    }

    /// Writes the settings soon.
    ///
    /// # Errors
    /// [`Fault`] if there is nowhere to write them, or no thread to write them in; only the first time.
    pub fn keep(&mut self, settings: &Settings) -> Result<(), Fault> {
        let text = self.file.text(settings);
        if self.thread.is_none() {
            self.thread = match self.start() {
                Err(_) if self.has_told => return Ok(()),
                Err(fault) => {
                    self.has_told = true;
                    return Err(fault);
                }
                Ok(started) => Some(started),
            };
        }
        if let Some((texts, _)) = &self.thread {
            // The thread ends only after this end of the channel is gone.
            let _ = texts.send(text);
        }
        Ok(())
    }

    fn start(&self) -> Result<(Sender<String>, JoinHandle<()>), Fault> {
        let path = self.path.clone().ok_or(Fault::NoSettingsFolder)?;
        let ((texts, waiting), fault) = (channel(), Arc::clone(&self.fault));
        let write = move || write_all(&waiting, &path, &fault);
        let thread = std::thread::Builder::new().name("settings".into()).spawn(write);
        let folder = self.path.clone().unwrap_or_default();
        Ok((texts, thread.map_err(|error| Fault::Settings(DiskError::Write { folder, error }))?))
    }

    /// Why the settings could not be read or written, if that is not told yet.
    pub fn fault(&self) -> Option<Fault> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        if let Some((texts, thread)) = self.thread.take() {
            drop(texts);
            let _ = thread.join();
        }
    }
}

/// Writes the last of the texts that come close together, until no more can come.
fn write_all(waiting: &Receiver<String>, path: &Path, fault: &Mutex<Option<Fault>>) {
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
            *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(Fault::Settings(error));
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
        let path = folder.path().join("new folder/settings.ron");
        let mut keeper = Keeper::new(SettingsFile::default(), Some(path.clone()));
        for text in 100..=200 {
            keeper.keep(&Settings { text, ..Settings::default() }).unwrap();
        }
        assert!(!path.exists(), "it waits for more");
        drop(keeper);
        assert_eq!(SettingsFile::read(&std::fs::read_to_string(path).unwrap()).settings.text, 200);
    }

    #[test]
    fn what_can_not_be_written_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("in the way"), "").unwrap();
        let mut keeper = Keeper::new(SettingsFile::default(), Some(folder.path().join("in the way/settings.ron")));
        keeper.keep(&Settings::default()).unwrap();
        let (texts, thread) = keeper.thread.take().unwrap();
        drop(texts);
        thread.join().unwrap();
        assert!(keeper.fault().is_some() && keeper.fault().is_none());
        let mut nowhere = Keeper::new(SettingsFile::default(), None);
        assert!(matches!(nowhere.keep(&Settings::default()), Err(Fault::NoSettingsFolder)));
        assert!(nowhere.keep(&Settings::default()).is_ok());
    }
}
