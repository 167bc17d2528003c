//! Observation of a simulated game.

use std::ops::Add;

use super::plan::Plan;
use crate::table::Rules;
use crate::thinking::Thinking;

/// Rules of a game whose simulated games are counted.
pub trait Simulated: Thinking {
    /// Observer of simulated games.
    type Watcher: Watcher<Game = Self>;
}

/// Counts of simulated games of a game.
pub type TallyOf<G> = <<G as Simulated>::Watcher as Watcher>::Tally;

/// Observer of one simulated game, which counts what happens in it.
pub trait Watcher: Sized {
    /// The game that is played.
    type Game: Thinking;
    /// Counts of simulated games; the default has none. Counts are added up in any order, so that
    /// they depend on the plan alone, not on the machine.
    type Tally: Default + Add<Output = Self::Tally> + Send;

    /// Begins to observe a game from its present position.
    fn begin(table: &<Self::Game as Rules>::Table<'_>) -> Self;

    /// Counts an action before it is applied.
    fn note_choice(&mut self, table: &<Self::Game as Rules>::Table<'_>, action: &<Self::Game as Rules>::Action);

    /// Counts the events of an action, or of the beginning of the game, after they have happened.
    fn note_events(&mut self, table: &<Self::Game as Rules>::Table<'_>, events: &[<Self::Game as Rules>::Event]);

    /// Counts the ending of game `number` of a plan. Returns all counts.
    fn finish(self, plan: &Plan<Self::Game>, number: u64, table: &<Self::Game as Rules>::Table<'_>) -> Self::Tally;
}
