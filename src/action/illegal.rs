//! Why an action is refused: one variant a reason, its message fit for the player who tried.

use thiserror::Error;

use crate::parts::{GripperKind, Size};

/// Why the table refuses an action. Messages say what is needed and what is there; they fit a bubble at the ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Illegal {
    /// The game has ended (8.1).
    #[error("the game is over")]
    GameOver,
    /// Another kind of choice is due.
    #[error("you can't do that now")]
    NotNow,
    /// No such part in this game.
    #[error("there is no such part in this game")]
    NoSuchPart,
    /// No such seat at this table.
    #[error("there is no such seat at this table")]
    NoSuchSeat,
    /// A part is named twice in one action.
    #[error("the same part is named twice")]
    NamedTwice,

    /// A build names the body, which stays where it is.
    #[error("the body stays where it is")]
    BodyStays,
    /// A build names a part that is neither attached nor held by the claws (7.2).
    #[error("that part is neither on this robot nor in its claws")]
    NotYoursToBuild,
    /// The first build leaves parts off (4.2).
    #[error("attach all {needed} parts ({placed} so far)")]
    PartsLeftOff {
        /// Starter parts to attach.
        needed: u8,
        /// Parts the build attaches.
        placed: u8,
    },
    /// Parts would overlap (2.1).
    #[error("another part is in the way")]
    Overlap,
    /// Farther from the body than any robot can reach.
    #[error("that is too far from the body")]
    TooFar,
    /// Not linked to the body (2.3).
    #[error("no socket there leads to the body")]
    Unlinked,

    /// A draw beyond what is left of the sight (5.2).
    #[error("needs {needs} sight; {left} left")]
    BeyondSight {
        /// Points of the tile.
        needs: u8,
        /// Sight not yet used.
        left: u16,
    },
    /// The pile is empty (5.2, 5.5).
    #[error("no face-down {size} tile is left")]
    PileEmpty {
        /// Which pile.
        size: Size,
    },

    /// Neither face-up in the Junkyard nor scanned by this player (5.4).
    #[error("only face-up parts and your own scanned parts can be taken")]
    NotForTaking,
    /// Scanned by another player (5.2).
    #[error("only the player who scanned it can take it this round")]
    ScannedByAnother,
    /// Nothing of the right kind touches the place (2.4).
    #[error("{} touches it there", match by { GripperKind::Claw => "no claw", GripperKind::Mouth => "no mouth" })]
    NoGripper {
        /// Which kind of gripper is needed.
        by: GripperKind,
    },
    /// All grippers that touch the place are too weak together (3.4).
    #[error("needs {needs}, {} {lifts}", match by {
        GripperKind::Claw => "these claws lift",
        GripperKind::Mouth => "these mouths bite",
    })]
    TooWeak {
        /// Which kind of gripper is needed.
        by: GripperKind,
        /// Points of the part.
        needs: u8,
        /// Strength of all grippers that touch it.
        lifts: u16,
    },
    /// The grippers that touch the place are needed for what is held already (3.2, 3.5).
    #[error("needs {needs}, {} {left} left", match by {
        GripperKind::Claw => "these claws have",
        GripperKind::Mouth => "these mouths have",
    })]
    Busy {
        /// Which kind of gripper is needed.
        by: GripperKind,
        /// Points of the part.
        needs: u8,
        /// The most that could be held there beside everything else.
        left: u8,
    },

    /// An attack without bombs (6.2).
    #[error("an attack needs at least one bomb")]
    NoBombs,
    /// A part named that is no bomb in this player's claws (6.2).
    #[error("only bombs in your own claws can be thrown")]
    NotYourBomb,
    /// An attack on oneself (6.2).
    #[error("a robot does not bomb itself")]
    OwnRobot,
    /// The target exploded earlier (6.2).
    #[error("that robot has exploded already")]
    TargetGone,

    /// The crystal for a robot that is not among the fastest (8.4).
    #[error("the crystal goes to one of the fastest robots")]
    NotTied,
}
