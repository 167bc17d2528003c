//! Tables to play at, whether in a headless game or in the world of an app.

use super::entry::SnapshotFault;
use super::rules::Rules;

/// Game that can be played: a table alone, or one that also records the steps.
pub trait Playable {
    /// The game that is played.
    type Game: Rules;

    /// Applies an action of the awaited player and runs the game to the next choice. Returns the
    /// events.
    ///
    /// # Errors
    /// [`Rules::Refusal`] if the action is not legal; the table is unchanged then.
    fn act(
        &mut self,
        action: <Self::Game as Rules>::Action,
    ) -> Result<Vec<<Self::Game as Rules>::Event>, <Self::Game as Rules>::Refusal>;

    /// Calls `ask` with the table and returns its answer.
    fn read<R>(&mut self, ask: impl FnOnce(&<Self::Game as Rules>::Table<'_>) -> R) -> R;
}

/// A table that can go back: a [`HeadlessGame`](super::HeadlessGame), or the
/// [`TableIn`](super::TableIn) the world of an app.
pub trait Restorable: Playable {
    /// Copies the whole table as plain values.
    fn snapshot(&mut self) -> <Self::Game as Rules>::Snapshot;

    /// Returns to a snapshot of the same game.
    ///
    /// # Errors
    /// [`GameSnapshot::Fault`](super::GameSnapshot::Fault) if the snapshot does not fit this game,
    /// which is unchanged then.
    fn restore(&mut self, snapshot: &<Self::Game as Rules>::Snapshot) -> Result<(), SnapshotFault<Self::Game>>;
}
