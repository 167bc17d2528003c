//! Plans of the pictures on the pages of the rules.

use serde::Deserialize;

use crate::arena::Square;

/// Plan of a picture. Cards are named as in the data set.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum PicturePlan {
    /// Card.
    Card(String),
    /// Robot of its parts: head, torso, legs, left and right arm.
    Robot(Vec<String>),
    /// Time track with tokens.
    Track(TrackPlan),
    /// Cards that were rummaged.
    Rummage(Vec<String>),
    /// Hand of cards.
    Hand(HandPlan),
    /// Batteries of a robot.
    Batteries(BatteriesPlan),
    /// Things that a robot can lose (2.5).
    Sum(SumPlan),
    /// Battle map with robots.
    Arena(ArenaPlan),
}

/// Time track with tokens.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrackPlan {
    /// Line of the track (12.2).
    pub(super) line: u8,
    /// Spaces of the tokens, those on one space from the bottom up.
    pub(super) places: Vec<u8>,
}

/// Hand of cards.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HandPlan {
    /// The cards.
    pub(super) cards: Vec<String>,
    /// Whether only their backs are seen.
    #[serde(default)]
    pub(super) is_hidden: bool,
}

/// Batteries of a robot.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BatteriesPlan {
    /// Number of unused ones.
    pub(super) unused: u8,
    /// Number of used ones.
    pub(super) used: u8,
}

/// Things that a robot can lose, and its dents (2.5).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SumPlan {
    /// Shields.
    pub(super) shields: u8,
    /// Armour tokens.
    pub(super) armour: u8,
    /// Cards.
    pub(super) cards: u8,
    /// Dents.
    pub(super) dents: u8,
}

impl SumPlan {
    /// Number of things that the robot can still lose.
    pub(super) fn left(self) -> u8 {
        (self.shields + self.armour + self.cards).saturating_sub(self.dents)
    }
}

/// Battle map with robots.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArenaPlan {
    /// Number of seats that the map is for.
    pub(super) seats: u8,
    /// Squares of the robots.
    pub(super) robots: Vec<Square>,
    /// Squares that are marked.
    #[serde(default)]
    pub(super) marked: Vec<Square>,
    /// Squares over which a robot was pushed or pulled, its own last.
    #[serde(default)]
    pub(super) moved: Vec<Square>,
    /// Greatest ring that is crushed (10.1).
    #[serde(default)]
    pub(super) crushed: Option<u8>,
}
