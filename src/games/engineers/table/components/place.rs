//! Places of things, and the list of what is at each place.

use shell::seats::SeatId;

use crate::action::{ThingId, WorkerId, WorkerSet};
use crate::yard::Square;

/// Place of a thing that has appeared.
#[derive(bevy::prelude::Component, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// Nowhere yet: an entity for a thing that has not appeared.
    #[default]
    Unused,
    /// Out of the game: sold junk, a thing that was used up; a tool that went back to the stock.
    Away,
    /// Face down on a square (5.3).
    FaceDown(Square),
    /// Face up in the zone of a team (7.1).
    Zone(SeatId),
    /// Carried, by one worker of a team or by several who share it (5.5).
    Held(SeatId, WorkerSet),
    /// In a container (5.12).
    Packed(ThingId),
    /// In the truck of a team (9.10).
    Truck(SeatId),
}

impl Place {
    /// Held by one worker.
    pub const fn held_by(seat: SeatId, worker: WorkerId) -> Self {
        Self::Held(seat, WorkerSet::one(worker))
    }

    /// Whether the thing is in the game.
    pub const fn is_in_game(self) -> bool {
        !matches!(self, Self::Unused | Self::Away)
    }

    /// The place as a number, in the same order as places.
    const fn number(self) -> u32 {
        match self {
            Self::Unused => 0,
            Self::Away => 1 << DETAIL_BITS,
            Self::FaceDown(square) => 2 << DETAIL_BITS | square.index() as u32,
            Self::Zone(seat) => 3 << DETAIL_BITS | seat.0 as u32,
            Self::Held(seat, workers) => 4 << DETAIL_BITS | (seat.0 as u32) << u8::BITS | workers.bits() as u32,
            Self::Packed(container) => 5 << DETAIL_BITS | container.0 as u32,
            Self::Truck(seat) => 6 << DETAIL_BITS | seat.0 as u32,
        }
    }
}

/// Low bits of the number of a place, which tell places of one kind apart.
const DETAIL_BITS: u32 = u16::BITS;

/// A thing at a place, as one number in the order of places and things: lists are searched for
/// nearly every rule, and numbers are compared in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct PlacedThing(u64);

impl PlacedThing {
    const fn new(place: Place, thing: ThingId) -> Self {
        Self((place.number() as u64) << u16::BITS | thing.0 as u64)
    }

    const fn thing(self) -> ThingId {
        ThingId(self.0 as u16)
    }

    /// Number of the place.
    const fn place(self) -> u32 {
        (self.0 >> u16::BITS) as u32
    }

    /// Low bits of the number of the place.
    const fn detail(self) -> u16 {
        self.place() as u16
    }
}

/// Things by place, sorted. It follows from the places, and is kept as things move, because nearly
/// every rule asks for it.
#[derive(bevy::prelude::Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlaceList(Vec<PlacedThing>);

impl PlaceList {
    /// The list of some things.
    pub fn new(places: impl IntoIterator<Item = (ThingId, Place)>) -> Self {
        let mut sorted: Vec<_> = places.into_iter().map(|(thing, place)| PlacedThing::new(place, thing)).collect();
        sorted.sort_unstable();
        Self(sorted)
    }

    /// Notes a thing at a place.
    pub(crate) fn add(&mut self, thing: ThingId, place: Place) {
        let placed = PlacedThing::new(place, thing);
        if let Err(index) = self.0.binary_search(&placed) {
            self.0.insert(index, placed);
        }
    }

    /// Forgets a thing at a place.
    pub(crate) fn remove(&mut self, thing: ThingId, place: Place) {
        if let Ok(index) = self.0.binary_search(&PlacedThing::new(place, thing)) {
            self.0.remove(index);
        }
    }

    /// Things at a place, in the order of their numbers.
    pub fn at(&self, place: Place) -> impl DoubleEndedIterator<Item = ThingId> + ExactSizeIterator + Clone + '_ {
        self.range(place, place).iter().map(|placed| placed.thing())
    }

    /// Things that the workers of a team carry, with those who carry each.
    pub fn held(&self, seat: SeatId) -> impl Iterator<Item = (WorkerSet, ThingId)> + Clone + '_ {
        let held = self.range(Place::Held(seat, WorkerSet::EMPTY), Place::Held(seat, WorkerSet::ALL));
        // The low byte of the number of such a place is that of the workers.
        held.iter().map(|placed| (WorkerSet::of_bits(placed.detail() as u8), placed.thing()))
    }

    /// Things face down anywhere, with their squares, by squares.
    pub fn face_down(&self) -> impl Iterator<Item = (Square, ThingId)> + Clone + '_ {
        let all = self.range(Place::FaceDown(Square::FIRST), Place::FaceDown(Square::LAST));
        all.iter().filter_map(|placed| Some((Square::of_index(placed.detail().into())?, placed.thing())))
    }

    /// Entries of the places from one to another, both included.
    fn range(&self, from: Place, to: Place) -> &[PlacedThing] {
        let from = from.number();
        let to = to.number();
        let first = self.0.partition_point(|placed| placed.place() < from);
        let rest = &self.0[first..];
        // There are few at any place.
        let number = rest.iter().take_while(|placed| placed.place() <= to).count();
        &rest[..number]
    }
}
