//! A history played again: the one place where recorded steps are done.

use std::ops::Range;

use thiserror::Error;

use super::game::RecordedGame;
use super::history::{History, begin_stream};
use crate::action::{Illegal, TableEvent};
use crate::game::{Game, Playable, Restorable};
use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::table::{SetupError, Snapshot, SnapshotError};

/// Why a history can't be played again.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// A step of the history can't be done where it stands.
    Step {
        /// Which, from 1.
        number: usize,
        /// Why.
        fault: StepFault,
    },
    /// The table at which the history begins is none of its set-up, or the table does not take back
    /// what it has given.
    Table(#[from] SnapshotError),
}

/// Why a step of a history can't be done where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepFault {
    /// A rule is against it.
    Illegal(#[from] Illegal),
    /// It is said to be done by another seat than the one whose turn it is.
    Seat,
    /// It is said to be done in another round.
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

/// What recorded steps are done at: a table, or a game that records them once more.
pub(super) trait Retold: Playable {
    /// Lets the random stream begin anew, as where a game was taken over.
    fn begin_stream(&mut self, seed: u64);
}

impl<T: Restorable> Retold for T {
    fn begin_stream(&mut self, seed: u64) {
        begin_stream(self, seed);
    }
}

impl Retold for RecordedGame {
    fn begin_stream(&mut self, seed: u64) {
        self.take_over(seed);
    }
}

/// Does some steps of a history, counted from 0, at a table that the steps before them have led to.
/// Calls `each` with how many steps have been done, the table, and what the last of them brought
/// about.
///
/// # Errors
/// [`ReplayError::Step`] for the first step that is not legal, or not in the round and by the seat
/// that it says.
pub(super) fn retell<T: Retold>(
    table: &mut T,
    history: &History,
    steps: Range<usize>,
    mut each: impl FnMut(usize, &mut T, Vec<TableEvent>),
) -> Result<(), ReplayError> {
    if steps.start == 0 {
        begin_anew(table, history, 0);
    }
    for (done, step) in (steps.start + 1..).zip(&history.steps()[steps]) {
        let wrong = |fault: StepFault| ReplayError::Step { number: done, fault };
        let (round, seat) =
            table.read(|table| (table.state().round, table.state().turn.as_ref().map(|turn| turn.seat)));
        match seat {
            None => return Err(wrong(Illegal::GameOver.into())),
            Some(seat) if seat != step.seat => return Err(wrong(StepFault::Seat)),
            Some(_) if round != step.round => return Err(wrong(StepFault::Round(round))),
            Some(_) => {}
        }
        let events = table.act(step.action.clone()).map_err(|illegal| wrong(illegal.into()))?;
        begin_anew(table, history, done);
        each(done, table, events);
    }
    Ok(())
}

/// The table at which a history begins, and what happened up to it.
///
/// # Errors
/// [`ReplayError::Setup`] or [`ReplayError::Table`].
fn first_table(history: &History) -> Result<(Game, Vec<TableEvent>), ReplayError> {
    Ok(match history.beginning() {
        Some(table) => (Game::from_snapshot(history.setup(), table)?, Vec::new()),
        None => Game::new(history.setup())?,
    })
}

/// The same game as a history's, before its first step.
///
/// # Errors
/// [`ReplayError::Setup`] or [`ReplayError::Table`].
pub(super) fn at_the_beginning_of(history: &History) -> Result<RecordedGame, ReplayError> {
    let (game, _) = first_table(history)?;
    Ok(RecordedGame::assemble(history.without_steps(), game))
}

/// Plays a whole history again in a world of its own and shows each table, from the one before the
/// first step on.
///
/// # Errors
/// [`ReplayError`].
pub(super) fn retell_all(
    history: &History,
    mut each: impl FnMut(usize, &mut Game, Vec<TableEvent>),
) -> Result<(), ReplayError> {
    let (mut game, events) = first_table(history)?;
    begin_anew(&mut game, history, 0);
    each(0, &mut game, events);
    retell(&mut game, history, 0..history.steps().len(), each)
}

/// The tables of a game: before its first step and after each.
///
/// # Errors
/// [`ReplayError`].
pub fn tables_of(history: &History) -> Result<Vec<Snapshot>, ReplayError> {
    let mut tables = Vec::with_capacity(history.steps().len() + 1);
    retell_all(history, |_, game, _| tables.push(Restorable::snapshot(game)))?;
    Ok(tables)
}

/// A game as it was after so many steps of a history, of which there are at least as many.
///
/// # Errors
/// [`ReplayError`].
pub fn game_after(history: &History, steps: usize) -> Result<Game, ReplayError> {
    let (mut game, _) = first_table(history)?;
    retell(&mut game, history, 0..steps, |_, _, _| {})?;
    Ok(game)
}

/// Lets the stream begin anew if the game was taken over after so many steps. Twice in a row is as
/// good as once.
fn begin_anew(table: &mut impl Retold, history: &History, done: usize) {
    if let Some(seed) = history.fresh_seed(done) {
        table.begin_stream(seed);
    }
}
