//! The table as plain values, without the random stream.

use super::components::Workshop;
use super::market::MarketState;
use super::order_cards::OrderCards;
use super::play_state::PlayState;
use super::scrap_yard::ScrapYard;
use super::setup::Setup;
use super::snapshot_error::SnapshotError;
use crate::robot::Robot;

/// The whole table between two actions but for the random stream: everything that the players may
/// know (17.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Round, turn and awaited choice.
    pub state: PlayState,
    /// The market.
    pub market: MarketState,
    /// The scrap yard.
    pub yard: ScrapYard,
    /// The order cards.
    pub orders: OrderCards,
    /// Workshops in seat order, without their robots.
    pub workshops: Vec<Workshop>,
    /// Robots in seat order.
    pub robots: Vec<Robot>,
}

impl Position {
    /// Checks that there is a workshop with a robot for each seat of a set-up.
    ///
    /// # Errors
    /// [`SnapshotError::Workshops`].
    pub fn check_seats(&self, setup: &Setup) -> Result<(), SnapshotError> {
        let expected = usize::from(setup.seats);
        let found = [self.workshops.len(), self.robots.len()].into_iter().find(|&found| found != expected);
        found.map_or(Ok(()), |found| Err(SnapshotError::Workshops { expected, found }))
    }
}
