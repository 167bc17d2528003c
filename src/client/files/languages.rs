//! The folder of the player's own languages: shown in the system's own way, and what was wrong with the files in it.

use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::client::app::fault::Fault;
use crate::client::app::notice::Notice;
use crate::language::Phrase;
use crate::own_languages;

/// The folder of the player's own languages. There is none unless the program's start puts one here: tests touch no folder of the user's
/// and open no program.
#[derive(Resource, Clone, Debug, Default)]
pub struct OwnLanguages {
    /// Where it is, if the system names a place.
    pub folder: Option<PathBuf>,
    /// What opens a folder.
    pub open: Option<fn(&Path) -> io::Result<()>>,
    /// What was wrong with its files: their names, and why.
    pub faults: Vec<(String, Phrase)>,
}

impl From<own_languages::OwnLanguages> for OwnLanguages {
    fn from(found: own_languages::OwnLanguages) -> Self {
        Self { folder: found.folder, open: Some(|folder| open::that_detached(folder)), faults: found.faults }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OwnLanguages>().add_systems(Startup, tell_of_faults);
}

/// Says which languages could not be read as they are.
fn tell_of_faults(own: Res<OwnLanguages>, mut notice: ResMut<Notice>) {
    for (file, why) in &own.faults {
        notice.fault(Fault::LanguageFile { file: file.clone(), why: why.clone() });
    }
}

/// Opens the folder, with examples in it.
pub(super) fn show(own: &OwnLanguages) -> Result<(), Fault> {
    let (Some(folder), Some(open)) = (&own.folder, own.open) else { return Err(Fault::NoLanguagesFolder) };
    let opened = own_languages::prepare(folder).and_then(|()| open(folder));
    opened.map_err(|error| Fault::LanguagesFolder { folder: folder.clone(), error })
}
