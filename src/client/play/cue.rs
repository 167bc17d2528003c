//! What is to be seen and heard: one cue for each thing that happens at the table or in a player's
//! hand. Motion, sound and captions read the same cues.

use bevy::prelude::Message;

use crate::games::junkyard_bots::parts::{PartId, Size};
use crate::shell::grid::Rectangle;
use crate::shell::seats::SeatId;

/// A cue, and when it is due.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct TimedCue {
    /// What.
    pub cue: Cue,
    /// Seconds from now, at the usual speed.
    pub after: f32,
}

/// Something to be seen or heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A player picked something up.
    PickedUp,
    /// A player turned what is in hand.
    Turned,
    /// A part is attached or held.
    Snapped {
        /// Whose robot.
        seat: SeatId,
        /// How large it is.
        size: Size,
        /// Where it is on the robot's grid.
        rectangle: Rectangle,
    },
    /// What a player tried is not possible.
    Refused,
    /// What was in hand is back where it was, or a secret look is put back.
    PutBack,
    /// A small tile is turned up (5.1).
    TurnedUp {
        /// For whom.
        seat: SeatId,
    },
    /// A tile is drawn (5.2).
    Scanned {
        /// By whom.
        seat: SeatId,
    },
    /// A face-down tile is taken (5.5).
    TookBlind {
        /// By whom.
        seat: SeatId,
        /// Where it is on the robot's grid.
        rectangle: Rectangle,
    },
    /// A blind tile was a bomb, which goes off in the grippers (5.6).
    BlindBomb {
        /// Whose.
        seat: SeatId,
    },
    /// Bombs are thrown (6.3).
    Threw {
        /// By whom.
        seat: SeatId,
        /// At whom.
        target: SeatId,
        /// The bombs.
        bombs: Vec<PartId>,
        /// The claws that throw them.
        claws: Vec<PartId>,
    },
    /// Bombs miss (6.4).
    Dodged {
        /// Who was aimed at.
        seat: SeatId,
    },
    /// Bombs hit (6.5).
    Hit {
        /// Whom.
        seat: SeatId,
    },
    /// A robot has less power.
    PowerLost {
        /// Whose.
        seat: SeatId,
        /// How much it lost, if that is known.
        lost: Option<u16>,
        /// What is left.
        left: u8,
    },
    /// A robot explodes (5.6, 6.8).
    Exploded {
        /// Whose.
        seat: SeatId,
    },
    /// Energy is eaten (7.1).
    Ate {
        /// By whom.
        seat: SeatId,
        /// How many points.
        points: u16,
    },
    /// Parts fall to the Junkyard (6.7, 7.2).
    Scrapped {
        /// From whose robot.
        seat: SeatId,
    },
    /// The boost crystal changes hands (8.4).
    CrystalMoved {
        /// From whom; `None` at set-up.
        from: Option<SeatId>,
        /// To whom.
        to: SeatId,
    },
    /// A person's turn begins.
    YourTurn {
        /// Whose.
        seat: SeatId,
    },
    /// A turn has ended, and the screen is given to the next player.
    HandOver {
        /// Who gives it.
        seat: SeatId,
    },
    /// The curtain closes or opens.
    Curtain {
        /// For whom.
        seat: SeatId,
    },
    /// The game has ended.
    Won {
        /// Who has won, if only one has.
        seat: Option<SeatId>,
    },
    /// A button was pressed.
    Pressed,
}

impl Cue {
    /// A cue that is due at once.
    pub const fn now(self) -> TimedCue {
        TimedCue { cue: self, after: 0.0 }
    }

    /// Whose cue it is; `None` if nobody's.
    pub const fn seat(&self) -> Option<SeatId> {
        match self {
            Self::PickedUp | Self::Turned | Self::Refused | Self::PutBack | Self::Pressed => None,
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
            | Self::Scrapped { seat }
            | Self::YourTurn { seat }
            | Self::HandOver { seat }
            | Self::Curtain { seat } => Some(*seat),
        }
    }
}
