//! A game that is never saved, such as a lesson.

use std::sync::Arc;

use bevy::prelude::World;

use super::game::History;
use crate::action::{Action, BuildPart, Illegal, TableEvent};
use crate::game::{TableWorld, restore};
use crate::shell::seats::seating::Seat;
use crate::table::{Setup, Snapshot, SnapshotError};

/// Game in progress in the world of an app, like a [`Session`](super::Session), that begins at a
/// given table and is not saved.
pub struct UnsavedGame {
    history: History,
}

impl UnsavedGame {
    /// Lays out a table in a world and continues from there.
    ///
    /// # Errors
    /// [`SnapshotError`] if the table does not fit the set-up; the world is unchanged then.
    pub fn start(world: &mut World, setup: Setup, seats: Vec<Seat>, table: Snapshot) -> Result<Self, SnapshotError> {
        restore(world, &setup, &table)?;
        Ok(Self { history: History::new(setup, seats, Some(Arc::new(table))) })
    }

    /// History from that table on, read-only.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Applies an action of the player whose turn it is.
    ///
    /// # Errors
    /// As [`Session::act`](super::Session::act).
    pub fn act(&mut self, world: &mut World, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        let mut table = TableWorld::of(world).ok_or(Illegal::GameOver)?;
        self.history.act(&mut table, action)
    }

    /// Keeps a build in progress; it need not be legal yet.
    ///
    /// # Errors
    /// As [`Session::keep_draft`](super::Session::keep_draft).
    pub fn keep_draft(&mut self, world: &mut World, draft: Vec<BuildPart>) -> Result<(), Illegal> {
        let mut table = TableWorld::of(world).ok_or(Illegal::GameOver)?;
        self.history.keep_draft(&mut table, draft)
    }
}
