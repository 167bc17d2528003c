//! Cards of a data set (1.2 to 1.4).

use smallvec::SmallVec;

use super::data_file::{Ability, ActionEntry, Attack, PartEntry};
use super::effect::{Aim, BuildEffect, Effect, Trait};
use super::slot::PartKind;

/// Number of a card of a data set: Junk Code, then the parts, then the actions, as in the file.
/// Cards of one number are interchangeable. A draw counts through a pool in this order, so saved
/// games depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

impl CardId {
    /// Junk Code (1.6).
    pub const JUNK_CODE: Self = Self(0);

    /// Index of the card in the list of a data set.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Card of a data set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Name, unique in the data set: lower-case letters, digits and underscores.
    pub name: String,
    /// Title for players, in the language of the data set.
    pub title: String,
    /// Cards of this kind in the junk piles.
    pub copies: u8,
    /// Spaces of the time track that it costs; 0 for a card that can't be collected (1.2).
    pub time: u8,
    /// Build effects, in printed order (4.7).
    pub build: SmallVec<[BuildEffect; 2]>,
    /// Names of the pictures: tiles of a part from the torso outwards, or the one of an action.
    pub art: Vec<String>,
    /// Printed side.
    pub face: Face,
}

/// Printed side of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Face {
    /// A part (1.3).
    Part(PartFace),
    /// An action, or Junk Code (1.4, 1.6).
    Action(ActionFace),
}

/// Printed side of a part (1.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartFace {
    /// Kind of slot.
    pub kind: PartKind,
    /// Armour tokens.
    pub armour: u8,
    /// Batteries.
    pub batteries: u8,
    /// Speed of a pair of legs, in squares; 0 for other parts.
    pub speed: u8,
    /// Attack of an arm.
    pub attack: Option<Attack>,
    /// Traits.
    pub traits: SmallVec<[Trait; 2]>,
    /// Ability.
    pub ability: Option<Ability>,
}

/// Printed side of an action (1.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionFace {
    /// Batteries that it costs.
    pub batteries: u8,
    /// Aim.
    pub aim: Aim,
    /// Effects, in printed order.
    pub effects: SmallVec<[Effect; 3]>,
}

impl Card {
    /// Card of a part of a file.
    pub(super) fn of_part(entry: &PartEntry) -> Self {
        Self {
            name: entry.name.clone(),
            title: entry.title.clone(),
            copies: entry.copies,
            time: entry.time,
            build: entry.build.iter().copied().collect(),
            art: entry.art.clone(),
            face: Face::Part(PartFace {
                kind: entry.slot,
                armour: entry.armour,
                batteries: entry.batteries,
                speed: entry.speed,
                attack: entry.attack.clone(),
                traits: entry.traits.iter().copied().collect(),
                ability: entry.ability.clone(),
            }),
        }
    }

    /// Card of an action of a file.
    pub(super) fn of_action(entry: &ActionEntry) -> Self {
        Self {
            name: entry.name.clone(),
            title: entry.title.clone(),
            copies: entry.copies,
            time: entry.time,
            build: entry.build.iter().copied().collect(),
            art: vec![entry.art.clone()],
            face: Face::Action(ActionFace {
                batteries: entry.batteries,
                aim: entry.aim,
                effects: entry.effects.iter().copied().collect(),
            }),
        }
    }

    /// Printed side of a part; `None` for an action.
    pub const fn part(&self) -> Option<&PartFace> {
        match &self.face {
            Face::Part(part) => Some(part),
            Face::Action(_) => None,
        }
    }

    /// Printed side of an action; `None` for a part.
    pub const fn action(&self) -> Option<&ActionFace> {
        match &self.face {
            Face::Action(action) => Some(action),
            Face::Part(_) => None,
        }
    }
}
