//! Effects of tools and powerups (1.9).

use serde::{Deserialize, Serialize};

/// Kind of work in which an action can count several man-actions (1.9). Debugging is no job of a
/// team by rule 10.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Job {
    /// Joining two things (10.2).
    Join,
    /// Detaching: taking a component from an assembly (10.2).
    Detach,
    /// Debugging a faulty machine (12.2).
    Debug,
}

impl Job {
    /// All kinds of work.
    pub const ALL: [Self; 3] = [Self::Join, Self::Detach, Self::Debug];
}

/// Kind of marker that a worker can get by training (13.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stat {
    /// Takes 1 off the burden.
    Strength,
    /// Adds 1 to the limit.
    Stamina,
}

impl Stat {
    /// Both kinds of markers.
    pub const BOTH: [Self; 2] = [Self::Strength, Self::Stamina];
}

/// Effect of a thing for the one who holds it, or for its team (1.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// An action that is spent on a kind of work counts several man-actions.
    Work {
        /// The kind of work.
        job: Job,
        /// Man-actions that an action counts.
        times: u8,
    },
    /// A search also covers squares some open steps away.
    Scan {
        /// Steps.
        steps: u8,
    },
    /// Takes down a wall (4.5).
    TakeDownWall {
        /// Actions that it costs.
        actions: u8,
    },
    /// Is a container (5.12).
    Hold {
        /// Things that it holds.
        slots: u8,
        /// Most hands of each of them.
        hands: u8,
        /// Penalty that each of them loses (5.13).
        ease: u8,
    },
    /// Takes a number off the burden (3.3).
    Brace(u8),
    /// Adds a number to the limit (3.2).
    Stride(u8),
    /// Gives a marker (13.2).
    Train {
        /// Kind of marker.
        stat: Stat,
        /// Actions that it costs.
        actions: u8,
    },
    /// Takes a damage marker off a component (12.7).
    Mend {
        /// Actions that it costs.
        actions: u8,
    },
    /// Raises a component by a grade (12.8).
    Improve {
        /// Actions that it costs.
        actions: u8,
    },
    /// Adds a number to the success value of the team's tests (11.5).
    Steady(u8),
}

/// Numbers of a container (5.12, 5.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hold {
    /// Things that it holds.
    pub slots: u8,
    /// Most hands that each of them may take outside.
    pub hands: u8,
    /// Penalty that each of them loses, down to 0.
    pub ease: u8,
}

impl Effect {
    /// Whether a thing has the effect while it lies in the zone, not for a worker who holds it
    /// (11.5, 13.2).
    pub const fn is_of_zone(self) -> bool {
        matches!(self, Self::Train { .. } | Self::Steady(_))
    }

    /// Whether the effect is used at one moment, so that its thing can leave the game then (1.10).
    pub const fn can_be_once(self) -> bool {
        matches!(
            self,
            Self::TakeDownWall { .. } | Self::Train { .. } | Self::Mend { .. } | Self::Improve { .. } | Self::Steady(_)
        )
    }

    /// Whether another effect is of the same kind, perhaps with another number: for one holder only
    /// the larger would count (1.11).
    pub fn is_like(self, other: Self) -> bool {
        match (self, other) {
            (Self::Work { job, .. }, Self::Work { job: other, .. }) => job == other,
            (Self::Train { stat, .. }, Self::Train { stat: other, .. }) => stat == other,
            _ => std::mem::discriminant(&self) == std::mem::discriminant(&other),
        }
    }
}
