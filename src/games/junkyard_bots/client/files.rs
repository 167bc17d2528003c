//! Fulfils the requests of this game that have to do with games, files and text.

use bevy::prelude::*;

use super::app::fault::JunkyardFault;
use super::app::request::JunkyardRequest;
use crate::action::JunkyardBots;
use crate::client::play::exercises::{found_puzzles, puzzles};
use crate::client::play::{Play, text_of_puzzle_at_table};
use crate::client::{scene, watch};
use crate::messages::phrase;
use client::app::fault::{Done, Fault};
use client::app::request::{FileChoice, Purpose, Request, RequestForFile, SavePlace, Tour};
use client::art::names::symbol_name;
use client::files::game_requests::{GameRequest, add_requests};
use client::files::opening::watch_table;
use client::files::share;
use client::play::start::lessons::StartRequest;
use shell::seats::{Colour, SeatId};

pub(super) fn plugin(app: &mut App) {
    add_requests::<JunkyardRequest>(app);
    add_requests::<StartRequest<JunkyardBots>>(app);
}

impl GameRequest for JunkyardRequest {
    fn shows_table(&self) -> bool {
        matches!(self, Self::Solve(..))
    }

    fn fulfil(self, world: &mut World) -> Option<Result<Option<Done>, Fault>> {
        let begun = match self {
            Self::Solve(source, proved) => puzzles::begin_puzzle(world, source, proved),
            Self::ReadPuzzle(text) => {
                found_puzzles::begin_reading_puzzle(world, text);
                Ok(())
            }
            Self::WatchWithChances => return Some(watch_with_chances(world)),
            Self::ToggleChances => {
                watch::toggle_chances(world);
                return None;
            }
            Self::CopyPuzzle => return Some(copy_puzzle(world).map(|()| None)),
            Self::ChooseTiles => return choose_tiles(world),
            Self::ChoosePortrait(seat) => return choose_portrait(world, seat),
            Self::Portrait { seat, to } => return save_portrait(world, seat, to),
            Self::TakeTiles(_) => return None,
        };
        Some(begun.map_err(Fault::Begin).map(|()| None))
    }
}

/// Watches the game at the table, beginning with its chances.
fn watch_with_chances(world: &mut World) -> Result<Option<Done>, Fault> {
    let watched = watch_table(world, Tour { is_paused: true, ..Tour::default() })?;
    watch::begin_with_chances(world);
    Ok(watched)
}

/// Copies the puzzle at the table as text.
fn copy_puzzle(world: &mut World) -> Result<(), Fault> {
    let text = world.get_resource::<Play>().and_then(text_of_puzzle_at_table).ok_or(Fault::NoGame)?;
    share::copy(world, text, phrase!("copied-puzzle"))
}

/// Opens the dialog in which the file of a tile set is chosen.
fn choose_tiles(world: &mut World) -> Option<Result<Option<Done>, Fault>> {
    let choice = FileChoice {
        title: phrase!("file-open-tiles"),
        kind: phrase!("file-kind-tiles"),
        extension: "ron",
        new_name: None,
        request: RequestForFile::new(|place| JunkyardRequest::TakeTiles(place.path).into()),
    };
    world.write_message(Request::Choose(Purpose::OfGame(choice)));
    None
}

/// Opens the dialog in which a file for the picture of a seat's robot is chosen.
fn choose_portrait(world: &mut World, seat: SeatId) -> Option<Result<Option<Done>, Fault>> {
    let player = world.get_resource::<Play>().and_then(|play| play.seats().get(seat.index()));
    let name = player.map_or_else(String::new, |player| portrait_file_name(&player.name, player.colour));
    let choice = FileChoice {
        title: phrase!("file-save-portrait"),
        kind: phrase!("file-kind-pictures"),
        extension: "png",
        new_name: Some(name),
        request: RequestForFile::new(move |to| JunkyardRequest::Portrait { seat, to }.into()),
    };
    world.write_message(Request::Choose(Purpose::OfGame(choice)));
    None
}

/// Begins to write the picture of a seat's robot into a file.
fn save_portrait(world: &mut World, seat: SeatId, to: SavePlace) -> Option<Result<Option<Done>, Fault>> {
    match draw_portrait(world, seat) {
        Ok(png) => share::begin_to_save(world, to, png, move |to| JunkyardRequest::Portrait { seat, to }.into()),
        Err(fault) => Some(Err(fault)),
    }
}

/// Draws the portrait of a seat as a PNG picture.
fn draw_portrait(world: &mut World, seat: SeatId) -> Result<Vec<u8>, Fault> {
    let portrait = scene::portrait::portrait_of_robot(world, seat).ok_or(Fault::NoGame)?;
    portrait.png().map_err(|error| JunkyardFault::from(error).into())
}

/// Returns a name for the file of a portrait: the ASCII letters and digits of the player's name, or
/// the symbol of the colour if there are none.
fn portrait_file_name(name: &str, colour: Colour) -> String {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    let plain = if plain.is_empty() { symbol_name(colour).to_owned() } else { plain };
    format!("{plain}-portrait.png")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_called_by_its_player() {
        assert_eq!(portrait_file_name("Ilo the 2nd", Colour::Blue), "ilothe2nd-portrait.png");
        assert_eq!(portrait_file_name("Жучка", Colour::Pink), "diamond-portrait.png");
    }
}
