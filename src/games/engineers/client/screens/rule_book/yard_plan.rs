//! Plans of parts of the yard on the pages of the rules.

use serde::Deserialize;

use super::thing_plan::ThingPlan;
use crate::yard::{Gate, Square, Wall};

/// Part of the yard and the road. On all squares of the yard of which nothing else is said lies one
/// thing face down.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct YardPlan {
    /// Upper left square that is seen.
    pub(super) from: Square,
    /// Lower right square that is seen.
    pub(super) to: Square,
    /// Gates of the teams, in the order of their colours.
    #[serde(default)]
    pub(super) gates: Vec<Gate>,
    /// Workers on foot.
    #[serde(default)]
    pub(super) workers: Vec<FigurePlan>,
    /// Trucks.
    #[serde(default)]
    pub(super) trucks: Vec<FigurePlan>,
    /// Squares with another number of things face down.
    #[serde(default)]
    pub(super) piles: Vec<PilePlan>,
    /// Things that are known, one on a square.
    #[serde(default)]
    pub(super) known: Vec<KnownPlan>,
    /// Way of an order.
    #[serde(default)]
    pub(super) way: Option<WayPlan>,
    /// Search of more than one square (6.1).
    #[serde(default)]
    pub(super) scan: Option<ScanPlan>,
    /// Walls that were taken down (4.5).
    #[serde(default)]
    pub(super) down: Vec<Wall>,
}

/// Worker or truck.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FigurePlan {
    /// Number of its team, from 0.
    pub(super) team: u8,
    /// Its square.
    pub(super) square: Square,
    /// Number of things that it carries, or of units aboard.
    #[serde(default)]
    pub(super) carries: u8,
}

/// Things face down on a square.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PilePlan {
    /// The square.
    pub(super) square: Square,
    /// Number of things.
    pub(super) count: u16,
}

/// Thing on a square that is known to the team that is shown.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KnownPlan {
    /// The square.
    pub(super) square: Square,
    /// The thing.
    pub(super) thing: ThingPlan,
    /// Way in which it is known.
    pub(super) by: KnownBy,
}

/// Way in which a thing on a square is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(super) enum KnownBy {
    /// It is open (6.3).
    Sight,
    /// The notebook has it (17.2).
    Notebook,
    /// The notebook had it, and it is gone (17.3).
    Absence,
}

/// Way of an order.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WayPlan {
    /// Square where it begins.
    pub(super) from: Square,
    /// Its further squares.
    pub(super) squares: Vec<Square>,
    /// Whether it is driven, all of it for one action (9.4).
    #[serde(default)]
    pub(super) is_driven: bool,
}

/// Search of more than one square.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScanPlan {
    /// Square where the worker stands.
    pub(super) square: Square,
    /// Steps that the search reaches.
    pub(super) steps: u8,
}
