//! Components of parts and robots.

use std::sync::Arc;

use bevy::prelude::*;
use smallvec::SmallVec;

use crate::parts::shape::Socket;
use crate::parts::{PartId, PartSet, SeatId, Size, TileId};
use crate::robot::Robot;

/// A physical tile. None of it ever changes.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its number.
    pub id: PartId,
    /// The pile it belongs to; `None` for a body.
    pub size: Option<Size>,
    /// Tile of a body or another starter part (rule 1.9); `None` for a part of the
    /// piles.
    pub starter: Option<TileId>,
}

impl Part {
    /// Its points (rule 1.1).
    pub const fn points(&self) -> u8 {
        match self.size {
            Some(size) => size.points(),
            None => 0,
        }
    }
}

/// Tile of a part, once it is settled. A face-down part has none (rule 9.2); a part that is
/// being looked at in secret has one that only the looker's view shows.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Identity(pub Option<TileId>);

/// A socket of an attached part, where it is on the robot's grid, and the part it is linked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The cell inside the part, and the side of that cell.
    pub socket: Socket,
    /// The part whose socket meets it (2.2).
    pub to: Option<Entity>,
}

/// The sockets of an attached part and what they are linked to, in the order of its tile; empty for
/// parts that are not attached. Pipe bonus, linkage and ejection are read from it. Kept by
/// [`super::adjacency`].
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Links(pub SmallVec<[Link; 4]>);

/// A seat's robot.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RobotSeat(pub SeatId);

/// Power left (2.10).
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Power(pub u8);

/// Points of energy eaten (7.1).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Eaten(pub u16);

/// The parts on a robot: those attached, the body among them, and those held. A robot that has
/// exploded has none.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RobotParts {
    /// Attached parts.
    pub attached: PartSet,
    /// Held parts.
    pub held: PartSet,
}

/// The parts whose [`Links`] were written for a robot when it was put together last: those that
/// have left it since have sockets no more.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Linked(pub PartSet);

/// The robot's assembly, measured. Put together anew by [`super::adjacency`] when what is attached
/// has changed; parts that are taken or let go are added and removed in place.
#[derive(Component, Clone, Debug)]
pub struct Assembled(pub Arc<Robot>);
