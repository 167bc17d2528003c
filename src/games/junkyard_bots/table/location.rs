//! Locations of parts, and the state of a part in a snapshot or a view.

use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

use crate::action::Illegal;
use crate::parts::{GripperKind, Naming, Number, TileId, Translate};
use shell::grid::Placement;
use shell::seats::SeatId;

/// Location of a part.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub enum LocationBy<N: Naming> {
    /// Starter set of a seat that has still to build its first robot (4.2).
    Starter(N::Seat),
    /// Face-down pile of the part's size (4.3).
    Pile,
    /// Junkyard, face-up.
    FaceUp,
    /// Scan of a seat in this round (5.2), open or in a secret look.
    Scanned(N::Seat),
    /// Robot of a seat; the part is attached.
    Attached {
        /// Seat of the robot.
        seat: N::Seat,
        /// Cell and rotation on the robot's grid.
        placement: Placement,
    },
    /// Grippers of a seat's robot (2.4). A part that was taken blind has no identity yet.
    Held {
        /// Seat of the robot.
        seat: N::Seat,
        /// Kind of gripper that holds the part.
        by: GripperKind,
        /// Number of parts that the seat had taken before this one in the phase. Blind parts are
        /// turned up in this order (9.2).
        nth: u8,
        /// Cell and rotation on the robot's grid.
        placement: Placement,
    },
    /// Energy that a seat has eaten (7.1).
    Eaten(N::Seat),
    /// No location: the part is out of the game.
    Gone,
}

/// [`LocationBy`] with its seats by number.
pub type Location = LocationBy<Number>;

impl<N: Naming> LocationBy<N> {
    /// Translates the name of the seat.
    ///
    /// # Errors
    /// If the name has no translation.
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
    /// Seat of the robot to which the part is attached or which holds it; `None` for a part on no
    /// robot.
    pub const fn on_robot(self) -> Option<SeatId> {
        match self {
            Self::Attached { seat, .. } | Self::Held { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Seat that has the part: on its robot, eaten, scanned or as a starter part; `None` for the
    /// other locations.
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

    /// Checks that a seat may take a part from here: it is face-up in the Junkyard, or of the
    /// seat's own scan (5.4).
    ///
    /// # Errors
    /// [`Illegal::ScannedByAnother`] or [`Illegal::NotForTaking`].
    pub fn check_open_to(self, seat: SeatId) -> Result<(), Illegal> {
        match self {
            Self::FaceUp => Ok(()),
            Self::Scanned(by) if by == seat => Ok(()),
            Self::Scanned(_) => Err(Illegal::ScannedByAnother),
            _ => Err(Illegal::NotForTaking),
        }
    }

    /// Whether a seat may take a part from here (5.4).
    pub fn is_open_to(self, seat: SeatId) -> bool {
        self.check_open_to(seat).is_ok()
    }

    /// Placement on the robot's grid; `None` for a part on no robot.
    pub const fn placement(self) -> Option<Placement> {
        match self {
            Self::Attached { placement, .. } | Self::Held { placement, .. } => Some(placement),
            _ => None,
        }
    }
}

/// State of one part. Snapshots and views list all parts in the order of their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartState {
    /// Tile of the part, if all players know it or, in a view, if its seat does.
    pub tile: Option<TileId>,
    /// Location of the part.
    pub location: Location,
}
