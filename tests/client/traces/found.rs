//! All that a game has in the app: components and resources of its types, and systems that run.

use std::collections::{BTreeMap, BTreeSet};

use bevy::ecs::archetype::Archetype;
use bevy::ecs::change_detection::Tick;
use bevy::ecs::schedule::Schedules;
use bevy::prelude::*;

use super::TracedGame;
use crate::app::Client;

/// Components and resources of a game's types that are on any entity.
pub fn things_of<G: TracedGame>(world: &World) -> BTreeSet<String> {
    let archetypes = world.archetypes().iter().filter(|archetype| !archetype.is_empty());
    let components: BTreeSet<_> = archetypes.flat_map(Archetype::iter_components).collect();
    let names = components.into_iter().filter_map(|id| Some(world.components().get_info(id)?.name().to_string()));
    names.filter(|name| name.contains(G::PATH)).collect()
}

/// When each system of a game has run last.
fn last_runs<G: TracedGame>(world: &World) -> BTreeMap<(String, usize), (String, Tick)> {
    let mut runs = BTreeMap::new();
    for (label, schedule) in world.resource::<Schedules>().iter() {
        let Ok(systems) = schedule.systems() else { continue };
        for (number, (_, system)) in systems.enumerate() {
            let name = system.name().to_string();
            if name.contains(G::PATH) {
                runs.insert((format!("{label:?}"), number), (name, system.get_last_run()));
            }
        }
    }
    runs
}

/// Systems of a game that run while the client is used.
pub fn systems_run<G: TracedGame>(client: &mut Client, uses: impl FnOnce(&mut Client)) -> BTreeSet<String> {
    let before = last_runs::<G>(client.app.world());
    assert!(before.len() > 5, "the systems of {} are found by their names: {before:?}", G::NAME);
    uses(client);
    let after = last_runs::<G>(client.app.world());
    let ran = after.into_iter().filter(|(place, now)| before.get(place) != Some(now));
    ran.map(|(_, (name, _))| name).collect()
}
