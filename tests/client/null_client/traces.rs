//! All that a game has in the app: components and resources of its types, messages, and systems
//! that run.

use std::collections::{BTreeMap, BTreeSet};

use bevy::ecs::archetype::Archetype;
use bevy::ecs::change_detection::Tick;
use bevy::ecs::schedule::Schedules;
use bevy::prelude::*;

use crate::app::Client;

/// Part of the paths of a game's types and systems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TracedGame {
    JunkyardBots,
    NullGame,
}

impl TracedGame {
    /// Whether the path of a type or system belongs to the game.
    fn has(self, path: &str) -> bool {
        match self {
            Self::JunkyardBots => path.contains("junkyard_bots::"),
            Self::NullGame => path.contains("::null_"),
        }
    }
}

/// Components and resources of a game's types that are on any entity.
pub fn things_of(game: TracedGame, world: &World) -> BTreeSet<String> {
    let archetypes = world.archetypes().iter().filter(|archetype| !archetype.is_empty());
    let components: BTreeSet<_> = archetypes.flat_map(Archetype::iter_components).collect();
    let names = components.into_iter().filter_map(|id| Some(world.components().get_info(id)?.name().to_string()));
    names.filter(|name| game.has(name)).collect()
}

/// When each system of a game has run last.
fn last_runs(game: TracedGame, world: &World) -> BTreeMap<(String, usize), (String, Tick)> {
    let mut runs = BTreeMap::new();
    for (label, schedule) in world.resource::<Schedules>().iter() {
        let Ok(systems) = schedule.systems() else { continue };
        for (number, (_, system)) in systems.enumerate() {
            let name = system.name().to_string();
            if game.has(&name) {
                runs.insert((format!("{label:?}"), number), (name, system.get_last_run()));
            }
        }
    }
    runs
}

/// Systems of a game that run while the client is used.
pub fn systems_run(game: TracedGame, client: &mut Client, uses: impl FnOnce(&mut Client)) -> BTreeSet<String> {
    let before = last_runs(game, client.app.world());
    assert!(before.len() > 5, "the systems of {game:?} are found by their names: {before:?}");
    uses(client);
    let after = last_runs(game, client.app.world());
    let ran = after.into_iter().filter(|(place, now)| before.get(place) != Some(now));
    ran.map(|(_, (name, _))| name).collect()
}
