//! What lies between the players and the table: what is in hand, what is being built or aimed.
//! Nothing here is part of the game until it becomes an action.

use bevy::prelude::Resource;

use super::bench::Bench;
use super::hand::{Hand, Thing};
use super::hint::Hint;
use super::players::Players;
use super::turn_stage::{TurnStage, TurnState};
use crate::games::junkyard_bots::parts::PartId;
use crate::shell::language::Phrase;
use crate::shell::seats::SeatId;

/// What an attack will be (rule 6.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aim {
    /// The bombs chosen.
    pub bombs: Vec<PartId>,
    /// The robot chosen.
    pub target: Option<SeatId>,
}

/// What lies between the players and the table.
#[derive(Resource, Default, Debug)]
pub struct Interaction {
    /// What the window waits for.
    pub stage: TurnStage,
    /// What is in hand.
    pub hand: Option<Hand>,
    /// The build in progress.
    pub bench: Option<Bench>,
    /// The attack in the making.
    pub aim: Aim,
    /// What the keyboard stands on.
    pub chosen: Option<Thing>,
    /// Why the last thing tried was not possible, in the player's words.
    pub reason_not: Option<Phrase>,
    /// The powers of all robots before the last step, by seat.
    pub powers_before: Vec<u8>,
    /// The tile that was drawn last in the open, as long as the same player goes on.
    pub drawn: Option<PartId>,
    /// The advice that is shown.
    pub hint: Option<Hint>,
    /// Whether the computer player whose turn it is should not take its time.
    pub hurry: bool,
    /// Counts what was picked up, so that each rises once.
    pub pick_ups: u32,
    /// Counts what was tried in vain, so that the window can shake once for each.
    pub refusals: u32,
}

impl Interaction {
    /// An interaction in which nothing has begun.
    pub fn at(stage: TurnStage) -> Self {
        Self { stage, ..Self::default() }
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
