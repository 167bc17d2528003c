//! The folder of the player's own languages: opens it, and reports faults of the files in it.

use bevy::prelude::*;

use super::folders::begin_to_open;
use crate::app::fault::{Fault, FolderKind};
use crate::app::notice::Notice;
use shell::own_languages::{self, OwnLanguages};

/// The player's own languages that were found at the start. Empty unless the program's start sets
/// it, so that tests touch no folder of the user's.
#[derive(Resource, Clone, Debug, Default)]
pub struct LanguagesFolder(pub OwnLanguages);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LanguagesFolder>().add_systems(Startup, tell_of_faults);
}

/// Shows a notice for each language file that could not be used as it is.
fn tell_of_faults(folder: Res<LanguagesFolder>, mut notice: ResMut<Notice>) {
    for (file, why) in &folder.0.faults {
        notice.show_fault(Fault::LanguageFile { file: file.clone(), why: why.clone() });
    }
}

/// Writes examples into the folder and opens it. Failures of either are reported later.
///
/// # Errors
/// [`Fault::NoLanguagesFolder`] if the system names no folder.
pub(super) fn show(world: &mut World) -> Result<(), Fault> {
    let LanguagesFolder(languages) = world.resource();
    let folder = languages.folder.clone().ok_or(Fault::NoLanguagesFolder)?;
    let messages = languages.messages;
    begin_to_open(world, FolderKind::Languages, folder, move |folder| own_languages::prepare_folder(folder, messages));
    Ok(())
}
