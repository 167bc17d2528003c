//! Steps to a square, and searches along the way.

use super::errand::Errand;
use super::next::Next;
use super::unsearched::is_worth_a_search;
use super::whereabouts::find_square;
use crate::action::{Action, Illegal, WorkerId};
use crate::record::{Order, WaySearch};
use crate::yard::{Direction, Square};

impl Errand<'_> {
    /// The next action of going to a square, with its searches.
    pub(super) fn go(self, square: Square, search: WaySearch) -> Next {
        let is_on_foot = !self.table.worker(self.seat, self.worker).is_aboard;
        let here = self.square();
        if is_on_foot && is_worth_a_search(self.table, self.seat, here, here == square, search) {
            return self.attempt(Action::Search { worker: self.worker });
        }
        self.walk(square).unwrap_or(Next::Done)
    }

    /// The next step to a square by the shortest way; a worker aboard climbs out first. `None` if
    /// the worker is there.
    pub(super) fn walk(self, square: Square) -> Option<Next> {
        if self.table.worker(self.seat, self.worker).is_aboard {
            return Some(self.attempt(Action::ClimbOut { worker: self.worker }));
        }
        if self.square() == square {
            return None;
        }
        if self.is_opposed(square) {
            return Some(Next::Asks(Illegal::Shared));
        }
        Some(match self.direction_to(square) {
            Some(direction) => self.attempt(Action::Step { worker: self.worker, direction }),
            None => Next::Asks(Illegal::Wall),
        })
    }

    /// Direction of the first step of the shortest way to a square.
    fn direction_to(self, square: Square) -> Option<Direction> {
        let path = self.table.yard().path(self.square(), square)?;
        self.square().direction_to(*path.first()?)
    }

    /// Whether a worker who would be taken along, because it shares a load, has an order that leads
    /// elsewhere: then the player has to say which of the two counts.
    fn is_opposed(self, square: Square) -> bool {
        let others = self.together().without(self.worker);
        others.iter().any(|other| self.target_of(other).is_some_and(|target| target != square))
    }

    /// Square to which the order of a worker of the team leads now; `None` without one.
    fn target_of(self, worker: WorkerId) -> Option<Square> {
        match self.orders.of(self.seat, worker)? {
            Order::Go { square, .. } => Some(square),
            Order::CarryHome | Order::Work | Order::Debug { .. } | Order::Train { .. } => self.zone().ok(),
            Order::Fetch { thing } => {
                let carriers = self.table.find_thing(thing).map(|thing| thing.carriers());
                let is_carried = carriers.is_some_and(|carriers| carriers.contains(worker));
                if is_carried { self.zone().ok() } else { find_square(self.table, self.seat, thing).ok() }
            }
        }
    }
}
