//! Free acts: picking up what the machine needs, putting it down in the zone, making room.

use super::outlook::{Good, GoodPlace, Outlook};
use super::plan::{MachinePlan, Plans, beside_plan};
use super::shopping::is_for_sale;
use super::tasks::{Task, Tasks};
use crate::action::{Action, ThingId, WorkerId, WorkerSet};
use crate::set::limits::{BASE_LIMIT, HANDS};
use crate::set::{Class, Grade, KindId, Need, WorkPlace};
use crate::table::{Place, ThingView};
use crate::turn;
use crate::yard::Square;

/// Most penalty of what a worker keeps though the machine does not need it.
const PENALTY_OF_KEPT: u8 = 2;

/// The next thing to tidy up; `None` if all is in its place.
pub(super) fn tidy(outlook: &Outlook, plans: &Plans, plan: &MachinePlan, tasks: &Tasks) -> Option<Action> {
    define_blank(outlook, plan)
        .or_else(|| WorkerId::all().find_map(|worker| put_down(outlook, plans, plan, worker, tasks.of[worker.index()])))
        .or_else(|| pick_up(outlook, plans, plan, tasks))
        .filter(|action| turn::check_action(outlook.table, action).is_ok())
}

/// Defines a blank of the zone as what the machine needs (14.3).
fn define_blank(outlook: &Outlook, plan: &MachinePlan) -> Option<Action> {
    let needs = &outlook.table.data().machine(plan.machine).needs;
    plan.fill.iter().zip(needs).find_map(|(thing, need)| {
        let good = outlook.find_good((*thing)?)?;
        let lies_there = matches!(good.spot, GoodPlace::Zone(_));
        let kind = kind_for(outlook, need)?;
        (good.is_blank && lies_there).then_some(Action::Define { thing: good.id, kind })
    })
}

/// A kind that fills a need.
fn kind_for(outlook: &Outlook, need: &Need) -> Option<KindId> {
    let data = outlook.table.data();
    data.junk_ids().filter(|&kind| need.fits(data, kind)).min_by_key(|&kind| data.kind(kind).penalty)
}

/// Puts down what a worker carries and does not need: in the zone what the machine is built of and
/// tools that stay there, elsewhere what has become useless.
fn put_down(outlook: &Outlook, plans: &Plans, plan: &MachinePlan, worker: WorkerId, task: Task) -> Option<Action> {
    let is_aboard = outlook.table.worker(outlook.seat, worker).is_aboard;
    if is_aboard {
        return None;
    }
    let held = outlook.table.held_by(outlook.seat, worker).map(|(_, thing)| thing);
    held.filter(|thing| outlook.table.first_of(thing.id) == thing.id).find_map(|thing| {
        if outlook.is_home(worker) {
            put_down_at_home(outlook, plans, plan, worker, task, &thing)
        } else {
            drop_useless(outlook, plan, worker, &thing)
        }
    })
}

fn put_down_at_home(
    outlook: &Outlook,
    plans: &Plans,
    plan: &MachinePlan,
    worker: WorkerId,
    task: Task,
    thing: &ThingView,
) -> Option<Action> {
    let kind = thing.kind(outlook.seat);
    let lay = |face_up| Some(Action::PutDown { worker, thing: thing.id, face_up });
    let has_room = usize::from(outlook.table.room_left(outlook.seat)) >= outlook.table.whole(thing.id).len();
    match kind.class {
        Class::Tool | Class::Powerup => {
            let is_of_zone = kind.place == WorkPlace::Zone;
            let leaves = matches!(task, Task::Search(_) | Task::Fetch(..)) && kind.hands > 0 && kind.scan().is_none();
            if has_room && (is_of_zone || leaves) { lay(true) } else { None }
        }
        Class::Junk | Class::Blank if plan.uses(thing.id) => {
            if has_room {
                return lay(true);
            }
            // Without room it stays in hand until there is some.
            make_room(outlook, plans, plan)
        }
        Class::Junk | Class::Blank => {
            let needed = plan.fill.iter().flatten().filter(|thing| !outlook.lies_in_zone(**thing)).count();
            let has_room = usize::from(outlook.table.room_left(outlook.seat)) > needed + plan.unknown();
            let is_kept = !is_for_sale(outlook, plans, thing.id) || thing.grade() >= Some(Grade::B);
            lay(is_kept && has_room)
        }
    }
}

/// Makes room in the zone (7.3) by giving up what no card needs, or else what this machine does not
/// need.
fn make_room(outlook: &Outlook, plans: &Plans, plan: &MachinePlan) -> Option<Action> {
    let wholes = outlook.table.wholes_at(Place::Zone(outlook.seat)).filter(|thing| !thing.is_tool());
    let is_used = |thing: &ThingView| outlook.table.whole(thing.id).iter().any(|part| plan.uses(*part));
    let unused = wholes.filter(|thing| !is_used(thing));
    let largest = unused.max_by_key(|thing| {
        let size = outlook.table.whole(thing.id).len();
        (plans.is_useless(outlook, thing.id), size, std::cmp::Reverse(thing.grade()))
    });
    largest.map(|thing| Action::Discard { thing: thing.id })
}

