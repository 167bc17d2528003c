//! Layout of a new table: its entities and resources before the first action.

use std::sync::Arc;

use bevy::prelude::*;

use super::components::{
    AssembledRobot, EatenEnergy, Identity, Links, PartsLinkedBefore, Power, RobotParts, RobotSeat,
};
use super::index::Index;
use super::junkyard::Junkyard;
use super::pools::Pools;
use super::round_state::RoundState;
use super::setup::Setup;
use crate::action::{JunkyardBots, Phase, TableEvent};
use crate::parts::PartSet;
use crate::robot::Robot;
use shell::stream::{Stream, StreamPoint};
use shell::table::PendingAction;

/// Lays out the table of a set-up as it is before the first action. Reuses the entities of an
/// earlier table, so that a world in which many games are played does not grow.
pub(crate) fn lay_out(world: &mut World, setup: &Setup) {
    // Take the value and leave the resource in the world, because removing and inserting a resource
    // moves it in memory every time.
    let Index { parts, robots } = std::mem::take(&mut *world.get_resource_or_init::<Index>());
    let bundles = setup.parts().map(|(part, location)| (part, Identity(part.starter), location, Links::default()));
    let power = Power(setup.tiles.starter().power);
    let robot = |seat| {
        let body = setup.body(seat);
        let parts = RobotParts { attached: PartSet::from_iter([body]), held: PartSet::EMPTY };
        let assembled = AssembledRobot(Arc::new(Robot::bare(&setup.tiles, body)));
        (RobotSeat(seat), power, EatenEnergy::default(), parts, PartsLinkedBefore::default(), assembled)
    };
    let seats = setup.all_seats().map(robot);
    let index = Index { parts: reuse(world, parts, bundles), robots: reuse(world, robots, seats) };
    world.insert_resource(index);
    world.insert_resource(initial_junkyard(setup));
    world.insert_resource(setup.clone());
    world.insert_resource(RoundState::new());
    world.insert_resource(Stream::at(StreamPoint { seed: setup.seed, position: 0 }));
    world.insert_resource(Pools::full(&setup.tiles));
    world.insert_resource(PendingAction::<JunkyardBots>::beginning(Phase::SetUp));
    world.get_resource_or_init::<Messages<TableEvent>>().clear();
}

/// Takes a table out of a world: its entities and resources, and events that nobody has read yet.
/// The random stream stays, because another game may have laid out its table already.
pub(crate) fn clear_table(world: &mut World) {
    let Index { parts, robots } = world.remove_resource().unwrap_or_default();
    for entity in parts.into_iter().chain(robots) {
        world.despawn(entity);
    }
    world.remove_resource::<Junkyard>();
    world.remove_resource::<Setup>();
    world.remove_resource::<RoundState>();
    world.remove_resource::<Pools>();
    world.remove_resource::<PendingAction<JunkyardBots>>();
    if let Some(mut events) = world.get_resource_mut::<Messages<TableEvent>>() {
        events.clear();
    }
}

/// The Junkyard before the first action, with the starter parts of all seats.
fn initial_junkyard(setup: &Setup) -> Junkyard {
    let mut junkyard = Junkyard::default();
    for (part, location) in setup.parts() {
        if let Some(set) = junkyard.set_mut(&part, part.starter, location, &setup.tiles) {
            set.insert(part.id);
        }
    }
    junkyard
}

/// Inserts each bundle into an old entity or, when these are used up, into a new one. Despawns the
/// old entities that are left over.
fn reuse<B: Bundle>(world: &mut World, old: Vec<Entity>, bundles: impl Iterator<Item = B>) -> Vec<Entity> {
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
