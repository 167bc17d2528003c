//! A worker with an order, and the table at which it acts.

use shell::seats::SeatId;

use super::next::Next;
use crate::action::{Action, Illegal, ThingId, WorkerId, WorkerSet};
use crate::record::Orders;
use crate::table::{Place, Table, ThingView};
use crate::turn;
use crate::turn::moving::step::step_together;
use crate::yard::Square;

/// A worker with an order, and the table at which it acts.
#[derive(Clone, Copy)]
pub(super) struct Errand<'t> {
    /// The table.
    pub table: &'t Table<'t>,
    /// Orders of all workers.
    pub orders: &'t Orders,
    /// Team.
    pub seat: SeatId,
    /// Worker.
    pub worker: WorkerId,
}

impl<'t> Errand<'t> {
    /// Square where the worker is.
    pub fn square(self) -> Square {
        self.table.worker(self.seat, self.worker).square
    }

    /// Square of the own zone.
    ///
    /// # Errors
    /// [`Illegal::NotInZone`] before the team has taken a gate.
    pub fn zone(self) -> Result<Square, Illegal> {
        self.table.zone_square(self.seat).ok_or(Illegal::NotInZone)
    }

    /// Whether the worker is on foot in the own zone.
    pub fn is_home(self) -> bool {
        !self.table.worker(self.seat, self.worker).is_aboard && self.zone() == Ok(self.square())
    }

    /// The action if the table allows it. If only actions are lacking, the order waits for a turn
    /// in which there are enough; with a load that leaves too few in any turn, it asks.
    pub fn attempt(self, action: Action) -> Next {
        match turn::check_action(self.table, &action) {
            Ok(()) => Next::Act(action),
            Err(illegal) if self.passes_with_the_turn(illegal) => Next::Waits,
            Err(illegal) => Next::Asks(illegal),
        }
    }

    /// Whether the reason for refusing an action is gone in the next turn.
    fn passes_with_the_turn(self, illegal: Illegal) -> bool {
        let limit = |worker: WorkerId| self.table.limit(self.seat, worker);
        match illegal {
            Illegal::NoActions { needs, .. } => limit(self.worker) >= needs,
            Illegal::SharerTired => self.together().iter().all(|sharer| limit(sharer) > 0),
            Illegal::TrainedAlready => true,
            _ => false,
        }
    }

    /// The worker, and all who step with it (5.6).
    pub fn together(self) -> WorkerSet {
        step_together(self.table, self.seat, self.worker)
    }

    /// Things that the worker carries, each assembly once.
    pub fn carried(self) -> impl Iterator<Item = ThingView<'t>> {
        let held = self.table.held_by(self.seat, self.worker).map(|(_, thing)| thing);
        held.filter(move |thing| self.table.is_whole(thing))
    }

    /// Hands of the worker that a thing takes which it carries (5.5).
    pub fn hands_taken_by(self, thing: &ThingView) -> u16 {
        let carriers = match thing.place {
            Place::Held(_, carriers) => carriers.len(),
            _ => 1,
        };
        self.table.weight(thing.id, self.seat).shared_by(carriers).hands
    }

    /// The putting down of a thing face up in the own zone (5.3).
    pub fn put_down(self, thing: ThingId) -> Next {
        self.attempt(Action::PutDown { worker: self.worker, thing, face_up: true })
    }
}
