//! Goals of puzzles, and their kinds and levels.

use serde::{Deserialize, Serialize};

use crate::action::Phase;
use crate::parts::GripperKind;
use crate::robot::Ability;

/// Kind of puzzle, in the order of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PuzzleKind {
    /// One battle turn.
    Battle,
    /// One player's takes in a scrounge.
    Take,
    /// One rebuild in the factory.
    Build,
    /// A turn of the last round that wins the game.
    Win,
}

impl PuzzleKind {
    /// All kinds, in the order of the book.
    pub const ALL: [Self; 4] = [Self::Battle, Self::Take, Self::Build, Self::Win];
}

/// Difficulty of a puzzle, measured by computer players (see [`super::rating`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Rusty, the easy player, finds the answer in at least half of its tries.
    Easy,
    /// Better players find the answer, or Rusty does now and then.
    Middling,
    /// No player finds the answer except by luck.
    Hard,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Middling, Self::Hard];
}

/// Quantity that a puzzle counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PuzzleAim {
    /// Power that the other robots lose together in this battle turn (6.4). Damage that is dodged
    /// or exceeds the power left does not count.
    PowerLost,
    /// Points of open parts that claws or mouths hold at the end of this scrounge, in which all
    /// others have passed (5.4).
    Hold(GripperKind),
    /// Points of the largest open part that claws or mouths can lift in one take (5.4).
    Lift(GripperKind),
    /// Power that this player has left after the battle of this round if it takes at most one part
    /// now and no more later, whatever open parts the others take and throw at it (5.4, 6.3, 6.4).
    /// The others have not passed.
    Survive,
    /// Points that mouths hold, exactly enough to eat the energy that ends the game (8.1).
    Eat,
    /// Points of an ability after a rebuild that attaches every part (7.2).
    Ability(Ability),
    /// A victory of this player alone at the end of this round, whatever the others throw after
    /// this turn (8.2). A victory counts 1.
    LastRound,
}

impl PuzzleAim {
    /// All aims, ordered by kind. The aims of one kind take turns in this order when the puzzles of
    /// a book are chosen (see [`super::choose_puzzles`]).
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

    /// Kind of the puzzles with this aim.
    pub const fn kind(self) -> PuzzleKind {
        match self {
            Self::PowerLost => PuzzleKind::Battle,
            Self::Hold(_) | Self::Lift(_) | Self::Survive => PuzzleKind::Take,
            Self::Ability(_) => PuzzleKind::Build,
            Self::Eat | Self::LastRound => PuzzleKind::Win,
        }
    }

    /// Phase in which puzzles with this aim are played.
    pub const fn phase(self) -> Phase {
        match self {
            Self::PowerLost | Self::LastRound => Phase::Battle,
            Self::Hold(_) | Self::Lift(_) | Self::Survive | Self::Eat => Phase::Scrounge,
            Self::Ability(_) => Phase::Factory,
        }
    }

    /// Kind of gripper that is to hold something, if the aim is to hold. All others have passed in
    /// such a puzzle.
    pub const fn holder(self) -> Option<GripperKind> {
        match self {
            Self::Hold(by) | Self::Lift(by) => Some(by),
            Self::Eat => Some(GripperKind::Mouth),
            Self::PowerLost | Self::Survive | Self::Ability(_) | Self::LastRound => None,
        }
    }
}

/// Goal of a puzzle: the largest amount that can be reached of the quantity counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleGoal {
    /// The quantity counted.
    pub aim: PuzzleAim,
    /// Amount to be reached, in points of `aim`.
    pub amount: u16,
}
