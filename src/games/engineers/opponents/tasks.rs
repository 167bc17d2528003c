//! A task for each worker.

use smallvec::SmallVec;

use super::outlook::{Distances, Good, GoodPlace, Outlook};
use super::plan::{MachinePlan, beside_plan, is_complete};
use super::searching::{SearchField, scan_of, share_out};
use super::zone_jobs::{ZoneWork, pace_of, zone_work};
use crate::action::{ThingId, WorkerId};
use crate::set::limits::HANDS;
use crate::turn::moving::step::step_together;
use crate::yard::{Square, UNREACHABLE};

/// Steps by which the way of a worker counts longer who could work in the zone instead.
const STEPS_FOR_ZONE: u8 = 3;
/// Most penalty of what a worker carries who still searches.
const LOAD_OF_SEARCHERS: u16 = 2;

/// Task of a worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Task {
    /// Nothing.
    #[default]
    Rest,
    /// Get out of the truck.
    GetOut,
    /// Work on the team's job.
    Work,
    /// Look for a fault.
    Debug,
    /// Go to the zone.
    Home,
    /// Get a thing from a square, with another worker if it is too heavy for one.
    Fetch(ThingId, Square),
    /// Search a square.
    Search(Square),
}

/// Tasks of all workers, and what they follow from.
pub(super) struct Tasks {
    /// Task of each worker.
    pub of: [Task; 4],
    /// Work that waits in the zone.
    pub work: ZoneWork,
}

/// Assignment that is being made.
struct Draft<'o, 't> {
    outlook: &'o Outlook<'t>,
    plan: &'o MachinePlan,
    of: [Option<Task>; 4],
    /// Hands that each worker has free for what it is going to fetch.
    hands: [u8; 4],
    /// Whether each worker carries something that the machine needs.
    is_loaded: [bool; 4],
}

/// Tasks for a plan.
pub(super) fn assign(outlook: &Outlook, plan: &MachinePlan) -> Tasks {
    let work = zone_work(outlook, plan);
    let is_loaded = std::array::from_fn(|worker| carries_wanted(outlook, plan, WorkerId(worker as u8)));
    let hands = std::array::from_fn(|worker| hands_for_goods(outlook, plan, WorkerId(worker as u8)));
    let mut draft = Draft { outlook, plan, of: [None; 4], hands, is_loaded };
    draft.bind_some();
    if plan.is_debugged {
        draft.debug();
    } else {
        draft.fetch_heavy();
        draft.fetch();
        draft.work(&work);
        draft.search(&work);
    }
    draft.go_home();
    Tasks { of: draft.of.map(Option::unwrap_or_default), work }
}

/// Whether a worker carries something that the machine is built of.
fn carries_wanted(outlook: &Outlook, plan: &MachinePlan, worker: WorkerId) -> bool {
    outlook.table.held_by(outlook.seat, worker).any(|(_, thing)| plan.uses(thing.id))
}

/// Hands of a worker that are free, or that hold tools which can stay in the zone or things beside
/// the plan.
fn hands_for_goods(outlook: &Outlook, plan: &MachinePlan, worker: WorkerId) -> u8 {
    let beside: u8 = beside_plan(outlook, plan, worker).iter().map(|thing| thing.kind(outlook.seat).hands).sum();
    let free = outlook.table.free_hands(outlook.seat, worker) + beside;
    if !outlook.is_home(worker) {
        return free;
    }
    let tools = outlook.table.tools_in_hand(outlook.seat, worker);
    let held: u8 = tools.map(|tool| tool.kind(outlook.seat).hands).sum();
    (free + held).min(HANDS)
}

impl Draft<'_, '_> {
    fn is_free(&self, worker: WorkerId) -> bool {
        self.of[worker.index()].is_none()
    }

    fn free(&self) -> SmallVec<[WorkerId; 4]> {
        WorkerId::all().filter(|&worker| self.is_free(worker)).collect()
    }

