//! Primitives that cards are built from: aims, effects, traits and build effects.

use serde::{Deserialize, Serialize};

/// Robots that a card or an ability is aimed at (7.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Aim {
    /// The player's own robot only.
    #[default]
    Own,
    /// One other robot of choice within a range.
    One(u8),
    /// Every other robot within a range.
    All(u8),
}

impl Aim {
    /// Range within which targets are chosen; `None` for [`Self::Own`].
    pub const fn range(self) -> Option<u8> {
        match self {
            Self::Own => None,
            Self::One(range) | Self::All(range) => Some(range),
        }
    }
}

/// Effect of an action card, of an ability, or of a hit (section 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// Dents for each target (8.1).
    Damage(u8),
    /// Pushes each target away, up to a number of squares (8.7).
    Push(u8),
    /// Pulls each target nearer, up to a number of squares (8.9).
    Pull(u8),
    /// Makes unused batteries of each target used (8.10).
    Drain(u8),
    /// Shield tokens for the player's own robot (8.2).
    Shield(u8),
    /// Armour tokens that come back (8.3).
    Repair(u8),
    /// Cards of choice from the player's trash to the discard pile (8.4).
    Salvage(u8),
    /// Cards drawn (8.5).
    Draw(u8),
    /// Used batteries that become unused (8.5).
    Battery(u8),
    /// Squares that the player's own robot may move (8.6).
    Move(u8),
}

impl Effect {
    /// Whether the effect needs a target (6.5).
    pub const fn needs_target(self) -> bool {
        matches!(self, Self::Damage(_) | Self::Push(_) | Self::Pull(_) | Self::Drain(_))
    }

    /// Number of the effect, from 1 to 9 (12.4).
    pub const fn number(self) -> u8 {
        match self {
            Self::Damage(number)
            | Self::Push(number)
            | Self::Pull(number)
            | Self::Drain(number)
            | Self::Shield(number)
            | Self::Repair(number)
            | Self::Salvage(number)
            | Self::Draw(number)
            | Self::Battery(number)
            | Self::Move(number) => number,
        }
    }
}

/// Trait of a part (8.12). A trait on several parts of a robot adds up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trait {
    /// Moves through robots and over obstacles.
    Hover,
    /// Is neither pushed nor pulled.
    Steady,
    /// Dents for whoever attacks this robot with an arm of range 1.
    Spikes(u8),
    /// Cards that are added to the hand size (2.3).
    Memory(u8),
    /// More range for attacks with arms of range 2 or more.
    Scope(u8),
}

impl Trait {
    /// Number of the trait; `None` for one that a robot has or has not.
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Hover | Self::Steady => None,
            Self::Spikes(number) | Self::Memory(number) | Self::Scope(number) => Some(number),
        }
    }
}

/// Effect of a card when it is collected (4.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BuildEffect {
    /// A rummage without its space of the time track.
    Rummage,
    /// Junk Codes from the supply to the player's discard pile.
    Patch(u8),
    /// Junk Codes of the player's discard pile that may leave the game.
    Purge(u8),
    /// Spaces that another player's token moves forward.
    Delay(u8),
}

impl BuildEffect {
    /// Number of the build effect; `None` for a rummage.
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Rummage => None,
            Self::Patch(number) | Self::Purge(number) | Self::Delay(number) => Some(number),
        }
    }
}
