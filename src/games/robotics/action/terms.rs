//! Terms of a trade (section 12).

use serde::{Deserialize, Serialize};

use crate::parts::{Credits, PartCounts};

/// Components and credits that one side gives in a trade (12.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// Components, and saboteurs that are kept like components (16.1).
    pub parts: PartCounts,
    /// Credits.
    pub credits: Credits,
}

impl Share {
    /// Whether the side gives nothing.
    pub fn is_empty(&self) -> bool {
        self.credits == 0 && self.parts.is_empty()
    }
}

/// Terms of a trade between the player whose turn it is and a partner (12.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Share of the active player: loose components, and credits.
    pub active: Share,
    /// Share of the partner: stored components, and credits.
    pub partner: Share,
}