    fn give(&mut self, worker: WorkerId, task: Task) {
        self.of[worker.index()] = Some(task);
    }

    /// Those who have no choice: aboard the truck, or sharing a load.
    fn bind_some(&mut self) {
        for worker in WorkerId::all() {
            let is_aboard = self.outlook.table.worker(self.outlook.seat, worker).is_aboard;
            if is_aboard {
                self.give(worker, Task::GetOut);
            } else if step_together(self.outlook.table, self.outlook.seat, worker).len() > 1 {
                self.give(worker, Task::Home);
            }
        }
    }

    fn debug(&mut self) {
        for worker in self.free() {
            let task = if self.outlook.is_home(worker) { Task::Debug } else { Task::Home };
            self.give(worker, task);
        }
    }

    /// Goods of the plan that lie somewhere, with their squares.
    fn wanted(&self) -> SmallVec<[(Good, Square); 6]> {
        let goods = self.plan.fill.iter().flatten().filter_map(|&thing| self.outlook.find_good(thing));
        let lying = goods.filter_map(|good| match good.spot {
            GoodPlace::Lying(square, _) => Some((*good, square)),
            _ => None,
        });
        lying.collect()
    }

    /// Two workers for each thing that one cannot carry.
    fn fetch_heavy(&mut self) {
        for (good, square) in self.wanted() {
            if !self.outlook.is_for_two(self.outlook.kind_of(&good)) {
                continue;
            }
            let mut able = self.free();
            able.retain(|worker| {
                self.hands[worker.index()] == HANDS && self.outlook.steps(*worker, square) < UNREACHABLE
            });
            able.sort_by_key(|&worker| (self.outlook.steps(worker, square), worker));
            if let [one, other, ..] = able[..] {
                self.give(one, Task::Fetch(good.id, square));
                self.give(other, Task::Fetch(good.id, square));
            }
        }
    }

    /// The nearest workers for all other things. A worker may get several, and goes for the first.
    fn fetch(&mut self) {
        let outlook = self.outlook;
        let mut wanted = self.wanted();
        wanted.retain(|(good, _)| !outlook.is_for_two(outlook.kind_of(good)));
        let mut ways: [Distances; 4] = outlook.from;
        let mut able: SmallVec<[WorkerId; 4]> = self.free();
        while let Some((index, worker)) = self.nearest(&wanted, &able, &ways) {
            let (good, square) = wanted.swap_remove(index);
            self.hands[worker.index()] -= outlook.kind_of(&good).hands;
            ways[worker.index()] = outlook.table.yard().distances(square);
            if self.is_free(worker) {
                self.give(worker, Task::Fetch(good.id, square));
            }
            if self.hands[worker.index()] == 0 {
                able.retain(|other| *other != worker);
            }
        }
    }

    /// The thing and the worker with the shortest way.
    fn nearest(
        &self,
        wanted: &[(Good, Square)],
        able: &[WorkerId],
        ways: &[Distances; 4],
    ) -> Option<(usize, WorkerId)> {
        let pairs =
            wanted.iter().enumerate().flat_map(|(index, pair)| able.iter().map(move |&worker| (index, pair, worker)));
        let rated = pairs.filter_map(|(index, (good, square), worker)| {
            let steps = ways[worker.index()][square.index()];
            let has_hands = self.hands[worker.index()] >= self.outlook.kind_of(good).hands;
            (has_hands && steps < UNREACHABLE && self.is_on_the_way(worker, *square, steps)).then(|| {
                let of_zone = if self.outlook.is_home(worker) { STEPS_FOR_ZONE } else { 0 };
                (steps.saturating_add(of_zone), index, worker)
            })
        });
        rated.min().map(|(_, index, worker)| (index, worker))
    }

