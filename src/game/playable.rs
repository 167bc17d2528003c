//! Tables to play at, whether in a headless game or in the world of an app.

use crate::action::{Action, Illegal, TableEvent};
use crate::table::{Snapshot, SnapshotError, Table};

/// Game that can be played: a table alone, or one that also records the steps.
pub trait Playable {
    /// Applies an action of the active player and runs the game to the next choice. Returns the
    /// events.
    ///
    /// # Errors
    /// [`Illegal`] if the action is not legal; the table is unchanged then.
    fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal>;

    /// Calls `ask` with the table and returns its answer.
    fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R;
}

/// A table that can go back: a [`Game`](super::Game), or the [`TableWorld`](super::TableWorld) of
/// an app.
pub trait Restorable: Playable {
    /// Copies the whole table as plain values.
    fn snapshot(&mut self) -> Snapshot;

    /// Returns to a snapshot of the same game.
    ///
    /// # Errors
    /// [`SnapshotError`] if the snapshot does not fit the parts and seats of this game; the game is
    /// unchanged then.
    fn restore(&mut self, snapshot: &Snapshot) -> Result<(), SnapshotError>;
}
