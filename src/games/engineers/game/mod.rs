//! Engineers at Play as a game of [`shell::table`], and the entry points for code that plays it.

mod check;
mod check_deal;
mod check_pieces;
mod check_state;
mod check_team;
mod check_thing;
mod numbers;
mod rules;

use bevy::prelude::World;
use shell::table::{self, HeadlessGame};

use crate::table::Table;

pub use crate::action::Engineers;

/// Game without a window, in a world of its own.
pub type Game = HeadlessGame<Engineers>;

/// Reads the table of a world; `None` if no table is laid out there.
pub fn read_table<R>(world: &mut World, ask: impl FnOnce(&Table) -> R) -> Option<R> {
    table::read_table::<Engineers, R>(world, ask)
}
