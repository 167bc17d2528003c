//! Things, teams and cards, from the entities of a world or from plain values.

use bevy::prelude::*;
use shell::seats::SeatId;
use smallvec::SmallVec;

use super::components::notebook::Notebook;
use super::components::place::Place;
use super::components::{Access, Assembly, CardOf, CardPlace, Condition, JoinedIn, Team, ThingKind, Truck, Worker};
use super::index::Index;
use super::position::Position;
use super::thing::ThingView;
use crate::action::{AssemblyId, ThingId, WorkerId};
use crate::set::limits::MOST_KINDS;
use crate::set::{DataSet, MachineId};

/// Components of a thing.
pub(super) type ThingRead =
    (&'static ThingKind, &'static Condition, &'static Place, &'static JoinedIn, &'static Access);
/// Components of a team.
pub(super) type TeamRead = (&'static Team, &'static Notebook);

/// Components of a card.
pub(super) type CardRead = (&'static CardOf, &'static CardPlace);

/// Entities of a world, which are asked one by one: most rules need a few of them.
#[derive(Clone, Copy)]
pub(super) struct Entities<'a> {
    pub(super) index: &'a Index,
    pub(super) things: Query<'a, 'a, ThingRead>,
    pub(super) teams: Query<'a, 'a, TeamRead>,
    pub(super) trucks: Query<'a, 'a, &'static Truck>,
    pub(super) workers: Query<'a, 'a, &'static Worker>,
    pub(super) assemblies: Query<'a, 'a, &'static Assembly>,
    pub(super) cards: Query<'a, 'a, CardRead>,
}

/// Source of a table.
#[derive(Clone, Copy)]
pub(super) enum Store<'a> {
    /// Entities of a world.
    Entities(Entities<'a>),
    /// Plain values.
    Values(&'a Position),
}

impl<'a> Store<'a> {
    pub(super) fn thing_count(&self) -> u16 {
        match self {
            Self::Entities(world) => world.index.appeared,
            Self::Values(position) => position.things.len() as u16,
        }
    }

    pub(super) fn thing(&self, id: ThingId, data: &'a DataSet) -> Option<ThingView<'a>> {
        match self {
            Self::Entities(world) => {
                let entity = world.index.thing(id)?;
                let (of, condition, place, joined, access) = world.things.get_inner(entity).ok()?;
                Some(ThingView { id, place: *place, of, condition, joined: *joined, access: *access, data })
            }
            Self::Values(position) => {
                let thing = position.things.get(id.index())?;
                let joined = thing.joined;
                let access = thing.access;
                Some(ThingView {
                    id,
                    place: thing.place,
                    of: &thing.kind,
                    condition: &thing.condition,
                    joined,
                    access,
                    data,
                })
            }
        }
    }

    pub(super) fn team(&self, seat: SeatId) -> Option<&'a Team> {
        match self {
            Self::Entities(world) => world.teams.get_inner(world.index.team(seat)?).ok().map(|(team, _)| team),
            Self::Values(position) => position.teams.get(seat.index()).map(|team| &team.team),
        }
    }

    pub(super) fn truck(&self, seat: SeatId) -> Option<&'a Truck> {
        match self {
            Self::Entities(world) => world.trucks.get_inner(world.index.truck(seat)?).ok(),
            Self::Values(position) => position.teams.get(seat.index()).map(|team| &team.truck),
        }
    }

    pub(super) fn notebook(&self, seat: SeatId) -> Option<&'a Notebook> {
        match self {
            Self::Entities(world) => world.teams.get_inner(world.index.team(seat)?).ok().map(|(_, notebook)| notebook),
            Self::Values(position) => position.teams.get(seat.index()).map(|team| &team.notebook),
        }
    }

    pub(super) fn worker(&self, seat: SeatId, worker: WorkerId) -> Option<&'a Worker> {
        match self {
            Self::Entities(world) => world.workers.get_inner(world.index.worker(seat, worker)?).ok(),
            Self::Values(position) => position.teams.get(seat.index())?.workers.get(worker.index()),
        }
    }

    pub(super) fn assembly(&self, assembly: AssemblyId) -> &'a [ThingId] {
        match self {
            Self::Entities(world) => {
                let found = world.index.assembly(assembly).and_then(|entity| world.assemblies.get_inner(entity).ok());
                found.map_or(&[], |assembly| &assembly.0)
            }
            Self::Values(position) => position.assemblies.get(assembly.index()).map_or(&[], |components| components),
        }
    }

    pub(super) fn assembly_count(&self) -> u8 {
        match self {
            Self::Entities(world) => world.index.assemblies.len() as u8,
            Self::Values(position) => position.assemblies.len() as u8,
        }
    }

    pub(super) fn card(&self, machine: MachineId) -> Option<CardPlace> {
        match self {
            Self::Entities(world) => world.cards.get_inner(world.index.card(machine)?).ok().map(|(_, place)| *place),
            Self::Values(position) => position.cards.get(usize::from(machine.0)).copied(),
        }
    }

    /// Cards in the hand of a team in the order of machines, with whether each is shown.
    pub(super) fn hand(&self, seat: SeatId) -> SmallVec<[(MachineId, bool); 3]> {
        let in_hand = |machine: MachineId, place: CardPlace| match place {
            CardPlace::Hand { seat: of, is_shown } if of == seat => Some((machine, is_shown)),
            _ => None,
        };
        let mut hand: SmallVec<[(MachineId, bool); 3]> = match self {
            Self::Entities(world) => world.cards.iter().filter_map(|(card, place)| in_hand(card.0, *place)).collect(),
            Self::Values(position) => {
                let cards = (0..).map(MachineId).zip(&position.cards);
                cards.filter_map(|(machine, place)| in_hand(machine, *place)).collect()
            }
        };
        // Entities come in no order that means anything.
        hand.sort_unstable();
        hand
    }

    /// Numbers of things in the game, by kind.
    pub(super) fn count_kinds_in_game(&self) -> [u8; MOST_KINDS] {
        let mut counts = [0_u8; MOST_KINDS];
        let mut count = |of: &ThingKind, place: Place| {
            let number = &mut counts[of.kind.index()];
            *number = number.saturating_add(u8::from(place.is_in_game()));
        };
        match self {
            Self::Entities(world) => world.things.iter().for_each(|(of, _, place, ..)| count(of, *place)),
            Self::Values(position) => position.things.iter().for_each(|thing| count(&thing.kind, thing.place)),
        }
        counts
    }
}
