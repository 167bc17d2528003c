//! Parts of the layout of a table that are the same in every game: entities that are used again,
//! and the resources that the entry point needs beside the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::pending::PendingAction;
use super::rules::Rules;
use crate::stream::{Stream, StreamPoint};

/// Inserts each bundle into an old entity or, when these are used up, into a new one. Despawns the
/// old entities that are left over. A world in which many games are played does not grow if each
/// layout is given the entities of the one before.
pub fn reuse_entities<B: Bundle>(
    world: &mut World,
    old: impl IntoIterator<Item = Entity>,
    bundles: impl IntoIterator<Item = B>,
) -> Vec<Entity> {
    let mut old = old.into_iter();
    let entities = bundles
        .into_iter()
        .map(|bundle| match old.next() {
            Some(entity) => world.entity_mut(entity).insert(bundle).id(),
            None => world.spawn(bundle).id(),
        })
        .collect();
    despawn_entities(world, old);
    entities
}

/// Despawns the entities of a table.
pub fn despawn_entities(world: &mut World, entities: impl IntoIterator<Item = Entity>) {
    for entity in entities {
        world.despawn(entity);
    }
}

/// Inserts the resources of a game that begins, beside its table: the random stream at its seed,
/// and the part of the order of play that is due first. Clears events that nobody has read yet.
pub fn insert_play_resources<G: Rules>(world: &mut World, seed: u64, first: G::Due) {
    world.insert_resource(Stream::at(StreamPoint { seed, position: 0 }));
    world.insert_resource(PendingAction::<G>::beginning(first));
    world.get_resource_or_init::<Messages<G::Event>>().clear();
}

/// Removes what [`insert_play_resources`] inserted, and events that nobody has read yet. The random
/// stream stays, because another game may have laid out its table already.
pub fn remove_play_resources<G: Rules>(world: &mut World) {
    world.remove_resource::<PendingAction<G>>();
    if let Some(mut events) = world.get_resource_mut::<Messages<G::Event>>() {
        events.clear();
    }
}

/// System parameter of the resources beside a table, for the system that writes a snapshot.
#[derive(SystemParam)]
pub struct PlayResources<'w, G: Rules> {
    /// The random stream.
    pub stream: ResMut<'w, Stream>,
    pending: ResMut<'w, PendingAction<G>>,
    events: ResMut<'w, Messages<<G as Rules>::Event>>,
}

impl<G: Rules> PlayResources<'_, G> {
    /// Puts the random stream at the point of a snapshot, with nothing due and no events.
    pub fn restore(&mut self, point: StreamPoint) {
        *self.stream = Stream::at(point);
        *self.pending = PendingAction::default();
        self.events.clear();
    }
}
