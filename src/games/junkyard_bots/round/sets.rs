//! Schedule of the round, and the sets of its systems.

use bevy::prelude::*;

use crate::action::{JunkyardBots, Phase};
use shell::table::PlaySchedule;

/// Schedule of the round. One run takes the game from its present phase through all phases that
/// need no player, at most to the end of the chain.
pub const ROUND: PlaySchedule<JunkyardBots> = PlaySchedule::LABEL;

/// Systems of a phase, which run when there is something to do in it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InPhase(pub Phase);

/// Systems that run between two phases.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum RoundSet {
    /// Systems that bring links, and the results that follow from them, up to date.
    Adjacency,
}
