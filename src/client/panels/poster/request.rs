//! Requests to save the picture of a player as a file. Folder `files` fulfils them.

use bevy::prelude::{Message, World};

use super::contents::Poster;
use crate::app::request::{GameMessage, Request, SavePlace};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Function that composes the picture of a seat; `None` if there is none now.
pub type ComposePoster = fn(&mut World, SeatId) -> Option<Poster>;

/// Picture of the player on a seat, which a game composes.
#[derive(Clone, Debug)]
pub struct PlayerPicture {
    /// The seat.
    pub seat: SeatId,
    /// Title of the dialog in which its file is chosen.
    pub title: Phrase,
    /// Composes it.
    pub compose: ComposePoster,
}

/// Request to save the picture of a seat.
#[derive(Message, Clone, Debug)]
pub enum PictureRequest {
    /// Opens the dialog to choose a file for the picture.
    Choose(PlayerPicture),
    /// Draws the picture into a file.
    Save {
        /// The picture.
        picture: PlayerPicture,
        /// Place of the file.
        to: SavePlace,
    },
}

impl From<PictureRequest> for Request {
    fn from(request: PictureRequest) -> Self {
        Self::OfGame(GameMessage::new(request))
    }
}
