//! Replaying a history: the one place where recorded steps are applied.

use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::ops::Range;

use super::history::{History, restart_stream};
use super::recorded::Recorded;
use super::recorded_game::RecordedGame;
use crate::language::{InWords, Phrase, phrase, tell_in_english};
use crate::table::{AwaitedChoice, HeadlessGame, Playable, Restorable, Rules, SetupFault, SnapshotFault};

/// Reason why a history can't be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError<G: Recorded> {
    /// The set-up can't be played.
    Setup(SetupFault<G>),
    /// A step of the history can't be applied at its table.
    Step {
        /// Number of the step, from 1.
        number: usize,
        /// Reason why it can't be applied.
        fault: StepFault<G>,
    },
    /// The table at which the history begins does not fit its set-up, or the table can't be
    /// restored to an earlier snapshot of the game.
    Table(SnapshotFault<G>),
}

/// Reason why a recorded step can't be applied at its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepFault<G: Recorded> {
    /// A rule forbids it.
    Illegal(G::Refusal),
    /// The step names another seat than the one whose turn it is.
    Seat,
    /// The step names another round than the game's, which is given here.
    Round(u16),
}

impl<G: Recorded> InWords for ReplayError<G> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Setup(error) => error.phrase(),
            Self::Step { number, fault } => phrase!("replay-step", number = *number, fault = fault),
            Self::Table(error) => error.phrase(),
        }
    }
}

impl<G: Recorded> InWords for StepFault<G> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Illegal(illegal) => illegal.phrase(),
            Self::Seat => phrase!("step-fault-seat"),
            Self::Round(round) => phrase!("step-fault-round", round = *round),
        }
    }
}

impl<G: Recorded> Display for ReplayError<G> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&tell_in_english(self))
    }
}

impl<G: Recorded> Error for ReplayError<G> {}

impl<G: Recorded> Display for StepFault<G> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&tell_in_english(self))
    }
}

impl<G: Recorded> Error for StepFault<G> {}

/// Target of a replay: a table, or a game that records the steps once more.
pub trait ReplayTarget: Playable {
    /// Restarts the random stream, as at a take-over.
    fn begin_stream(&mut self, seed: u64);
}

impl<T: Restorable> ReplayTarget for T
where
    T::Game: Recorded,
{
    fn begin_stream(&mut self, seed: u64) {
        restart_stream(self, seed);
    }
}

impl<G: Recorded> ReplayTarget for RecordedGame<G> {
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
pub fn replay_steps<G: Recorded, T: ReplayTarget<Game = G>>(
    table: &mut T,
    history: &History<G>,
    steps: Range<usize>,
    mut each: impl FnMut(usize, &mut T, Vec<G::Event>),
) -> Result<(), ReplayError<G>> {
    if steps.start == 0 {
        apply_take_over(table, history, 0);
    }
    for (done, step) in (steps.start + 1..).zip(&history.steps()[steps]) {
        let wrong = |fault: StepFault<G>| ReplayError::Step { number: done, fault };
        let AwaitedChoice { round, seat } = table.read(G::awaited);
        match seat {
            None => return Err(wrong(StepFault::Illegal(G::NOBODY_AWAITED))),
            Some(seat) if seat != step.seat => return Err(wrong(StepFault::Seat)),
            Some(_) if round != step.round => return Err(wrong(StepFault::Round(round))),
            Some(_) => {}
        }
        let events = table.act(step.action.clone()).map_err(|refusal| wrong(StepFault::Illegal(refusal)))?;
        apply_take_over(table, history, done);
        each(done, table, events);
    }
    Ok(())
}

/// A game and the events up to its first choice.
type BegunGame<G> = (HeadlessGame<G>, Vec<<G as Rules>::Event>);

/// Table at which a history begins, and the events up to it.
///
/// # Errors
/// [`ReplayError::Setup`] or [`ReplayError::Table`].
fn first_table<G: Recorded>(history: &History<G>) -> Result<BegunGame<G>, ReplayError<G>> {
    match history.beginning() {
        Some(table) => {
            let game = HeadlessGame::from_snapshot(history.setup(), table).map_err(ReplayError::Table)?;
            Ok((game, Vec::new()))
        }
        None => HeadlessGame::new(history.setup()).map_err(ReplayError::Setup),
    }
}

/// Game with the same set-up and beginning as a history, before its first step.
///
/// # Errors
/// [`ReplayError::Setup`] or [`ReplayError::Table`].
pub fn game_at_beginning<G: Recorded>(history: &History<G>) -> Result<RecordedGame<G>, ReplayError<G>> {
    let (game, _) = first_table(history)?;
    Ok(RecordedGame::assemble(history.without_steps(), game))
}

/// Replays a whole history in a world of its own. Calls `each` at the table before the first step
/// and after every step.
///
/// # Errors
/// [`ReplayError`].
pub fn replay_history<G: Recorded>(
    history: &History<G>,
    mut each: impl FnMut(usize, &mut HeadlessGame<G>, Vec<G::Event>),
) -> Result<(), ReplayError<G>> {
    let (mut game, events) = first_table(history)?;
    apply_take_over(&mut game, history, 0);
    each(0, &mut game, events);
    replay_steps(&mut game, history, 0..history.steps().len(), each)
}

/// Tables of a game: before its first step and after each step.
///
/// # Errors
/// [`ReplayError`].
pub fn tables_of<G: Recorded>(history: &History<G>) -> Result<Vec<G::Snapshot>, ReplayError<G>> {
    let mut tables = Vec::with_capacity(history.steps().len() + 1);
    replay_history(history, |_, game, _| tables.push(game.snapshot()))?;
    Ok(tables)
}

/// Game as it was after the first `steps` steps of a history.
///
/// # Panics
/// If the history has fewer steps.
///
/// # Errors
/// [`ReplayError`].
pub fn game_after_steps<G: Recorded>(history: &History<G>, steps: usize) -> Result<HeadlessGame<G>, ReplayError<G>> {
    let (mut game, _) = first_table(history)?;
    replay_steps(&mut game, history, 0..steps, |_, _, _| {})?;
    Ok(game)
}

/// Restarts the stream if the game was taken over after the first `done` steps. Doing so twice in a
/// row has the same effect as once.
fn apply_take_over<G: Recorded>(table: &mut impl ReplayTarget<Game = G>, history: &History<G>, done: usize) {
    if let Some(seed) = history.take_over_seed(done) {
        table.begin_stream(seed);
    }
}
