//! The machine that a player builds, and of what: the card with the most points for its effort.

use smallvec::SmallVec;

use super::needs::NEVER;
use super::outlook::{Good, GoodPlace, Outlook};
use crate::action::{AssemblyId, ThingId, WorkerId};
use crate::set::limits::{BASE_VALUE, LINK_MA};
use crate::set::{Class, Grade, MachineId, Need};
use crate::table::{JobPlan, Place, ThingView};

/// Sets of needs of a machine.
const MASKS: usize = 64;
/// Effort of a test that fails.
const FAILURE: f32 = 60.0;
/// Sides of the die.
const SIDES: f32 = 20.0;
/// Grade that is expected of what is not found yet, as a number of the success value.
const VALUE_OF_UNKNOWN: f32 = -1.2;
/// Effort by which a plan that goes on with the team's job counts less, so that small changes
/// elsewhere do not turn the team to another one.
const STAYING: f32 = 3.0;
/// Man-actions of a turn that go into a machine.
const PACE: f32 = 15.0;

/// A machine that a player builds, and of what.
#[derive(Clone, Debug)]
pub(super) struct MachinePlan {
    /// Card.
    pub machine: MachineId,
    /// Assembly of the own zone that it is built on.
    pub core: Option<AssemblyId>,
    /// Things for the needs; `None` for what has to be found.
    pub fill: SmallVec<[Option<ThingId>; 6]>,
    /// Effort that is left, in man-actions.
    pub effort: f32,
    /// Whether the machine is complete, but faulty, and is debugged.
    pub is_debugged: bool,
}

/// Best choice for a set of needs: effort, and for each need the index of a good.
#[derive(Clone, Copy)]
struct Best {
    effort: f32,
    goods: [u8; 6],
}

/// Mark of a need for which a choice has no good.
const NONE: u8 = u8::MAX;

impl MachinePlan {
    /// Whether a thing is one of those that the machine is built of.
    pub fn uses(&self, thing: ThingId) -> bool {
        self.fill.contains(&Some(thing))
    }

    /// Number of needs for which something has to be found.
    pub fn unknown(&self) -> usize {
        self.fill.iter().filter(|thing| thing.is_none()).count()
    }

    /// Whether the machine cannot be built by what the player knows.
    pub const fn is_hopeless(&self) -> bool {
        self.effort >= NEVER
    }

    /// Points for the effort.
    pub fn rate(&self, outlook: &Outlook) -> f32 {
        let points = f32::from(outlook.table.data().machine(self.machine).points);
        let effort = self.effort.max(1.0);
        if !outlook.habits.counts_rounds {
            return points / effort;
        }
        let lacking = outlook.table.setup().options.target.saturating_sub(outlook.table.points(outlook.seat));
        let counted = points.min(f32::from(lacking) + 10.0);
        let is_in_time = effort / PACE <= f32::from(outlook.rounds_left());
        if is_in_time { counted / effort } else { 0.2 * counted / effort }
    }
}

/// Plans for all cards of a hand.
pub(super) struct Plans {
    /// A plan for each card.
    pub all: Vec<MachinePlan>,
    /// Index of the one that is followed.
    chosen: usize,
}

impl Plans {
    /// Plans for the hand of a seat; the one with the best rate is followed.
    pub fn new(outlook: &Outlook) -> Self {
        let all: Vec<MachinePlan> =
            outlook.table.hand(outlook.seat).map(|(machine, _)| plan_for(outlook, machine)).collect();
        let indices = 0..all.len();
        let chosen = if outlook.habits.weighs_cards {
            indices.max_by(|&one, &other| all[one].rate(outlook).total_cmp(&all[other].rate(outlook)))
        } else {
            // Any order that does not prefer small machines, and stays the same.
            indices.min_by_key(|&index| (all[index].is_hopeless(), u16::from(all[index].machine.0) * 37 % 25))
        };
        Self { chosen: chosen.unwrap_or(0), all }
    }

    /// The same plans, of which another one is followed.
    pub fn following(&self, index: usize) -> Self {
        Self { all: self.all.clone(), chosen: index }
    }

    /// The plan that is followed; `None` without cards.
    pub fn chosen(&self) -> Option<&MachinePlan> {
        self.all.get(self.chosen)
    }

