//! The next action of a worker for its task.

use super::outlook::Outlook;
use super::shopping::purchase_for;
use super::tasks::{Task, Tasks};
use super::tidying::free_a_hand;
use crate::action::{Action, ThingId, WorkerId, WorkerSet};
use crate::set::Job;
use crate::table::{JobPlan, ThingView};
use crate::turn;
use crate::turn::moving::step::step_together;
use crate::turn::work::zone_work::man_actions;
use crate::yard::Square;

/// The next action of the workers: those first who are on their way.
pub(super) fn act(outlook: &Outlook, tasks: &Tasks, machine: Option<ThingId>) -> Option<Action> {
    let mut workers: Vec<WorkerId> = WorkerId::all().collect();
    workers.sort_by_key(|worker| (rank(tasks.of[worker.index()]), worker.index()));
    workers.into_iter().find_map(|worker| {
        let action = act_of(outlook, tasks, worker, machine)?;
        turn::check_action(outlook.table, &action).is_ok().then_some(action)
    })
}

const fn rank(task: Task) -> u8 {
    match task {
        Task::GetOut => 0,
        Task::Home => 1,
        Task::Fetch(..) => 2,
        Task::Search(_) => 3,
        Task::Work => 4,
        Task::Debug => 5,
        Task::Rest => 6,
    }
}

fn act_of(outlook: &Outlook, tasks: &Tasks, worker: WorkerId, machine: Option<ThingId>) -> Option<Action> {
    match tasks.of[worker.index()] {
        Task::Rest => None,
        Task::GetOut => Some(Action::ClimbOut { worker }),
        Task::Home => step(outlook, worker, outlook.zone),
        Task::Fetch(_, square) => step(outlook, worker, square),
        Task::Search(square) => {
            if outlook.square_of(worker) == square {
                Some(Action::Search { worker })
            } else {
                step(outlook, worker, square)
            }
        }
        Task::Work => work(outlook, tasks.work.job?, worker),
        Task::Debug => debug(outlook, machine?, worker),
    }
}

/// The next step of a worker to a square, with all who share a load, if they can.
fn step(outlook: &Outlook, worker: WorkerId, square: Square) -> Option<Action> {
    let together = step_together(outlook.table, outlook.seat, worker);
    let can_all = together.iter().all(|sharer| outlook.left(sharer) > 0);
    let own = outlook.square_of(worker);
    if !can_all || own == square {
        return None;
    }
    let ways = outlook.table.yard().distances(square);
    let nearer = outlook.table.yard().neighbours(own).find(|(_, next)| ways[next.index()] < ways[own.index()]);
    nearer.map(|(direction, _)| Action::Step { worker, direction })
}

/// Work on the job that comes first, with the best tool.
fn work(outlook: &Outlook, job: JobPlan, worker: WorkerId) -> Option<Action> {
    if outlook.left(worker) == 0 {
        return None;
    }
    let is_begun = outlook.table.job(outlook.seat).is_some_and(|own| own.plan == job);
    if !is_begun {
        return Some(match job {
            JobPlan::Join(first, second) => Action::BeginJoining { first, second },
            JobPlan::Detach(thing) => Action::BeginDetaching { thing },
        });
    }
    equip(outlook, worker, job.job()).or(Some(Action::Work { worker }))
}

/// Debugging of a faulty machine, with the best tool.
fn debug(outlook: &Outlook, machine: ThingId, worker: WorkerId) -> Option<Action> {
    if outlook.left(worker) == 0 {
        return None;
    }
    equip(outlook, worker, Job::Debug).or(Some(Action::Debug { worker, machine }))
}

/// Act that gets a worker a better tool for a job, or a free hand for it: a purchase, something put
/// down, or a tool picked up.
fn equip(outlook: &Outlook, worker: WorkerId, job: Job) -> Option<Action> {
    let times = man_actions(outlook.table, outlook.seat, worker, job);
    let free = outlook.table.free_hands(outlook.seat, worker);
    let times_of = |thing: &ThingView| thing.kind(outlook.seat).work(job).unwrap_or(1);
    let better = outlook.takeable_tools(worker).filter(|tool| times_of(tool) > times).max_by_key(times_of);
    let held = outlook.table.tools_in_hand(outlook.seat, worker).filter(|tool| times_of(tool) > 1).max_by_key(times_of);
    if let Some(tool) = better {
        // A hand for the tool, and one for the work (10.3).
        if free >= 2 {
            return Some(Action::PickUp { workers: WorkerSet::one(worker), thing: tool.id });
        }
        return free_a_hand(outlook, worker, None);
    }
    if times == 1 && free >= 2 {
        let purchase = purchase_for(outlook, worker, job);
        if purchase.is_some() {
            return purchase;
        }
    }
    if free == 0 { free_a_hand(outlook, worker, held.map(|tool| tool.id)) } else { None }
}
