//! Fulfils the requests to save the picture of a player as a file.

use bevy::prelude::*;

use super::game_requests::{GameRequest, add_requests};
use super::share;
use crate::app::fault::{Done, Fault};
use crate::app::request::{FileChoice, Purpose, Request, RequestForFile, SavePlace};
use crate::art::names::symbol_name;
use crate::panels::poster::request::{PictureRequest, PlayerPicture};
use shell::language::phrase;
use shell::seats::Colour;

pub(super) fn plugin(app: &mut App) {
    add_requests::<PictureRequest>(app);
}

impl GameRequest for PictureRequest {
    fn shows_table(&self) -> bool {
        false
    }

    fn fulfil(self, world: &mut World) -> Option<Result<Option<Done>, Fault>> {
        match self {
            Self::Choose(picture) => choose_file(world, picture),
            Self::Save { picture, to } => save_picture(world, picture, to),
        }
    }
}

/// Opens the dialog in which a file for a picture is chosen.
fn choose_file(world: &mut World, picture: PlayerPicture) -> Option<Result<Option<Done>, Fault>> {
    let Some(poster) = picture.compose_poster(world) else { return Some(Err(Fault::NoGame)) };
    let choice = FileChoice {
        title: picture.title.clone(),
        kind: phrase!("file-kind-pictures"),
        extension: "png",
        new_name: Some(picture_file_name(&poster.name, poster.colour, picture.file_word)),
        request: RequestForFile::new(move |to| PictureRequest::Save { picture: picture.clone(), to }.into()),
    };
    world.write_message(Request::Choose(Purpose::OfGame(choice)));
    None
}

/// Draws a picture, and begins to write it into a file.
fn save_picture(world: &mut World, picture: PlayerPicture, to: SavePlace) -> Option<Result<Option<Done>, Fault>> {
    let Some(poster) = picture.compose_poster(world) else { return Some(Err(Fault::NoGame)) };
    match poster.png() {
        Ok(png) => share::begin_to_save(world, to, png, move |to| PictureRequest::Save { picture, to }.into()),
        Err(error) => Some(Err(error.into())),
    }
}

/// Returns a name for the file of a picture: the ASCII letters and digits of the player's name, or
/// the symbol of the colour if there are none, and a word.
fn picture_file_name(name: &str, colour: Colour, word: &str) -> String {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    let plain = if plain.is_empty() { symbol_name(colour).to_owned() } else { plain };
    format!("{plain}-{word}.png")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_called_by_its_player() {
        assert_eq!(picture_file_name("Ilo the 2nd", Colour::Blue, "portrait"), "ilothe2nd-portrait.png");
        assert_eq!(picture_file_name("Жучка", Colour::Pink, "test"), "diamond-test.png");
    }
}
