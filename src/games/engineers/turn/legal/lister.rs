//! The table of a turn as lists of actions see it: what rules ask about each worker is found once.

use shell::seats::SeatId;
use smallvec::SmallVec;

use super::list::LegalActions;
use crate::action::{Action, ThingId, WorkerId, WorkerSet};
use crate::set::MachineId;
use crate::table::{Carrier, Place, Table, ThingView};
use crate::turn::act::check_act;
use crate::yard::Square;

/// Worker of the team on turn.
pub(super) struct WorkerNow<'a, 't> {
    pub(super) id: WorkerId,
    pub(super) square: Square,
    pub(super) is_aboard: bool,
    /// Whether the worker is on foot in the own zone.
    pub(super) is_home: bool,
    /// Actions left (3.4).
    pub(super) left: u8,
    /// Hands free (5.2).
    pub(super) free: u8,
    /// The worker with what the worker carries.
    pub(super) carrier: Carrier<'a, 't>,
    /// Things that the worker carries, each assembly once, with those who carry each.
    pub(super) held: SmallVec<[(WorkerSet, ThingId); 4]>,
}

impl WorkerNow<'_, '_> {
    /// Whether the worker shares in a thing that others carry too (5.6).
    pub(super) fn is_sharing(&self) -> bool {
        self.held.iter().any(|(workers, _)| workers.len() > 1)
    }
}

/// Actions of a turn in the making.
pub(super) struct Lister<'a, 't> {
    pub(super) table: &'a Table<'t>,
    pub(super) seat: SeatId,
    pub(super) workers: SmallVec<[WorkerNow<'a, 't>; 4]>,
    /// Square of the own zone.
    pub(super) zone: Option<Square>,
    /// Things and components that lie in the own zone.
    pub(super) laid: SmallVec<[ThingView<'t>; 10]>,
    /// Things of the own zone, each assembly once.
    pub(super) in_zone: SmallVec<[ThingView<'t>; 10]>,
    /// Room left in the own zone.
    pub(super) room: u8,
    /// Cards of the team.
    pub(super) hand: SmallVec<[MachineId; 3]>,
    pub(super) legal: LegalActions,
}

impl<'a, 't> Lister<'a, 't> {
    /// A list without actions yet.
    pub(super) fn new(table: &'a Table<'t>, seat: SeatId) -> Self {
        let zone = table.zone_square(seat);
        let laid: SmallVec<[ThingView<'t>; 10]> = table.at(Place::Zone(seat)).collect();
        Self {
            table,
            seat,
            workers: WorkerId::all().filter_map(|worker| worker_now(table, seat, worker, zone)).collect(),
            zone,
            in_zone: laid.iter().copied().filter(|thing| table.is_whole(thing)).collect(),
            laid,
            room: table.room_left(seat),
            hand: table.hand(seat).map(|(card, _)| card).collect(),
            legal: LegalActions { actions: Vec::with_capacity(64), wide: Vec::new() },
        }
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

    /// Workers on foot, by index.
    pub(super) fn on_foot(&self) -> SmallVec<[usize; 4]> {
        (0..self.workers.len()).filter(|&index| !self.workers[index].is_aboard).collect()
    }

    /// Things that lie on a square, face down or in the own zone, each assembly once.
    pub(super) fn lying_on(&self, square: Square) -> SmallVec<[ThingView<'t>; 16]> {
        let mut lying: SmallVec<[ThingView<'t>; 16]> = self.table.wholes_at(Place::FaceDown(square)).collect();
        if self.zone == Some(square) {
            lying.extend(self.in_zone.iter().copied());
        }
        lying
    }
}

/// A worker with what is asked again and again; `None` if there is none of that number.
fn worker_now<'a, 't>(
    table: &'a Table<'t>,
    seat: SeatId,
    worker: WorkerId,
    zone: Option<Square>,
) -> Option<WorkerNow<'a, 't>> {
    let carrier = Carrier::of(table, seat, worker);
    let found = carrier.worker()?;
    Some(WorkerNow {
        id: worker,
        square: found.square,
        is_aboard: found.is_aboard,
        is_home: !found.is_aboard && zone == Some(found.square),
        left: carrier.actions_left(),
        free: carrier.free_hands(),
        held: carrier.wholes().map(|(workers, thing)| (*workers, thing.id)).collect(),
        carrier,
    })
}
