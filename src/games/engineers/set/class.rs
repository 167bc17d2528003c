//! Classes of kinds, and the places in which things work.

use serde::{Deserialize, Serialize};

/// Class of a kind (1.3, 1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    /// An object that machines are made of.
    Junk,
    /// An object with effects.
    Powerup,
    /// An object that a team may define as junk (14.3).
    Blank,
    /// A tool of the shop.
    Tool,
}

/// Place where a thing works (1.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WorkPlace {
    /// In the hands or on the body of a worker.
    #[default]
    Hand,
    /// Face up in its team's zone.
    Zone,
}
