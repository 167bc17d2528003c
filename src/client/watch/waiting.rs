//! The game that waits while a game of the same or another kind is watched.

use bevy::prelude::*;

use super::schedules::WatchSchedule;
use crate::play::executor::Execute;
use crate::play::interaction::Interaction;
use crate::play::playing::Play;
use crate::play::turn_stage::TurnState;
use crate::play::window_games::clear_other_tables;
use shell::table::{Playable, Restorable, TableIn, restore};

/// Game that waits, with the function that brings it back to the table.
#[derive(Resource)]
pub(super) struct WaitingGame(Box<dyn FnOnce(&mut World) + Send + Sync>);

impl WaitingGame {
    /// Brings the game back to the table.
    pub(super) fn bring_back(self, world: &mut World) {
        (self.0)(world);
    }
}

pub(super) fn plugin_of_game<G: Execute>(app: &mut App) {
    app.add_systems(WatchSchedule::SetAside, set_aside::<G>.run_if(resource_exists::<Play<G>>));
}

/// Takes the game at the table away. It waits from then on if it was played; one that was watched
/// does not.
fn set_aside<G: Execute>(world: &mut World) {
    let Some(play) = world.remove_resource::<Play<G>>() else { return };
    let mut interaction = std::mem::take(&mut *world.get_resource_or_init::<Interaction<G>>());
    if play.is_watched() {
        return;
    }
    let Some(mut table) = TableIn::<G>::of(world) else { return };
    let snapshot = table.snapshot();
    let now = table.read(TurnState::of::<G>);
    // Another player may sit at the screen by the time it is brought back.
    interaction.close_curtain(now, play.players());
    world.insert_resource(WaitingGame(Box::new(move |world| {
        let restored = restore::<G>(world, play.history().setup(), &snapshot);
        debug_assert!(restored.is_ok(), "a snapshot of this very table fits it: {restored:?}");
        clear_other_tables::<G>(world);
        world.insert_resource(play);
        world.insert_resource(interaction);
    })));
}
