//! Locations of parts, and what is known of each part.

use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

use crate::grid::Placement;
use crate::parts::{GripperKind, Naming, Number, SeatId, TileId, Translate};

/// Location of a part.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub enum LocationBy<N: Naming> {
    /// With the seat whose first robot is still to be built (4.2).
    Starter(N::Seat),
    /// Face-down in the pile of its size (4.3).
    Pile,
    /// Face-up in the Junkyard.
    FaceUp,
    /// Drawn in this round's scan by a seat (5.2), open or in a secret look.
    Scanned(N::Seat),
    /// Attached to a seat's robot.
    Attached {
        /// Seat of the robot.
        seat: N::Seat,
        /// Cell and rotation on the robot's grid.
        placement: Placement,
    },
    /// Held by a seat's grippers (2.4); without an identity if it was taken blind.
    Held {
        /// Seat of the robot.
        seat: N::Seat,
        /// By claws or by mouths.
        by: GripperKind,
        /// Number of parts that the seat had taken before this one in the phase.
        nth: u8,
        /// Cell and rotation on the robot's grid.
        placement: Placement,
    },
    /// Eaten (7.1).
    Eaten(N::Seat),
    /// Out of the game.
    Gone,
}

/// A [`LocationBy`] whose seats have their numbers.
pub type Location = LocationBy<Number>;

impl<N: Naming> LocationBy<N> {
    /// The same, its seat named another way.
    ///
    /// # Errors
    /// If there is no other name for it.
    pub fn translate<T: Translate<From = N>>(&self, by: &T) -> Result<LocationBy<T::To>, T::Error> {
        Ok(match *self {
            Self::Starter(seat) => LocationBy::Starter(by.translate_seat(seat)?),
            Self::Pile => LocationBy::Pile,
            Self::FaceUp => LocationBy::FaceUp,
            Self::Scanned(seat) => LocationBy::Scanned(by.translate_seat(seat)?),
            Self::Attached { seat, placement } => LocationBy::Attached { seat: by.translate_seat(seat)?, placement },
            Self::Held { seat, by: gripper, nth, placement } => {
                LocationBy::Held { seat: by.translate_seat(seat)?, by: gripper, nth, placement }
            }
            Self::Eaten(seat) => LocationBy::Eaten(by.translate_seat(seat)?),
            Self::Gone => LocationBy::Gone,
        })
    }
}

impl Location {
    /// The robot it is attached to or held by.
    pub const fn on_robot(self) -> Option<SeatId> {
        match self {
            Self::Attached { seat, .. } | Self::Held { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// The seat it is with: on its robot, eaten by it, or lying apart for it.
    pub const fn seat(self) -> Option<SeatId> {
        match self {
            Self::Starter(seat)
            | Self::Scanned(seat)
            | Self::Attached { seat, .. }
            | Self::Held { seat, .. }
            | Self::Eaten(seat) => Some(seat),
            Self::Pile | Self::FaceUp | Self::Gone => None,
        }
    }

    /// Its placement on the robot's grid.
    pub const fn placement(self) -> Option<Placement> {
        match self {
            Self::Attached { placement, .. } | Self::Held { placement, .. } => Some(placement),
            _ => None,
        }
    }
}

/// A part in a snapshot or a view, which list all parts in the order of their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartState {
    /// Tile of the part, if it is known to all (or, in a view, to its seat).
    pub tile: Option<TileId>,
    /// Location of the part.
    pub location: Location,
}
