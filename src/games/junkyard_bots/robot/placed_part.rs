//! One part of a robot: its placement, and whether it is attached or held. Of a held part only the
//! size is known, so that no rule can depend on its identity (2.4).

use crate::parts::tile_set;
use crate::parts::{GripperKind, PartId, Size, Tile, TileId, TileKind};
use shell::grid::{Placement, Rectangle};

/// Part on a robot's grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedPart {
    /// Number of the part.
    pub part: PartId,
    /// Placement of the part.
    pub placement: Placement,
    /// Whether the part is attached or held.
    pub connection: Connection,
    /// Cells that the part covers.
    pub rectangle: Rectangle,
    /// Kind of the part, if it is attached.
    kind: Option<TileKind>,
}

/// Connection of a part to a robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// Attached by sockets.
    Attached(TileId),
    /// Held by grippers (2.4). The identity doesn't matter; the part may even be face-down.
    Held {
        /// Kind of gripper that holds the part.
        by: GripperKind,
        /// Size of the part.
        size: Size,
    },
}

impl PlacedPart {
    /// An attached part.
    pub(super) fn attached(part: PartId, tile: &Tile, placement: Placement) -> Self {
        let footprint = tile.shape().outline_in(placement.rotation).footprint;
        Self {
            part,
            placement,
            connection: Connection::Attached(tile.id()),
            rectangle: Rectangle { cell: placement.cell, footprint },
            kind: Some(tile.kind()),
        }
    }

    /// A held part.
    pub(super) fn held(part: PartId, by: GripperKind, size: Size, placement: Placement) -> Self {
        let rectangle = Rectangle::new(tile_set::tile_footprint(size), placement);
        Self { part, placement, connection: Connection::Held { by, size }, rectangle, kind: None }
    }

    /// Whether the part is attached.
    pub const fn is_attached(&self) -> bool {
        self.kind.is_some()
    }

    /// Whether the part is attached and of `kind`.
    pub fn is_kind(&self, kind: TileKind) -> bool {
        self.kind == Some(kind)
    }

    /// Kind of the part, if it is attached.
    pub const fn kind(&self) -> Option<TileKind> {
        self.kind
    }
}
