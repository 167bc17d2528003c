//! Kinds of counters (rules 1.1, 1.2).

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use shell::language::Argument;

/// Kind of a counter (1.1). A draw counts through the bag in this order, so saved games depend on
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Extremity.
    Head,
    /// Extremity.
    Wheels,
    /// Extremity.
    Pincer,
    /// Extremity.
    SuctionCup,
    /// Extremity.
    Propeller,
    /// Extremity.
    Plunger,
    /// Connector with four outlets.
    Torso,
    /// Connector with three outlets.
    Switch,
    /// Extremity that stands for any other one when an order is checked (1.2).
    Multifunctional,
    /// Special counter: manufacturing control (11.5).
    ManufacturingControl,
    /// Special counter: saboteur (11.1).
    Saboteur,
}

impl Kind {
    /// Number of kinds.
    pub const COUNT: usize = 11;

    /// All kinds, in their order.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Head,
        Self::Wheels,
        Self::Pincer,
        Self::SuctionCup,
        Self::Propeller,
        Self::Plunger,
        Self::Torso,
        Self::Switch,
        Self::Multifunctional,
        Self::ManufacturingControl,
        Self::Saboteur,
    ];

    /// The six kinds of extremity that orders ask for (1.2).
    pub const EXTREMITIES: [Self; 6] =
        [Self::Head, Self::Wheels, Self::Pincer, Self::SuctionCup, Self::Propeller, Self::Plunger];

    /// Index of the kind in a list by kind.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether counters of this kind are components: all but the special counters (1.1, 1.2).
    #[inline]
    pub const fn is_component(self) -> bool {
        !matches!(self, Self::ManufacturingControl | Self::Saboteur)
    }

    /// Whether it is a torso or a switch.
    #[inline]
    pub const fn is_connector(self) -> bool {
        matches!(self, Self::Torso | Self::Switch)
    }

    /// Whether it is an extremity. A multifunctional component is one (1.2).
    #[inline]
    pub const fn is_extremity(self) -> bool {
        self.is_component() && !self.is_connector()
    }

    /// Word by which messages choose, and the name in data files: `suction_cup`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Head => "head",
            Self::Wheels => "wheels",
            Self::Pincer => "pincer",
            Self::SuctionCup => "suction_cup",
            Self::Propeller => "propeller",
            Self::Plunger => "plunger",
            Self::Torso => "torso",
            Self::Switch => "switch",
            Self::Multifunctional => "multifunctional",
            Self::ManufacturingControl => "manufacturing_control",
            Self::Saboteur => "saboteur",
        }
    }
}

/// Converts to [`Kind::key`].
impl From<Kind> for Argument {
    fn from(kind: Kind) -> Self {
        kind.key().into()
    }
}

/// A number for each kind of counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct KindCounts([u8; Kind::COUNT]);

impl KindCounts {
    /// Numbers in the order of the kinds.
    #[inline]
    pub const fn from_array(counts: [u8; Kind::COUNT]) -> Self {
        Self(counts)
    }

    /// Sum over all kinds.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().copied().map(u32::from).sum()
    }

    /// The numbers of these and of others, put together kind by kind.
    #[inline]
    pub(super) fn zip_with(&self, other: &Self, join: impl Fn(u8, u8) -> u8) -> Self {
        Self(std::array::from_fn(|kind| join(self.0[kind], other.0[kind])))
    }

    /// The kinds with their numbers, in the order of the kinds, without those of which there are
    /// none.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> + '_ {
        Kind::ALL.into_iter().map(|kind| (kind, self[kind])).filter(|(_, count)| *count > 0)
    }

    /// The kind of counter `number`, from 0, when the counters lie in the order of their kinds;
    /// `None` if there are not so many.
    pub fn nth(&self, number: u32) -> Option<Kind> {
        let mut left = number;
        self.iter().find_map(|(kind, count)| match left.checked_sub(count.into()) {
            Some(rest) => {
                left = rest;
                None
            }
            None => Some(kind),
        })
    }
}

impl FromIterator<(Kind, u8)> for KindCounts {
    fn from_iter<I: IntoIterator<Item = (Kind, u8)>>(counts: I) -> Self {
        let mut all = Self::default();
        for (kind, count) in counts {
            all[kind] = all[kind].saturating_add(count);
        }
        all
    }
}

impl Index<Kind> for KindCounts {
    type Output = u8;

    #[inline]
    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind.index()]
    }
}

impl IndexMut<Kind> for KindCounts {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_in_the_order_of_their_indices() {
        assert!(Kind::ALL.iter().enumerate().all(|(index, kind)| kind.index() == index));
        assert_eq!(Kind::ALL.iter().filter(|kind| kind.is_extremity()).count(), 7);
        assert!(Kind::EXTREMITIES.iter().all(|kind| kind.is_extremity()));
    }

    #[test]
    fn a_draw_walks_through_the_kinds_in_order() {
        let counts: KindCounts = [(Kind::Wheels, 2), (Kind::Saboteur, 1)].into_iter().collect();
        let drawn: Vec<Option<Kind>> = (0..4).map(|number| counts.nth(number)).collect();
        assert_eq!(drawn, [Some(Kind::Wheels), Some(Kind::Wheels), Some(Kind::Saboteur), None]);
    }
}
