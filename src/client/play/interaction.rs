//! State between the players and the table. Nothing here is part of the game until it becomes an
//! action.

use bevy::prelude::Resource;

use super::advice::hint::Hint;
use super::game::ClientGame;
use super::players::Players;
use super::turn_stage::{TurnStage, TurnState};
use shell::language::Phrase;

/// State between the players and the table, such as the stage and the advice that is shown.
#[derive(Resource, Debug)]
pub struct Interaction<G: ClientGame> {
    /// Stage of the turn.
    pub stage: TurnStage<G>,
    /// State that only this game knows.
    pub own: G::Interaction,
    /// Reason why the last attempt was not possible.
    pub reason_not: Option<Phrase>,
    /// Advice that is shown.
    pub hint: Option<Hint<G>>,
    /// Whether the computer player whose turn it is moves without its usual delay.
    pub hurry: bool,
    /// Number of refused attempts, so that the window can shake once for each.
    pub refusals: u32,
}

impl<G: ClientGame> Default for Interaction<G> {
    fn default() -> Self {
        Self::at(TurnStage::default())
    }
}

impl<G: ClientGame> Interaction<G> {
    /// Interaction at a stage, with nothing begun.
    pub fn at(stage: TurnStage<G>) -> Self {
        Self { stage, own: G::Interaction::default(), reason_not: None, hint: None, hurry: false, refusals: 0 }
    }

    /// Closes the curtain over a secret that is on the screen.
    pub fn close_curtain(&mut self, now: TurnState, players: Players) {
        if self.stage == TurnStage::Choosing {
            self.stage = TurnStage::opened(now, players);
        }
    }

    /// Stores the reason why something is not possible, and counts the refusal.
    pub fn refuse(&mut self, why: Phrase) {
        self.reason_not = Some(why);
        self.refusals += 1;
    }
}