    /// Whether a worker with a load may still go to a square.
    fn is_on_the_way(&self, worker: WorkerId, square: Square, steps: u8) -> bool {
        let way_home = self.outlook.steps_home(self.outlook.square_of(worker));
        let detour = steps.saturating_add(self.outlook.steps_home(square)).saturating_sub(way_home);
        !self.is_loaded[worker.index()] || detour <= self.outlook.habits.detour.saturating_mul(2)
    }

    /// As many workers of the zone as the work needs.
    fn work(&mut self, work: &ZoneWork) {
        let Some(job) = work.job else { return };
        let mut able = self.free();
        able.retain(|worker| self.outlook.is_home(*worker));
        let held = |worker: WorkerId| {
            self.outlook.table.best_held(self.outlook.seat, worker, |kind| kind.work(job.job())).unwrap_or(1)
        };
        able.sort_by_key(|&worker| (std::cmp::Reverse(held(worker)), worker));
        let mut done = 0;
        for worker in able {
            let pace = pace_of(self.outlook, worker, job.job());
            let leaves = self.plan.unknown() > 0 && pace == 1 && done > 0;
            if done >= work.left || leaves {
                break;
            }
            done += u16::from(pace) * u16::from(self.outlook.left(worker));
            self.give(worker, Task::Work);
        }
    }

    /// Searches: for what is not known by all who have nothing better to do; else, while no work
    /// waits, for spares near the zone.
    fn search(&mut self, work: &ZoneWork) {
        let is_complete = is_complete(self.outlook, self.plan);
        let is_needed = self.plan.unknown() > 0;
        let mut able: Vec<(WorkerId, u8)> = Vec::new();
        for worker in self.free() {
            let detour = if self.is_loaded[worker.index()] {
                self.detour_of_loaded(worker)
            } else if is_needed || is_complete {
                Some(UNREACHABLE)
            } else {
                let roams = work.left == 0 && self.outlook.habits.roam > 0;
                roams.then_some(self.outlook.habits.roam)
            };
            able.extend(detour.map(|detour| (worker, detour)));
        }
        if is_complete {
            // One stays for the test (11.1).
            let staying = able.iter().position(|(worker, _)| self.outlook.is_home(*worker));
            if let Some(index) = staying {
                able.remove(index);
            }
        }
        let mut field = SearchField::new(self.outlook);
        for (worker, square) in share_out(self.outlook, &mut field, able) {
            self.give(worker, Task::Search(square));
        }
        self.search_in_passing(&field);
    }

    /// Searches by workers who are on their way to something else, where that shows enough.
    fn search_in_passing(&mut self, field: &SearchField) {
        let outlook = self.outlook;
        if outlook.habits.least_in_passing <= 0.0 || self.plan.unknown() == 0 {
            return;
        }
        for worker in WorkerId::all() {
            let square = outlook.square_of(worker);
            let is_alone = step_together(outlook.table, outlook.seat, worker).len() <= 1;
            let passes = is_alone
                && square != outlook.zone
                && matches!(self.of[worker.index()], Some(Task::Fetch(..) | Task::Home) | None);
            let gain = field.gain(outlook, square, scan_of(outlook, worker));
            if passes && gain >= outlook.habits.least_in_passing {
                self.give(worker, Task::Search(square));
            }
        }
    }

    /// Steps of detour that a worker with a load may make for a search, if the load allows it.
    fn detour_of_loaded(&self, worker: WorkerId) -> Option<u8> {
        let load = self.outlook.table.load(self.outlook.seat, worker);
        let can_search = self.plan.unknown() > 0
            && load.penalty <= LOAD_OF_SEARCHERS
            && self.hands[worker.index()] > 0
            && self.outlook.habits.detour > 0;
        can_search.then_some(self.outlook.habits.detour)
    }

    /// All others go home.
    fn go_home(&mut self) {
        for worker in self.free() {
            let task = if self.outlook.is_home(worker) { Task::Rest } else { Task::Home };
            self.give(worker, task);
        }
    }
}
