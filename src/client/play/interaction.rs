//! What lies between the players and the table. Nothing here is part of the game until it becomes
//! an action.

use bevy::prelude::Resource;

use super::game::ClientGame;
use super::players::Players;
use super::turn_stage::{TurnStage, TurnState};
use crate::shell::language::Phrase;

/// What lies between the players and the table.
#[derive(Resource, Debug)]
pub struct Interaction<G: ClientGame> {
    /// What the window waits for.
    pub stage: TurnStage<G>,
    /// What only this game knows.
    pub own: G::Interaction,
    /// Reason why the last thing tried was not possible.
    pub reason_not: Option<Phrase>,
    /// The advice that is shown.
    pub hint: Option<G::Hint>,
    /// Whether the computer player whose turn it is should not take its time.
    pub hurry: bool,
    /// Number of things that were tried in vain, so that the window can shake once for each.
    pub refusals: u32,
}

impl<G: ClientGame> Default for Interaction<G> {
    fn default() -> Self {
        Self::at(TurnStage::default())
    }
}

impl<G: ClientGame> Interaction<G> {
    /// An interaction in which nothing has begun.
    pub fn at(stage: TurnStage<G>) -> Self {
        Self { stage, own: G::Interaction::default(), reason_not: None, hint: None, hurry: false, refusals: 0 }
    }

    /// Puts a secret look that is going on behind the curtain (rule 9.3).
    pub fn close_curtain(&mut self, now: TurnState, players: Players) {
        if self.stage == TurnStage::Choosing {
            self.stage = TurnStage::opened(now, players);
        }
    }

    /// Says why something is not possible.
    pub fn refuse(&mut self, why: Phrase) {
        self.reason_not = Some(why);
        self.refusals += 1;
    }
}
