//! The table as plain values, without the random stream.

use super::components::Workshop;
use super::market::MarketState;
use super::order_cards::OrderCards;
use super::play_state::PlayState;
use super::scrap_yard::ScrapYard;
use super::setup::Setup;
use super::snapshot_error::SnapshotError;
use crate::action::{LostPart, PartPlace, PlacedPart};
use crate::parts::DataSet;
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
    /// Puts components back where a manufacturing control took them from: their nuts come from the
    /// supply, they themselves out of the bag (11.5, 11.6).
    pub fn put_back(&mut self, data: &DataSet, lost: &[LostPart]) {
        for &LostPart { seat, part, from } in lost {
            let bag = &mut self.yard.bag[part.kind];
            *bag = bag.saturating_sub(1);
            self.market.nuts = self.market.nuts.saturating_sub(u8::from(part.nut));
            match (from, self.workshops.get_mut(seat.index()), self.robots.get_mut(seat.index())) {
                (PartPlace::Loose(place), Some(shop), _) => shop.loose_mut(place).add(part),
                (PartPlace::Robot(at), _, Some(robot)) => robot.attach_unchecked(data, PlacedPart { part, at }),
                _ => {}
            }
        }
    }

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
