//! What a puzzle asks for.

use serde::{Deserialize, Serialize};

use crate::action::Phase;
use crate::parts::{GripperKind, Kind as TileKind};
use crate::robot::Abilities;

/// The four kinds of puzzle, in the order of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// One turn of throwing bombs.
    Battle,
    /// One player's takes of a scrounge.
    Take,
    /// One rebuild in the factory.
    Build,
    /// The last round: what wins the game.
    Win,
}

impl Kind {
    /// All kinds, in the order of the book.
    pub const ALL: [Self; 4] = [Self::Battle, Self::Take, Self::Build, Self::Win];
}

/// How hard a puzzle is, by how computer players do on it (see [`super::rating`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// The easy player mostly finds the answer.
    Easy,
    /// Only better players mostly do.
    Middling,
    /// None does.
    Hard,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Middling, Self::Hard];
}

/// An ability that a build is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// Rule 2.8.
    Sight,
    /// Strength of all claws (3.1).
    Grip,
    /// Strength of all mouths (3.1).
    Bite,
    /// Rule 2.7.
    Speed,
}

impl Ability {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Sight, Self::Grip, Self::Bite, Self::Speed];

    /// How much of it a robot has, in points.
    pub const fn of(self, abilities: Abilities) -> u16 {
        match self {
            Self::Sight => abilities.sight,
            Self::Grip => abilities.grip,
            Self::Bite => abilities.bite,
            Self::Speed => abilities.speed,
        }
    }

    /// The kind of part that gives it.
    pub const fn given_by(self) -> TileKind {
        match self {
            Self::Sight => TileKind::Eye,
            Self::Grip => TileKind::Claw,
            Self::Bite => TileKind::Mouth,
            Self::Speed => TileKind::Mover,
        }
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Aim {
    /// Power that the other robots lose together in this battle turn (6.4): what is dodged and what
    /// is beyond the power left is none.
    PowerLost,
    /// Points of open parts that claws or mouths hold at the end of this scrounge, while all others
    /// pass (5.4).
    Hold(GripperKind),
    /// Points of the largest open part that claws or mouths can lift in one take (5.4).
    Lift(GripperKind),
    /// Power that is left to this player after the battle of this round if it takes at most one
    /// part now and nothing more, whatever the others take of what is open and throw at it (5.4,
    /// 6.3, 6.4). The others have not passed.
    Survive,
    /// What mouths hold, enough to eat the energy that ends the game (8.1).
    Eat,
    /// Points of an ability after a rebuild that attaches every part (7.2).
    Ability(Ability),
    /// The game is won, by this player alone, at the end of this round, whatever the others throw
    /// after this turn (8.2). It counts 1.
    LastRound,
}

impl Aim {
    /// All that can be asked for, by kind.
    pub const ALL: [Self; 12] = [
        Self::PowerLost,
        Self::Survive,
        Self::Lift(GripperKind::Claw),
        Self::Hold(GripperKind::Claw),
        Self::Lift(GripperKind::Mouth),
        Self::Hold(GripperKind::Mouth),
        Self::Ability(Ability::Sight),
        Self::Ability(Ability::Grip),
        Self::Ability(Ability::Bite),
        Self::Ability(Ability::Speed),
        Self::Eat,
        Self::LastRound,
    ];

    /// The kind of puzzle it makes.
    pub const fn kind(self) -> Kind {
        match self {
            Self::PowerLost => Kind::Battle,
            Self::Hold(_) | Self::Lift(_) | Self::Survive => Kind::Take,
            Self::Ability(_) => Kind::Build,
            Self::Eat | Self::LastRound => Kind::Win,
        }
    }

    /// The phase in which it is played.
    pub const fn phase(self) -> Phase {
        match self {
            Self::PowerLost | Self::LastRound => Phase::Battle,
            Self::Hold(_) | Self::Lift(_) | Self::Survive | Self::Eat => Phase::Scrounge,
            Self::Ability(_) => Phase::Factory,
        }
    }

    /// The grippers that are to hold something, if it is that. All others have passed then.
    pub const fn holder(self) -> Option<GripperKind> {
        match self {
            Self::Hold(by) | Self::Lift(by) => Some(by),
            Self::Eat => Some(GripperKind::Mouth),
            Self::PowerLost | Self::Survive | Self::Ability(_) | Self::LastRound => None,
        }
    }
}

/// What a puzzle asks for: so much of what is counted, which is the most there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// What is counted.
    pub aim: Aim,
    /// How much of it, in its points.
    pub amount: u16,
}
