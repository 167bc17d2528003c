//! Requests that only screens of this game make of the app.

use std::sync::Arc;

use bevy::prelude::Message;

use crate::puzzles::{ProvedPuzzle, PuzzleSource};
use client::app::request::{GameMessage, Request};

/// Request that this game makes of the app.
#[derive(Message, Clone, Debug)]
pub enum JunkyardRequest {
    /// Begins a puzzle.
    Solve(PuzzleSource, Arc<ProvedPuzzle>),
    /// Reads a puzzle from a shared text, and begins it.
    ReadPuzzle(String),
    /// Copies the puzzle at the table as text.
    CopyPuzzle,
    /// Watches the game at the table, beginning with how likely each seat was to win.
    WatchWithChances,
    /// Shows or hides how likely each seat was to win the game that is watched.
    ToggleChances,
}

impl From<JunkyardRequest> for Request {
    fn from(request: JunkyardRequest) -> Self {
        Self::OfGame(GameMessage::new(request))
    }
}
