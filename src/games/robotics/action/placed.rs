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

/// Component with its placement in a robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlacedPart {
    /// The component.
    pub part: Part,
    /// Cell and rotation.
    pub at: Placement,
}
