//! Sharing: a game as text, a portrait as a picture.

use std::path::Path;

use bevy::prelude::*;
use bevy_egui::EguiClipboard;

use crate::client::app::fault::{Done, Fault};
use crate::client::play::Play;
use crate::client::scene;
use crate::language::{Phrase, phrase};
use crate::parts::SeatId;
use crate::record::disk::{read_capped, save_as};

/// The text of the game that is being played.
pub fn text_of_play(world: &mut World) -> Result<String, Fault> {
    if !world.contains_resource::<Play>() {
        return Err(Fault::NoGame);
    }
    world.resource_scope(|world, play: Mut<Play>| play.text(world)).ok_or(Fault::NoGame)
}

/// Copies the game that is being played as text.
pub fn copy_play(world: &mut World) -> Result<Done, Fault> {
    let text = text_of_play(world)?;
    copy(world, &text, phrase!("copied-game"))
}

/// Copies the puzzle at the table as text.
pub fn copy_puzzle(world: &mut World) -> Result<Done, Fault> {
    let text = world.get_resource::<Play>().and_then(Play::puzzle_text).ok_or(Fault::NoGame)?;
    copy(world, &text, phrase!("copied-puzzle"))
}

/// Puts a text into the clipboard, which is asked for it again: it says nothing of what it does not take.
pub fn copy(world: &mut World, text: &str, what: Phrase) -> Result<Done, Fault> {
    let mut clipboard = world.get_resource_or_init::<EguiClipboard>();
    clipboard.set_text(text);
    let taken = clipboard.get_text().is_some_and(|taken| taken.lines().eq(text.lines()));
    if taken { Ok(Done::Copied(what)) } else { Err(Fault::Clipboard) }
}

/// Draws the portrait of a seat into a file.
pub fn portrait(world: &mut World, seat: SeatId, to: &Path) -> Result<Done, Fault> {
    let portrait = scene::portrait::of(world, seat).ok_or(Fault::NoGame)?;
    save(to, portrait.png()?)
}

/// Writes a file of the player's choice.
pub fn save(path: &Path, contents: impl AsRef<[u8]>) -> Result<Done, Fault> {
    let path = path.to_path_buf();
    match save_as(&path, contents) {
        Ok(()) => Ok(Done::Saved(path)),
        Err(error) => Err(Fault::Save { path, error }),
    }
}

/// The text of a saved game as it is.
pub fn text_of_file(path: &Path) -> Result<String, Fault> {
    let path = path.to_path_buf();
    match read_capped(&path) {
        Ok(bytes) => String::from_utf8(bytes).map_err(|_| Fault::NotText(path)),
        Err(error) => Err(Fault::Open { path, error: error.into() }),
    }
}

/// Copies a saved game as it is.
pub fn copy_text(world: &mut World, path: &Path) -> Result<Done, Fault> {
    let text = text_of_file(path)?;
    copy(world, &text, phrase!("copied-game"))
}
