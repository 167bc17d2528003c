//! The decision behind a step of a computer player, made again: from what its seat could know, and
//! with the random stream that it had.
//!
//! A saved game names the kind of each seat as it is at the end. If another player acted on the
//! seat then, or another version of the program, the decision may be another than the recorded one.

use thiserror::Error;

use super::better::tile_of_action;
use crate::action::{Action, JunkyardBots};
use crate::game::JunkyardBotsTable;
use crate::messages::phrase;
use crate::opponents::{Decision, Situation, decide_as};
use crate::parts::Tile;
use crate::record::{History, ReplayError};
use crate::round::LegalActions;
use crate::table::{Setup, View};
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::record::game_after_steps;
use shell::seats::{PlayerKind, SeatId, SeatKind, stream_of_player};
use shell::thinking::Comparison;

/// Step of a computer player, with the position that it decided on.
pub struct Explanation {
    /// Kind of the player.
    pub player: PlayerKind,
    /// Seat of the player.
    pub seat: SeatId,
    /// Action that the history records.
    pub recorded: Action,
    setup: Setup,
    view: View,
    legal: LegalActions,
    /// Seed of the game's random stream at the step.
    seed: u64,
    /// Number of steps before this one.
    steps_before: usize,
}

/// Reason why a step can't be explained.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExplanationError {
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
    Replay(#[from] ReplayError),
}

impl InWords for ExplanationError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NoStep { step, count } => phrase!("explain-no-step", step = *step, count = *count),
            Self::Person { step, name } => phrase!("explain-person", step = *step, name = name),
            Self::Replay(error) => error.phrase(),
        }
    }
}

displayed_in_english!(ExplanationError);

impl Explanation {
    /// Gathers the position before a step of a history, counted from 1.
    ///
    /// # Errors
    /// [`ExplanationError`] if there is no such step, if a person chose it, or if the history can't
    /// be played again.
    pub fn of_step(history: &History, number: usize) -> Result<Self, ExplanationError> {
        let count = history.steps().len();
        let no_step = ExplanationError::NoStep { step: number, count };
        let Some(steps_before) = number.checked_sub(1).filter(|&before| before < count) else { return Err(no_step) };
        let step = &history.steps()[steps_before];
        let seat = &history.seats()[step.seat.index()];
        let SeatKind::Computer(player) = seat.kind else {
            return Err(ExplanationError::Person { step: number, name: seat.name.clone() });
        };
        let mut game = game_after_steps(history, steps_before)?;
        Ok(Self {
            player,
            seat: step.seat,
            recorded: step.action.clone(),
            setup: history.setup().clone(),
            view: game.view(step.seat),
            legal: game.legal_actions(),
            seed: history.seed_after(steps_before),
            steps_before,
        })
    }

    /// The situation that the player decided on.
    pub fn situation(&self) -> Situation<'_> {
        Situation::new(&self.setup, &self.view, &self.legal)
    }

    /// Makes the decision again, which takes as long as it took then.
    pub fn decide(&self) -> Decision {
        decide_as(self.player, &self.situation(), &mut stream_of_player(self.seed, self.steps_before, self.seat))
    }

    /// The chosen move of a decision beside the runner-up; `None` if no chances were estimated.
    pub fn comparison<'d>(&self, decision: &'d Decision) -> Option<Comparison<'d, JunkyardBots>> {
        decision.comparison(|other| self.is_alike(&decision.action, other))
    }

    /// Whether two actions take the same tile, or throw the same tile at the same seat: a player
    /// sees no difference.
    fn is_alike(&self, one: &Action, other: &Action) -> bool {
        let is_same_kind = match (one, other) {
            (Action::Take { .. }, Action::Take { .. }) => true,
            (Action::Attack { target, .. }, Action::Attack { target: other_target, .. }) => target == other_target,
            _ => false,
        };
        let tile = tile_of_action(one, &self.view);
        is_same_kind && tile.is_some() && tile == tile_of_action(other, &self.view)
    }

    /// Tile that an action takes or throws, if it is one tile that the player knows.
    pub fn tile_of(&self, action: &Action) -> Option<&Tile> {
        self.setup.tiles.get(tile_of_action(action, &self.view)?)
    }
}
