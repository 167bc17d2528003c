//! Saves the settings in their file, which several windows share.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use super::fault::Fault;
use super::frames::Waker;
use super::kept_file::{Kept, KeptFile};
use super::notice::Notice;
use crate::settings::file::SettingsFile;
use crate::settings::{Settings, file};
use shell::disk::DiskError;
use shell::outside::decode_leniently;

/// Loads the settings and saves changes to them. Settings that the app has already are not saved.
pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Settings>() {
        let path = file::settings_path();
        let waker = app.world_mut().get_resource_or_init::<Waker>().clone();
        let (settings, keeper) = match SettingsFile::load(path.as_deref()) {
            Ok(file) => (file.settings.clone(), SettingsKeeper::new(file.settings, path, waker)),
            Err(error) => (Settings::default(), SettingsKeeper::not_keeping(error)),
        };
        app.insert_resource(settings);
        app.insert_resource(keeper);
        app.add_systems(Last, (save_changed_settings.run_if(resource_changed::<Settings>), report_fault));
    }
}

fn save_changed_settings(settings: Res<Settings>, mut keeper: ResMut<SettingsKeeper>, mut notice: ResMut<Notice>) {
    if !settings.is_added()
        && let Err(fault) = keeper.save_settings(&settings)
    {
        notice.show_fault(fault);
    }
}

/// Reports that the settings could not be written: once, until writing succeeds again.
fn report_fault(keeper: Res<SettingsKeeper>, mut notice: ResMut<Notice>) {
    if let Some(fault) = keeper.take_new_fault() {
        notice.show_fault(fault);
    }
}

impl Kept for Settings {
    fn merged_text(&self, before: &Self, file: Option<&[u8]>) -> String {
        match file {
            Some(file) => SettingsFile::read(&decode_leniently(file)).text_with_changes(before, self),
            // If the file is gone, it is written anew with all that this window knows.
            None => SettingsFile::of(before.clone()).text_with_changes(before, self),
        }
    }
}

/// Writes the settings off the frame's thread.
#[derive(Resource)]
pub struct SettingsKeeper {
    /// `None` where there is no folder for them, or the existing file must stay as it is.
    file: Option<KeptFile<Settings>>,
    fault: Mutex<Option<Fault>>,
    has_told: bool,
}

impl SettingsKeeper {
    /// Creates a keeper that writes to the file that the settings were loaded from; `None` if the
    /// system names no folder for it.
    pub fn new(loaded: Settings, path: Option<PathBuf>, waker: Waker) -> Self {
        let file = path.map(|path| KeptFile::new(path, loaded, waker));
        Self { file, fault: Mutex::default(), has_told: false }
    }

    /// Creates a keeper that writes nothing, so that a file that can't be read stays as it is.
    pub fn not_keeping(error: DiskError) -> Self {
        let fault = Mutex::new(Some(Fault::SettingsRead(error)));
        Self { file: None, fault, has_told: true }
    }

    /// Schedules the settings to be written.
    ///
    /// # Errors
    /// [`Fault`] if there is no folder to write them in, or no thread to write them on; only the
    /// first time.
    pub fn save_settings(&mut self, settings: &Settings) -> Result<(), Fault> {
        let written = match &mut self.file {
            Some(file) => file.schedule_write(settings.clone()).map_err(|error| Fault::Settings(Arc::new(error))),
            None => Err(Fault::NoSettingsFolder),
        };
        match written {
            Err(_) if self.has_told => Ok(()),
            Err(fault) => {
                self.has_told = true;
                Err(fault)
            }
            Ok(()) => Ok(()),
        }
    }

    /// Takes the fault of reading or writing the settings, if there is one that was not taken
    /// before.
    pub fn take_new_fault(&self) -> Option<Fault> {
        let read = self.fault.lock().unwrap_or_else(PoisonError::into_inner).take();
        let written = || Some(Fault::Settings(self.file.as_ref()?.take_new_fault()?));
        read.or_else(written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::shutdown;

    #[test]
    fn settings_are_written_and_want_of_a_folder_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        let mut keeper = SettingsKeeper::new(Settings::default(), Some(path.clone()), Waker::default());
        keeper.save_settings(&Settings { text: 200, ..Settings::default() }).unwrap();
        shutdown::flush_pending_writes();
        assert_eq!(SettingsFile::read(&std::fs::read_to_string(path).unwrap()).settings.text, 200);
        let mut nowhere = SettingsKeeper::new(Settings::default(), None, Waker::default());
        assert!(matches!(nowhere.save_settings(&Settings::default()), Err(Fault::NoSettingsFolder)));
        assert!(nowhere.save_settings(&Settings::default()).is_ok());
    }
}
