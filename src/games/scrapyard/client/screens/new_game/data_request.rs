//! Requests for a file with a card set or a map.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::messages::phrase;
use client::app::fault::{Done, Fault};
use client::app::request::{FileChoice, GameMessage, Purpose, Request, RequestForFile};
use client::files::game_requests::GameRequest;

/// Request for the data of a new game.
#[derive(Message, Clone, Debug)]
pub(super) enum DataRequest {
    /// Opens the dialog to choose a file.
    Choose,
    /// Reads a file.
    Take(PathBuf),
}

impl From<DataRequest> for Request {
    fn from(request: DataRequest) -> Self {
        Self::OfGame(GameMessage::new(request))
    }
}

impl GameRequest for DataRequest {
    fn shows_table(&self) -> bool {
        false
    }

    /// Opens the dialog; a file is read by a job.
    fn fulfil(self, world: &mut World) -> Option<Result<Option<Done>, Fault>> {
        if matches!(self, Self::Choose) {
            let choice = FileChoice {
                title: phrase!("scrapyard-file-open-data"),
                kind: phrase!("scrapyard-file-kind-data"),
                extension: "ron",
                new_name: None,
                request: RequestForFile::new(|place| Self::Take(place.path).into()),
            };
            world.write_message(Request::Choose(Purpose::OfGame(choice)));
        }
        None
    }
}
