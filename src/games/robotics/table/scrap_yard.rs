//! The scrap yard's bag, and the special counters (sections 10, 11).

use bevy::prelude::Resource;
use shell::seats::SeatId;

use crate::parts::KindCounts;

/// State of the scrap yard. Counters in the bag have no identity until they are drawn (17.3).
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ScrapYard {
    /// Counters in the bag, by kind.
    pub bag: KindCounts,
    /// Manufacturing controls set aside (11.7).
    pub controls_aside: u8,
    /// Seat that has laid a control open as a warning (16.2).
    pub warning: Option<SeatId>,
    /// Saboteurs that have left the game (11.3).
    pub saboteurs_gone: u8,
}
