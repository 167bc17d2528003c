//! Events: everything at the table that a log, an animation or a sound may want to show.
//!
//! Events are public. Facts that only one seat may know (rule 9.1) are not in them; that seat finds
//! them in its own view.

use bevy::prelude::Message;
use serde::{Deserialize, Serialize};

use super::outcome::Outcome;
use crate::parts::{GripperKind, PartId, Size, TileId};
use shell::grid::Placement;
use shell::seats::SeatId;

/// Stage of a game: set-up, one of the seven phases of a round, or the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// First builds and the first crystal (section 4).
    SetUp,
    /// Phase 1 (5.1).
    Reveal,
    /// Phase 2 (5.2).
    Scan,
    /// Phase 3 (5.4).
    Scrounge,
    /// Phase 4 (section 6).
    Battle,
    /// Phase 5, return to factory (section 7).
    Factory,
    /// Phase 6, check for victory (8.1).
    Victory,
    /// Phase 7 (8.4).
    EndTurn,
    /// The game has ended.
    Over,
}

/// Fate of a blind tile (5.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum BlindTileFate {
    /// The tile fits its grippers and stays.
    Stays,
    /// The tile doesn't fit its grippers and goes face-up to the Junkyard.
    Dropped,
    /// The tile was a bomb and exploded in the grippers.
    Explodes {
        /// Power of the robot after the explosion.
        power: u8,
    },
}

