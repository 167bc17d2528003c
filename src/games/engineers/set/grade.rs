//! Grades of components (1.4, 11.8).

use serde::{Deserialize, Serialize};

/// Current grade of an object. A later variant is a better grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Grade {
    /// Broken: a D that is damaged (11.8).
    Broken,
    /// Poor.
    D,
    /// Fair.
    C,
    /// Good.
    B,
    /// Best.
    A,
}

impl Grade {
    /// All grades, from the worst.
    pub const ALL: [Self; 5] = [Self::Broken, Self::D, Self::C, Self::B, Self::A];
    /// Grades of quality tiles, from the worst (1.4). Identities are drawn in this order.
    pub const QUALITIES: [Self; 4] = [Self::D, Self::C, Self::B, Self::A];

    /// Steps above [`Self::Broken`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Number that a component adds to the success value of a test (11.4). A broken one adds
    /// nothing: it makes the value 1 (11.5).
    pub const fn value(self) -> i8 {
        match self {
            Self::A => 2,
            Self::Broken | Self::B => 0,
            Self::C => -1,
            Self::D => -2,
        }
    }

    /// Current grade of a component: that of its quality tile, raised by its improvement markers
    /// and lowered by its damage markers (11.8). It is never above A (12.8) nor below broken.
    pub fn current(quality: Self, improvements: u8, damage: u8) -> Self {
        let raised = quality.index() + usize::from(improvements);
        let now = raised.saturating_sub(usize::from(damage));
        Self::ALL.get(now).copied().unwrap_or(Self::A)
    }

    /// Grade of a blank with a quality tile: C for A and B, D for C and D (14.2).
    #[must_use]
    pub const fn of_blank(quality: Self) -> Self {
        match quality {
            Self::A | Self::B => Self::C,
            Self::C | Self::D | Self::Broken => Self::D,
        }
    }

    /// Whether a component of the grade works (10.6, 11.5).
    pub const fn is_working(self) -> bool {
        !matches!(self, Self::Broken)
    }
}
