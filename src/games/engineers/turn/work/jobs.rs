//! Joining and detaching (section 10).

use shell::seats::SeatId;
use smallvec::{SmallVec, smallvec};

use super::zone_work::{check_hand_free, find_own_thing, man_actions};
use crate::action::{Illegal, TableEvent, ThingId, WorkerId};
use crate::set::limits::LINK_MA;
use crate::table::{JobInHand, JobPlan, Table};
use crate::turn::handling;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;

/// Checks the beginning of a job that joins two things of the own zone, each a component or an
/// assembly (10.2). No worker is needed. The job that the team does already is refused, so that
/// nothing is lost by mistake (10.4).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_begin_joining(table: &Table, seat: SeatId, first: ThingId, second: ThingId) -> Result<(), Illegal> {
    for thing in [first, second] {
        let found = find_own_thing(table, seat, thing)?;
        // A component of an assembly is one for every team, also a blank that another has defined.
        if found.assembly().is_none() && !found.is_component(seat) {
            return Err(Illegal::NotAComponent);
        }
    }
    if table.first_of(first) == table.first_of(second) {
        return Err(Illegal::SameAssembly);
    }
    check_other_job(table, seat, joining_of(table, first, second))
}

/// Checks the beginning of a job that detaches a component from its assembly in the own zone
/// (10.2).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_begin_detaching(table: &Table, seat: SeatId, thing: ThingId) -> Result<(), Illegal> {
    if find_own_thing(table, seat, thing)?.assembly().is_none() {
        return Err(Illegal::NotJoined);
    }
    check_other_job(table, seat, JobPlan::Detach(thing))
}

/// Checks an action of a worker on the team's job (10.3).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_work(table: &Table, seat: SeatId, worker: WorkerId) -> Result<(), Illegal> {
    spending::find_in_zone(table, seat, worker)?;
    if table.job(seat).is_none() {
        return Err(Illegal::NoJob);
    }
    check_hand_free(table, seat, worker)?;
    spending::check_actions(table, seat, worker, 1)
}

/// Begins to join two things; another job is lost (10.4).
pub(super) fn begin_joining(order: &mut OrderOfPlay, seat: SeatId, first: ThingId, second: ThingId) {
    let plan = joining_of(&order.read(), first, second);
    begin(order, seat, plan, smallvec![first, second]);
}

/// Begins to detach a component from its assembly; another job is lost (10.4).
pub(super) fn begin_detaching(order: &mut OrderOfPlay, seat: SeatId, thing: ThingId) {
    begin(order, seat, JobPlan::Detach(thing), smallvec![thing]);
}

/// Spends an action of a worker on the team's job. With the last man-action the job is done; those
/// beyond it are lost (10.4).
pub(super) fn work(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId) {
    let Some(job) = order.read().job(seat) else { return };
    let done = man_actions(&order.read(), seat, worker, job.plan.job());
    let total = job.done.saturating_add(done).min(LINK_MA);
    spending::spend(order, seat, worker, 1);
    order.report(TableEvent::Worked { seat, worker, done, total });
    let left = (total < LINK_MA).then_some(JobInHand { done: total, ..job });
    order.table.change_team(seat, |team| team.job = left);
    if left.is_none() {
        finish(order, seat, job.plan);
    }
}

/// Job that joins two things: each is named by its first component and the lower number comes
/// first, so that the same job is always written the same way.
fn joining_of(table: &Table, first: ThingId, second: ThingId) -> JobPlan {
    let first = table.first_of(first);
    let second = table.first_of(second);
    JobPlan::Join(first.min(second), first.max(second))
}

/// Checks that a job is not the one that the team does already.
fn check_other_job(table: &Table, seat: SeatId, plan: JobPlan) -> Result<(), Illegal> {
    let is_same = table.job(seat).is_some_and(|job| job.plan == plan);
    if is_same { Err(Illegal::SameJob) } else { Ok(()) }
}

fn begin(order: &mut OrderOfPlay, seat: SeatId, plan: JobPlan, things: SmallVec<[ThingId; 6]>) {
    handling::lose_job(order, seat);
    order.table.change_team(seat, |team| team.job = Some(JobInHand { plan, done: 0 }));
    order.report(TableEvent::JobBegun { seat, job: plan.job(), things });
}

/// Joins or detaches the things of a job that is done (10.2).
fn finish(order: &mut OrderOfPlay, seat: SeatId, plan: JobPlan) {
    match plan {
        JobPlan::Join(first, second) => {
            let components = order.table.join(first, second);
            order.report(TableEvent::Joined { seat, components });
        }
        JobPlan::Detach(thing) => {
            let rest = order.table.detach(thing);
            order.report(TableEvent::Detached { seat, thing, rest });
        }
    }
}
