//! Conversion between standing orders and their texts.

use super::fault::SavedFault;
use super::format::{WorkerOrder, WrittenOrder};
use super::names::{GameNames, NameReader, worker_number};
use crate::record::orders::{Order, Orders, WaySearch};

impl WrittenOrder {
    const fn from_order(order: Order) -> Self {
        match order {
            Order::Go { square, search: WaySearch::AtEnd } => Self::GoAndSearch(square),
            Order::Go { square, search } => Self::Go { square, search: matches!(search, WaySearch::OnWay) },
            Order::Fetch { thing } => Self::Fetch(thing),
            Order::CarryHome => Self::CarryHome,
            Order::Work => Self::Work,
            Order::Debug { thing } => Self::Debug(thing),
            Order::Train { thing } => Self::Train(thing),
        }
    }

    const fn to_order(&self) -> Order {
        match *self {
            Self::Go { square, search: true } => Order::Go { square, search: WaySearch::OnWay },
            Self::Go { square, search: false } => Order::Go { square, search: WaySearch::Never },
            Self::GoAndSearch(square) => Order::Go { square, search: WaySearch::AtEnd },
            Self::Fetch(thing) => Order::Fetch { thing },
            Self::CarryHome => Order::CarryHome,
            Self::Work => Order::Work,
            Self::Debug(thing) => Order::Debug { thing },
            Self::Train(thing) => Order::Train { thing },
        }
    }
}

/// Text of standing orders.
pub(super) fn write_orders(orders: &Orders, names: &GameNames) -> Vec<WorkerOrder> {
    let written = orders.each().map(|(seat, worker, order)| WorkerOrder {
        seat: names.colour_of(seat),
        worker: worker_number(worker),
        order: WrittenOrder::from_order(order),
    });
    written.collect()
}

/// Standing orders of a text.
///
/// # Errors
/// [`SavedFault`] of a team or worker that is unknown, or has two orders.
pub(super) fn read_orders(text: &[WorkerOrder], reader: NameReader) -> Result<Orders, SavedFault> {
    let mut orders = Orders::default();
    for written in text {
        let seat = reader.read_seat(written.seat)?;
        let worker = reader.read_worker(written.worker)?;
        if orders.of(seat, worker).is_some() {
            return Err(reader.listed_twice(&written.worker));
        }
        orders.give(seat, worker, Some(written.order.to_order()));
    }
    Ok(orders)
}
