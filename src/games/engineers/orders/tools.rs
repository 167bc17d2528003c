//! The best tool for a job, and a free hand beside it (10.3).

use super::errand::Errand;
use super::next::Next;
use crate::action::{Action, Illegal, ThingId, WorkerSet};
use crate::set::{Job, WorkPlace};
use crate::table::{Place, ThingView};
use crate::turn;
use crate::turn::carrying::taking::check_untied;
use crate::turn::work::zone_work::man_actions;

impl<'t> Errand<'t> {
    /// The next thing that is picked up or put down for work in the own zone; `None` if the worker
    /// has the best tool that is to be had and a hand free.
    pub(super) fn equip(self, job: Job) -> Option<Next> {
        if let Some(action) = self.change_tool(job) {
            return Some(Next::Act(action));
        }
        let free = self.table.free_hands(self.seat, self.worker);
        if free > 0 {
            return None;
        }
        let spare = self.spare(job, self.best_in_hand(job));
        Some(spare.map_or(Next::Asks(Illegal::NoHands { needs: 1, free }), |spare| self.put_down(spare.id)))
    }

    /// The picking up of the best tool that lies in the zone and is better than what the worker
    /// has, or the putting down of what is in the way; `None` if neither is possible.
    fn change_tool(self, job: Job) -> Option<Action> {
        let tool = self.better_tool(job)?;
        let needs = self.hands_taken_by(&tool);
        let free = u16::from(self.table.free_hands(self.seat, self.worker));
        let pick_up = Action::PickUp { workers: WorkerSet::one(self.worker), thing: tool.id };
        let spare = self.spare(job, None);
        // The tool leaves room for what is put down after it.
        let fits_later = spare.as_ref().is_some_and(|spare| {
            let room = usize::from(self.table.room_left(self.seat)) + 1;
            self.table.whole(spare.id).len() <= room
        });
        let action = if free > needs || (free == needs && fits_later) {
            pick_up
        } else {
            Action::PutDown { worker: self.worker, thing: spare?.id, face_up: true }
        };
        turn::check_action(self.table, &action).is_ok().then_some(action)
    }

    /// The best tool of the zone for a job that no other worker has used in this turn, if it is
    /// better than what the worker has; of equal ones the first.
    fn better_tool(self, job: Job) -> Option<ThingView<'t>> {
        let times = man_actions(self.table, self.seat, self.worker, job);
        let lying = self.table.at(Place::Zone(self.seat));
        let tools = lying.filter(|tool| tool.kind(self.seat).place == WorkPlace::Hand);
        let better = tools.filter(|tool| self.times(tool, job) > times);
        let free = better.filter(|tool| check_untied(self.table, self.worker, tool.id).is_ok());
        free.reduce(|best, next| if self.times(&next, job) > self.times(&best, job) { next } else { best })
    }

    /// Man-actions that an action on a job counts with a thing.
    fn times(self, thing: &ThingView, job: Job) -> u8 {
        thing.kind(self.seat).work(job).unwrap_or(1)
    }

    /// The best tool for a job that the worker holds.
    fn best_in_hand(self, job: Job) -> Option<ThingId> {
        let tools = self.table.tools_in_hand(self.seat, self.worker).filter(|tool| self.times(tool, job) > 1);
        tools.max_by_key(|tool| self.times(tool, job)).map(|tool| tool.id)
    }

    /// Thing in the worker's hands that is the first to be put down, besides one that is kept:
    /// loads before tools, and of tools the one that helps the least.
    fn spare(self, job: Job, kept: Option<ThingId>) -> Option<ThingView<'t>> {
        let in_hands = self.carried().filter(|thing| self.hands_taken_by(thing) > 0);
        let spares = in_hands.filter(|thing| Some(thing.id) != kept);
        spares.min_by_key(|thing| (thing.is_tool(), self.times(thing, job)))
    }
}
