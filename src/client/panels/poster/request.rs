//! Requests to save the picture of a player as a file. Folder `files` fulfils them.

use std::fmt;
use std::sync::Arc;

use bevy::prelude::{Message, World};

use super::contents::Poster;
use crate::app::request::{GameMessage, Request, SavePlace};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Function that composes the picture of a seat; `None` if there is none now.
type Compose = dyn Fn(&mut World, SeatId) -> Option<Poster> + Send + Sync;

/// Composer of the picture of a seat, which a request carries.
#[derive(Clone)]
pub struct ComposePoster(Arc<Compose>);

impl ComposePoster {
    /// Wraps a function that composes the picture.
    pub fn new(compose: impl Fn(&mut World, SeatId) -> Option<Poster> + Send + Sync + 'static) -> Self {
        Self(Arc::new(compose))
    }
}

impl fmt::Debug for ComposePoster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::any::type_name::<Self>())
    }
}

/// Picture of the player on a seat, which a game composes.
#[derive(Clone, Debug)]
pub struct PlayerPicture {
    /// The seat.
    pub seat: SeatId,
    /// Title of the dialog in which its file is chosen.
    pub title: Phrase,
    /// Word after the player's name in the suggested name of the file, in lower case.
    pub file_word: &'static str,
    /// Composes it.
    pub compose: ComposePoster,
}

impl PlayerPicture {
    /// Composes the picture; `None` if there is none now.
    pub fn compose_poster(&self, world: &mut World) -> Option<Poster> {
        (self.compose.0)(world, self.seat)
    }
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
