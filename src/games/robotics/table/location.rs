//! Locations of counters.

use shell::grid::Placement;
use shell::seats::SeatId;

use crate::action::LoosePlace;
use bevy::prelude::Component;

/// Location of a counter.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// In the scrap yard's bag (3.2).
    Bag,
    /// On its square of the market (2.1).
    Square,
    /// Loose in a workshop (8.1).
    Loose {
        /// Seat of the workshop.
        seat: SeatId,
        /// Bench or store.
        place: LoosePlace,
    },
    /// Attached in a robot (section 7).
    Attached {
        /// Seat of the robot.
        seat: SeatId,
        /// Placement in the robot.
        at: Placement,
    },
    /// Drawn, while its player decides on it (11.1, 16.2).
    Drawn,
    /// A manufacturing control that was set aside (11.7).
    SetAside,
    /// A manufacturing control that lies open as a warning (16.2).
    Warning,
    /// Out of the game: a saboteur (11.3).
    Gone,
}

impl Location {
    /// On a seat's bench.
    pub const fn bench(seat: SeatId) -> Self {
        Self::Loose { seat, place: LoosePlace::Bench }
    }

    /// In a seat's store.
    pub const fn store(seat: SeatId) -> Self {
        Self::Loose { seat, place: LoosePlace::Store }
    }
}
