//! A finished game: robots that were sold, trades, and the counts of all seats round by round.

use std::sync::Arc;

use crate::action::{PlacedPart, Robotics, TableEvent};
use crate::client::art::robot::compose_finished_robot;
use crate::parts::{Credits, DataSet, OrderId};
use crate::robot::Robot;
use crate::table::Table;
use client::art::Composed;
use shell::record::{Chronicle, History, ReplayError};
use shell::seats::SeatId;

/// Counts of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SeatCounts {
    /// Orders sold to.
    pub(super) orders: u16,
    /// Credits.
    pub(super) credits: Credits,
}

/// Events of a game, with the counts of all seats after each step.
pub(super) type CountedChronicle = Chronicle<Robotics, Vec<SeatCounts>>;

/// Replays a game, with the counts of all seats after each step.
///
/// # Errors
/// [`ReplayError`] if the history can't be replayed.
pub(super) fn replay_with_counts(history: &History<Robotics>) -> Result<CountedChronicle, ReplayError<Robotics>> {
    Chronicle::from_history(history, counts_of_seats)
}

fn counts_of_seats(table: &Table) -> Vec<SeatCounts> {
    let counts = |seat: SeatId| {
        let shop = table.workshop(seat).shop;
        SeatCounts { orders: u16::try_from(shop.sold.len()).unwrap_or(u16::MAX), credits: shop.credits }
    };
    table.seats().map(counts).collect()
}

/// Robot that was sold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SoldRobot {
    /// Seller.
    pub(super) seat: SeatId,
    /// Round of the sale.
    pub(super) round: u16,
    /// Order that it was sold to.
    pub(super) order: OrderId,
    /// Payment, in credits.
    pub(super) credits: Credits,
    /// Its components, in the order of attachment.
    pub(super) parts: Vec<PlacedPart>,
}

impl SoldRobot {
    /// Picture of the robot; `None` without components.
    pub(super) fn composed(&self, data: &DataSet) -> Option<Arc<Composed>> {
        compose_finished_robot(&Robot::of(data, self.parts.iter().copied())).map(Arc::new)
    }
}

/// Returns the robots that were sold, in order.
pub(super) fn find_sold_robots(chronicle: &CountedChronicle) -> Vec<SoldRobot> {
    let sold = chronicle.entries().iter().flat_map(|entry| {
        entry.events.iter().filter_map(|event| match event {
            TableEvent::Sold { seat, order, credits, robot, .. } => Some(SoldRobot {
                seat: *seat,
                round: entry.round,
                order: *order,
                credits: *credits,
                parts: robot.clone(),
            }),
            _ => None,
        })
    });
    sold.collect()
}

/// Number of trades that a seat has made (12.6).
pub(super) fn count_trades(chronicle: &CountedChronicle, of: SeatId) -> usize {
    let events = chronicle.entries().iter().flat_map(|entry| &entry.events);
    let is_own = |event: &&TableEvent| matches!(event, TableEvent::Traded { seat, partner, .. } if *seat == of || *partner == of);
    events.filter(is_own).count()
}
