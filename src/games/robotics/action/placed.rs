//! Places of components in a workshop.

use serde::{Deserialize, Serialize};
use shell::grid::Placement;

use crate::parts::Part;

/// Place of loose components in a workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum LoosePlace {
    /// The bench (8.1).
    Bench,
    /// The store (8.4).
    Store,
}

/// Place of a component in a workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartPlace {
    /// Attached to the robot.
    Robot(Placement),
    /// On the bench or in the store.
    Loose(LoosePlace),
}

impl PartPlace {
    /// Placement in the robot; `None` for a loose component.
    pub const fn placement(self) -> Option<Placement> {
        match self {
            Self::Robot(at) => Some(at),
            Self::Loose(_) => None,
        }
    }
}

/// Component with its placement in a robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlacedPart {
    /// The component.
    pub part: Part,
    /// Cell and rotation.
    pub at: Placement,
}
