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
}

/// Things by place, sorted. It follows from the places, and is kept as things move, because nearly
/// every rule asks for it.
#[derive(bevy::prelude::Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlaceList(Vec<(Place, ThingId)>);

impl PlaceList {
    /// The list of some things.
    pub fn new(places: impl IntoIterator<Item = (ThingId, Place)>) -> Self {
        let mut sorted: Vec<(Place, ThingId)> = places.into_iter().map(|(thing, place)| (place, thing)).collect();
        sorted.sort_unstable();
        Self(sorted)
    }

    /// Notes a thing at a place.
    pub(crate) fn add(&mut self, thing: ThingId, place: Place) {
        if let Err(index) = self.0.binary_search(&(place, thing)) {
            self.0.insert(index, (place, thing));
        }
    }

    /// Forgets a thing at a place.
    pub(crate) fn remove(&mut self, thing: ThingId, place: Place) {
        if let Ok(index) = self.0.binary_search(&(place, thing)) {
            self.0.remove(index);
        }
    }

    /// Things at a place, in the order of their numbers.
    pub fn at(&self, place: Place) -> impl DoubleEndedIterator<Item = ThingId> + ExactSizeIterator + Clone + '_ {
        self.range(place, place).iter().map(|&(_, thing)| thing)
    }

    /// Things that the workers of a team carry, with those who carry each.
    pub fn held(&self, seat: SeatId) -> impl Iterator<Item = (WorkerSet, ThingId)> + Clone + '_ {
        let held = self.range(Place::Held(seat, WorkerSet::EMPTY), Place::Held(seat, WorkerSet::ALL));
        held.iter().filter_map(|&(place, thing)| match place {
            Place::Held(_, workers) => Some((workers, thing)),
            _ => None,
        })
    }

    /// Things face down anywhere, with their squares, by squares.
    pub fn face_down(&self) -> impl Iterator<Item = (Square, ThingId)> + Clone + '_ {
        let from = self.0.partition_point(|&(place, _)| place < Place::FaceDown(Square::FIRST));
        self.0[from..].iter().map_while(|&(place, thing)| match place {
            Place::FaceDown(square) => Some((square, thing)),
            _ => None,
        })
    }

    /// Entries of the places from one to another, both included.
    fn range(&self, from: Place, to: Place) -> &[(Place, ThingId)] {
        let first = self.0.partition_point(|&(place, _)| place < from);
        let rest = &self.0[first..];
        &rest[..rest.partition_point(|&(place, _)| place <= to)]
    }
}
