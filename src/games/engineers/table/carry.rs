//! Loads, hands and limits of workers (sections 3 and 5), which follow from what they carry.

use shell::seats::SeatId;
use smallvec::SmallVec;

use super::components::place::Place;
use super::read::Table;
use super::thing::ThingView;
use crate::action::{ThingId, WorkerId};
use crate::set::limits::{BASE_LIMIT, HANDS};
use crate::set::{Kind, WorkPlace};

/// Weight of something that is carried as one thing (5.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight {
    /// Action penalty (3.3).
    pub penalty: u16,
    /// Hands that it takes (5.2).
    pub hands: u16,
}

impl Weight {
    /// Weight of one thing of a kind.
    fn of(kind: &Kind) -> Self {
        Self { penalty: kind.penalty.into(), hands: kind.hands.into() }
    }

    /// Weight of this and something else together.
    const fn plus(self, other: Self) -> Self {
        Self { penalty: self.penalty + other.penalty, hands: self.hands + other.hands }
    }

    /// Share of one of some carriers, rounded up (5.5).
    pub const fn shared_by(self, carriers: u8) -> Self {
        let carriers = if carriers == 0 { 1 } else { carriers as u16 };
        Self { penalty: self.penalty.div_ceil(carriers), hands: self.hands.div_ceil(carriers) }
    }
}

impl<'a> Table<'a> {
    /// All components of the assembly that a thing is in, in the order of linking; the thing alone
    /// if it is loose.
    pub fn whole(&self, thing: ThingId) -> SmallVec<[ThingId; 6]> {
        let assembly = self.find_thing(thing).and_then(|thing| thing.assembly());
        assembly.map_or_else(|| SmallVec::from_slice(&[thing]), |id| self.assembly(id).iter().copied().collect())
    }

    /// Number by which a thing is named when the whole assembly is meant: that of its first
    /// component.
    pub fn first_of(&self, thing: ThingId) -> ThingId {
        self.whole(thing).into_iter().min().unwrap_or(thing)
    }

    /// Whether a thing is loose or the first component of its assembly, by which the assembly is
    /// named.
    pub fn is_whole(&self, thing: &ThingView) -> bool {
        thing.assembly().is_none_or(|id| thing.is_first_of(self.assembly(id)))
    }

    /// Things at a place, each assembly once, by its first component.
    pub fn wholes_at(&self, place: Place) -> impl Iterator<Item = ThingView<'a>> + '_ {
        self.at(place).filter(|thing| self.is_whole(thing))
    }

    /// Weight of a thing with the eyes of a team: of an assembly the sum (5.11), of a container
    /// with what is in it, each by its ease less (5.13).
    pub fn weight(&self, thing: ThingId, eyes: SeatId) -> Weight {
        self.find_thing(thing).map_or_else(Weight::default, |thing| self.loaded_weight(&thing, eyes))
    }

    /// Weight of a thing or of a whole assembly, without what is packed in it.
    pub fn bare_weight(&self, thing: ThingId, eyes: SeatId) -> Weight {
        self.find_thing(thing).map_or_else(Weight::default, |thing| self.weight_of_whole(&thing, eyes))
    }

    /// Weight of a thing or of its whole assembly, with what is packed in it.
    fn loaded_weight(&self, thing: &ThingView, eyes: SeatId) -> Weight {
        let mut weight = self.weight_of_whole(thing, eyes);
        if let Some(hold) = thing.own_kind().hold() {
            for packed in self.wholes_at(Place::Packed(thing.id)) {
                weight.penalty += self.weight_of_whole(&packed, eyes).penalty.saturating_sub(hold.ease.into());
            }
        }
        weight
    }

    /// Weight of a thing or of its whole assembly, without what is packed in it.
    fn weight_of_whole(&self, thing: &ThingView, eyes: SeatId) -> Weight {
        let Some(assembly) = thing.assembly() else { return Weight::of(thing.kind(eyes)) };
        let components = self.assembly(assembly).iter().filter_map(|&component| self.find_thing(component));
        components.map(|component| Weight::of(component.kind(eyes))).fold(Weight::default(), Weight::plus)
    }

    /// Weight of all that a worker carries, with shares (5.5).
    pub fn load(&self, seat: SeatId, worker: WorkerId) -> Weight {
        let held = self.held_by(seat, worker).filter(|(_, thing)| self.is_whole(thing));
        let shares = held.map(|(workers, thing)| self.loaded_weight(&thing, seat).shared_by(workers.len()));
        shares.fold(Weight::default(), Weight::plus)
    }

    /// Hands that a worker has free (5.2).
    pub fn free_hands(&self, seat: SeatId, worker: WorkerId) -> u8 {
        u16::from(HANDS).saturating_sub(self.load(seat, worker).hands) as u8
    }

    /// Burden of a worker (3.3).
    pub fn burden(&self, seat: SeatId, worker: WorkerId) -> u16 {
        let strength = self.find_worker(seat, worker).map_or(0, |worker| worker.strength);
        let brace = self.best_held(seat, worker, Kind::brace).unwrap_or(0);
        self.load(seat, worker).penalty.saturating_sub(u16::from(strength) + u16::from(brace))
    }

    /// Actions that a worker may spend in a turn (3.2).
    pub fn limit(&self, seat: SeatId, worker: WorkerId) -> u8 {
        let stamina = self.find_worker(seat, worker).map_or(0, |worker| worker.stamina);
        let stride = self.best_held(seat, worker, Kind::stride).unwrap_or(0);
        let most = u16::from(BASE_LIMIT) + u16::from(stamina) + u16::from(stride);
        most.saturating_sub(self.burden(seat, worker)) as u8
    }

    /// Actions that a worker has left in this turn (3.4).
    pub fn actions_left(&self, seat: SeatId, worker: WorkerId) -> u8 {
        let spent = self.find_worker(seat, worker).map_or(u8::MAX, |worker| worker.spent);
        self.limit(seat, worker).saturating_sub(spent)
    }

    /// Things whose effects a worker has: those that the worker alone holds or wears and that work
    /// in the hand (1.10). What several carry serves none of them: it serves one worker a turn
    /// (5.9).
    pub fn tools_in_hand(&self, seat: SeatId, worker: WorkerId) -> impl Iterator<Item = ThingView<'a>> + '_ {
        let held = self.held_by(seat, worker).filter(|(workers, _)| workers.len() == 1).map(|(_, thing)| thing);
        held.filter(move |thing| thing.kind(seat).place == WorkPlace::Hand)
    }

    /// Things whose effects a team has because they lie face up in its zone (1.10).
    pub fn tools_in_zone(&self, seat: SeatId) -> impl Iterator<Item = ThingView<'a>> + '_ {
        self.at(Place::Zone(seat)).filter(move |thing| thing.kind(seat).place == WorkPlace::Zone)
    }

    /// The largest of an effect among what a worker holds or wears (1.11).
    pub fn best_held<T: Ord>(&self, seat: SeatId, worker: WorkerId, effect: impl Fn(&Kind) -> Option<T>) -> Option<T> {
        self.tools_in_hand(seat, worker).filter_map(|thing| effect(thing.kind(seat))).max()
    }
}
