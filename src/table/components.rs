//! What a part and a robot are made of.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::grid::{Cell, Place, Side};
use crate::parts::{Gripper, PartId, SeatId, Size, TileId};
use crate::robot::Abilities;

/// A physical tile. Which one, and how big, never changes; the body has no size.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its number.
    pub id: PartId,
    /// The pile it belongs to; `None` for a body.
    pub size: Option<Size>,
}

/// What a part is, once that is settled. A face-down tile has none (rule 9.2); one that is being looked at in secret
/// has one that only the looker's view shows.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Face(pub Option<TileId>);

/// Where a part lies.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Lies {
    /// With the seat whose first robot is still to be built (4.2).
    Starter(SeatId),
    /// Face-down in the pile of its size (4.3).
    Pile,
    /// Face-up in the Junkyard.
    FaceUp,
    /// Drawn in this round's scan by a seat (5.2), open or in a secret look.
    Scanned(SeatId),
    /// Attached to a seat's robot.
    Attached {
        /// Whose.
        seat: SeatId,
        /// Cell and quarter turn on the robot's grid.
        place: Place,
    },
    /// Held by a seat's grippers (2.4); without a face if it was taken blind.
    Held {
        /// Whose.
        seat: SeatId,
        /// By claws or by mouths.
        by: Gripper,
        /// How many things the seat had taken before it in this phase.
        nth: u8,
        /// Cell and quarter turn on the robot's grid.
        place: Place,
    },
    /// Eaten (7.1).
    Eaten(SeatId),
    /// Out of the game.
    Gone,
}

impl Lies {
    /// The robot it is attached to or held by.
    pub const fn on_robot(self) -> Option<SeatId> {
        match self {
            Self::Attached { seat, .. } | Self::Held { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Its place on the robot's grid.
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::Attached { place, .. } | Self::Held { place, .. } => Some(place),
            _ => None,
        }
    }
}

/// A socket of an attached part, where it sits on the robot's grid, and the neighbour it is linked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joint {
    /// The cell inside the part.
    pub cell: Cell,
    /// The side of that cell.
    pub side: Side,
    /// The part whose socket meets it (2.2).
    pub link: Option<Entity>,
}

/// The sockets and links of an attached part, in the order of its tile; empty for parts that are not attached. Kept
/// by [`super::wiring`].
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Sockets(pub Vec<Joint>);

/// What pipes add to an attached part (2.9), in points. Kept by [`super::wiring`].
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PipeBonus(pub u8);

/// A seat's robot as a whole.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat(pub SeatId);

/// Power left (2.10).
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Power(pub u8);

/// What the robot can do. Kept by [`super::wiring`].
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Badges(pub Abilities);
