//! How a try stands, and what a wrong one fails by.

use crate::action::Action;
use crate::parts::{GripperKind, PartId, SeatId};

use super::goal::Ability;
use super::search::Coming;

/// How a try stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The turn goes on.
    Open {
        /// What is reached so far, in the points of the goal.
        amount: u16,
    },
    /// The goal is reached.
    Solved,
    /// It can't be reached any more in this try.
    Failed {
        /// What was reached.
        amount: u16,
        /// What it failed by.
        why: Refutation,
    },
}

/// A throw and what came of it, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// At whom.
    pub target: SeatId,
    /// The points of the bombs and the claws' pipe bonus (6.3).
    pub incoming: u16,
    /// The target's speed (6.4).
    pub dodge: u16,
    /// The power that the target had left.
    pub left: u16,
    /// The power that it lost.
    pub lost: u16,
}

impl Throw {
    /// Damage beyond the power that was left.
    pub const fn wasted(&self) -> u16 {
        self.incoming.saturating_sub(self.dodge).saturating_sub(self.left)
    }
}

/// What a wrong try fails by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refutation {
    /// Bombs were not thrown, so many; 0 if nothing was thrown at all and none was kept.
    Kept {
        /// How many.
        bombs: u16,
    },
    /// A throw did more damage than there was power left.
    Wasted(Throw),
    /// No damage was wasted; the most was dodged in this throw.
    Dodged(Throw),
    /// Passed while something could still have been taken.
    Passed {
        /// By which grippers.
        by: GripperKind,
    },
    /// Nothing more that is open can be held.
    NoRoom {
        /// By which grippers.
        by: GripperKind,
        /// The strength that they have left and can't use.
        strength: u16,
    },
    /// Parts were left off.
    LeftOff {
        /// Which.
        parts: Vec<PartId>,
    },
    /// Movers are not upright on the ground (2.7).
    OffTheGround {
        /// Which.
        parts: Vec<PartId>,
    },
    /// Everything counts, but pipes would do more elsewhere (2.9).
    PipesElsewhere {
        /// For what.
        ability: Ability,
    },
    /// Nothing ends the game in this round (8.1).
    GameGoesOn,
    /// Another player wins, or shares the victory (8.2).
    Richer {
        /// Who.
        seat: SeatId,
        /// The points of energy that this player has eaten then.
        energy: u16,
        /// The points that the player of the puzzle has eaten; `None` if that robot has exploded.
        own: Option<u16>,
    },
    /// The others take and throw so that too little power is left.
    Coming {
        /// Who throws what, the worst first.
        throws: Vec<Coming>,
        /// The power that is left then.
        left: u16,
    },
    /// The others throw so that the game is not won.
    Reply {
        /// Who throws what, in order.
        throws: Vec<(SeatId, Action)>,
    },
}
