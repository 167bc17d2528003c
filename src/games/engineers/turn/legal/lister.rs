//! The table of a turn as lists of actions see it: what rules ask about each worker is found once.

use shell::seats::SeatId;
use smallvec::SmallVec;

use super::list::LegalActions;
use crate::action::{Action, ThingId, WorkerId, WorkerSet};
use crate::set::limits::HANDS;
use crate::table::{Place, Table};
use crate::turn::act::check_act;
use crate::yard::Square;

/// Worker of the team on turn.
pub(super) struct WorkerNow {
    pub(super) id: WorkerId,
    pub(super) square: Square,
    pub(super) is_aboard: bool,
    /// Whether the worker is on foot in the own zone.
    pub(super) is_home: bool,
    /// Actions left (3.4).
    pub(super) left: u8,
    /// Hands free (5.2).
    pub(super) free: u8,
    /// Things that the worker carries, each assembly once, with those who carry each.
    pub(super) held: SmallVec<[(WorkerSet, ThingId); 4]>,
}

impl WorkerNow {
    /// Whether the worker shares in a thing that others carry too (5.6).
    pub(super) fn is_sharing(&self) -> bool {
        self.held.iter().any(|(workers, _)| workers.len() > 1)
    }
}

/// Actions of a turn in the making.
pub(super) struct Lister<'a, 't> {
    pub(super) table: &'a Table<'t>,
    pub(super) seat: SeatId,
    pub(super) workers: SmallVec<[WorkerNow; 4]>,
    /// Things of the own zone, each assembly once.
    pub(super) in_zone: SmallVec<[ThingId; 10]>,
    /// Room left in the own zone.
    pub(super) room: u8,
    pub(super) legal: LegalActions,
}

impl<'a, 't> Lister<'a, 't> {
    /// A list without actions yet.
    pub(super) fn new(table: &'a Table<'t>, seat: SeatId) -> Self {
        let in_zone = table.wholes_at(Place::Zone(seat)).map(|thing| thing.id).collect();
        let legal = LegalActions { actions: Vec::with_capacity(64), wide: Vec::new() };
        let workers = WorkerId::all().filter_map(|worker| worker_now(table, seat, worker)).collect();
        Self { table, seat, workers, in_zone, room: table.room_left(seat), legal }
    }

    /// Adds an action that is legal.
    pub(super) fn add(&mut self, action: Action) {
        self.legal.actions.push(action);
    }

    /// Adds an action if it is legal.
    pub(super) fn add_if_legal(&mut self, action: Action) {
        if self.is_legal(&action) {
            self.add(action);
        }
    }

    /// Whether an action is legal.
    pub(super) fn is_legal(&self, action: &Action) -> bool {
        check_act(self.table, self.seat, action).is_ok()
    }

    /// Square of the own zone.
    pub(super) fn zone(&self) -> Option<Square> {
        self.table.zone_square(self.seat)
    }

    /// Workers on foot, by index.
    pub(super) fn on_foot(&self) -> SmallVec<[usize; 4]> {
        (0..self.workers.len()).filter(|&index| !self.workers[index].is_aboard).collect()
    }

    /// Things that lie on a square, face down or in the own zone, each assembly once.
    pub(super) fn lying_on(&self, square: Square) -> SmallVec<[ThingId; 16]> {
        let face_down = self.table.wholes_at(Place::FaceDown(square)).map(|thing| thing.id);
        let mut lying: SmallVec<[ThingId; 16]> = face_down.collect();
        if self.zone() == Some(square) {
            lying.extend(self.in_zone.iter().copied());
        }
        lying
    }
}

/// A worker with what is asked again and again; `None` if there is none of that number.
fn worker_now(table: &Table, seat: SeatId, worker: WorkerId) -> Option<WorkerNow> {
    let found = table.find_worker(seat, worker)?;
    let wholes = table.held_by(seat, worker).filter(|(_, thing)| table.is_whole(thing));
    let held: SmallVec<[(WorkerSet, ThingId); 4]> = wholes.map(|(workers, thing)| (workers, thing.id)).collect();
    Some(WorkerNow {
        id: worker,
        square: found.square,
        is_aboard: found.is_aboard,
        is_home: !found.is_aboard && table.zone_square(seat) == Some(found.square),
        left: table.actions_left(seat, worker),
        free: if held.is_empty() { HANDS } else { table.free_hands(seat, worker) },
        held,
    })
}
