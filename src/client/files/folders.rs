//! Opening folders in the system's file manager.

use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::app::fault::{Fault, FolderKind};
use crate::app::frames::Waker;
use crate::app::notice::Notice;
use crate::app::work::Work;
use crate::play::start::open::SaveFolder;

/// Function that opens a folder in another program. `None` unless the program's start sets it, so
/// that tests open no program.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct FolderOpener(pub Option<fn(&Path) -> io::Result<()>>);

impl FolderOpener {
    /// The system's default program for folders.
    pub fn of_this_system() -> Self {
        Self(Some(|folder| open::that_detached(folder)))
    }
}

/// The running attempt to open a folder.
#[derive(Resource)]
struct FolderOpening(Work<Result<(), Fault>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FolderOpener>().add_systems(PreUpdate, finish_opening.run_if(resource_exists::<FolderOpening>));
}

/// Opens the folder of the saved games. A failure is reported later.
pub(super) fn show_save_folder(world: &mut World) {
    let folder = world.get_resource_or_init::<SaveFolder>().0.clone();
    begin_to_open(world, FolderKind::SavedGames, folder, |_| Ok(()));
}

/// Prepares a folder and opens it in another program, off the frame's thread. Failures of either
/// are reported later.
pub(super) fn begin_to_open(
    world: &mut World,
    kind: FolderKind,
    folder: PathBuf,
    prepare: impl FnOnce(&Path) -> io::Result<()> + Send + 'static,
) {
    let FolderOpener(open) = *world.resource::<FolderOpener>();
    let waker: &Waker = world.resource();
    let work = Work::start(waker.clone(), move || {
        if let Err(error) = prepare(&folder) {
            return Err(Fault::Folder { kind, folder, error });
        }
        let shown = open.ok_or(io::ErrorKind::Unsupported.into()).and_then(|open| open(&folder));
        shown.map_err(|error| Fault::FolderNotShown { kind, folder, error })
    });
    world.insert_resource(FolderOpening(work));
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
        let open = |_: &Path| {
            drop(BUSY.lock().unwrap_or_else(PoisonError::into_inner));
            Err(io::Error::other("nobody opens folders"))
        };
        let mut app = App::new();
        app.init_resource::<Notice>()
            .init_resource::<Waker>()
            .insert_resource(FolderOpener(Some(open)))
            .insert_resource(SaveFolder(folder.path().to_owned()))
            .add_plugins(plugin);
        let busy = BUSY.lock().unwrap_or_else(PoisonError::into_inner);
        show_save_folder(app.world_mut());
        app.update();
        assert!(app.world().resource::<Notice>().newest_fault().is_none());
        drop(busy);
        while app.world().resource::<Notice>().newest_fault().is_none() {
            app.update();
        }
        let told = app.world().resource::<Notice>().newest_fault();
        assert!(matches!(told, Some(Fault::FolderNotShown { kind: FolderKind::SavedGames, .. })), "{told:?}");
        assert!(!app.world().contains_resource::<FolderOpening>());
    }
}
