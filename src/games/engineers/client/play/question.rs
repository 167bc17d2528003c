//! The question before a player gives something up.

use bevy::prelude::*;

use crate::action::{ThingId, WorkerId};
use crate::set::KindId;
use crate::table::JobPlan;
use client::app::screen::Screen;
use client::play::question::TableQuestion;

/// Question that a player has to answer before something is done that gives something up. The table
/// takes no other input meanwhile. Leaving the table discards the question.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum Question {
    /// No question is open.
    #[default]
    None,
    /// Whether to end the turn although workers have done nothing in it (3.7).
    EndTurn {
        /// Number of those workers.
        idle: u8,
        /// Number of actions that they all have left (3.4).
        actions: u16,
    },
    /// Whether to discard a thing of the own zone (7.4).
    Discard(ThingId),
    /// Whether to sell an assembly whole (8.4).
    Sell {
        /// Worker in the shop.
        worker: WorkerId,
        /// A component of the assembly.
        thing: ThingId,
    },
    /// Whether to begin another job, which loses what was done on the present one (10.4).
    NewJob {
        /// The job that would begin.
        plan: JobPlan,
        /// Man-actions that would be lost.
        done: u8,
    },
    /// Whether to ask to hand in all three cards, which shows them (15.6).
    HandInAll,
    /// Whether to define a blank as a kind of junk, which its team never changes (14.4).
    Define {
        /// The blank.
        thing: ThingId,
        /// The kind.
        kind: KindId,
    },
}

impl Question {
    /// Whether no question is open.
    pub const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }
}

impl TableQuestion for Question {}
