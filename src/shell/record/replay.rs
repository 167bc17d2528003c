//! A recorded game to watch: any of its tables, forwards and backwards.
//!
//! A table is reached from the nearest earlier one that is kept (a keyframe), by replaying the
//! steps between. All tables of the stretch that was last jumped or stepped back into are kept, so
//! that a step back is as quick as one forward, however long the game was.

use super::history::History;
use super::recorded::Recorded;
use super::recorded_game::RecordedGame;
use super::replaying::{ReplayError, game_at_beginning, replay_history, replay_steps};
use crate::table::{HeadlessGame, Restorable};

/// Number of steps between two keyframes.
const KEYFRAME_INTERVAL: usize = 32;

/// Game that is being watched. Its table is stored elsewhere: the methods that move through the
/// game take it as a [`Restorable`].
#[derive(Clone, Debug)]
pub struct Replay<G: Recorded> {
    history: History<G>,
    /// Tables after every [`KEYFRAME_INTERVAL`] steps, beginning with the one before any step.
    keyframes: Vec<G::Snapshot>,
    /// Number of a stretch, and its first tables as far as they are known.
    kept_stretch: (usize, Vec<G::Snapshot>),
    /// Number of steps done at the table that is shown.
    at: usize,
}

impl<G: Recorded> Replay<G> {
    /// Prepares a game for watching from its first table on. Calls `each` at the table before the
    /// first step and after every step, with the events of the step.
    ///
    /// # Errors
    /// [`ReplayError`] if the history can't be replayed.
    pub fn new(
        history: &History<G>,
        mut each: impl FnMut(&mut HeadlessGame<G>, Vec<G::Event>),
    ) -> Result<Self, ReplayError<G>> {
        let mut keyframes = Vec::new();
        replay_history(history, |number, game, events| {
            if number % KEYFRAME_INTERVAL == 0 {
                keyframes.push(game.snapshot());
            }
            each(game, events);
        })?;
        let kept = (0, keyframes.iter().take(1).cloned().collect());
        Ok(Self { history: history.clone(), keyframes, kept_stretch: kept, at: 0 })
    }

    /// Set-up of the game.
    pub const fn setup(&self) -> &G::Setup {
        self.history.setup()
    }

    /// History of the game, including the steps still to come.
    pub const fn history(&self) -> &History<G> {
        &self.history
    }

    /// Table before the first step.
    pub fn first_table(&self) -> &G::Snapshot {
        &self.keyframes[0]
    }

    /// Number of steps done at the table that is shown.
    pub const fn steps_done(&self) -> usize {
        self.at
    }

    /// Number of steps in the game.
    pub fn len(&self) -> usize {
        self.history.steps().len()
    }

    /// Whether the game has no steps yet.
    pub fn is_empty(&self) -> bool {
        self.history.steps().is_empty()
    }

    /// Goes to the table after `step` steps, or after the last one if there are fewer. `table` must
    /// be as this replay left it, or be [`Self::first_table`] if it has not moved yet. Returns the
    /// events of the last step if it was a single step forward.
    ///
    /// # Errors
    /// [`ReplayError`] if the table is not that of this game.
    pub fn go_to(
        &mut self,
        table: &mut impl Restorable<Game = G>,
        step: usize,
    ) -> Result<Vec<G::Event>, ReplayError<G>> {
        let step = step.min(self.len());
        if step == self.at {
            return Ok(Vec::new());
        }
        if step == self.at + 1 {
            return self.step_forward(table);
        }
        let stretch = step / KEYFRAME_INTERVAL;
        if self.kept_stretch.0 != stretch {
            self.kept_stretch = (stretch, vec![self.keyframes[stretch].clone()]);
        }
        let start = stretch * KEYFRAME_INTERVAL;
        let tables = &self.kept_stretch.1;
        let nearest = (step - start).min(tables.len() - 1);
        table.restore(&tables[nearest]).map_err(ReplayError::Table)?;
        self.at = start + nearest;
        while self.at < step {
            self.step_forward(table)?;
            if self.kept_stretch.1.len() == self.at - start {
                self.kept_stretch.1.push(table.snapshot());
            }
        }
        Ok(Vec::new())
    }

    fn step_forward(&mut self, table: &mut impl Restorable<Game = G>) -> Result<Vec<G::Event>, ReplayError<G>> {
        let mut brought_about = Vec::new();
        replay_steps(table, &self.history, self.at..self.at + 1, |_, _, events| brought_about = events)?;
        self.at += 1;
        Ok(brought_about)
    }

    /// Returns a game of its own that goes on from the table after `step` steps. Its random stream
    /// restarts, because nobody is to play a future that was already seen. This replay stays as it
    /// is.
    ///
    /// # Errors
    /// [`ReplayError`] if the history can't be replayed.
    pub fn take_over(&self, step: usize, seed: u64) -> Result<RecordedGame<G>, ReplayError<G>> {
        let mut game = game_at_beginning(&self.history)?;
        replay_steps(&mut game, &self.history, 0..step.min(self.len()), |_, _, _| ())?;
        game.take_over(seed);
        Ok(game)
    }
}
