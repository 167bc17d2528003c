//! Reasons for refusing an action: one variant for each, with a message for the player who tried.

use thiserror::Error;

use crate::messages::phrase;
use crate::parts::{GripperKind, Size};
use shell::language::{InWords, Phrase, displayed_in_english};

/// Reason for refusing an action. Its message says what is needed and what there is, and fits a
/// bubble beside the ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Illegal {
    /// The game has ended (8.1).
    GameOver,
    /// Another kind of choice is due.
    NotNow,
    /// The game has no such part.
    NoSuchPart,
    /// The table has no such seat.
    NoSuchSeat,
    /// A part is named twice in one action.
    NamedTwice,

    /// A build names the body, which stays where it is.
    BodyStays,
    /// A build names a part that is neither attached nor held by the claws (7.2).
    NotYoursToBuild,
    /// The first build leaves parts off (4.2).
    PartsLeftOff {
        /// Starter parts to attach.
        needed: u8,
        /// Parts the build attaches.
        placed: u8,
    },
    /// Parts would overlap (2.1).
    Overlap,
    /// A part would be farther from the body than any robot can reach.
    TooFar,
    /// A part would not be linked to the body (2.3).
    Unlinked,

    /// The tile to draw has more points than the sight that is left (5.2).
    BeyondSight {
        /// Points of the tile.
        needs: u8,
        /// Sight not yet used, in points.
        left: u16,
    },
    /// The pile is empty (5.2, 5.5).
    PileEmpty {
        /// Size of the pile.
        size: Size,
    },

    /// The part is neither face-up in the Junkyard nor scanned by this player (5.4).
    NotForTaking,
    /// The part was scanned by another player (5.2).
    ScannedByAnother,
    /// No gripper of the right kind touches the placement (2.4).
    NoGripper {
        /// Kind of gripper that is needed.
        by: GripperKind,
    },
    /// All grippers that touch the placement are too weak together (3.4).
    TooWeak {
        /// Kind of gripper that is needed.
        by: GripperKind,
        /// Points of the part.
        needs: u8,
        /// Strength of all grippers that touch the part, in points.
        lifts: u16,
    },
    /// The grippers that touch the placement are needed for parts that are held already (3.2, 3.5).
    Busy {
        /// Kind of gripper that is needed.
        by: GripperKind,
        /// Points of the part.
        needs: u8,
        /// Most points that could be held there beside everything else.
        left: u8,
    },

    /// The attack names no bomb (6.2).
    NoBombs,
    /// The attack names a part that is not a bomb in this player's claws (6.2).
    NotYourBomb,
    /// The attacked robot is the player's own (6.2).
    OwnRobot,
    /// The attacked robot exploded earlier (6.2).
    TargetGone,

    /// The crystal is given to a robot that is not among the fastest (8.4).
    NotTied,
    /// The crystal stays with an owner who is one of several fastest, although it has to move on
    /// (8.4).
    CrystalMovesOn,
}

impl InWords for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::GameOver => phrase!("illegal-game-over"),
            Self::NotNow => phrase!("illegal-not-now"),
            Self::NoSuchPart => phrase!("illegal-no-such-part"),
            Self::NoSuchSeat => phrase!("illegal-no-such-seat"),
            Self::NamedTwice => phrase!("illegal-named-twice"),
            Self::BodyStays => phrase!("illegal-body-stays"),
            Self::NotYoursToBuild => phrase!("illegal-not-yours-to-build"),
            Self::PartsLeftOff { needed, placed } => {
                phrase!("illegal-parts-left-off", needed = needed, placed = placed)
            }
            Self::Overlap => phrase!("illegal-overlap"),
            Self::TooFar => phrase!("illegal-too-far"),
            Self::Unlinked => phrase!("illegal-unlinked"),
            Self::BeyondSight { needs, left } => phrase!("illegal-beyond-sight", needs = needs, left = left),
            Self::PileEmpty { size } => phrase!("illegal-pile-empty", size = size),
            Self::NotForTaking => phrase!("illegal-not-for-taking"),
            Self::ScannedByAnother => phrase!("illegal-scanned-by-another"),
            Self::NoGripper { by } => phrase!("illegal-no-gripper", by = by),
            Self::TooWeak { by, needs, lifts } => phrase!("illegal-too-weak", by = by, needs = needs, lifts = lifts),
            Self::Busy { by, needs, left } => phrase!("illegal-busy", by = by, needs = needs, left = left),
            Self::NoBombs => phrase!("illegal-no-bombs"),
            Self::NotYourBomb => phrase!("illegal-not-your-bomb"),
            Self::OwnRobot => phrase!("illegal-own-robot"),
            Self::TargetGone => phrase!("illegal-target-gone"),
            Self::NotTied => phrase!("illegal-not-tied"),
            Self::CrystalMovesOn => phrase!("illegal-crystal-moves-on"),
        }
    }
}

displayed_in_english!(Illegal);
