//! Carrying on with orders, one worker after the other.

use shell::seats::SeatId;

use super::next::Next;
use super::next_action::next_action;
use crate::action::{Action, Illegal, TableEvent, ThingId, WorkerId, WorkerSet};
use crate::record::{Order, Orders};
use crate::table::Table;

/// Most actions of a run. A team has some thirty in a turn, and the free ones between them.
const MOST_ACTIONS: u16 = 400;

/// Run through orders of a team in its turn: it is asked for an action, told what followed from it,
/// and asked again, until it stops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRun {
    seat: SeatId,
    /// Workers who take part.
    workers: WorkerSet,
    /// Worker whose order goes on first.
    current: WorkerId,
    /// Workers who cannot go on since the last action.
    waiting: WorkerSet,
    actions: u16,
    found: Vec<ThingId>,
    /// The first order that could not go on, which is told when the others stop.
    asked: Option<RunStop>,
}

/// Answer of a run that is asked for an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunStep {
    /// An action that the table allows now.
    Act(Action),
    /// The run stops here.
    Stop(RunStop),
}

/// Reason why a run stops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunStop {
    /// All orders are carried out or wait for the next turn.
    Finished,
    /// It is not the team's turn, or a deal is open (16.6).
    NotNow,
    /// A search showed things that were not open to the team (6.3); the orders stay.
    Found {
        /// Worker whose order led to it.
        worker: WorkerId,
        /// Things that were shown.
        things: Vec<ThingId>,
    },
    /// An order cannot go on without a choice of the player, and is taken away.
    Asked {
        /// Worker who had the order.
        worker: WorkerId,
        /// The order.
        order: Order,
        /// Reason why it cannot go on.
        why: Illegal,
    },
}

/// Takes away the orders of a team on turn that are carried out, by whomever.
pub fn drop_done_orders(table: &Table, orders: &mut Orders, seat: SeatId) {
    let is_done = |worker: &WorkerId| {
        let order = orders.of(seat, *worker);
        order.is_some_and(|order| next_action(table, orders, seat, *worker, order) == Next::Done)
    };
    let done: Vec<WorkerId> = WorkerId::all().filter(is_done).collect();
    done.into_iter().for_each(|worker| orders.give(seat, worker, None));
}

impl OrderRun {
    /// Run through all orders of a team: carrying on.
    pub const fn of_team(seat: SeatId) -> Self {
        Self::of_workers(seat, WorkerSet::ALL)
    }

    /// Run through the orders of some workers of a team, such as one who was just given one.
    pub const fn of_workers(seat: SeatId, workers: WorkerSet) -> Self {
        Self {
            seat,
            workers,
            current: WorkerId(0),
            waiting: WorkerSet::EMPTY,
            actions: 0,
            found: Vec::new(),
            asked: None,
        }
    }

    /// The next action, or why the run stops. Orders that are carried out, and those that cannot go
    /// on, are taken away.
    pub fn next_step(&mut self, table: &Table, orders: &mut Orders) -> RunStep {
        if !self.found.is_empty() {
            let things = std::mem::take(&mut self.found);
            return RunStep::Stop(RunStop::Found { worker: self.current, things });
        }
        if !table.turn().is_some_and(|turn| turn.seat == self.seat && turn.deal.is_none()) {
            return RunStep::Stop(RunStop::NotNow);
        }
        while let Some((worker, order)) = self.next_worker(orders).filter(|_| self.actions < MOST_ACTIONS) {
            match next_action(table, orders, self.seat, worker, order) {
                Next::Act(action) => return self.take(worker, action),
                Next::Waits => self.waiting = self.waiting.with(worker),
                Next::Done => {
                    orders.give(self.seat, worker, None);
                    // Somebody may have waited for this worker.
                    self.waiting = WorkerSet::EMPTY;
                }
                Next::Asks(why) => {
                    orders.give(self.seat, worker, None);
                    let stop = RunStop::Asked { worker, order, why };
                    if why == Illegal::Shared {
                        // Whoever else has an order would take the worker along.
                        return RunStep::Stop(stop);
                    }
                    self.asked.get_or_insert(stop);
                }
            }
        }
        RunStep::Stop(self.asked.take().unwrap_or(RunStop::Finished))
    }

    /// Notes what followed from the last action.
    pub fn note(&mut self, events: &[TableEvent]) {
        for event in events {
            if let TableEvent::Opened { seat, things, by_notebook: false, .. } = event
                && *seat == self.seat
            {
                self.found.extend(things);
            }
        }
    }

    /// The next worker who has an order and does not wait, from the current one on and then round.
    fn next_worker(&self, orders: &Orders) -> Option<(WorkerId, Order)> {
        let from_current = WorkerId::all().filter(|&worker| worker >= self.current);
        let round = from_current.chain(WorkerId::all().filter(|&worker| worker < self.current));
        let able = round.filter(|&worker| self.workers.contains(worker) && !self.waiting.contains(worker));
        able.filter_map(|worker| Some((worker, orders.of(self.seat, worker)?))).next()
    }

    fn take(&mut self, worker: WorkerId, action: Action) -> RunStep {
        self.current = worker;
        self.waiting = WorkerSet::EMPTY;
        self.actions += 1;
        RunStep::Act(action)
    }
}
