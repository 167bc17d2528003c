//! Things and money that change hands (section 16).

use super::ids::ThingId;

/// Things and money of one team in a deal (16.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goods {
    /// Things that lie face up in the team's zone, in ascending order; an assembly by the lowest
    /// number of its components.
    pub things: Vec<ThingId>,
    /// Money in dollars.
    pub money: u16,
}

impl Goods {
    /// Whether there are neither things nor money.
    pub const fn is_empty(&self) -> bool {
        self.things.is_empty() && self.money == 0
    }
}

/// Terms of an offer (16.3), as the team that makes it sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Goods that the offering team gives.
    pub given: Goods,
    /// Goods that it gets.
    pub wanted: Goods,
}
