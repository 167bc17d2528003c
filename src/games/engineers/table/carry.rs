//! Assemblies and weights of what is carried (sections 3 and 5).

use shell::seats::SeatId;
use smallvec::SmallVec;

use super::components::place::Place;
use super::read::Table;
use super::thing::ThingView;
use crate::action::ThingId;
use crate::set::Kind;

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
    pub const fn plus(self, other: Self) -> Self {
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

    /// Number of components of the assembly that a thing is in; 1 if it is loose.
    pub fn size_of(&self, thing: &ThingView) -> u8 {
        thing.assembly().map_or(1, |id| self.assembly(id).len() as u8)
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

    /// Weight of a thing as a team sees it: of an assembly the sum (5.11), of a container
    /// with what is in it, each by its ease less (5.13).
    pub fn weight(&self, thing: ThingId, viewer: SeatId) -> Weight {
        self.find_thing(thing).map_or_else(Weight::default, |thing| self.loaded_weight(&thing, viewer))
    }

    /// Weight of a thing or of a whole assembly, without what is packed in it.
    pub fn bare_weight(&self, thing: ThingId, viewer: SeatId) -> Weight {
        self.find_thing(thing).map_or_else(Weight::default, |thing| self.weight_of_whole(&thing, viewer))
    }

    /// Weight of a thing or of its whole assembly, with what is packed in it.
    pub fn loaded_weight(&self, thing: &ThingView, viewer: SeatId) -> Weight {
        let mut weight = self.weight_of_whole(thing, viewer);
        if let Some(hold) = thing.own_kind().hold() {
            for packed in self.wholes_at(Place::Packed(thing.id)) {
                weight.penalty += self.weight_of_whole(&packed, viewer).penalty.saturating_sub(hold.ease.into());
            }
        }
        weight
    }

    /// Weight of a thing or of its whole assembly, without what is packed in it.
    pub fn weight_of_whole(&self, thing: &ThingView, viewer: SeatId) -> Weight {
        let Some(assembly) = thing.assembly() else { return Weight::of(thing.kind(viewer)) };
        let components = self.assembly(assembly).iter().filter_map(|&component| self.find_thing(component));
        components.map(|component| Weight::of(component.kind(viewer))).fold(Weight::default(), Weight::plus)
    }
}
