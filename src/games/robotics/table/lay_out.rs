//! Layout of a new table: its entities and resources before the first action (section 3).

use bevy::prelude::*;
use shell::table::{despawn_entities, insert_play_resources, remove_play_resources, reuse_entities};

use super::components::{Counter, Joins, Nut, Workshop, WorkshopRobot, WorkshopSeat};
use super::due::Due;
use super::index::Index;
use super::location::Location;
use super::market::MarketState;
use super::order_cards::OrderCards;
use super::play_state::PlayState;
use super::scrap_yard::ScrapYard;
use super::setup::Setup;
use crate::action::Robotics;
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
        *entities = reuse_entities(world, std::mem::take(entities), bundles);
    }
    let workshop = || Workshop { credits: setup.data.start_credits(), ..Workshop::default() };
    let bundles = setup.all_seats().map(|seat| (WorkshopSeat(seat), workshop(), WorkshopRobot::default()));
    let workshops = reuse_entities(world, old.workshops, bundles).into_iter().collect();
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
    insert_play_resources::<Robotics>(world, setup.seed, Due::SetUp);
}

/// Takes a table out of a world: its entities and resources, and events that nobody has read yet.
/// The random stream stays, because another game may have laid out its table already.
pub(crate) fn clear_table(world: &mut World) {
    let Index { counters, workshops } = world.remove_resource().unwrap_or_default();
    despawn_entities(world, counters.into_iter().flatten().chain(workshops));
    world.remove_resource::<MarketState>();
    world.remove_resource::<ScrapYard>();
    world.remove_resource::<OrderCards>();
    world.remove_resource::<Setup>();
    world.remove_resource::<PlayState>();
    remove_play_resources::<Robotics>(world);
}
