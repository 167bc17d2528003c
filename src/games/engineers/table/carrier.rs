//! Loads, hands and limits of workers (sections 3 and 5), which follow from what they carry.

use shell::seats::SeatId;
use smallvec::SmallVec;

use super::carry::Weight;
use super::components::Worker;
use super::read::Table;
use super::thing::ThingView;
use crate::action::{WorkerId, WorkerSet};
use crate::set::limits::{BASE_LIMIT, HANDS};
use crate::set::{Kind, KindId, WorkPlace};

/// A worker with what the worker carries, which is found once for all that rules ask about it.
#[derive(Clone)]
pub struct Carrier<'a, 't> {
    table: &'a Table<'t>,
    seat: SeatId,
    /// `None` if the team has no worker of that number.
    worker: Option<&'t Worker>,
    held: SmallVec<[(WorkerSet, ThingView<'t>); 4]>,
}

impl<'a, 't> Carrier<'a, 't> {
    /// A worker of a team, perhaps of a number that none has: such a one can do nothing.
    pub fn of(table: &'a Table<'t>, seat: SeatId, worker: WorkerId) -> Self {
        let held = table.held_by(seat, worker).collect();
        Self { table, seat, worker: table.find_worker(seat, worker), held }
    }

    /// The worker; `None` if the team has none of that number.
    pub const fn worker(&self) -> Option<&'t Worker> {
        self.worker
    }

    /// Things that the worker carries, alone or with others, each assembly once, with those who
    /// carry each.
    pub fn wholes(&self) -> impl Iterator<Item = &(WorkerSet, ThingView<'t>)> + '_ {
        self.held.iter().filter(|(_, thing)| self.table.is_whole(thing))
    }

    /// Weight of all that the worker carries, with shares (5.5).
    pub fn load(&self) -> Weight {
        let share = |(workers, thing): &(WorkerSet, ThingView)| {
            self.table.loaded_weight(thing, self.seat).shared_by(workers.len())
        };
        self.wholes().map(share).fold(Weight::default(), Weight::plus)
    }

    /// Hands that the worker has free (5.2).
    pub fn free_hands(&self) -> u8 {
        u16::from(HANDS).saturating_sub(self.load().hands) as u8
    }

    /// Burden of the worker (3.3).
    pub fn burden(&self) -> u16 {
        let strength = self.worker.map_or(0, |worker| worker.strength);
        let brace = self.best(Kind::brace).unwrap_or(0);
        self.load().penalty.saturating_sub(u16::from(strength) + u16::from(brace))
    }

    /// Actions that the worker may spend in a turn (3.2).
    pub fn limit(&self) -> u8 {
        let stamina = self.worker.map_or(0, |worker| worker.stamina);
        let stride = self.best(Kind::stride).unwrap_or(0);
        let most = u16::from(BASE_LIMIT) + u16::from(stamina) + u16::from(stride);
        most.saturating_sub(self.burden()) as u8
    }

    /// Actions that the worker has left in this turn (3.4).
    pub fn actions_left(&self) -> u8 {
        let spent = self.worker.map_or(u8::MAX, |worker| worker.spent);
        self.limit().saturating_sub(spent)
    }

    /// The largest of an effect among what the worker holds or wears (1.11).
    pub fn best<T: Ord>(&self, effect: impl Fn(&Kind) -> Option<T>) -> Option<T> {
        let tools = self.held.iter().filter(|(workers, thing)| serves_in_hand(*workers, thing, self.seat));
        tools.filter_map(|(_, thing)| effect(thing.kind(self.seat))).max()
    }

    /// Whether one of the things that the worker carries is of a kind.
    pub fn has_one_of(&self, kind: KindId) -> bool {
        self.held.iter().any(|(_, held)| held.of.kind == kind)
    }
}

/// Whether a worker who carries a thing, with these carriers, has its effects: the worker alone
/// holds or wears it, and it works in the hand (1.10). What several carry serves none of them: it
/// serves one worker a turn (5.9).
fn serves_in_hand(workers: WorkerSet, thing: &ThingView, seat: SeatId) -> bool {
    workers.len() == 1 && thing.kind(seat).place == WorkPlace::Hand
}

impl<'t> Table<'t> {
    /// Weight of all that a worker carries, with shares (5.5).
    pub fn load(&self, seat: SeatId, worker: WorkerId) -> Weight {
        Carrier::of(self, seat, worker).load()
    }

    /// Hands that a worker has free (5.2).
    pub fn free_hands(&self, seat: SeatId, worker: WorkerId) -> u8 {
        Carrier::of(self, seat, worker).free_hands()
    }

    /// Burden of a worker (3.3).
    pub fn burden(&self, seat: SeatId, worker: WorkerId) -> u16 {
        Carrier::of(self, seat, worker).burden()
    }

    /// Actions that a worker may spend in a turn (3.2).
    pub fn limit(&self, seat: SeatId, worker: WorkerId) -> u8 {
        Carrier::of(self, seat, worker).limit()
    }

    /// Actions that a worker has left in this turn (3.4).
    pub fn actions_left(&self, seat: SeatId, worker: WorkerId) -> u8 {
        Carrier::of(self, seat, worker).actions_left()
    }

    /// Things whose effects a worker has (1.10).
    pub fn tools_in_hand(&self, seat: SeatId, worker: WorkerId) -> impl Iterator<Item = ThingView<'t>> + '_ {
        self.held_by(seat, worker).filter(move |held| serves_in_hand(held.0, &held.1, seat)).map(|(_, thing)| thing)
    }

    /// The largest of an effect among what a worker holds or wears (1.11).
    pub fn best_held<T: Ord>(&self, seat: SeatId, worker: WorkerId, effect: impl Fn(&Kind) -> Option<T>) -> Option<T> {
        self.tools_in_hand(seat, worker).filter_map(|thing| effect(thing.kind(seat))).max()
    }
}
