//! The folder of the player's own languages: opens it in the system's file manager, and reports
//! faults of the files in it.

use std::io;
use std::path::Path;

use bevy::prelude::*;

use crate::app::fault::Fault;
use crate::app::frames::Waker;
use crate::app::notice::Notice;
use crate::app::work::Work;
use shell::own_languages::{self, OwnLanguages};

/// The player's own languages, and the function that opens their folder. Both are empty unless the
/// program's start sets them, so that tests touch no folder of the user's and open no program.
#[derive(Resource, Clone, Debug, Default)]
pub struct LanguagesFolder {
    /// The languages that were found at the start.
    pub own: OwnLanguages,
    /// Function that opens a folder; `None` to open none.
    pub open: Option<fn(&Path) -> io::Result<()>>,
}

impl LanguagesFolder {
    /// Returns the folder of this user, opened by the system's default program.
    pub fn of_this_user(own: OwnLanguages) -> Self {
        Self { own, open: Some(|folder| open::that_detached(folder)) }
    }
}

/// The running attempt to open the folder.
#[derive(Resource)]
struct FolderOpening(Work<Result<(), Fault>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LanguagesFolder>()
        .add_systems(Startup, tell_of_faults)
        .add_systems(PreUpdate, finish_opening.run_if(resource_exists::<FolderOpening>));
}

/// Shows a notice for each language file that could not be used as it is.
fn tell_of_faults(folder: Res<LanguagesFolder>, mut notice: ResMut<Notice>) {
    for (file, why) in &folder.own.faults {
        notice.show_fault(Fault::LanguageFile { file: file.clone(), why: why.clone() });
    }
}

/// Writes examples into the folder and opens it in another program, off the frame's thread.
/// Failures of either are reported later.
pub(super) fn show(world: &mut World) -> Result<(), Fault> {
    let languages: &LanguagesFolder = world.resource();
    let (Some(folder), Some(open)) = (languages.own.folder.clone(), languages.open) else {
        return Err(Fault::NoLanguagesFolder);
    };
    let messages = languages.own.messages;
    let waker: &Waker = world.resource();
    let work = Work::start(waker.clone(), move || {
        let opened = own_languages::prepare_folder(&folder, messages).and_then(|()| open(&folder));
        opened.map_err(|error| Fault::LanguagesFolder { folder, error })
    });
    world.insert_resource(FolderOpening(work));
    Ok(())
}

/// Shows a notice if the folder could not be opened.
fn finish_opening(mut opening: ResMut<FolderOpening>, mut notice: ResMut<Notice>, mut commands: Commands) {
    let Some(opened) = opening.0.poll() else { return };
    match opened {
        Ok(Ok(())) => {}
        Ok(Err(fault)) => notice.show_fault(fault),
        Err(failed) => notice.show_fault(Fault::Work(failed)),
    }
    commands.remove_resource::<FolderOpening>();
}

#[cfg(test)]
mod tests {
    use std::sync::{Mutex, PoisonError};

    use bevy::tasks::{AsyncComputeTaskPool, TaskPool};

    use super::*;

    /// Locked as long as the program that opens folders does not answer.
    static BUSY: Mutex<()> = Mutex::new(());

    #[test]
    fn a_program_that_does_not_open_the_folder_holds_nothing_up_and_is_told_of_later() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let folder = tempfile::tempdir().unwrap();
        let own = OwnLanguages { folder: Some(folder.path().to_owned()), ..OwnLanguages::default() };
        let open = |_: &Path| {
            drop(BUSY.lock().unwrap_or_else(PoisonError::into_inner));
            Err(io::Error::other("nobody opens folders"))
        };
        let mut app = App::new();
        app.init_resource::<Notice>()
            .init_resource::<Waker>()
            .insert_resource(LanguagesFolder { own, open: Some(open) })
            .add_plugins(plugin);
        let busy = BUSY.lock().unwrap_or_else(PoisonError::into_inner);
        show(app.world_mut()).unwrap();
        app.update();
        assert!(app.world().resource::<Notice>().newest_fault().is_none());
        drop(busy);
        while app.world().resource::<Notice>().newest_fault().is_none() {
            app.update();
        }
        let told = app.world().resource::<Notice>().newest_fault();
        assert!(matches!(told, Some(Fault::LanguagesFolder { .. })), "{told:?}");
        assert!(!app.world().contains_resource::<FolderOpening>());
    }
}
