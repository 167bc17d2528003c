//! The vocabulary of choices: what a player can ask for ([`Action`]), why it may be refused ([`Illegal`]) and what
//! the table tells in return ([`TableEvent`]). Data only; the rules live in [`crate::robot`] and [`crate::round`].

use serde::{Deserialize, Serialize};

use crate::grid::Placement;
use crate::parts::{GripperKind, PartId, SeatId, Size};

mod event;
mod illegal;

pub use event::{Ending, Outcome, Phase, TableEvent, TurnedUp};
pub use illegal::Illegal;

/// An attached part's place in a build (rule 7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Which part.
    pub part: PartId,
    /// Where it goes on the robot's grid, whose origin is the body's lower-left cell.
    pub placement: Placement,
}

/// Every choice the rulebook gives a player, and no other. Whose choice it is, the table knows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Action {
    /// The first build (4.2) or a rebuild in the factory (7.2): every part that stays, the body left out.
    Build(Vec<Placed>),
    /// Draw a face-down tile of this size (5.2).
    Draw(Size),
    /// Draw no more (5.2).
    StopDrawing,
    /// Lay the draws of a secret look open (5.3).
    KeepDraws,
    /// Put the draws of a secret look back and scan again (5.3).
    Rescan,
    /// Take a face-up part of the Junkyard or an own scanned part (5.4).
    Take {
        /// Which part.
        part: PartId,
        /// Where it is put beside its grippers.
        placement: Placement,
    },
    /// Take a face-down tile (5.5).
    TakeBlind {
        /// From which pile.
        size: Size,
        /// Whether claws or mouths are to hold it.
        by: GripperKind,
        /// Where it is put beside them.
        placement: Placement,
    },
    /// Scrounge (5.4) or attack (6.1) no more in this phase.
    Pass,
    /// Throw bombs at another robot (6.2).
    Attack {
        /// At whom.
        target: SeatId,
        /// Which of the attacker's bombs, in any order.
        bombs: Vec<PartId>,
    },
    /// Give the boost crystal to one of the tied fastest (8.4).
    GiveCrystal(SeatId),
}
