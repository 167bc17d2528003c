//! Patterns of actions, which steps wait for and allow.

use super::cast::LEARNER;
use crate::action::{Action, HandOrGround, ThingId, WorkerId, WorkerSet};
use crate::set::{KindId, MachineId};
use crate::table::Table;
use crate::yard::{Direction, Square};

/// Pattern of actions of the learner; the table decides whether one is legal. A thing means the
/// whole assembly that it is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A step by one of these workers on a shortest way to a square (4.1).
    Go(WorkerSet, Square),
    /// Searching (6.1).
    Search(WorkerId),
    /// Picking up a thing with exactly these workers (5.1, 5.5).
    PickUp(WorkerSet, ThingId),
    /// Taking a share of a thing (5.7).
    TakeShare(WorkerId, ThingId),
    /// Handing a thing over to a worker (5.8).
    HandOver(ThingId, WorkerId),
    /// Putting one of some things down face up in the team's zone (5.3).
    PutDown(&'static [ThingId]),
    /// Buying a tool that the worker then holds (8.2).
    Buy(WorkerId, KindId),
    /// Climbing into the truck (9.2).
    ClimbIn(WorkerId),
    /// Taking the wheel (9.3).
    TakeWheel(WorkerId),
    /// Beginning to join two things (10.2).
    BeginJoining(ThingId, ThingId),
    /// Beginning to detach a component from its assembly (10.2).
    BeginDetaching(ThingId),
    /// Spending an action on the job by one of these workers (10.3).
    Work(WorkerSet),
    /// Spending an action on a fault (12.2).
    Debug,
    /// Testing the machine of a card (11.1).
    Test(MachineId),
    /// Ending the turn (3.7).
    EndTurn,
}

impl Wanted {
    /// Whether an action is of this pattern.
    pub fn is_met_by(&self, table: &Table, action: &Action) -> bool {
        self.is_handling(table, action) || self.is_building(table, action)
    }

    /// Whether an action is of this pattern, and one of moving, carrying or the truck.
    fn is_handling(&self, table: &Table, action: &Action) -> bool {
        match (self, action) {
            (Self::Go(workers, to), Action::Step { worker, direction }) => {
                workers.contains(*worker) && comes_nearer(table, *worker, *direction, *to)
            }
            (Self::Search(worker), Action::Search { worker: by })
            | (Self::ClimbIn(worker), Action::ClimbIn { worker: by })
            | (Self::TakeWheel(worker), Action::TakeWheel { worker: by }) => worker == by,
            (Self::PickUp(workers, thing), Action::PickUp { workers: by, thing: picked_up }) => {
                workers == by && is_of(table, *thing, *picked_up)
            }
            (Self::TakeShare(worker, thing), Action::TakeShare { worker: by, thing: shared }) => {
                worker == by && is_of(table, *thing, *shared)
            }
            (Self::HandOver(thing, to), Action::HandOver { thing: given, to: taker, .. }) => {
                to == taker && is_of(table, *thing, *given)
            }
            (Self::PutDown(things), Action::PutDown { thing, face_up: true, .. }) => things.contains(thing),
            _ => false,
        }
    }

    /// Whether an action is of this pattern, and one of buying, work, or the end of the turn.
    fn is_building(&self, table: &Table, action: &Action) -> bool {
        match (self, action) {
            (Self::Buy(worker, kind), Action::Buy { worker: by, kind: bought, to: HandOrGround::Hand }) => {
                worker == by && kind == bought
            }
            (Self::BeginJoining(one, other), Action::BeginJoining { first, second }) => {
                let pairs = [(first, second), (second, first)];
                pairs.into_iter().any(|(one_named, other_named)| {
                    is_of(table, *one, *one_named) && is_of(table, *other, *other_named)
                })
            }
            (Self::BeginDetaching(thing), Action::BeginDetaching { thing: detached }) => thing == detached,
            (Self::Work(workers), Action::Work { worker }) => workers.contains(*worker),
            (Self::Test(machine), Action::Test { machine: tested, .. }) => machine == tested,
            (Self::Debug, Action::Debug { .. }) | (Self::EndTurn, Action::EndTurn) => true,
            _ => false,
        }
    }
}

/// Workers who are asked for an action.
impl Wanted {
    /// Workers one of whom has to be chosen for an action of this pattern; empty if it does not
    /// matter who is.
    pub const fn workers(&self) -> WorkerSet {
        match self {
            Self::Go(workers, _) | Self::PickUp(workers, _) => *workers,
            Self::Search(worker) | Self::Buy(worker, _) | Self::ClimbIn(worker) | Self::TakeWheel(worker) => {
                WorkerSet::one(*worker)
            }
            Self::TakeShare(..)
            | Self::HandOver(..)
            | Self::PutDown(_)
            | Self::BeginJoining(..)
            | Self::BeginDetaching(_)
            | Self::Work(_)
            | Self::Debug
            | Self::Test(_)
            | Self::EndTurn => WorkerSet::EMPTY,
        }
    }

    /// Workers who are asked for an action that other workers would do; `None` if the action is of
    /// another pattern in any case.
    pub(super) fn workers_instead(&self, table: &Table, action: &Action) -> Option<WorkerSet> {
        match (self, action) {
            (Self::Go(workers, _), Action::Step { worker, .. }) | (Self::Work(workers), Action::Work { worker }) => {
                (!workers.contains(*worker)).then_some(*workers)
            }
            (Self::Search(asked), Action::Search { worker })
            | (Self::ClimbIn(asked), Action::ClimbIn { worker })
            | (Self::TakeWheel(asked), Action::TakeWheel { worker }) => {
                (asked != worker).then_some(WorkerSet::one(*asked))
            }
            (Self::Buy(asked, kind), Action::Buy { worker, kind: bought, .. }) => {
                (asked != worker && kind == bought).then_some(WorkerSet::one(*asked))
            }
            (Self::PickUp(workers, thing), Action::PickUp { workers: by, thing: picked_up }) => {
                (workers != by && is_of(table, *thing, *picked_up)).then_some(*workers)
            }
            _ => None,
        }
    }
}

/// Whether a step of a worker leads nearer to a square.
fn comes_nearer(table: &Table, worker: WorkerId, direction: Direction, to: Square) -> bool {
    let Some(from) = table.find_worker(LEARNER, worker).map(|worker| worker.square) else { return false };
    let distances = table.yard().distances(to);
    table.yard().step(from, direction).is_some_and(|next| distances[next.index()] < distances[from.index()])
}

/// Whether the thing `named` is `thing`, or is joined to it in an assembly.
fn is_of(table: &Table, thing: ThingId, named: ThingId) -> bool {
    table.whole(thing).contains(&named)
}
