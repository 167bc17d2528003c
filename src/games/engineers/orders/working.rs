//! Work in the own zone until it is done: the job, a fault, training.

use super::errand::Errand;
use super::next::Next;
use crate::action::{Action, Illegal, ThingId};
use crate::set::Job;
use crate::table::Place;
use crate::turn::work::zone_work::{find_own_thing, sorted_whole};

impl Errand<'_> {
    /// The next action of work on the team's job (10.3), which is done when there is none.
    pub(super) fn work(self) -> Next {
        match self.table.job(self.seat) {
            Some(job) => self.work_with_tool(job.plan.job(), Action::Work { worker: self.worker }),
            None => Next::Done,
        }
    }

    /// The next action of debugging a machine until its fault is found (12.2).
    pub(super) fn debug(self, machine: ThingId) -> Next {
        if let Err(illegal) = find_own_thing(self.table, self.seat, machine) {
            return Next::Asks(illegal);
        }
        if !self.table.state().is_faulty(&sorted_whole(self.table, machine)) {
            return Next::Done;
        }
        self.work_with_tool(Job::Debug, Action::Debug { worker: self.worker, machine })
    }

    /// The next action of training on a thing until it gives no more markers (13.2), or is used up.
    pub(super) fn train(self, thing: ThingId) -> Next {
        let is_used_up = self.table.find_thing(thing).is_some_and(|thing| thing.place == Place::Away);
        if is_used_up {
            return Next::Done;
        }
        if let Err(illegal) = find_own_thing(self.table, self.seat, thing) {
            return Next::Asks(illegal);
        }
        let train = || self.attempt(Action::Train { worker: self.worker, thing });
        let next = self.walk_home().unwrap_or_else(train);
        if next == Next::Asks(Illegal::MostMarkers) { Next::Done } else { next }
    }

    /// The next step home, tool to take or action of work.
    fn work_with_tool(self, job: Job, action: Action) -> Next {
        if let Some(next) = self.walk_home().or_else(|| self.put_down_junk()) {
            return next;
        }
        // Tools are left for others by a worker who does no more work in this turn.
        if self.table.actions_left(self.seat, self.worker) == 0 {
            return self.attempt_when_rested(action);
        }
        self.equip(job).unwrap_or_else(|| self.attempt(action))
    }

    /// Waiting for the next turn, unless the load leaves no action in any.
    fn attempt_when_rested(self, action: Action) -> Next {
        if self.table.limit(self.seat, self.worker) > 0 { Next::Waits } else { self.attempt(action) }
    }

    /// The next step home; `None` in the own zone.
    fn walk_home(self) -> Option<Next> {
        match self.zone() {
            Ok(zone) => self.walk(zone),
            Err(illegal) => Some(Next::Asks(illegal)),
        }
    }
}
