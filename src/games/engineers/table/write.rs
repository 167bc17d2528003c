//! Write access to the table. Only the systems of the turn use a [`TableWriter`].

use std::borrow::Cow;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use shell::seats::{SeatId, SeatSet};
use shell::stream::Stream;
use smallvec::SmallVec;

use super::components::notebook::Notebook;
use super::components::place::{Place, PlaceList};
use super::components::{Access, Assembly, CardOf, CardPlace, Condition, JoinedIn, Team, ThingKind, Truck, Worker};
use super::index::Index;
use super::param::{LaidYard, Unseen};
use super::play_state::PlayState;
use super::read::Table;
use super::setup::Setup;
use super::store::{Entities, Store};
use crate::action::{AssemblyId, ThingId, WorkerId, WorkerSet};
use crate::set::{KindId, MachineId};
use crate::yard::{Maze, Square, Wall};

/// Components of a thing that are written.
type ThingWrite =
    (&'static mut ThingKind, &'static mut Condition, &'static mut Place, &'static mut JoinedIn, &'static mut Access);

/// System parameter that moves things and changes teams. It keeps the list of places up to date as
/// things move.
#[derive(SystemParam)]
pub(crate) struct TableWriter<'w, 's> {
    setup: Res<'w, Setup>,
    index: ResMut<'w, Index>,
    places: ResMut<'w, PlaceList>,
    laid: ResMut<'w, LaidYard>,
    unseen: ResMut<'w, Unseen>,
    pub(crate) stream: ResMut<'w, Stream>,
    things: Query<'w, 's, ThingWrite>,
    teams: Query<'w, 's, (&'static mut Team, &'static mut Notebook)>,
    trucks: Query<'w, 's, &'static mut Truck>,
    workers: Query<'w, 's, &'static mut Worker>,
    assemblies: Query<'w, 's, &'static mut Assembly>,
    cards: Query<'w, 's, (&'static CardOf, &'static mut CardPlace)>,
}

impl TableWriter<'_, '_> {
    /// The table, for reading.
    pub(crate) fn read<'a>(&'a self, state: &'a PlayState) -> Table<'a> {
        Table {
            setup: &self.setup,
            state,
            yard: Cow::Borrowed(&self.laid.yard),
            unseen: self.unseen.0,
            places: Cow::Borrowed(&self.places),
            store: Store::Entities(Entities {
                index: &self.index,
                things: self.things.as_readonly(),
                teams: self.teams.as_readonly(),
                trucks: self.trucks.as_readonly(),
                workers: self.workers.as_readonly(),
                assemblies: self.assemblies.as_readonly(),
                cards: self.cards.as_readonly(),
            }),
        }
    }

    /// Set-up that the game started from.
    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Lays the tiles of the yard (2.1).
    pub(crate) fn lay_yard(&mut self, maze: Maze) {
        let yard = self.setup.data.yard(&maze, &[]);
        *self.laid = LaidYard { maze, yard };
    }

    /// Takes down a wall (4.5).
    pub(crate) fn take_down(&mut self, wall: Wall) {
        self.laid.yard.take_down(wall);
    }

    /// Changes a team; does nothing if there is no such seat.
    pub(crate) fn change_team(&mut self, seat: SeatId, change: impl FnOnce(&mut Team)) {
        if let Some((mut team, _)) = self.index.team(seat).and_then(|entity| self.teams.get_mut(entity).ok()) {
            change(&mut team);
        }
    }

    /// Changes a notebook; does nothing if there is no such seat.
    pub(crate) fn change_notebook(&mut self, seat: SeatId, change: impl FnOnce(&mut Notebook)) {
        if let Some((_, mut notebook)) = self.index.team(seat).and_then(|entity| self.teams.get_mut(entity).ok()) {
            change(&mut notebook);
        }
    }

    /// Changes a truck; does nothing if there is no such seat.
    pub(crate) fn change_truck(&mut self, seat: SeatId, change: impl FnOnce(&mut Truck)) {
        if let Some(mut truck) = self.index.truck(seat).and_then(|entity| self.trucks.get_mut(entity).ok()) {
            change(&mut truck);
        }
    }

    /// Changes a worker; does nothing if there is no such worker.
    pub(crate) fn change_worker(&mut self, seat: SeatId, worker: WorkerId, change: impl FnOnce(&mut Worker)) {
        if let Some(mut worker) = self.index.worker(seat, worker).and_then(|entity| self.workers.get_mut(entity).ok()) {
            change(&mut worker);
        }
    }

    /// Changes the place of a card.
    pub(crate) fn set_card(&mut self, machine: MachineId, place: CardPlace) {
        if let Some((_, mut card)) = self.index.card(machine).and_then(|entity| self.cards.get_mut(entity).ok()) {
            *card = place;
        }
    }

    /// Moves a thing to a place; what is packed in it goes with it (5.14), and the components of
    /// an assembly are moved one by one by the caller.
    pub(crate) fn move_thing(&mut self, thing: ThingId, place: Place) {
        let Some((.., mut own, _, _)) = self.index.thing(thing).and_then(|entity| self.things.get_mut(entity).ok())
        else {
            return;
        };
        let before = std::mem::replace(&mut *own, place);
        self.places.remove(thing, before);
        self.places.add(thing, place);
    }

    /// Sets to whom a thing is open (6.3).
    pub(crate) fn set_open(&mut self, thing: ThingId, open: SeatSet) {
        self.change_access(thing, |access| access.open = open);
    }

    /// Opens a thing to a team (6.3).
    pub(crate) fn open_to(&mut self, thing: ThingId, seat: SeatId) {
        self.change_access(thing, |access| access.open.insert(seat));
    }

    /// Changes teams and workers that may pick a thing up.
    pub(crate) fn change_access(&mut self, thing: ThingId, change: impl FnOnce(&mut Access)) {
        if let Some((.., mut access)) = self.index.thing(thing).and_then(|entity| self.things.get_mut(entity).ok()) {
            change(&mut access);
        }
    }

    /// Unties all things of the game (5.9).
    pub(crate) fn untie_all(&mut self) {
        for (.., mut access) in &mut self.things {
            // Only those that were tied count as changed.
            if !access.tied.is_empty() {
                access.tied = WorkerSet::EMPTY;
            }
        }
    }

    /// Changes quality and markers of a thing.
    pub(crate) fn change_condition(&mut self, thing: ThingId, change: impl FnOnce(&mut Condition)) {
        if let Some((_, mut condition, ..)) =
            self.index.thing(thing).and_then(|entity| self.things.get_mut(entity).ok())
        {
            change(&mut condition);
        }
    }

    /// Defines a blank for a team (14.3).
    pub(crate) fn define(&mut self, thing: ThingId, seat: SeatId, kind: KindId) {
        if let Some((mut of, ..)) = self.index.thing(thing).and_then(|entity| self.things.get_mut(entity).ok())
            && let Some(definition) = of.definitions.get_mut(seat.index())
        {
            *definition = Some(kind);
        }
    }

    /// Makes one assembly of two things or assemblies (10.2). Returns its components.
    pub(crate) fn join(&mut self, first: ThingId, second: ThingId) -> SmallVec<[ThingId; 6]> {
        let mut components = self.components_of(first);
        components.extend(self.components_of(second));
        self.dissolve(first);
        self.dissolve(second);
        self.assemble(&components);
        components
    }

    /// Takes a component out of its assembly; the rest stays together (10.2). Returns the rest.
    pub(crate) fn detach(&mut self, thing: ThingId) -> SmallVec<[ThingId; 6]> {
        let mut rest = self.components_of(thing);
        self.dissolve(thing);
        rest.retain(|other| *other != thing);
        if rest.len() > 1 {
            self.assemble(&rest);
        }
        rest
    }

    /// Components of the assembly that a thing is in; the thing alone if it is in none.
    fn components_of(&self, thing: ThingId) -> SmallVec<[ThingId; 6]> {
        let joined = self.index.thing(thing).and_then(|entity| self.things.get(entity).ok());
        let assembly = joined.and_then(|(.., joined, _)| joined.0).and_then(|id| self.index.assembly(id));
        let found = assembly.and_then(|entity| self.assemblies.get(entity).ok());
        found.map_or_else(|| SmallVec::from_slice(&[thing]), |assembly| assembly.0.clone())
    }

    /// Takes an assembly apart into loose components.
    pub(crate) fn dissolve(&mut self, thing: ThingId) {
        let joined = self.index.thing(thing).and_then(|entity| self.things.get(entity).ok());
        let Some(id) = joined.and_then(|(.., joined, _)| joined.0) else { return };
        let Some(mut assembly) = self.index.assembly(id).and_then(|entity| self.assemblies.get_mut(entity).ok()) else {
            return;
        };
        for component in std::mem::take(&mut assembly.0) {
            self.set_joined(component, None);
        }
    }

    /// Makes an assembly of loose components, under the lowest number that is not in use.
    fn assemble(&mut self, components: &[ThingId]) {
        let assemblies = (0..).map(AssemblyId).zip(&self.index.assemblies);
        let unused = assemblies.filter(|&(_, &entity)| self.assemblies.get(entity).is_ok_and(Assembly::is_unused));
        let Some((id, entity)) = unused.map(|(id, &entity)| (id, entity)).next() else { return };
        if let Ok(mut assembly) = self.assemblies.get_mut(entity) {
            assembly.0 = components.iter().copied().collect();
        }
        for &component in components {
            self.set_joined(component, Some(id));
        }
    }

    fn set_joined(&mut self, thing: ThingId, assembly: Option<AssemblyId>) {
        if let Some((.., mut joined, _)) = self.index.thing(thing).and_then(|entity| self.things.get_mut(entity).ok()) {
            joined.0 = assembly;
        }
    }

    /// Lets an object appear on a square that holds an unseen one (6.2). Returns its number;
    /// `None` if all have appeared.
    pub(crate) fn appear_on(&mut self, square: Square, kind: KindId, condition: Condition) -> Option<ThingId> {
        self.unseen.0.remove(square);
        self.appear(kind, condition, Place::FaceDown(square))
    }

    /// Lets a tool appear that was bought (8.2): one that was given back, or a new one.
    pub(crate) fn take_from_stock(&mut self, kind: KindId, place: Place) -> Option<ThingId> {
        let given_back = self.places.at(Place::Away).find(|&thing| {
            let of = self.index.thing(thing).and_then(|entity| self.things.get(entity).ok());
            of.is_some_and(|(of, ..)| of.kind == kind)
        });
        match given_back {
            Some(thing) => {
                self.move_thing(thing, place);
                Some(thing)
            }
            None => self.appear(kind, Condition::default(), place),
        }
    }

    fn appear(&mut self, kind: KindId, condition: Condition, place: Place) -> Option<ThingId> {
        let thing = ThingId(self.index.appeared);
        let entity = *self.index.things.get(thing.index())?;
        self.index.appeared += 1;
        if let Ok((mut of, mut own_condition, mut own_place, mut joined, mut access)) = self.things.get_mut(entity) {
            *of = ThingKind { kind, definitions: [None; 4] };
            *own_condition = condition;
            *own_place = place;
            *joined = JoinedIn::default();
            *access = Access::default();
        }
        self.places.add(thing, place);
        Some(thing)
    }
}
