//! Numbers of parts and tiles.

use serde::{Deserialize, Serialize};

/// Number of one physical tile, the same for a whole game.
///
/// Parts are numbered from 0: each seat's starter set, body first, then the small, medium and large
/// pile. The number says nothing about what a face-down tile will turn out to be (rule 9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PartId(pub u16);

impl PartId {
    /// Index of the part in a list of all parts.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Number of an entry of the tile set: the identity of a part once it is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileId(pub(crate) u8);

impl TileId {
    /// Number of the body's entry, which comes first in every tile set.
    pub const BODY: Self = Self(0);

    /// Index of the tile in the tile set's list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
