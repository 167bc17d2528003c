//! One part of a robot: where it is, and whether it is attached or held. Of a held part no more is
//! known than its size, so that the rules can't ask what it is (2.4).

use crate::grid::{Placement, Rectangle};
use crate::parts::tile_set;
use crate::parts::{GripperKind, Kind, PartId, Size, Tile, TileId};

/// A part on a robot's grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedPart {
    /// Which part.
    pub part: PartId,
    /// Where it is.
    pub placement: Placement,
    /// Attached or held.
    pub connection: Connection,
    /// The cells it covers.
    pub rectangle: Rectangle,
    /// What it is, if it is attached.
    kind: Option<Kind>,
}

/// How a part belongs to the robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// Attached by sockets.
    Attached(TileId),
    /// Held by grippers (2.4); what it is doesn't matter, it may even be face-down.
    Held {
        /// Which kind of gripper holds it.
        by: GripperKind,
        /// Its size.
        size: Size,
    },
}

impl PlacedPart {
    /// A part that is attached.
    pub(super) fn attached(part: PartId, tile: &Tile, placement: Placement) -> Self {
        let footprint = tile.shape().rotated(placement.rotation).footprint;
        Self {
            part,
            placement,
            connection: Connection::Attached(tile.id()),
            rectangle: Rectangle { cell: placement.cell, footprint },
            kind: Some(tile.kind()),
        }
    }

    /// A part that grippers hold.
    pub(super) fn held(part: PartId, by: GripperKind, size: Size, placement: Placement) -> Self {
        let rectangle = Rectangle::new(tile_set::footprint(size), placement);
        Self { part, placement, connection: Connection::Held { by, size }, rectangle, kind: None }
    }

    /// Whether it is attached.
    pub const fn is_attached(&self) -> bool {
        self.kind.is_some()
    }

    /// Whether it is an attached part of `kind`.
    pub fn is(&self, kind: Kind) -> bool {
        self.kind == Some(kind)
    }

    /// What it is, if it is attached.
    pub const fn kind(&self) -> Option<Kind> {
        self.kind
    }
}
