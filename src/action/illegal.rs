//! Why an action is refused: one variant a reason, its message fit for the player who tried.

use thiserror::Error;

use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::parts::{GripperKind, Size};

/// Why the table refuses an action. Messages say what is needed and what is there; they fit a
/// bubble at the ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Illegal {
    /// The game has ended (8.1).
    GameOver,
    /// Another kind of choice is due.
    NotNow,
    /// No such part in this game.
    NoSuchPart,
    /// No such seat at this table.
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
    /// Farther from the body than any robot can reach.
    TooFar,
    /// Not linked to the body (2.3).
    Unlinked,

    /// A draw beyond what is left of the sight (5.2).
    BeyondSight {
        /// Points of the tile.
        needs: u8,
        /// Sight not yet used.
        left: u16,
    },
    /// The pile is empty (5.2, 5.5).
    PileEmpty {
        /// Which pile.
        size: Size,
    },

    /// Neither face-up in the Junkyard nor scanned by this player (5.4).
    NotForTaking,
    /// Scanned by another player (5.2).
    ScannedByAnother,
    /// Nothing of the right kind touches the place (2.4).
    NoGripper {
        /// Which kind of gripper is needed.
        by: GripperKind,
    },
    /// All grippers that touch the place are too weak together (3.4).
    TooWeak {
        /// Which kind of gripper is needed.
        by: GripperKind,
        /// Points of the part.
        needs: u8,
        /// Strength of all grippers that touch it.
        lifts: u16,
    },
    /// The grippers that touch the place are needed for what is held already (3.2, 3.5).
    Busy {
        /// Which kind of gripper is needed.
        by: GripperKind,
        /// Points of the part.
        needs: u8,
        /// The most that could be held there beside everything else.
        left: u8,
    },

    /// An attack without bombs (6.2).
    NoBombs,
    /// A part named that is no bomb in this player's claws (6.2).
    NotYourBomb,
    /// An attack on oneself (6.2).
    OwnRobot,
    /// The target exploded earlier (6.2).
    TargetGone,

    /// The crystal for a robot that is not among the fastest (8.4).
    NotTied,
    /// The crystal for its owner, who is one of several fastest, where it moves on (8.4).
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
