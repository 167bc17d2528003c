//! Order cards, and the robots that meet them (rules 1.5, 6.2).

use serde::{Deserialize, Serialize};

use super::credits::Credits;
use super::kind::{Kind, KindCounts};

/// Number of an order card in the data set, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OrderId(pub u8);

impl OrderId {
    /// Index of the order in the data set.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An order card (1.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Name in the data set, which no other order has. The words for players are found by it.
    pub name: String,
    /// Extremities that are needed.
    pub needs: KindCounts,
    /// Payment, in credits.
    pub pays: Credits,
}

impl Order {
    /// Number of extremities that parts lack to meet this order, multifunctional ones filling what
    /// is missing one for one (6.2).
    pub fn missing(&self, parts: &KindCounts) -> u32 {
        let lacks = self.needs.iter().map(|(kind, needed)| u32::from(needed.saturating_sub(parts[kind])));
        lacks.sum::<u32>().saturating_sub(parts[Kind::Multifunctional].into())
    }

    /// Whether a robot of these parts meets this order (6.2).
    pub fn is_met_by(&self, parts: &KindCounts) -> bool {
        self.missing(parts) == 0
    }
}
