//! Sizes and kinds of tiles, and the two kinds of gripper (rules 1.1 to 1.3).

use std::fmt;

use serde::{Deserialize, Serialize};

use shell::language::Argument;

/// The three sizes of tiles (rule 1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Size {
    /// 1 point, one cell.
    Small,
    /// 2 points, two cells.
    Medium,
    /// 4 points, four cells.
    Large,
}

impl Size {
    /// All three, smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// Points of a tile of this size (rule 1.1): 1, 2 or 4.
    pub const fn points(self) -> u8 {
        1 << self as u8
    }

    /// Points of a part whose size may be none, as that of the body is: 0 then (rule 1.1).
    pub const fn points_if_any(size: Option<Self>) -> u8 {
        match size {
            Some(size) => size.points(),
            None => 0,
        }
    }
}

/// Converts to the word by which messages choose: `small`, `medium` or `large`.
impl From<Size> for Argument {
    fn from(size: Size) -> Self {
        Self::Words(size.to_string())
    }
}

/// Converts to the word by which messages choose: `claw` or `mouth`.
impl From<GripperKind> for Argument {
    fn from(by: GripperKind) -> Self {
        by.key().into()
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
        })
    }
}

/// Kind of a tile (rules 1.2 and 1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TileKind {
    /// The part every robot is built on; it carries the power meter.
    Body,
    /// Gives sight.
    Eye,
    /// Grips energy.
    Mouth,
    /// Grips robot parts and bombs.
    Claw,
    /// Feet (small), treads (medium) or jet (large): gives speed.
    Mover,
    /// Adds 1 to the part it carries; the medium one is the splitter.
    Pipe,
    /// Held by claws and thrown.
    Bomb,
    /// Held by mouths and eaten.
    Energy,
}

impl TileKind {
    /// Whether the tile attaches to robots (rule 1.2); bombs and energy don't.
    pub const fn is_robot_part(self) -> bool {
        !matches!(self, Self::Bomb | Self::Energy)
    }

    /// The kind of gripper that may hold such a tile (rule 3.6).
    pub const fn held_by(self) -> GripperKind {
        match self {
            Self::Energy => GripperKind::Mouth,
            _ => GripperKind::Claw,
        }
    }

    /// Outcome for a tile of this kind that grippers of a kind have taken blind, once it is
    /// turned up (rule 5.6).
    pub fn blind_outcome(self, by: GripperKind) -> BlindOutcome {
        match self {
            Self::Bomb => BlindOutcome::Explodes,
            _ if self.held_by() == by => BlindOutcome::Stays,
            _ => BlindOutcome::Drops,
        }
    }

    /// The kind of gripper that an attached part of this kind is, if it is one.
    pub const fn gripper(self) -> Option<GripperKind> {
        match self {
            Self::Claw => Some(GripperKind::Claw),
            Self::Mouth => Some(GripperKind::Mouth),
            _ => None,
        }
    }
}

/// Outcome of turning up a tile that was taken blind (rule 5.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlindOutcome {
    /// The tile stays in its grippers.
    Stays,
    /// The tile goes face-up to the Junkyard.
    Drops,
    /// The tile is a bomb and explodes in the grippers.
    Explodes,
}

/// The two kinds of gripper (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GripperKind {
    /// Holds robot parts and bombs.
    Claw,
    /// Holds energy.
    Mouth,
}

impl GripperKind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Claw, Self::Mouth];

    /// The word by which messages choose, and the name of the kind in `--json`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Claw => "claw",
            Self::Mouth => "mouth",
        }
    }
}
