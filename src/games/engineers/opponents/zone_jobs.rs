//! Jobs of the zone that bring a plan on (section 10).

use smallvec::SmallVec;

use super::outlook::{GoodPlace, Outlook};
use super::plan::MachinePlan;
use crate::action::{ThingId, WorkerId};
use crate::set::Job;
use crate::set::limits::LINK_MA;
use crate::table::JobPlan;
use crate::turn::work::zone_work::man_actions;

/// Work that waits in the zone.
#[derive(Clone, Debug, Default)]
pub(super) struct ZoneWork {
    /// Job that comes first: the team's own, if it brings the plan on.
    pub job: Option<JobPlan>,
    /// Man-actions of all jobs that can be done with what lies there.
    pub left: u16,
}

/// Parts of a plan as they lie in the zone.
#[derive(Default)]
struct Parts {
    /// Components of the core that must go.
    unused: SmallVec<[ThingId; 6]>,
    /// Loose things that the machine is built of.
    loose: SmallVec<[ThingId; 6]>,
    /// Such things that other assemblies hold.
    joined: SmallVec<[ThingId; 6]>,
}

/// The work that waits in the zone for a plan.
pub(super) fn zone_work(outlook: &Outlook, plan: &MachinePlan) -> ZoneWork {
    let parts = parts_of(outlook, plan);
    let core = plan.core.and_then(|core| outlook.table.assembly(core).iter().min().copied());
    let joins = (parts.loose.len() + parts.joined.len() + usize::from(core.is_some())).saturating_sub(1);
    let jobs = (joins + parts.unused.len() + parts.joined.len()) as u16;
    let current = outlook.table.job(outlook.seat);
    let kept = current.filter(|job| brings_on(outlook, plan, &parts, core, job.plan));
    let first = || first_job(&parts, core);
    let left = (jobs * u16::from(LINK_MA)).saturating_sub(kept.map_or(0, |job| job.done.into()));
    ZoneWork { job: kept.map(|job| job.plan).or_else(first), left }
}

fn parts_of(outlook: &Outlook, plan: &MachinePlan) -> Parts {
    let mut parts = Parts::default();
    if let Some(core) = plan.core {
        parts.unused = outlook.table.assembly(core).iter().copied().filter(|&thing| !plan.uses(thing)).collect();
    }
    for thing in plan.fill.iter().copied().flatten() {
        match outlook.find_good(thing).map(|good| (good.spot, good.is_blank)) {
            Some((GoodPlace::Zone(None), false)) => parts.loose.push(thing),
            Some((GoodPlace::Zone(Some(assembly)), _)) if Some(assembly) != plan.core => parts.joined.push(thing),
            _ => {}
        }
    }
    parts
}

/// Whether the team's job is one of those that bring the plan on.
fn brings_on(outlook: &Outlook, plan: &MachinePlan, parts: &Parts, core: Option<ThingId>, job: JobPlan) -> bool {
    match job {
        JobPlan::Detach(thing) => parts.unused.contains(&thing) || parts.joined.contains(&thing),
        JobPlan::Join(first, second) => [first, second].into_iter().all(|thing| {
            let is_core = core == Some(outlook.table.first_of(thing));
            is_core || (plan.uses(thing) && parts.loose.contains(&thing))
        }),
    }
}

/// The job to begin: joining before detaching, as what is joined stays joined.
fn first_job(parts: &Parts, core: Option<ThingId>) -> Option<JobPlan> {
    let join = |one: ThingId, other: ThingId| JobPlan::Join(one.min(other), one.max(other));
    match (core, parts.loose.as_slice()) {
        (Some(core), [first, ..]) => Some(join(core, *first)),
        (None, [first, second, ..]) => Some(join(*first, *second)),
        _ => parts.unused.first().or_else(|| parts.joined.first()).map(|&thing| JobPlan::Detach(thing)),
    }
}

/// Man-actions that an action of a worker of the zone would count on a job, with the best tool that
/// the worker could take.
pub(super) fn pace_of(outlook: &Outlook, worker: WorkerId, job: Job) -> u8 {
    let own = man_actions(outlook.table, outlook.seat, worker, job);
    let taken = outlook.takeable_tools(worker).filter_map(|tool| tool.kind(outlook.seat).work(job)).max();
    own.max(taken.unwrap_or(1))
}
