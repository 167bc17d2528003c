//! Playouts in sampled worlds (determinizations).

use crate::table::{HeadlessGame, Rules};

/// Game without a window in which sampled worlds are played on, one after the other.
pub struct Worlds<G: Rules> {
    game: HeadlessGame<G>,
    most_steps: u32,
}

/// Result of a playout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playout<R> {
    /// Judgement of the table that was reached.
    pub judgement: R,
    /// Number of steps that were played after the first move.
    pub steps: u32,
}

impl<G: Rules> Worlds<G> {
    /// Worlds of a game with this set-up, such as this one. A playout of `most_steps` is cut off
    /// and its table judged, which bounds the time for a world. `None` if the world does not fit
    /// the set-up.
    pub fn new(setup: &G::Setup, world: &G::Snapshot, most_steps: u32) -> Option<Self> {
        Some(Self { game: HeadlessGame::from_snapshot(setup, world).ok()?, most_steps })
    }

    /// Makes a move in a world, if one is given, plays on by a policy until that has no action, and
    /// judges the table that is reached. `None` if the world does not fit the set-up or the move
    /// can't be made.
    pub fn play_out<R>(
        &mut self,
        world: &G::Snapshot,
        first: Option<&G::Action>,
        policy: impl Fn(&G::Table<'_>) -> Option<G::Action>,
        judge: impl FnOnce(&G::Table<'_>) -> R,
    ) -> Option<Playout<R>> {
        self.game.restore(world).ok()?;
        if let Some(first) = first {
            self.game.act(first.clone()).ok()?;
        }
        let mut steps = 0;
        while steps < self.most_steps
            && let Some(action) = self.game.read(&policy)
            && self.game.act(action).is_ok()
        {
            steps += 1;
        }
        Some(Playout { judgement: self.game.read(judge), steps })
    }
}
