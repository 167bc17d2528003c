//! A game to watch: any of its tables, forwards and backwards.
//!
//! A table is reached from the nearest one before it that is kept (a keyframe), by playing the
//! steps between again. The tables of the stretch that was last gone back into are all kept, so
//! that a step back is as quick as one forward however long the game was.

use super::chronicle::Chronicle;
use super::game::RecordedGame;
use super::history::History;
use super::retell::{ReplayError, at_the_beginning_of, retell, retell_all};
use crate::action::TableEvent;
use crate::game::Restorable;
use crate::table::{Setup, Snapshot};

/// How many steps lie between two keyframes.
const STRETCH: usize = 32;

/// A game that is being watched. The table it is shown at is elsewhere: the methods that go on take
/// it as a [`Restorable`].
#[derive(Clone, Debug)]
pub struct Replay {
    history: History,
    /// The tables after every [`STRETCH`] steps, the first one before any.
    keyframes: Vec<Snapshot>,
    /// A stretch, and its tables as far as they are known.
    kept: (usize, Vec<Snapshot>),
    at: usize,
}

impl Replay {
    /// Gets a game ready to be watched, from its first table on, and tells what happened in it.
    ///
    /// # Errors
    /// [`ReplayError`] if its history can't be played again.
    pub fn new(history: &History) -> Result<(Self, Chronicle), ReplayError> {
        let mut keyframes = Vec::new();
        let mut chronicle = Chronicle::default();
        retell_all(history, |number, game, events| {
            if number % STRETCH == 0 {
                keyframes.push(game.snapshot());
            }
            game.read(|table| chronicle.add(table, events));
        })?;
        let kept = (0, keyframes.iter().take(1).cloned().collect());
        Ok((Self { history: history.clone(), keyframes, kept, at: 0 }, chronicle))
    }

    /// The set-up of the game.
    pub const fn setup(&self) -> &Setup {
        self.history.setup()
    }

    /// The game's history, the steps that are still to come included.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The table before the first step.
    pub fn first(&self) -> &Snapshot {
        &self.keyframes[0]
    }

    /// How many steps have been done at the table that is shown.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How many steps the game has.
    pub fn len(&self) -> usize {
        self.history.steps().len()
    }

    /// Whether the game has no steps yet.
    pub fn is_empty(&self) -> bool {
        self.history.steps().is_empty()
    }

    /// Goes to the table after `step` steps, or the last one. `table` stands where this replay left
    /// it, or at [`Self::first`]. Returns what the last step brought about if it was one step
    /// forward.
    ///
    /// # Errors
    /// [`ReplayError`] if the table is not that of this game.
    pub fn go_to(&mut self, table: &mut impl Restorable, step: usize) -> Result<Vec<TableEvent>, ReplayError> {
        let step = step.min(self.len());
        if step == self.at {
            return Ok(Vec::new());
        }
        if step == self.at + 1 {
            return self.forward(table);
        }
        let stretch = step / STRETCH;
        if self.kept.0 != stretch {
            self.kept = (stretch, vec![self.keyframes[stretch].clone()]);
        }
        let start = stretch * STRETCH;
        let tables = &self.kept.1;
        let nearest = (step - start).min(tables.len() - 1);
        table.restore(&tables[nearest])?;
        self.at = start + nearest;
        while self.at < step {
            self.forward(table)?;
            if self.kept.1.len() == self.at - start {
                self.kept.1.push(table.snapshot());
            }
        }
        Ok(Vec::new())
    }

    fn forward(&mut self, table: &mut impl Restorable) -> Result<Vec<TableEvent>, ReplayError> {
        let mut brought_about = Vec::new();
        retell(table, &self.history, self.at..self.at + 1, |_, _, events| brought_about = events)?;
        self.at += 1;
        Ok(brought_about)
    }

    /// A game of its own that goes on from the table after `step` steps, with a random stream begun
    /// anew: nobody plays a future that was seen. This one stays as it is.
    ///
    /// # Errors
    /// [`ReplayError`] if the history can't be played again.
    pub fn take_over(&self, step: usize, seed: u64) -> Result<RecordedGame, ReplayError> {
        let mut game = at_the_beginning_of(&self.history)?;
        retell(&mut game, &self.history, 0..step.min(self.len()), |_, _, _| ())?;
        game.take_over(seed);
        Ok(game)
    }
}
