//! Notes on the table, for tests that play the window from outside.

use bevy::prelude::{Resource, SystemSet};

use shell::grid::Placement;
use shell::seats::SeatId;

/// Set of the systems, one of each game, that note the table of the frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NoteTable;

/// Notes on the game at the table. The resource exists only if somebody reads it; it is emptied
/// after every frame, and the game at the table fills it.
#[derive(Resource, Clone, Debug, Default)]
pub struct TableNotes {
    /// Stage in its debug format: what the table waits for.
    pub stage: String,
    /// Number of steps of the game's history.
    pub steps: usize,
    /// Number of steps done in the game that is watched; `None` if it is played.
    pub watched: Option<usize>,
    /// Thing that is chosen with the keyboard, in its debug format; empty if there is none.
    pub chosen: String,
    /// Numbers of the things that are chosen for an action, and the seat that it is aimed at.
    pub aim: (Vec<u16>, Option<SeatId>),
    /// Thing in the player's hand, in its debug format; empty if there is none.
    pub hand: String,
    /// Placement on the grid at which it is held.
    pub held_at: Option<Placement>,
    /// Lower-left corner of the grid on the stage, and the side of a cell, in points.
    pub grid: (f32, f32, f32),
}
