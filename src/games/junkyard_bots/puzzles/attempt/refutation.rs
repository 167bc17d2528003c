//! Verdicts on tries, and the reasons why wrong ones fail.

use crate::action::Action;
use crate::parts::{GripperKind, PartId};
use crate::robot::{Ability, damage_taken};
use shell::seats::SeatId;

use crate::puzzles::search::IncomingThrow;

/// Verdict on a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleVerdict {
    /// The try goes on.
    Open {
        /// Amount reached so far, in points of the goal.
        amount: u16,
    },
    /// The goal is reached.
    Solved,
    /// The goal can't be reached any more in this try.
    Failed {
        /// Amount reached, in points of the goal.
        amount: u16,
        /// Reason of the failure.
        why: Refutation,
    },
}

/// A throw and its effect, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// Seat of the robot attacked.
    pub target: SeatId,
    /// Incoming damage: points of the bombs plus the claws' pipe bonus (6.3).
    pub incoming: u16,
    /// Speed of the target (6.4).
    pub dodge: u16,
    /// Power of the target before the throw.
    pub power_left: u16,
    /// Power that the target lost.
    pub power_lost: u16,
}

impl Throw {
    /// Damage beyond the power of the target.
    pub const fn wasted(&self) -> u16 {
        damage_taken(self.incoming, self.dodge).saturating_sub(self.power_left)
    }
}

/// Reason why a wrong try fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refutation {
    /// Bombs were kept instead of thrown; or, with 0 bombs, nothing was thrown although none was
    /// kept.
    BombsKept {
        /// Number of bombs kept.
        bombs: u16,
    },
    /// A throw did more damage than its target had power left.
    Wasted(Throw),
    /// No damage was wasted, but some was dodged, most of it in this throw.
    Dodged(Throw),
    /// The player passed before the goal was reached.
    Passed {
        /// Kind of gripper that was to hold something.
        by: GripperKind,
    },
    /// No further open part that counts can be held.
    NoRoom {
        /// Kind of gripper that was to hold something.
        by: GripperKind,
        /// Strength left over that they can't use.
        strength: u16,
    },
    /// The build left parts off.
    LeftOff {
        /// The parts left off.
        parts: Vec<PartId>,
    },
    /// Movers are not upright on the ground (2.7).
    OffTheGround {
        /// These movers.
        parts: Vec<PartId>,
    },
    /// All parts that give the ability count, but pipes would add more elsewhere (2.9).
    PipesElsewhere {
        /// The ability.
        ability: Ability,
    },
    /// Nothing ends the game in this round (8.1).
    GameGoesOn,
    /// Another player wins, or shares the victory (8.2).
    OtherWins {
        /// Seat of that player.
        seat: SeatId,
        /// Points of energy that this player has eaten by then.
        energy: u16,
        /// Points of energy that the player of the puzzle has eaten by then; `None` if that robot
        /// has exploded.
        own_energy: Option<u16>,
    },
    /// The others can take and throw so that too little power is left.
    TooLittlePower {
        /// Throws of each of the others, the most damaging first.
        throws: Vec<IncomingThrow>,
        /// Power left after them.
        power_left: u16,
    },
    /// The others can throw so that the game is not won.
    Reply {
        /// Their throws, in order.
        throws: Vec<(SeatId, Action)>,
    },
}
