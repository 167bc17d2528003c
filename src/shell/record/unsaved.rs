//! A game that is never saved, such as an exercise.

use std::sync::Arc;

use bevy::prelude::World;

use super::history::History;
use super::recorded::Recorded;
use crate::seats::seating::Seat;
use crate::table::{SnapshotFault, TableIn, restore};

/// Game in progress in the world of an app that begins at a given table and is not saved.
pub struct UnsavedGame<G: Recorded> {
    history: History<G>,
}

impl<G: Recorded> UnsavedGame<G> {
    /// Lays out a table in a world and continues from there.
    ///
    /// # Errors
    /// [`GameSnapshot::Fault`](crate::table::GameSnapshot::Fault) if the table does not fit
    /// the set-up; the world is unchanged then.
    pub fn start(
        world: &mut World,
        setup: G::Setup,
        seats: Vec<Seat>,
        table: G::Snapshot,
    ) -> Result<Self, SnapshotFault<G>> {
        restore::<G>(world, &setup, &table)?;
        Ok(Self { history: History::new(setup, seats, Some(Arc::new(table))) })
    }

    /// History from that table on, read-only.
    pub const fn history(&self) -> &History<G> {
        &self.history
    }

    /// Applies an action of the awaited player.
    ///
    /// # Errors
    /// [`Rules::Refusal`](crate::table::Rules::Refusal) if the action is not legal, or if
    /// the world has no table; nothing has changed then.
    pub fn act(&mut self, world: &mut World, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        let mut table = TableIn::of(world).ok_or(G::NOBODY_AWAITED)?;
        self.history.act(&mut table, action)
    }

    /// Keeps a choice in the making; it need not be legal yet.
    ///
    /// # Errors
    /// [`Rules::Refusal`](crate::table::Rules::Refusal) of [`Recorded::check_draft`], or if
    /// the world has no table.
    pub fn keep_draft(&mut self, world: &mut World, draft: G::Draft) -> Result<(), G::Refusal> {
        let mut table = TableIn::of(world).ok_or(G::NOBODY_AWAITED)?;
        self.history.keep_draft(&mut table, draft)
    }
}
