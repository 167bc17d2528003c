//! Requests that only screens of this game make of the app.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::{App, Message};

use crate::client::app::request::{GameMessage, Request, SavePlace};
use crate::games::junkyard_bots::puzzles::{ProvedPuzzle, PuzzleSource};
use crate::games::junkyard_bots::table::Setup;
use crate::shell::seats::{Seat, SeatId};

/// One thing that this game asks of the app.
#[derive(Message, Clone, Debug)]
pub enum JunkyardRequest {
    /// To begin a game.
    Begin(Box<Setup>, Vec<Seat>),
    /// To take a lesson, by its number from 0.
    TakeLesson(usize),
    /// To count the lesson at the table as done and go on to the next.
    SkipLesson,
    /// To take the lesson that is to be taken next.
    NextLesson,
    /// To play the short real game after the lessons.
    FirstRealGame,
    /// To choose the file of a tile set for a new game.
    ChooseTiles,
    /// To take the tile set of a file for a new game.
    TakeTiles(PathBuf),
    /// To try a puzzle.
    Solve(PuzzleSource, Arc<ProvedPuzzle>),
    /// To read a puzzle from a text that was shared, and to try it.
    ReadPuzzle(String),
    /// To copy the puzzle at the table as text.
    CopyPuzzle,
    /// To choose a file for the picture of a seat's robot.
    ChoosePortrait(SeatId),
    /// To draw a robot of the game into a file.
    Portrait {
        /// Seat of the robot.
        seat: SeatId,
        /// Place of the file.
        to: SavePlace,
    },
}

impl JunkyardRequest {
    /// Whether the table is shown once it is done.
    pub const fn shows_table(&self) -> bool {
        matches!(
            self,
            Self::Begin(..)
                | Self::TakeLesson(_)
                | Self::SkipLesson
                | Self::NextLesson
                | Self::FirstRealGame
                | Self::Solve(..)
        )
    }
}

impl From<JunkyardRequest> for Request {
    fn from(request: JunkyardRequest) -> Self {
        Self::OfGame(GameMessage::new(request))
    }
}

pub(in super::super) fn plugin(app: &mut App) {
    app.add_message::<JunkyardRequest>();
}
