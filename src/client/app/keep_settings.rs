//! Keeping the settings: off the frame's thread, and once for many changes in a row.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;

use super::fault::Fault;
use super::notice::Notice;
use super::writer::Writer;
use crate::client::settings::file::SettingsFile;
use crate::client::settings::{Settings, file};
use crate::record::disk::DiskError;

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

/// Writes the settings off the frame's thread; what waits is written when it is dropped.
#[derive(Resource)]
pub struct Keeper {
    file: SettingsFile,
    /// None where there is nowhere to write them, or they must stay as they are.
    writer: Option<Writer>,
    fault: Mutex<Option<Fault>>,
    has_told: bool,
}

impl Keeper {
    /// Keeps the settings of a file that was read, where it is.
    pub fn new(file: SettingsFile, path: Option<PathBuf>) -> Self {
        Self { file, writer: path.map(Writer::new), fault: Mutex::default(), has_told: false }
    }

    /// Keeps nothing, so that a file that can't be read stays as it is.
    pub fn not_keeping(error: DiskError) -> Self {
        let fault = Mutex::new(Some(Fault::SettingsRead(error)));
        Self { file: SettingsFile::default(), writer: None, fault, has_told: true }
    }

    /// Writes the settings soon.
    ///
    /// # Errors
    /// [`Fault`] if there is nowhere to write them, or no thread to write them in; only the first time.
    pub fn keep(&mut self, settings: &Settings) -> Result<(), Fault> {
        let text = self.file.text(settings);
        let written = match &mut self.writer {
            Some(writer) => writer.write(text).map_err(Fault::Settings),
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

    /// Why the settings could not be read or written, if that is not told yet.
    pub fn fault(&self) -> Option<Fault> {
        let written = || self.writer.as_ref().and_then(Writer::fault).map(Fault::Settings);
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).take().or_else(written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_written_and_want_of_a_folder_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        let mut keeper = Keeper::new(SettingsFile::default(), Some(path.clone()));
        keeper.keep(&Settings { text: 200, ..Settings::default() }).unwrap();
        drop(keeper);
        assert_eq!(SettingsFile::read(&std::fs::read_to_string(path).unwrap()).settings.text, 200);
        let mut nowhere = Keeper::new(SettingsFile::default(), None);
        assert!(matches!(nowhere.keep(&Settings::default()), Err(Fault::NoSettingsFolder)));
        assert!(nowhere.keep(&Settings::default()).is_ok());
    }
}
