//! The folder of the player's own languages: shown in the system's own way, and what was wrong with the files in it.

use std::io;
use std::path::Path;

use bevy::prelude::*;

use crate::client::app::fault::Fault;
use crate::client::app::notice::Notice;
use crate::own_languages::{self, OwnLanguages};

/// The player's own languages, and what opens their folder. There is no such folder unless the program's start puts one here: tests touch no
/// folder of the user's and open no program.
#[derive(Resource, Clone, Debug, Default)]
pub struct LanguagesFolder {
    /// What was found at the start.
    pub own: OwnLanguages,
    /// What opens a folder.
    pub open: Option<fn(&Path) -> io::Result<()>>,
}

impl LanguagesFolder {
    /// The folder of this user, opened in the system's own way.
    pub fn of_this_user(own: OwnLanguages) -> Self {
        Self { own, open: Some(|folder| open::that_detached(folder)) }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LanguagesFolder>().add_systems(Startup, tell_of_faults);
}

/// Says which languages could not be read as they are.
fn tell_of_faults(folder: Res<LanguagesFolder>, mut notice: ResMut<Notice>) {
    for (file, why) in &folder.own.faults {
        notice.fault(Fault::LanguageFile { file: file.clone(), why: why.clone() });
    }
}

/// Opens the folder, with examples in it.
pub(super) fn show(languages: &LanguagesFolder) -> Result<(), Fault> {
    let (Some(folder), Some(open)) = (&languages.own.folder, languages.open) else {
        return Err(Fault::NoLanguagesFolder);
    };
    let opened = own_languages::prepare(folder).and_then(|()| open(folder));
    opened.map_err(|error| Fault::LanguagesFolder { folder: folder.clone(), error })
}
