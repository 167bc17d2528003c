//! Components of parts and robots.

use std::sync::Arc;

use bevy::prelude::*;
use smallvec::SmallVec;

use crate::parts::shape::Socket;
use crate::parts::{PartId, PartSet, Size, TileId};
use crate::robot::Robot;
use shell::seats::SeatId;

/// Physical tile. Its values stay the same for a whole game.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Number of the part.
    pub id: PartId,
    /// Size of the part, and so its pile; `None` for a body.
    pub size: Option<Size>,
    /// Tile of a body or another starter part (rule 1.9); `None` for a part of the piles.
    pub starter: Option<TileId>,
}

impl Part {
    /// Points of the part (rule 1.1); 0 for a body.
    pub const fn points(&self) -> u8 {
        Size::points_if_any(self.size)
    }
}

/// Tile of a part, once it is drawn. A face-down part has none (rule 9.2). A part in a secret look
/// has one, which only the view of the seat that looks shows.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Identity(pub Option<TileId>);

/// Socket of an attached part, and the part that it links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Cell inside the part, on the robot's grid, and the side of that cell.
    pub socket: Socket,
    /// Part whose socket meets this one (2.2); `None` if there is no such part.
    pub to: Option<Entity>,
}

/// Sockets of an attached part with their links, in the order of its tile; empty for all other
/// parts. Pipe bonuses and connection to the body, and so ejection, are computed from them. The
/// systems of [`super::adjacency`] keep them up to date.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Links(pub SmallVec<[Link; 4]>);

/// Seat of a robot.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RobotSeat(pub SeatId);

/// Power that a robot has left, in points (2.10).
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Power(pub u8);

/// Energy that a robot has eaten, in points (7.1).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EatenEnergy(pub u16);

/// Parts on a robot: the attached ones, including the body, and the held ones. An exploded robot
/// has none.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RobotParts {
    /// Attached parts.
    pub attached: PartSet,
    /// Held parts.
    pub held: PartSet,
}

/// Parts whose [`Links`] were written when the robot was last assembled. Those that have left it
/// since lose their links at the next assembly.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PartsLinkedBefore(pub PartSet);

/// Assembly of a robot, with the results computed for it. The systems of [`super::adjacency`]
/// reassemble it when attached parts have changed. A part that is taken or released is added or
/// removed in place.
#[derive(Component, Clone, Debug)]
pub struct AssembledRobot(pub Arc<Robot>);
