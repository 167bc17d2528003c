//! The decision behind a step of a computer player, made again: from what its seat could know, and
//! with the random stream that it had.
//!
//! A saved game names the kind of each seat as it is at the end. If another player acted on the
//! seat then, or another version of the program, the decision may be another than the recorded one.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use super::decision::Decision;
use super::rules::Thinking;
use crate::language::{InWords, Phrase, phrase, tell_in_english};
use crate::record::{History, Recorded, ReplayError, game_after_steps};
use crate::seats::{PlayerKind, SeatId, SeatKind, stream_of_player};

/// Step of a computer player, with the position that it decided on.
pub struct PastDecision<G: Recorded + Thinking> {
    /// Kind of the player.
    pub player: PlayerKind,
    /// Seat of the player.
    pub seat: SeatId,
    /// Action that the history records.
    pub recorded: G::Action,
    setup: G::Setup,
    view: G::View,
    choices: G::Choices,
    /// Seed of the game's random stream at the step.
    seed: u64,
    /// Number of steps before this one.
    steps_before: usize,
}

/// Reason why the decision behind a step can't be made again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PastDecisionError<G: Recorded> {
    /// The history has no such step.
    NoStep {
        /// Number of the step that was asked for, from 1.
        step: usize,
        /// Number of steps in the history.
        count: usize,
    },
    /// A person chose the step.
    Person {
        /// Number of the step, from 1.
        step: usize,
        /// Name of the person.
        name: String,
    },
    /// The history can't be played up to the step.
    Replay(ReplayError<G>),
}

impl<G: Recorded> InWords for PastDecisionError<G> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NoStep { step, count } => phrase!("explain-no-step", step = *step, count = *count),
            Self::Person { step, name } => phrase!("explain-person", step = *step, name = name),
            Self::Replay(error) => error.phrase(),
        }
    }
}

impl<G: Recorded> Display for PastDecisionError<G> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&tell_in_english(self))
    }
}

impl<G: Recorded> Error for PastDecisionError<G> {}

impl<G: Recorded + Thinking> PastDecision<G> {
    /// Gathers the position before a step of a history, counted from 1.
    ///
    /// # Errors
    /// [`PastDecisionError`] if there is no such step, if a person chose it, or if the history
    /// can't be played again.
    pub fn of_step(history: &History<G>, number: usize) -> Result<Self, PastDecisionError<G>> {
        let count = history.steps().len();
        let no_step = PastDecisionError::NoStep { step: number, count };
        let Some(steps_before) = number.checked_sub(1).filter(|&before| before < count) else { return Err(no_step) };
        let step = &history.steps()[steps_before];
        let seat = &history.seats()[step.seat.index()];
        let SeatKind::Computer(player) = seat.kind else {
            return Err(PastDecisionError::Person { step: number, name: seat.name.clone() });
        };
        let mut game = game_after_steps(history, steps_before).map_err(PastDecisionError::Replay)?;
        Ok(Self {
            player,
            seat: step.seat,
            recorded: step.action.clone(),
            setup: history.setup().clone(),
            view: game.read(|table| G::view(table, step.seat)),
            choices: game.read(|table| G::choices(table)),
            seed: history.seed_after(steps_before),
            steps_before,
        })
    }

    /// Set-up of the game.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Everything that the seat could know.
    pub const fn view(&self) -> &G::View {
        &self.view
    }

    /// Actions that were legal.
    pub const fn choices(&self) -> &G::Choices {
        &self.choices
    }

    /// Makes the decision again, which takes as long as it took then.
    pub fn decide(&self) -> Decision<G> {
        let mut random = stream_of_player(self.seed, self.steps_before, self.seat);
        let decided = G::choose(self.player, &self.setup, &self.view, &self.choices, &mut random, &|| false);
        // Nobody interrupts it, so it decides.
        decided.unwrap_or_else(|| Decision::without_candidates(self.recorded.clone()))
    }
}
