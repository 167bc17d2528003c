//! Components of things and assemblies.

use bevy::prelude::*;
use shell::seats::SeatSet;
use smallvec::SmallVec;

use crate::action::{AssemblyId, ThingId, WorkerSet};
use crate::set::{Grade, KindId};

/// Kind of a thing, and what teams have made of a blank (14.5).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThingKind {
    /// Kind in the data set.
    pub kind: KindId,
    /// Kinds as which the teams have defined a blank, by seat.
    pub definitions: [Option<KindId>; 4],
}

/// Quality of an object and its markers (1.4, 11.8).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Condition {
    /// Grade of its quality tile; `None` for a tool.
    pub quality: Option<Grade>,
    /// Improvement markers (12.8).
    pub improvements: u8,
    /// Damage markers (11.8).
    pub damage: u8,
}

/// Assembly that a component is in (10.1); `None` for a loose thing.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JoinedIn(pub Option<AssemblyId>);

/// Teams and workers that may pick a thing up.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Access {
    /// Teams to whom it is open while it lies face down (6.3).
    pub open: SeatSet,
    /// Workers of the team on turn to whom it is tied until that turn ends (5.9); empty if it is
    /// tied to nobody.
    pub tied: WorkerSet,
}

/// Components of an assembly in the order in which they were linked, which is kept for the picture
/// only (10.1); empty for a number that is not in use.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Assembly(pub SmallVec<[ThingId; 6]>);
