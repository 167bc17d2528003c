//! Restoring the table of a world from a snapshot.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use shell::seats::SeatId;
use shell::stream::Stream;
use shell::table::PendingAction;

use super::components::{Cards, Condition, Loadout};
use super::index::Index;
use super::location::{Location, Zone};
use super::piles::Pile;
use super::play_state::{PlayState, Stage};
use super::position::Position;
use super::read::JunkPool;
use super::snapshot::Snapshot;
use super::track::Track;
use crate::action::{Scrapyard, TableEvent};
use crate::cards::{CardId, Slot};

/// The whole table.
#[derive(SystemParam)]
pub(crate) struct WholeTable<'w, 's> {
    index: Res<'w, Index>,
    locations: Query<'w, 's, &'static mut Location>,
    robots: Query<'w, 's, (&'static mut Loadout, &'static mut Cards, &'static mut Condition)>,
    piles: Query<'w, 's, &'static mut Pile>,
    pool: ResMut<'w, JunkPool>,
    track: ResMut<'w, Track>,
    stream: ResMut<'w, Stream>,
    state: ResMut<'w, PlayState>,
    pending: ResMut<'w, PendingAction<Scrapyard>>,
    events: ResMut<'w, Messages<TableEvent>>,
}

/// Overwrites the whole table with a snapshot that fits it. The cards of a kind are
/// interchangeable, so they take its locations in any order.
pub(crate) fn write_snapshot(InRef(snapshot): InRef<Snapshot>, mut table: WholeTable) {
    let Position { state, track, piles, pool, robots } = &snapshot.position;
    table.state.clone_from(state);
    table.track.clone_from(track);
    table.pool.0.clone_from(pool);
    for (pile, &entity) in piles.iter().zip(&table.index.piles) {
        if let Ok(mut own) = table.piles.get_mut(entity) {
            own.clone_from(pile);
        }
    }
    for (robot, &entity) in robots.iter().zip(&table.index.robots) {
        if let Ok((mut loadout, mut cards, mut condition)) = table.robots.get_mut(entity) {
            *loadout = robot.loadout;
            cards.clone_from(&robot.cards);
            *condition = robot.condition;
        }
    }
    table.place_cards(&snapshot.position);
    *table.stream = Stream::at(snapshot.stream);
    *table.pending = PendingAction::default();
    table.events.clear();
}

impl WholeTable<'_, '_> {
    /// Gives every card its location; those that lie nowhere are out of the game, or Junk Codes of
    /// the supply.
    fn place_cards(&mut self, position: &Position) {
        let mut unplaced: Vec<&[Entity]> = self.index.cards.iter().map(Vec::as_slice).collect();
        for (card, location) in all_locations(position) {
            let Some((&entity, rest)) = unplaced.get(card.index()).and_then(|left| left.split_first()) else {
                continue;
            };
            unplaced[card.index()] = rest;
            if let Ok(mut own) = self.locations.get_mut(entity) {
                own.set_if_neq(location);
            }
        }
        for &entity in unplaced.into_iter().flatten() {
            if let Ok(mut own) = self.locations.get_mut(entity) {
                own.set_if_neq(Location::Away);
            }
        }
    }
}

/// All cards of a position that are in the game, with their locations.
pub(crate) fn all_locations(position: &Position) -> impl Iterator<Item = (CardId, Location)> + '_ {
    let pool = position.pool.iter().map(|card| (card, Location::Pool));
    let piles = (0..)
        .zip(&position.piles)
        .flat_map(|(number, pile)| pile.cards.iter().flatten().map(move |&card| (card, Location::Pile(number))));
    let rummage = match &position.state.stage {
        Stage::Build(turn) => turn.rummage.as_ref(),
        _ => None,
    };
    let rummaged = rummage.into_iter().flat_map(|rummage| rummage.cards.iter()).map(|&card| (card, Location::Rummaged));
    let players = (0..).map(SeatId).zip(&position.robots).flat_map(|(seat, robot)| {
        let parts = Slot::ALL.map(|slot| (robot.loadout.part(slot), Location::Slot { seat, slot }));
        let of_zone = move |zone: Zone| robot.cards.zone(zone).iter().map(move |card| (card, Location::of(seat, zone)));
        parts.into_iter().chain(Zone::ALL.into_iter().flat_map(of_zone))
    });
    pool.chain(piles).chain(rummaged).chain(players)
}
