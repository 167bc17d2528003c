//! Fetching a thing, alone or together with others who have the same order.

use super::errand::Errand;
use super::next::Next;
use super::whereabouts::{find_square, is_seen};
use crate::action::{Action, Illegal, ThingId, WorkerSet};
use crate::record::Order;
use crate::table::{Place, ThingView};
use crate::turn::carrying::holding::check_can_hold;
use crate::turn::carrying::packing::find_container_for;

impl<'t> Errand<'t> {
    /// The next action of fetching a thing: going to it, picking it up, carrying it home and
    /// putting it down face up.
    pub(super) fn fetch(self, thing: ThingId) -> Next {
        let Some(found) = self.table.find_thing(thing) else { return Next::Asks(Illegal::NoSuch) };
        match found.place {
            Place::Zone(owner) if owner == self.seat => Next::Done,
            Place::Held(of, carriers) if of == self.seat => self.bring(thing, carriers),
            Place::Packed(container) if self.has_packed_alone(container) => self.bring_packed(),
            _ => self.go_and_take(&found),
        }
    }

    /// The next action with a thing that workers of the team carry: home with it, or a share of it.
    fn bring(self, thing: ThingId, carriers: WorkerSet) -> Next {
        if !carriers.contains(self.worker) {
            return self.attempt(Action::TakeShare { worker: self.worker, thing });
        }
        match self.zone() {
            Ok(zone) => self.walk(zone).unwrap_or_else(|| self.put_down(thing)),
            Err(illegal) => Next::Asks(illegal),
        }
    }

    /// Whether the worker carries a container alone, and no hand is free to take something out of
    /// it.
    fn has_packed_alone(self, container: ThingId) -> bool {
        let Some(found) = self.table.find_thing(container) else { return false };
        found.place == Place::Held(self.seat, WorkerSet::one(self.worker))
            && self.table.free_hands(self.seat, self.worker) == 0
    }

    /// The next step home with a thing that is packed: it stays in its container there, because no
    /// hand is free to take it out.
    fn bring_packed(self) -> Next {
        match self.zone() {
            Ok(zone) => self.walk(zone).unwrap_or(Next::Done),
            Err(illegal) => Next::Asks(illegal),
        }
    }

    /// The next action on the way to a thing that lies somewhere, and of picking it up there.
    fn go_and_take(self, thing: &ThingView) -> Next {
        let square = match find_square(self.table, self.seat, thing.id) {
            Ok(square) => square,
            Err(illegal) => return Next::Asks(illegal),
        };
        self.free_hands_for(thing).or_else(|| self.walk(square)).unwrap_or_else(|| self.take(thing))
    }

    /// Puts down at home what is in the way of a thing that the team sees: the worker has too few
    /// hands for it. A container stays, because the thing can be packed into it (5.12). `None`
    /// where nothing has to be put down or can be.
    fn free_hands_for(self, thing: &ThingView) -> Option<Next> {
        if !self.is_home() || !is_seen(self.table, self.seat, thing) {
            return None;
        }
        let held = check_can_hold(self.table, self.seat, self.fetchers(thing.id), thing.id);
        let lacks_hands = matches!(held, Err(Illegal::NoHands { .. }));
        let is_in_the_way = |held: &ThingView| self.hands_taken_by(held) > 0 && !held.own_kind().is_container();
        let in_the_way = self.carried().find(is_in_the_way).filter(|_| lacks_hands)?;
        let put_down = self.put_down(in_the_way.id);
        matches!(put_down, Next::Act(_)).then_some(put_down)
    }

    /// Workers with the order to fetch a thing, this one among them: they carry it together.
    fn fetchers(self, thing: ThingId) -> WorkerSet {
        let whole = self.table.first_of(thing);
        let is_same = |order: Order| matches!(order, Order::Fetch { thing } if self.table.first_of(thing) == whole);
        let workers = self.table.workers(self.seat).map(|(worker, _)| worker);
        let same = workers.filter(|&worker| self.orders.of(self.seat, worker).is_some_and(is_same));
        same.collect::<WorkerSet>().with(self.worker)
    }

    /// The taking of a thing on the square of the worker, once all who fetch it are there.
    fn take(self, thing: &ThingView) -> Next {
        let workers = self.fetchers(thing.id);
        let is_here = |worker| {
            let worker = self.table.worker(self.seat, worker);
            worker.square == self.square() && !worker.is_aboard
        };
        if !workers.iter().all(is_here) {
            return Next::Waits;
        }
        if matches!(thing.place, Place::Packed(_)) && is_seen(self.table, self.seat, thing) {
            return self.attempt(Action::Unpack { worker: self.worker, thing: thing.id });
        }
        let lacks_hands =
            matches!(check_can_hold(self.table, self.seat, workers, thing.id), Err(Illegal::NoHands { .. }));
        match find_container_for(self.table, self.seat, self.worker, thing.id).filter(|_| lacks_hands) {
            Some(container) => self.attempt(Action::Pack { worker: self.worker, thing: thing.id, container }),
            None => self.attempt(Action::PickUp { workers, thing: thing.id }),
        }
    }
}
