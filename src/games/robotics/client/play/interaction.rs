//! Interaction of the players with the table of Robotics: the thing in hand, and the conversion,
//! the offer or the aim in the making.

use super::conversion::Conversion;
use super::hand::Hand;
use super::offer::OfferInMaking;
use super::shows::RoboticsShow;
use super::thing::Thing;
use shell::grid::Cell;
use shell::seats::SeatId;

/// Interaction of the players with the table of Robotics, between two actions.
#[derive(Debug, Default)]
pub struct RoboticsInteraction {
    /// The thing in hand.
    pub hand: Option<Hand>,
    /// The thing that the keyboard is at.
    pub chosen: Option<Thing>,
    /// The conversion in the making (13.2).
    pub conversion: Option<Conversion>,
    /// The offer or the counter-offer in the making (12.7).
    pub offer: Option<OfferInMaking>,
    /// The extremity that a saboteur aims at (11.1).
    pub aim: Option<(SeatId, Cell)>,
    /// Whether targets are chosen for a saboteur that was kept (16.1).
    pub plays_kept_saboteur: bool,
    /// Number of things taken in hand so far, which tells one from the next.
    pub pick_ups: u32,
    /// Thing with a picture of its own that is shown of the step of a watched game.
    pub watched: Option<RoboticsShow>,
}
