//! The maze tiles that were laid at the start of a game (2.1).

use serde::{Deserialize, Serialize};

/// Tile of the maze as it lies: its number in the data set, its face, and how it is turned (2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TilePlacement {
    /// Number of the tile in the data set, from 0.
    pub tile: u8,
    /// Face that shows, 0 or 1.
    pub face: u8,
    /// Quarter turns clockwise, 0 to 3.
    pub turns: u8,
}

/// The four tiles of the maze: upper left, upper right, lower left, lower right (2.1).
pub type Maze = [TilePlacement; 4];
