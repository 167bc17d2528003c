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
use crate::action::{JunkyardBots, Phase};
use crate::parts::PartSet;
use crate::robot::Robot;
use shell::table::{despawn_entities, insert_play_resources, remove_play_resources, reuse_entities};

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
    let index = Index { parts: reuse_entities(world, parts, bundles), robots: reuse_entities(world, robots, seats) };
    world.insert_resource(index);
    world.insert_resource(initial_junkyard(setup));
    world.insert_resource(setup.clone());
    world.insert_resource(RoundState::new());
    world.insert_resource(Pools::full(&setup.tiles));
    insert_play_resources::<JunkyardBots>(world, setup.seed, Phase::SetUp);
}

/// Takes a table out of a world: its entities and resources, and events that nobody has read yet.
/// The random stream stays, because another game may have laid out its table already.
pub(crate) fn clear_table(world: &mut World) {
    let Index { parts, robots } = world.remove_resource().unwrap_or_default();
    despawn_entities(world, parts.into_iter().chain(robots));
    world.remove_resource::<Junkyard>();
    world.remove_resource::<Setup>();
    world.remove_resource::<RoundState>();
    world.remove_resource::<Pools>();
    remove_play_resources::<JunkyardBots>(world);
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
