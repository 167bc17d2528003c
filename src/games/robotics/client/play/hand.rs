//! The thing in hand.

use super::thing::{DropPlace, How, Thing};
use crate::parts::Part;
use shell::grid::{Placement, Rotation};

/// The thing in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The thing.
    pub thing: Thing,
    /// The part that it is; `None` for the robot.
    pub part: Option<Part>,
    /// Way in which it was taken.
    pub how: How,
    /// Rotation in which it would be attached.
    pub rotation: Rotation,
    /// Place over which it is held.
    pub over: Option<DropPlace>,
    /// Placements at which it can be attached.
    pub places: Vec<Placement>,
}

impl Hand {
    /// Placement on the robot's grid over which it is held.
    pub const fn placement(&self) -> Option<Placement> {
        match self.over {
            Some(DropPlace::Grid(at)) => Some(at),
            _ => None,
        }
    }
}
