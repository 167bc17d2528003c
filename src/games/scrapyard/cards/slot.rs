//! Kinds of parts, and the slots of a robot (2.1).

use serde::{Deserialize, Serialize};

/// Kind of slot that a part fits (1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PartKind {
    /// Head.
    Head,
    /// Torso.
    Torso,
    /// A pair of legs.
    Legs,
    /// Arm, which fits the left and the right slot.
    Arm,
}

impl PartKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Head, Self::Torso, Self::Legs, Self::Arm];
}

/// Side of an arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ArmSide {
    /// Left arm.
    Left,
    /// Right arm.
    Right,
}

impl ArmSide {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// Slot of the arm at this side.
    pub const fn slot(self) -> Slot {
        match self {
            Self::Left => Slot::LeftArm,
            Self::Right => Slot::RightArm,
        }
    }
}

/// Slot of a robot (2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Slot {
    /// Head.
    Head,
    /// Torso.
    Torso,
    /// Legs.
    Legs,
    /// Left arm.
    LeftArm,
    /// Right arm.
    RightArm,
}

impl Slot {
    /// Number of slots.
    pub const COUNT: usize = 5;

    /// All slots, in their order.
    pub const ALL: [Self; Self::COUNT] = [Self::Head, Self::Torso, Self::Legs, Self::LeftArm, Self::RightArm];

    /// Index of the slot in a list by slot.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Kind of part that fits the slot.
    pub const fn kind(self) -> PartKind {
        match self {
            Self::Head => PartKind::Head,
            Self::Torso => PartKind::Torso,
            Self::Legs => PartKind::Legs,
            Self::LeftArm | Self::RightArm => PartKind::Arm,
        }
    }

    /// Slot of a part of a kind; for an arm, the one at a side. `None` for an arm without a side
    /// and for another part with one (4.4).
    pub const fn of_part(kind: PartKind, side: Option<ArmSide>) -> Option<Self> {
        match (kind, side) {
            (PartKind::Head, None) => Some(Self::Head),
            (PartKind::Torso, None) => Some(Self::Torso),
            (PartKind::Legs, None) => Some(Self::Legs),
            (PartKind::Arm, Some(side)) => Some(side.slot()),
            _ => None,
        }
    }

    /// Side of an arm's slot; `None` for another slot.
    pub const fn side(self) -> Option<ArmSide> {
        match self {
            Self::LeftArm => Some(ArmSide::Left),
            Self::RightArm => Some(ArmSide::Right),
            _ => None,
        }
    }
}

/// Set of slots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Slot>", into = "Vec<Slot>")]
pub struct SlotSet(u8);

impl SlotSet {
    /// The set without slots.
    pub const EMPTY: Self = Self(0);

    /// Whether a slot is in the set.
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & (1 << slot.index()) != 0
    }

    /// Adds a slot.
    pub const fn insert(&mut self, slot: Slot) {
        self.0 |= 1 << slot.index();
    }

    /// The slots in the set, in their order.
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(move |&slot| self.contains(slot))
    }
}

impl From<Vec<Slot>> for SlotSet {
    fn from(slots: Vec<Slot>) -> Self {
        let mut set = Self::EMPTY;
        slots.into_iter().for_each(|slot| set.insert(slot));
        set
    }
}

impl From<SlotSet> for Vec<Slot> {
    fn from(set: SlotSet) -> Self {
        set.iter().collect()
    }
}
