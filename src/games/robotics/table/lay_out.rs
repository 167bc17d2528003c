//! Layout of a new table: its entities and resources before the first action (section 3).

use bevy::prelude::*;
use shell::stream::{Stream, StreamPoint};
use shell::table::PendingAction;

use super::components::{Counter, Joins, Nut, Workshop, WorkshopRobot, WorkshopSeat};
use super::due::Due;
use super::index::Index;
use super::location::Location;
use super::market::MarketState;
use super::order_cards::OrderCards;
use super::play_state::PlayState;
use super::scrap_yard::ScrapYard;
use super::setup::Setup;
use crate::action::{Robotics, TableEvent};
use crate::parts::{Kind, KindCounts};

/// Lays out the table of a set-up as it is before the first action. Reuses the entities of an
/// earlier table, so that a world in which many games are played does not grow.
pub(crate) fn lay_out(world: &mut World, setup: &Setup) {
    let old = std::mem::take(&mut *world.get_resource_or_init::<Index>());
    let mut counters = old.counters;
    for (kind, entities) in Kind::ALL.into_iter().zip(&mut counters) {
        let on_square = setup.limit_of(kind);
        let bundles = (0..setup.data.counts()[kind]).map(|number| {
            let location = if number < on_square { Location::Square } else { Location::Bag };
            (Counter(kind), Nut::default(), location, Joins::default())
        });
        *entities = reuse(world, std::mem::take(entities), bundles);
    }
    let workshop = || Workshop { credits: setup.data.start_credits(), ..Workshop::default() };
    let bundles = setup.all_seats().map(|seat| (WorkshopSeat(seat), workshop(), WorkshopRobot::default()));
    let workshops = reuse(world, old.workshops, bundles).into_iter().collect();
    world.insert_resource(Index { counters, workshops });
    let on_squares = |kind: Kind| (kind, setup.limit_of(kind).min(setup.data.counts()[kind]));
    let stock: KindCounts = Kind::ALL.into_iter().map(on_squares).collect();
    let in_bag = |(kind, count): (Kind, u8)| (kind, count - stock[kind]);
    let bag = setup.data.counts().iter().map(in_bag).collect();
    world.insert_resource(MarketState { stock, disc: 0, nuts: setup.data.nuts() });
    world.insert_resource(ScrapYard { bag, ..ScrapYard::default() });
    world.insert_resource(OrderCards { unseen: setup.data.order_ids().collect(), ..OrderCards::default() });
    world.insert_resource(setup.clone());
    world.insert_resource(PlayState::new());
    world.insert_resource(Stream::at(StreamPoint { seed: setup.seed, position: 0 }));
    world.insert_resource(PendingAction::<Robotics>::beginning(Due::SetUp));
    world.get_resource_or_init::<Messages<TableEvent>>().clear();
}

/// Takes a table out of a world: its entities and resources, and events that nobody has read yet.
/// The random stream stays, because another game may have laid out its table already.
pub(crate) fn clear_table(world: &mut World) {
    let Index { counters, workshops } = world.remove_resource().unwrap_or_default();
    for entity in counters.into_iter().flatten().chain(workshops) {
        world.despawn(entity);
    }
    world.remove_resource::<MarketState>();
    world.remove_resource::<ScrapYard>();
    world.remove_resource::<OrderCards>();
    world.remove_resource::<Setup>();
    world.remove_resource::<PlayState>();
    world.remove_resource::<PendingAction<Robotics>>();
    if let Some(mut events) = world.get_resource_mut::<Messages<TableEvent>>() {
        events.clear();
    }
}

/// Inserts each bundle into an old entity or, when these are used up, into a new one. Despawns the
/// old entities that are left over.
fn reuse<B: Bundle>(
    world: &mut World,
    old: impl IntoIterator<Item = Entity>,
    bundles: impl Iterator<Item = B>,
) -> Vec<Entity> {
    let mut old = old.into_iter();
    let entities = bundles
        .map(|bundle| match old.next() {
            Some(entity) => world.entity_mut(entity).insert(bundle).id(),
            None => world.spawn(bundle).id(),
        })
        .collect();
    for entity in old {
        world.despawn(entity);
    }
    entities
}
