//! Opening, watching, copying and deleting saved games, those in files as jobs.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::job::begin_job;
use super::reading::{Opening, Reader};
use super::share::{ask_to_replace, save};
use crate::app::choice_dialog::{Answer, ChoiceDialog};
use crate::app::fault::{Done, Fault, OpenError};
use crate::app::jobs::JobKind;
use crate::app::request::{Request, SavePlace, Tour};
use crate::app::screen::{Overlay, Screen};
use crate::play::window_games::{OpenableGame, WindowGames};
use crate::watch;
use shell::autosave::{self, GameSet, Holder};
use shell::disk::read_capped;
use shell::language::{InWords, Phrase, phrase};

/// Function that reads a saved game to be played, from its file.
pub(super) type Reading = fn(&Reader, &Path) -> Result<Opening, OpenError>;

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
    let reader = Reader::of(world);
    let file = path.clone();
    begin_job(world, JobKind::Opens, move || read(&reader, &file), |world, opening| open_read(world, path, opening))
}

/// Shows the table of a game that was read, or asks what to do if another window plays it.
fn open_read(world: &mut World, path: PathBuf, opening: Result<Opening, OpenError>) -> Result<Option<Done>, Fault> {
    let opened = match opening {
        Err(OpenError::InUse(holder)) => {
            ask_about_game_in_use(world, path, &holder);
            return Ok(None);
        }
        opening => opening.and_then(|Opening { game, set }| seat_players(world, game, set)),
    };
    let done = opened.map_err(|error| Fault::Open { path, error })?;
    show_table(world);
    Ok(done)
}

/// Continues a saved game at the table. Returns the notice if the game is not proved.
pub(super) fn seat_players(
    world: &mut World,
    game: Box<dyn OpenableGame>,
    set: GameSet,
) -> Result<Option<Done>, OpenError> {
    let doubt = game.doubt();
    game.seat_players(world, set)?;
    Ok(doubt.map(Done::OpenedUnproved))
}

pub(super) fn ask_about_game_in_use(world: &mut World, path: PathBuf, holder: &Holder) {
    let watch = Answer::new(phrase!("in-use-watch"), "replay", Some(Request::Watch(path.clone())));
    let own = Answer::new(phrase!("in-use-own"), "play", Some(Request::OpenAsOwn(path)));
    let leave = Answer::new(phrase!("in-use-leave"), "cross", None);
    let dialog = ChoiceDialog {
        headline: phrase!("in-use-headline"),
        sentence: phrase!("in-use-sentence", why = holder.phrase()),
        answers: vec![watch, own, leave],
        escape: 2,
    };
    dialog.open_dialog(world);
}

/// Starts a job that shows a saved game from the beginning of its history.
pub(super) fn watch_file(world: &mut World, path: PathBuf) -> Option<Result<Option<Done>, Fault>> {
    let reader = Reader::of(world);
    let file = path.clone();
    begin_job(
        world,
        JobKind::Opens,
        move || reader.read_newest(&file),
        |world, game| watch_game(world, game, 0).map_err(|error| Fault::Open { path, error }),
    )
}

/// Shows a saved game from the table after so many steps, if its history leads to its table.
pub(super) fn watch_game(
    world: &mut World,
    game: Result<Box<dyn OpenableGame>, OpenError>,
    from: usize,
) -> Result<Option<Done>, OpenError> {
    let game = game?;
    let doubt = game.doubt();
    game.watch(world, from)?;
    Ok(doubt.map(Done::WatchedUnproved))
}

/// Shows the game at the table, or a part of it, from an earlier step. Returns the notice if the
/// game is not proved.
///
/// # Errors
/// [`Fault`] if there is no game at the table, or it can't be watched.
pub fn watch_table(world: &mut World, tour: Tour) -> Result<Option<Done>, Fault> {
    let games = *world.resource::<WindowGames>();
    let begun = games.at_table(world).and_then(|game| game.watch_table(world, tour)).ok_or(Fault::NoGame)?;
    Ok(begun.map_err(Fault::Watch)?.map(Done::WatchedUnproved))
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

/// Starts a job that deletes a saved game, which the player knows by its title.
pub(super) fn delete_file(world: &mut World, path: PathBuf, title: Phrase) -> Option<Result<Option<Done>, Fault>> {
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
            Err(error) => Err(Fault::Delete { title, error }),
        },
    )
}
