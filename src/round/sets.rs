//! The schedule of the round, and the sets of its systems.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

use crate::action::Phase;

/// The schedule of the round: one run takes the game through as many phases as need no player, from
/// wherever it is to the end of the chain.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Round;

/// The systems of a phase, which run when there is something to do in it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InPhase(pub Phase);

/// Work between two phases.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum RoundSet {
    /// Links, and what follows from them, are kept true to what is attached.
    Adjacency,
}
