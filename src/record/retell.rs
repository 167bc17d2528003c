//! Replaying a history: the one place where recorded steps are applied.

use std::ops::Range;

use thiserror::Error;

use super::game::RecordedGame;
use super::history::{History, restart_stream};
use crate::action::{Illegal, TableEvent};
use crate::game::{Game, JunkyardBots, Playable, Restorable};
use crate::shell::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::table::{SetupError, Snapshot, SnapshotError};

/// Reason why a history can't be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// A step of the history can't be applied at its table.
    Step {
        /// Number of the step, from 1.
        number: usize,
        /// Reason why it can't be applied.
        fault: StepFault,
    },
    /// The table at which the history begins does not fit its set-up, or the table can't be
    /// restored to an earlier snapshot of the game.
    Table(#[from] SnapshotError),
}

/// Reason why a recorded step can't be applied at its table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepFault {
    /// A rule forbids it.
    Illegal(#[from] Illegal),
    /// The step names another seat than the one whose turn it is.
    Seat,
    /// The step names another round than the game's, which is given here.
    Round(u16),
}

impl InWords for ReplayError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Setup(error) => error.phrase(),
            Self::Step { number, fault } => phrase!("replay-step", number = *number, fault = fault),
            Self::Table(error) => error.phrase(),
        }
    }
}

impl InWords for StepFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Illegal(illegal) => illegal.phrase(),
            Self::Seat => phrase!("step-fault-seat"),
            Self::Round(round) => phrase!("step-fault-round", round = *round),
        }
    }
}

displayed_in_english!(ReplayError, StepFault);

/// Target of a replay: a table, or a game that records the steps once more.
pub(super) trait ReplayTarget: Playable<Game = JunkyardBots> {
    /// Restarts the random stream, as at a take-over.
    fn begin_stream(&mut self, seed: u64);
}

impl<T: Restorable<Game = JunkyardBots>> ReplayTarget for T {
    fn begin_stream(&mut self, seed: u64) {
        restart_stream(self, seed);
    }
}

impl ReplayTarget for RecordedGame {
    fn begin_stream(&mut self, seed: u64) {
        self.take_over(seed);
    }
}

/// Applies a range of a history's steps, counted from 0, to a table at which all earlier steps have
/// been applied. After each step, calls `each` with the number of steps done, the table, and the
/// events of the step.
///
/// # Errors
/// [`ReplayError::Step`] for the first step that is illegal or names another round or seat.
pub(super) fn replay_steps<T: ReplayTarget>(
    table: &mut T,
    history: &History,
    steps: Range<usize>,
    mut each: impl FnMut(usize, &mut T, Vec<TableEvent>),
) -> Result<(), ReplayError> {
    if steps.start == 0 {
        apply_take_over(table, history, 0);
    }
    for (done, step) in (steps.start + 1..).zip(&history.steps()[steps]) {
        let wrong = |fault: StepFault| ReplayError::Step { number: done, fault };
        let (round, seat) = table.read(|table| (table.state().round, table.state().active_seat()));
        match seat {
            None => return Err(wrong(Illegal::GameOver.into())),
            Some(seat) if seat != step.seat => return Err(wrong(StepFault::Seat)),
            Some(_) if round != step.round => return Err(wrong(StepFault::Round(round))),
            Some(_) => {}
        }
        let events = table.act(step.action.clone()).map_err(|illegal| wrong(illegal.into()))?;
        apply_take_over(table, history, done);
        each(done, table, events);
    }
    Ok(())
}

/// Table at which a history begins, and the events up to it.
///
/// # Errors
/// [`ReplayError::Setup`] or [`ReplayError::Table`].
fn first_table(history: &History) -> Result<(Game, Vec<TableEvent>), ReplayError> {
    Ok(match history.beginning() {
        Some(table) => (Game::from_snapshot(history.setup(), table)?, Vec::new()),
        None => Game::new(history.setup())?,
    })
}

/// Game with the same set-up and beginning as a history, before its first step.
///
/// # Errors
/// [`ReplayError::Setup`] or [`ReplayError::Table`].
pub(super) fn game_at_beginning(history: &History) -> Result<RecordedGame, ReplayError> {
    let (game, _) = first_table(history)?;
    Ok(RecordedGame::assemble(history.without_steps(), game))
}

/// Replays a whole history in a world of its own. Calls `each` at the table before the first step
/// and after every step.
///
/// # Errors
/// [`ReplayError`].
pub(super) fn replay_history(
    history: &History,
    mut each: impl FnMut(usize, &mut Game, Vec<TableEvent>),
) -> Result<(), ReplayError> {
    let (mut game, events) = first_table(history)?;
    apply_take_over(&mut game, history, 0);
    each(0, &mut game, events);
    replay_steps(&mut game, history, 0..history.steps().len(), each)
}

/// Tables of a game: before its first step and after each step.
///
/// # Errors
/// [`ReplayError`].
pub fn tables_of(history: &History) -> Result<Vec<Snapshot>, ReplayError> {
    let mut tables = Vec::with_capacity(history.steps().len() + 1);
    replay_history(history, |_, game, _| tables.push(Restorable::snapshot(game)))?;
    Ok(tables)
}

/// Game as it was after the first `steps` steps of a history.
///
/// # Panics
/// If the history has fewer steps.
///
/// # Errors
/// [`ReplayError`].
pub fn game_after_steps(history: &History, steps: usize) -> Result<Game, ReplayError> {
    let (mut game, _) = first_table(history)?;
    replay_steps(&mut game, history, 0..steps, |_, _, _| {})?;
    Ok(game)
}

/// Restarts the stream if the game was taken over after the first `done` steps. Doing so twice in a
/// row has the same effect as once.
fn apply_take_over(table: &mut impl ReplayTarget, history: &History, done: usize) {
    if let Some(seed) = history.take_over_seed(done) {
        table.begin_stream(seed);
    }
}
