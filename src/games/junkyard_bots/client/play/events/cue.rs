//! Cues, one for each thing of Junkyard Bots to be seen and heard, at the table or in a player's
//! hand. Motion shows them, and sounds and captions are made from them.

use bevy::prelude::Message;

use crate::parts::{PartId, Size};
use shell::grid::Rectangle;
use shell::seats::SeatId;

/// A cue, and when it is due.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct TimedCue {
    /// The cue.
    pub cue: Cue,
    /// Seconds from now, at the usual speed.
    pub after: f32,
}

/// Something to be seen or heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A player picked something up.
    PickedUp,
    /// A player rotated the thing in hand.
    Turned,
    /// A part is attached or held.
    Snapped {
        /// The seat whose robot it is.
        seat: SeatId,
        /// Size of the part.
        size: Size,
        /// Cells that it covers on the robot's grid.
        rectangle: Rectangle,
    },
    /// The thing in hand is back where it was, or a secret look is put back.
    PutBack,
    /// A small tile is turned up (5.1).
    TurnedUp {
        /// The seat for which it is turned up.
        seat: SeatId,
    },
    /// A tile is drawn (5.2).
    Scanned {
        /// The seat that acts.
        seat: SeatId,
    },
    /// A face-down tile is taken (5.5).
    TookBlind {
        /// The seat that acts.
        seat: SeatId,
        /// Cells that it covers on the robot's grid.
        rectangle: Rectangle,
    },
    /// A blind tile was a bomb, which goes off in the grippers (5.6).
    BlindBomb {
        /// The seat that it happens to.
        seat: SeatId,
    },
    /// Bombs are thrown (6.3).
    Threw {
        /// The seat that acts.
        seat: SeatId,
        /// The seat that is aimed at.
        target: SeatId,
        /// The bombs.
        bombs: Vec<PartId>,
        /// The claws that throw them.
        claws: Vec<PartId>,
    },
    /// Bombs miss (6.4).
    Dodged {
        /// The seat that was aimed at.
        seat: SeatId,
    },
    /// Bombs hit (6.5).
    Hit {
        /// The seat that is hit.
        seat: SeatId,
    },
    /// A robot has less power.
    PowerLost {
        /// The seat that it happens to.
        seat: SeatId,
        /// The power that it lost, if that is known.
        lost: Option<u16>,
        /// The power that is left.
        left: u8,
    },
    /// A robot explodes (5.6, 6.8).
    Exploded {
        /// The seat that it happens to.
        seat: SeatId,
    },
    /// Energy is eaten (7.1).
    Ate {
        /// The seat that acts.
        seat: SeatId,
        /// The points of energy.
        points: u16,
    },
    /// Parts fall to the Junkyard (6.7, 7.2).
    Scrapped {
        /// The seat whose robot they fall from.
        seat: SeatId,
    },
    /// The boost crystal changes hands (8.4).
    CrystalMoved {
        /// The seat that had it; `None` at set-up.
        from: Option<SeatId>,
        /// The seat that has it now.
        to: SeatId,
    },
    /// The game has ended.
    Won {
        /// The winner, if there is only one.
        seat: Option<SeatId>,
    },
}

impl Cue {
    /// Returns the cue, due at once.
    pub const fn now(self) -> TimedCue {
        TimedCue { cue: self, after: 0.0 }
    }

    /// Seat that the cue belongs to; `None` if it belongs to none.
    pub const fn seat(&self) -> Option<SeatId> {
        match self {
            Self::PickedUp | Self::Turned | Self::PutBack => None,
            Self::Won { seat } => *seat,
            Self::CrystalMoved { to, .. } => Some(*to),
            Self::Snapped { seat, .. }
            | Self::TurnedUp { seat }
            | Self::Scanned { seat }
            | Self::TookBlind { seat, .. }
            | Self::BlindBomb { seat }
            | Self::Threw { seat, .. }
            | Self::Dodged { seat }
            | Self::Hit { seat }
            | Self::PowerLost { seat, .. }
            | Self::Exploded { seat }
            | Self::Ate { seat, .. }
            | Self::Scrapped { seat } => Some(*seat),
        }
    }
}
