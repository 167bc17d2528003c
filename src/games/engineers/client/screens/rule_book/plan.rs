//! Plans of the pictures on the pages of the rules.

use serde::Deserialize;

use super::thing_plan::ThingPlan;
use super::yard_plan::YardPlan;
use crate::set::Grade;
use client::screens::how_to_play::plan::BookPlan;

/// Reads the plan of the book.
///
/// # Errors
/// The error of the parser.
pub(super) fn read_plan() -> Result<BookPlan<PicturePlan>, ron::error::SpannedError> {
    BookPlan::parse(include_str!("../../../../../../assets/games/engineers/how_to_play.ron"))
}

/// Plan of a picture. Things and machines are named as in the data set.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum PicturePlan {
    /// Card of a machine.
    Card(String),
    /// Cards in a hand: those that are shown, and the number of backs.
    Hand(HandPlan),
    /// Machine on the ground.
    Machine(String),
    /// Thing in every grade, from the best.
    Grades(String),
    /// Thing before and after something is done with it.
    Becomes(BecomesPlan),
    /// Part of the yard and the road.
    Yard(YardPlan),
    /// Construction zone.
    Zone(ZonePlan),
    /// Load of a worker, with the actions that it leaves (3.2, 3.3).
    Load(LoadPlan),
    /// Tools in the shop, with their prices.
    Shop(Vec<String>),
    /// Dial of a test with its roll.
    Dial(DialPlan),
    /// Offer of a deal.
    Offer(OfferPlan),
    /// Last bids of teams in an auction, in dollars; `None` for one that is out.
    Bids(Vec<Option<u16>>),
    /// Points on the bar to the target.
    Score(ScorePlan),
}

/// Cards in a hand.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HandPlan {
    /// Machines of the cards that are shown.
    #[serde(default)]
    pub(super) shown: Vec<String>,
    /// Number of cards of which only the back is seen.
    pub(super) backs: u8,
}

/// Thing before and after something is done with it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BecomesPlan {
    /// The thing before.
    pub(super) before: ThingPlan,
    /// Kind of the thing that does it, if one is needed.
    #[serde(default)]
    pub(super) by: Option<String>,
    /// The thing after.
    pub(super) after: ThingPlan,
}

/// Construction zone.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ZonePlan {
    /// Assemblies and loose things, in their order.
    pub(super) wholes: Vec<Vec<ThingPlan>>,
    /// Work done on joining the first two of them, in man-actions.
    #[serde(default)]
    pub(super) joined: Option<u8>,
    /// Whether the truck is parked there.
    #[serde(default)]
    pub(super) has_truck: bool,
    /// Whether the first assembly is faulty (12.1).
    #[serde(default)]
    pub(super) is_faulty: bool,
}

/// Load of workers.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LoadPlan {
    /// Number of workers who carry it together.
    pub(super) workers: u8,
    /// Kinds that are carried or worn.
    pub(super) things: Vec<String>,
    /// Kinds that are packed in the last of them.
    #[serde(default)]
    pub(super) packed: Vec<String>,
}

/// Dial of a test with its roll.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DialPlan {
    /// Grades of the components.
    pub(super) grades: Vec<Grade>,
    /// The roll.
    pub(super) roll: u8,
}

/// Offer of a deal.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfferPlan {
    /// Thing that is given.
    pub(super) gives: ThingPlan,
    /// Money that is paid, in dollars.
    pub(super) pays: u16,
    /// Thing that is wanted.
    pub(super) wants: ThingPlan,
}

/// Points on the bar to the target.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScorePlan {
    /// Points.
    pub(super) points: u16,
    /// Target.
    pub(super) target: u16,
}
