//! Opening, watching, copying and deleting saved games, each as a job.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::job::begin_job;
use super::share::{ask_to_replace, save};
use crate::client::app::choice_dialog::{Answer, ChoiceDialog};
use crate::client::app::fault::{Done, Fault, OpenError};
use crate::client::app::jobs::JobKind;
use crate::client::app::request::{Request, SavePlace, Tour};
use crate::client::app::screen::{Overlay, Screen};
use crate::client::play::open;
use crate::client::play::open::{Opening, SaveFolder};
use crate::client::watch;
use crate::games::junkyard_bots::record::{Doubt, LoadedGame};
use crate::shell::autosave::{self, Holder};
use crate::shell::disk::read_capped;
use crate::shell::language::{InWords, phrase};

/// Function that reads a saved game to be played, from its file and the folder of automatic saves.
pub(super) type Reading = fn(&Path, &Path) -> Result<Opening, OpenError>;

/// Message that a saved game was deleted.
#[derive(Message, Clone, Debug)]
pub struct Deleted(pub PathBuf);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Deleted>();
}

/// Shows the table of the game that was opened, in place of a replay or overlay.
pub fn show_table(world: &mut World) {
    watch::end_replay(world);
    world.resource_mut::<NextState<Overlay>>().set(Overlay::None);
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
}

/// Starts a job that opens a saved game.
pub(super) fn open_file(world: &mut World, path: PathBuf, read: Reading) -> Option<Result<Option<Done>, Fault>> {
    let folder = world.get_resource_or_init::<SaveFolder>().0.clone();
    let file = path.clone();
    begin_job(world, JobKind::Opens, move || read(&file, &folder), |world, opening| open_read(world, path, opening))
}

/// Shows the table of a game that was read, or asks what to do if another window plays it.
fn open_read(world: &mut World, path: PathBuf, opening: Result<Opening, OpenError>) -> Result<Option<Done>, Fault> {
    let opening = match opening {
        Err(OpenError::InUse(holder)) => {
            ask_about_game_in_use(world, path, &holder);
            return Ok(None);
        }
        Err(error) => return Err(Fault::Open { path, error }),
        Ok(opening) => opening,
    };
    let doubt = opening.loaded.proof.doubt().cloned();
    open::open(world, opening).map_err(|error| Fault::Open { path, error })?;
    show_table(world);
    Ok(doubt.map(|doubt| Done::OpenedUnproved(doubt.phrase())))
}

fn ask_about_game_in_use(world: &mut World, path: PathBuf, holder: &Holder) {
    let answer = |words, icon, request| Answer { words, icon, request };
    let watch = answer(phrase!("in-use-watch"), "replay", Some(Request::Watch(path.clone())));
    let own = answer(phrase!("in-use-own"), "play", Some(Request::OpenAsOwn(path)));
    let leave = answer(phrase!("in-use-leave"), "cross", None);
    let dialog = ChoiceDialog {
        headline: phrase!("in-use-headline"),
        sentence: phrase!("in-use-sentence", why = holder.phrase()),
        answers: vec![watch, own, leave],
        escape: 2,
    };
    dialog.ask(world);
}

/// Starts a job that shows a saved game from the beginning of its history.
pub(super) fn watch_file(world: &mut World, path: PathBuf) -> Option<Result<Option<Done>, Fault>> {
    let folder = world.get_resource_or_init::<SaveFolder>().0.clone();
    let file = path.clone();
    begin_job(
        world,
        JobKind::Opens,
        move || open::read_newest(&file, &folder),
        |world, loaded| watch_loaded(world, loaded).map_err(|error| Fault::Open { path, error }),
    )
}

/// Shows a saved game, if its history leads to its table.
fn watch_loaded(world: &mut World, loaded: Result<LoadedGame, OpenError>) -> Result<Option<Done>, OpenError> {
    let loaded = loaded?;
    let doubt = loaded.proof.doubt().cloned();
    if let Some(doubt @ (Doubt::OtherTable | Doubt::Step { .. })) = doubt {
        return Err(OpenError::NothingToWatch(doubt.phrase()));
    }
    watch::begin(world, loaded.game.history(), Tour::default())?;
    Ok(doubt.map(|doubt| Done::WatchedUnproved(doubt.phrase())))
}

/// Starts a job that copies a saved game to another file, byte for byte.
pub(super) fn copy_file(world: &mut World, from: PathBuf, to: SavePlace) -> Option<Result<Option<Done>, Fault>> {
    let source = from.clone();
    let work = move || match read_capped(&source) {
        Ok(bytes) => save(&to, &bytes),
        Err(error) => Err(Fault::Open { path: source, error: error.into() }),
    };
    begin_job(world, JobKind::Does, work, |world, saved| ask_to_replace(world, saved, |to| Request::Copy { from, to }))
}

/// Starts a job that deletes a saved game.
pub(super) fn delete_file(world: &mut World, path: PathBuf) -> Option<Result<Option<Done>, Fault>> {
    let file = path.clone();
    begin_job(
        world,
        JobKind::Does,
        move || autosave::delete_saved_game(&file),
        |world, deleted| match deleted {
            Ok(()) => {
                world.write_message(Deleted(path));
                Ok(None)
            }
            Err(error) => Err(Fault::Delete { path, error }),
        },
    )
}