/// One event at the table. Systems of an app can read events as messages.
#[derive(Message, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TableEvent {
    /// A phase began.
    PhaseBegan {
        /// Number of the round, from 1; 0 in set-up.
        round: u16,
        /// Phase that began.
        phase: Phase,
    },
    /// A seat's turn began.
    TurnBegan {
        /// Seat whose turn it is.
        seat: SeatId,
    },
    /// A first robot was built (4.2).
    FirstBuilt {
        /// Seat of the robot.
        seat: SeatId,
    },
    /// The boost crystal went to a seat (4.4, 8.4).
    CrystalGiven {
        /// Previous owner; `None` at set-up.
        from: Option<SeatId>,
        /// New owner.
        to: SeatId,
        /// Number of seats that were equally fast; 1 if there was no tie.
        tied: u8,
    },
    /// A small tile was turned face-up (5.1).
    Revealed {
        /// Seat for which it was turned.
        seat: SeatId,
        /// Part that was turned up.
        part: PartId,
        /// Identity of the part.
        tile: TileId,
    },
    /// A tile was drawn (5.2).
    Drew {
        /// Seat that drew.
        seat: SeatId,
        /// Part that was drawn.
        part: PartId,
        /// Size of the pile.
        size: Size,
        /// Identity of the part; `None` in a secret look.
        tile: Option<TileId>,
    },
    /// A secret look is over and its draws are open to all (5.3).
    Kept {
        /// Seat that looked.
        seat: SeatId,
        /// Drawn parts and their identities.
        tiles: Vec<(PartId, TileId)>,
    },
    /// A secret look is over and its draws are back in their piles (5.3).
    PutBack {
        /// Seat that looked.
        seat: SeatId,
        /// Drawn parts.
        parts: Vec<PartId>,
    },
    /// The scan of a player ended (5.2).
    ScanEnded {
        /// Seat of the player.
        seat: SeatId,
    },
    /// A part was taken (5.4).
    Took {
        /// Seat that took the part.
        seat: SeatId,
        /// Part that was taken.
        part: PartId,
        /// Identity of the part.
        tile: TileId,
        /// Whether the taker had scanned the part; if not, it lay in the Junkyard.
        scanned: bool,
        /// New placement of the part.
        placement: Placement,
        /// Grippers that hold the part in one assignment.
        by: Vec<PartId>,
    },
    /// A face-down tile was taken (5.5).
    TookBlind {
        /// Seat that took the tile.
        seat: SeatId,
        /// Part that was taken.
        part: PartId,
        /// Size of the pile.
        size: Size,
        /// Kind of gripper that holds the part.
        by: GripperKind,
        /// New placement of the part.
        placement: Placement,
    },
    /// A player passed.
    Passed {
        /// Seat of the player.
        seat: SeatId,
    },
    /// A blind tile was turned up (5.6).
    BlindTurnedUp {
        /// Seat that holds the tile.
        seat: SeatId,
        /// Part that was turned up.
        part: PartId,
        /// Identity of the part.
        tile: TileId,
        /// Kind of gripper that held the part.
        by: GripperKind,
        /// Fate of the part.
        fate: BlindTileFate,
    },
    /// Scanned parts that nobody took went to the Junkyard (5.7).
    ScansReturned {
        /// Parts that went to the Junkyard.
        parts: Vec<PartId>,
    },
    /// Bombs were thrown (6.2 to 6.5).
    Attacked {
        /// Attacking seat.
        seat: SeatId,
        /// Attacked seat.
        target: SeatId,
        /// Bombs that were thrown, now out of the game.
        bombs: Vec<PartId>,
        /// Claws that threw them.
        claws: Vec<PartId>,
        /// Points of the bombs together.
        points: u16,
        /// Pipe bonus of the claws together, in points.
        bonus: u16,
        /// Speed of the target.
        dodge: u16,
        /// Damage: points and bonus minus dodge, at least 0.
        damage: u16,
        /// Power that the target lost: the damage, but no more than its power.
        lost: u8,
        /// Power of the target after the attack.
        power: u8,
    },
    /// Bombs not thrown fell into the Junkyard (6.7).
    BombsDropped {
        /// Seat whose claws held them.
        seat: SeatId,
        /// Bombs that fell.
        parts: Vec<PartId>,
    },
    /// A robot exploded (5.6, 6.8).
    Exploded {
        /// Seat of the robot.
        seat: SeatId,
        /// Parts that left the game with the robot.
        parts: Vec<PartId>,
    },
    /// Energy was eaten (7.1).
    Ate {
        /// Seat that ate.
        seat: SeatId,
        /// Energy tiles that were eaten.
        parts: Vec<PartId>,
        /// Points of this energy.
        points: u16,
        /// Points of the energy that the seat has eaten in the whole game.
        total: u16,
    },
    /// A robot was rebuilt (7.2).
    Rebuilt {
        /// Seat of the robot.
        seat: SeatId,
        /// Parts that came from the claws onto the robot.
        attached: Vec<PartId>,
    },
    /// Parts left off went face-up to the Junkyard (7.2, 7.3).
    Ejected {
        /// Seat of the robot.
        seat: SeatId,
        /// Parts that were ejected.
        parts: Vec<PartId>,
    },
    /// The game ended.
    Ended(Outcome),
}

impl TableEvent {
    /// Seat that acted or that is affected; `None` if the whole table is. For the crystal it is the
    /// new owner.
    pub const fn seat(&self) -> Option<SeatId> {
        match self {
            Self::PhaseBegan { .. } | Self::ScansReturned { .. } | Self::Ended(_) => None,
            Self::CrystalGiven { to: seat, .. }
            | Self::TurnBegan { seat, .. }
            | Self::FirstBuilt { seat, .. }
            | Self::Revealed { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Kept { seat, .. }
            | Self::PutBack { seat, .. }
            | Self::ScanEnded { seat, .. }
            | Self::Took { seat, .. }
            | Self::TookBlind { seat, .. }
            | Self::Passed { seat, .. }
            | Self::BlindTurnedUp { seat, .. }
            | Self::Attacked { seat, .. }
            | Self::BombsDropped { seat, .. }
            | Self::Exploded { seat, .. }
            | Self::Ate { seat, .. }
            | Self::Rebuilt { seat, .. }
            | Self::Ejected { seat, .. } => Some(*seat),
        }
    }
}
