//! Copies of games as text, and writing files of the player's choice.

use std::borrow::Cow;
use std::path::PathBuf;

use bevy::prelude::*;

use super::job::begin_job;
use crate::app::choice_dialog::{Answer, ChoiceDialog};
use crate::app::clipboard::{Clipboard, Paste};
use crate::app::fault::{Done, Fault};
use crate::app::frames::Waker;
use crate::app::jobs::JobKind;
use crate::app::request::{Request, SavePlace};
use crate::app::screen::Screen;
use crate::play::window_games::WindowGames;
use shell::disk::{Destination, DiskError, ExistingFile, read_capped, save_as};
use shell::language::{Phrase, phrase};
use shell::outside::{NotText, decode_text};
use shell::record::is_written_by_correspondence;

/// Returns the text of the game that is being played.
pub fn text_of_play(world: &mut World) -> Result<String, Fault> {
    let games = *world.resource::<WindowGames>();
    games.at_table(world).and_then(|game| game.saved_text(world)).ok_or(Fault::NoGame)
}

/// Copies the game that is being played to the clipboard as text.
pub fn copy_play(world: &mut World) -> Result<(), Fault> {
    let text = text_of_play(world)?;
    let name = if is_written_by_correspondence(text.as_bytes()) {
        phrase!("copied-game-to-send")
    } else {
        phrase!("copied-game")
    };
    copy(world, text, name)
}

/// Orders the text in the clipboard, which is opened as a saved game if the table is still shown
/// when it comes.
pub fn paste_game(world: &mut World) -> Result<(), Fault> {
    let paste = Paste::IntoRequest { screens: &[Screen::Table], request: Request::OpenText };
    let waker = world.resource::<Waker>().clone();
    world.resource_mut::<Clipboard>().request_paste(&waker, paste)
}

/// Puts a text into the clipboard, which reports success, with the phrase `what`, or failure later.
pub fn copy(world: &mut World, text: String, what: Phrase) -> Result<(), Fault> {
    let waker = world.resource::<Waker>().clone();
    world.resource_mut::<Clipboard>().copy_text(&waker, text, Some(what))
}

/// Writes a file of the player's choice, replacing an existing one only if the player has agreed.
pub fn save(place: &SavePlace, contents: &[u8]) -> Result<Done, Fault> {
    let path = place.path.clone();
    let written = match place.existing {
        ExistingFile::Replace => save_as(&path, contents),
        ExistingFile::Keep => Destination::check(&path, ExistingFile::Keep).and_then(|mut file| file.write(contents)),
    };
    match written {
        Ok(()) => Ok(Done::Saved(path)),
        Err(error) => Err(Fault::Save { path, error }),
    }
}

/// Asks whether a file may be replaced, if saving failed because it exists. If the player agrees,
/// `request` is made again with leave to replace the file.
pub fn ask_to_replace(
    world: &mut World,
    saved: Result<Done, Fault>,
    request: impl FnOnce(SavePlace) -> Request,
) -> Result<Option<Done>, Fault> {
    let path = match saved {
        Err(Fault::Save { path, error: DiskError::Taken(_) }) => path,
        saved => return saved.map(Some),
    };
    let sentence = phrase!("replace-sentence", file = path.display().to_string());
    let request = Some(request(SavePlace::replacing(path)));
    let replace = Answer::new(phrase!("file-overwrite"), "save", request);
    let leave = Answer::new(phrase!("file-cancel"), "cross", None);
    let headline = phrase!("replace-headline");
    ChoiceDialog { headline, sentence, answers: vec![leave, replace], escape: 0 }.open_dialog(world);
    Ok(None)
}

/// Starts a job that writes a file of the player's choice. `request` makes the request for it
/// again, should the player agree to replace a file.
pub fn begin_to_save(
    world: &mut World,
    place: SavePlace,
    contents: Vec<u8>,
    request: impl FnOnce(SavePlace) -> Request + Send + 'static,
) -> Option<Result<Option<Done>, Fault>> {
    begin_to_save_for(world, place, contents, None, request)
}

/// Does the same with a file that is then to be sent to the player `to`, if there is one.
pub fn begin_to_save_for(
    world: &mut World,
    place: SavePlace,
    contents: Vec<u8>,
    to: Option<String>,
    request: impl FnOnce(SavePlace) -> Request + Send + 'static,
) -> Option<Result<Option<Done>, Fault>> {
    let work = move || match (save(&place, &contents), to) {
        (Ok(Done::Saved(path)), Some(name)) => Ok(Done::SavedToSend { path, name }),
        (saved, _) => saved,
    };
    begin_job(world, JobKind::Does, work, |world, saved| ask_to_replace(world, saved, request))
}

/// Starts a job that copies a saved game to the clipboard as text.
pub fn begin_to_copy_text(world: &mut World, path: PathBuf) -> Option<Result<Option<Done>, Fault>> {
    let work = move || text_of_file(path);
    begin_job(world, JobKind::Does, work, |world, text| copy(world, text?, phrase!("copied-game")).map(|()| None))
}

/// Reads the text of a saved game's file.
fn text_of_file(path: PathBuf) -> Result<String, Fault> {
    match read_capped(&path) {
        Ok(bytes) => decode_text(&bytes).map(Cow::into_owned).map_err(|NotText| Fault::NotText(path)),
        Err(error) => Err(Fault::Open { path, error: error.into() }),
    }
}
