//! Standing orders of people to their workers. The rules have no orders: an order is carried out as
//! ordinary actions in the turn of its team, and goes on in later turns.

use std::collections::BTreeMap;

use shell::seats::SeatId;

use crate::action::{Illegal, ThingId, WorkerId};
use crate::table::Table;
use crate::yard::Square;

/// Squares that a worker who goes to a square searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WaySearch {
    /// The square at the end, if something lies there that the team does not see.
    #[default]
    AtEnd,
    /// Each square on the way that is not searched yet, and the one at the end.
    OnWay,
    /// None.
    Never,
}

impl WaySearch {
    /// The next one in the order in which a key changes them.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::AtEnd => Self::OnWay,
            Self::OnWay => Self::Never,
            Self::Never => Self::AtEnd,
        }
    }
}

/// Order to a worker that goes on until it is done, in later turns of the team too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Going to a square by the shortest way.
    Go {
        /// The square.
        square: Square,
        /// Squares that the worker searches.
        search: WaySearch,
    },
    /// Going to a thing that is open to the team, and carrying it home.
    Fetch {
        /// The thing, or a component of the assembly.
        thing: ThingId,
    },
    /// Carrying home what the worker has.
    CarryHome,
    /// Working on the team's job until it is done.
    Work,
    /// Debugging a machine until its fault is found.
    Debug {
        /// A component of the machine.
        thing: ThingId,
    },
    /// Training on a thing of the team's zone.
    Train {
        /// The thing.
        thing: ThingId,
    },
}

impl Order {
    /// Thing that the order names.
    pub const fn thing(self) -> Option<ThingId> {
        match self {
            Self::Fetch { thing } | Self::Debug { thing } | Self::Train { thing } => Some(thing),
            Self::Go { .. } | Self::CarryHome | Self::Work => None,
        }
    }
}

/// Standing orders of all workers who have one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Orders(BTreeMap<(SeatId, WorkerId), Order>);

impl Orders {
    /// Whether no worker has an order.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Order of a worker.
    pub fn of(&self, seat: SeatId, worker: WorkerId) -> Option<Order> {
        self.0.get(&(seat, worker)).copied()
    }

    /// Gives a worker an order in place of an earlier one; `None` cancels the order.
    pub fn give(&mut self, seat: SeatId, worker: WorkerId, order: Option<Order>) {
        match order {
            Some(order) => self.0.insert((seat, worker), order),
            None => self.0.remove(&(seat, worker)),
        };
    }

    /// All orders with their workers, by seat and number.
    pub fn each(&self) -> impl Iterator<Item = (SeatId, WorkerId, Order)> + '_ {
        self.0.iter().map(|(&(seat, worker), &order)| (seat, worker, order))
    }

    /// Checks that the table has all workers and things that are named. Whether an order can be
    /// carried out is decided when its steps are taken.
    ///
    /// # Errors
    /// [`Illegal::NoSuch`].
    pub(super) fn check(&self, table: &Table) -> Result<(), Illegal> {
        let is_there = |(seat, worker, order): (SeatId, WorkerId, Order)| {
            let has_thing = order.thing().is_none_or(|thing| table.find_thing(thing).is_some());
            table.find_worker(seat, worker).is_some() && has_thing
        };
        if self.each().all(is_there) { Ok(()) } else { Err(Illegal::NoSuch) }
    }
}