/// Drops what the machine does not need, unless it is good and light.
fn drop_useless(outlook: &Outlook, plan: &MachinePlan, worker: WorkerId, thing: &ThingView) -> Option<Action> {
    let kind = thing.kind(outlook.seat);
    let is_object = matches!(kind.class, Class::Junk | Class::Blank);
    let is_good = thing.grade() >= Some(Grade::B) && kind.penalty <= PENALTY_OF_KEPT && kind.hands <= 1;
    let is_dropped = is_object && !plan.uses(thing.id) && !is_good;
    is_dropped.then_some(Action::PutDown { worker, thing: thing.id, face_up: false })
}

/// Picks up something that the machine is built of. In the zone it must be possible to lay it face
/// up then.
fn pick_up(outlook: &Outlook, plans: &Plans, plan: &MachinePlan, tasks: &Tasks) -> Option<Action> {
    let wanted = plan.fill.iter().flatten().filter_map(|&thing| outlook.find_good(thing));
    wanted.into_iter().find_map(|good| match good.spot {
        GoodPlace::Lying(square, true) => {
            let Some(workers) = takers(outlook, good, square, tasks) else {
                return free_for(outlook, plan, good, square);
            };
            if square == outlook.zone && outlook.table.room_left(outlook.seat) == 0 {
                return make_room(outlook, plans, plan);
            }
            Some(Action::PickUp { workers, thing: good.id })
        }
        _ => None,
    })
}

/// Puts down what a worker on a square carries beside the plan, so that something can be picked up
/// there that is needed.
fn free_for(outlook: &Outlook, plan: &MachinePlan, good: &Good, square: Square) -> Option<Action> {
    let kind = outlook.kind_of(good);
    if kind.hands > HANDS || square == outlook.zone {
        return None;
    }
    WorkerId::all().find_map(|worker| {
        let beside = beside_plan(outlook, plan, worker);
        let hands = outlook.table.free_hands(outlook.seat, worker);
        let held: u8 = beside.iter().map(|thing| thing.kind(outlook.seat).hands).sum();
        let can_take = outlook.square_of(worker) == square && hands + held >= kind.hands;
        let thing = beside.first().filter(|_| can_take)?.id;
        Some(Action::PutDown { worker, thing, face_up: false })
    })
}

/// Workers who pick up something on their square: one whose hands are free, the one first who came
/// for it, or two for what is too heavy for one.
fn takers(outlook: &Outlook, good: &Good, square: Square, tasks: &Tasks) -> Option<WorkerSet> {
    let kind = outlook.kind_of(good);
    let there = WorkerId::all().filter(|&worker| {
        let found = outlook.table.worker(outlook.seat, worker);
        found.square == square && !found.is_aboard
    });
    let mut there: Vec<WorkerId> = there.collect();
    let free = |worker: WorkerId| outlook.table.free_hands(outlook.seat, worker);
    let came = |worker: WorkerId| tasks.of[worker.index()] == Task::Fetch(good.id, square);
    there.sort_by_key(|&worker| (!came(worker), std::cmp::Reverse(outlook.left(worker)), worker));
    if outlook.is_for_two(kind) {
        there.retain(|&worker| free(worker) == HANDS);
        return (there.len() >= 2).then(|| there.into_iter().take(2).collect());
    }
    let can_walk = |worker: WorkerId| {
        let load = outlook.table.load(outlook.seat, worker).penalty + u16::from(kind.penalty);
        load + 2 <= u16::from(BASE_LIMIT)
    };
    there.retain(|&worker| free(worker) >= kind.hands && can_walk(worker));
    there.first().map(|&worker| WorkerSet::one(worker))
}

/// Puts down a thing of the hand that is in the way of a tool, in the zone; `None` if nothing is.
pub(super) fn free_a_hand(outlook: &Outlook, worker: WorkerId, kept: Option<ThingId>) -> Option<Action> {
    let held = outlook.table.held_by(outlook.seat, worker).map(|(_, thing)| thing);
    let mut in_the_way = held.filter(|thing| {
        let hands = outlook.table.bare_weight(thing.id, outlook.seat).hands;
        hands > 0 && Some(thing.id) != kept
    });
    let thing = in_the_way.next()?;
    let face_up = usize::from(outlook.table.room_left(outlook.seat)) >= outlook.table.whole(thing.id).len();
    // A tool that lies face down could be taken by anybody.
    if !face_up && thing.is_tool() {
        return None;
    }
    Some(Action::PutDown { worker, thing: thing.id, face_up })
}