    /// Whether something is worth keeping, though the plan that is followed does not use it: it
    /// would fill a need of a card of the hand, and is fair at least.
    pub fn is_spare(&self, outlook: &Outlook, good: &Good) -> bool {
        let needs = self.all.iter().flat_map(|plan| &outlook.table.data().machine(plan.machine).needs);
        good.grade >= Grade::C && needs.into_iter().any(|need| outlook.fits(good, need))
    }

    /// Whether no plan uses anything of the assembly that a thing is in, or the thing itself.
    pub fn is_useless(&self, outlook: &Outlook, thing: ThingId) -> bool {
        let whole = outlook.table.whole(thing);
        !whole.iter().any(|component| self.all.iter().any(|plan| plan.uses(*component)))
    }
}

/// Loose objects that a worker carries and that the plan does not use.
pub(super) fn beside_plan<'t>(
    outlook: &Outlook<'t>,
    plan: &MachinePlan,
    worker: WorkerId,
) -> SmallVec<[ThingView<'t>; 2]> {
    let held = outlook.table.held_by(outlook.seat, worker).filter(|(workers, _)| workers.len() == 1);
    let beside = held.map(|(_, thing)| thing).filter(|thing| {
        let is_object = matches!(thing.kind(outlook.seat).class, Class::Junk | Class::Blank);
        is_object && thing.assembly().is_none() && !plan.uses(thing.id)
    });
    beside.collect()
}

/// The best way to build a machine. A set of components that is known to be faulty is debugged, or
/// another component goes before one of them (12.4, 12.5).
fn plan_for(outlook: &Outlook, machine: MachineId) -> MachinePlan {
    let plan = best_without(outlook, machine, None);
    if !is_faulty(outlook, &plan) {
        return plan;
    }
    let debugging = outlook.effort_to_debug();
    let is_complete = is_complete(outlook, &plan);
    let kept = MachinePlan { effort: plan.effort + debugging, is_debugged: is_complete, ..plan.clone() };
    if !outlook.habits.uses_spares && is_complete {
        return kept;
    }
    let things = plan.fill.iter().flatten();
    let others = things.map(|&thing| best_without(outlook, machine, Some(thing)));
    let other =
        others.filter(|plan| !is_faulty(outlook, plan)).min_by(|one, other| one.effort.total_cmp(&other.effort));
    match other {
        Some(other) if other.effort < kept.effort => other,
        _ => kept,
    }
}

/// Whether the things of a plan are a set whose fault is not found (12.1).
fn is_faulty(outlook: &Outlook, plan: &MachinePlan) -> bool {
    let mut things: SmallVec<[ThingId; 6]> = plan.fill.iter().copied().flatten().collect();
    things.sort_unstable();
    things.len() == plan.fill.len() && outlook.table.state().is_faulty(&things)
}

/// Whether the machine of a plan stands in the zone, without anything more on it (11.1).
pub(super) fn is_complete(outlook: &Outlook, plan: &MachinePlan) -> bool {
    let Some(core) = plan.core else { return false };
    let components = outlook.table.assembly(core);
    components.len() == plan.fill.len() && components.iter().all(|&thing| plan.uses(thing))
}

/// The best way to build a machine without a thing.
fn best_without(outlook: &Outlook, machine: MachineId, without: Option<ThingId>) -> MachinePlan {
    let cores = outlook.table.at(Place::Zone(outlook.seat)).filter_map(|thing| {
        let assembly = thing.assembly()?;
        thing.is_first_of(outlook.table.assembly(assembly)).then_some(Some(assembly))
    });
    let plans = std::iter::once(None).chain(cores).map(|core| best_on(outlook, machine, core, without));
    let best = plans.min_by(|one, other| one.effort.total_cmp(&other.effort));
    best.unwrap_or(MachinePlan { machine, core: None, fill: SmallVec::new(), effort: NEVER, is_debugged: false })
}

/// The best way to build a machine on an assembly of the zone, or from loose things.
fn best_on(outlook: &Outlook, machine: MachineId, core: Option<AssemblyId>, without: Option<ThingId>) -> MachinePlan {
    let needs = &outlook.table.data().machine(machine).needs;
    let join = outlook.effort_to_join();
    let detach = outlook.effort_to_detach();
    let mut best = [Best { effort: f32::INFINITY, goods: [NONE; 6] }; MASKS];
    best[0].effort = 0.0;
    for (index, good) in outlook.goods.iter().enumerate().take(usize::from(NONE)) {
        let fitting: SmallVec<[usize; 6]> = (0..needs.len()).filter(|&need| outlook.fits(good, &needs[need])).collect();
        if fitting.is_empty() || Some(good.id) == without {
            continue;
        }
        let effort = effort_of(outlook, good, core, join, detach);
        add_good(&mut best, index as u8, effort, &fitting);
    }
    let missing: SmallVec<[f32; 6]> = needs.iter().map(|need| effort_of_missing(outlook, need, join)).collect();
    let with_missing = |mask: usize| {
        let open = (0..needs.len()).filter(|need| mask & (1 << need) == 0);
        best[mask].effort + open.map(|need| missing[need]).sum::<f32>()
    };
    let mask = (0..1 << needs.len()).min_by(|&one, &other| with_missing(one).total_cmp(&with_missing(other)));
    let mask = mask.unwrap_or(0);
    let fill = fill_of(outlook, &best[mask], needs.len());
    let effort = with_missing(mask) + effort_of_core(outlook, core, &fill, join, detach) - done(outlook, core, &fill);
    MachinePlan { machine, core, fill, effort, is_debugged: false }
}

/// Improves the choices for all sets of needs by a good, which fills one need.
fn add_good(best: &mut [Best; MASKS], index: u8, effort: f32, fitting: &[usize]) {
    for mask in (0..MASKS).rev() {
        if best[mask].effort.is_infinite() {
            continue;
        }
        for &need in fitting.iter().filter(|&&need| mask & (1 << need) == 0) {
            let with = mask | (1 << need);
            let sum = best[mask].effort + effort;
            if sum < best[with].effort {
                let mut goods = best[mask].goods;
                goods[need] = index;
                best[with] = Best { effort: sum, goods };
            }
        }
    }
}

/// Things of a choice.
fn fill_of(outlook: &Outlook, best: &Best, needs: usize) -> SmallVec<[Option<ThingId>; 6]> {
    let goods = best.goods.iter().take(needs);
    goods.map(|&index| outlook.goods.get(usize::from(index)).map(|good| good.id)).collect()
}

/// Effort of a good on its way into the machine, with its grade.
fn effort_of(outlook: &Outlook, good: &Good, core: Option<AssemblyId>, join: f32, detach: f32) -> f32 {
    let grade = -outlook.habits.value_of_grade * f32::from(good.grade.value());
    let work = match good.spot {
        GoodPlace::Zone(Some(assembly)) if Some(assembly) == core => 0.0,
        GoodPlace::Zone(Some(_)) => detach + join,
        _ => join,
    };
    grade + work + outlook.effort_to_bring(good)
}

/// Effort of a need for which something has to be found.
fn effort_of_missing(outlook: &Outlook, need: &Need, join: f32) -> f32 {
    join + outlook.effort_to_find(need) - outlook.habits.value_of_grade * VALUE_OF_UNKNOWN
}

/// Effort that belongs to the whole: components of the core that must go, the one link that loose
/// things need less, and the risk of the test.
fn effort_of_core(
    outlook: &Outlook,
    core: Option<AssemblyId>,
    fill: &SmallVec<[Option<ThingId>; 6]>,
    join: f32,
    detach: f32,
) -> f32 {
    let risk = FAILURE * (1.0 - f32::from(BASE_VALUE) / SIDES);
    let Some(core) = core else { return risk - join };
    let components = outlook.table.assembly(core);
    let used = components.iter().filter(|&&thing| fill.contains(&Some(thing))).count();
    if used == 0 {
        return NEVER;
    }
    risk + detach * (components.len() - used) as f32
}

/// Effort that was done already on a job that brings a plan on.
fn done(outlook: &Outlook, core: Option<AssemblyId>, fill: &SmallVec<[Option<ThingId>; 6]>) -> f32 {
    let Some(job) = outlook.table.job(outlook.seat) else { return 0.0 };
    let is_used = |thing: ThingId| fill.contains(&Some(thing));
    let is_core = |thing: ThingId| core.is_some_and(|core| outlook.table.assembly(core).contains(&thing));
    let share = f32::from(job.done) / f32::from(LINK_MA);
    match job.plan {
        JobPlan::Join(first, second) if [first, second].into_iter().all(|thing| is_core(thing) || is_used(thing)) => {
            STAYING + outlook.effort_to_join() * share
        }
        JobPlan::Detach(thing) if is_core(thing) != is_used(thing) => STAYING + outlook.effort_to_detach() * share,
        _ => 0.0,
    }
}
