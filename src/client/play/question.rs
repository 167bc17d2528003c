//! Questions that a player answers before something is done that gives something up. What they ask
//! is each game's own.

use bevy::prelude::*;

use super::game::ClientGame;
use super::playing::Play;
use crate::app::screen::frames_for;

/// Question of a game at its table, of which the default is that no question is open.
pub trait TableQuestion: SubStates + Default {
    /// Returns the question of the next frame as far as it is known: the pending one, or else the
    /// open one.
    fn now(world: &World) -> Self {
        match world.get_resource::<NextState<Self>>() {
            Some(NextState::Pending(next) | NextState::PendingIfNeq(next)) => next.clone(),
            _ => world.get_resource::<State<Self>>().map_or_else(Self::default, |now| now.get().clone()),
        }
    }

    /// Opens the question from the next frame on; the default closes the open one.
    fn ask(self, world: &mut World) {
        if Self::now(world) != self
            && let Some(mut next) = world.get_resource_mut::<NextState<Self>>()
        {
            next.set(self);
        }
    }
}

/// Adds the questions of a game. A game that leaves the table closes its question.
pub fn plugin<G: ClientGame, Q: TableQuestion>(app: &mut App) {
    app.add_sub_state::<Q>().add_systems(First, close_question::<Q>.run_if(resource_removed::<Play<G>>));
    frames_for::<Q>(app);
}

fn close_question<Q: TableQuestion>(world: &mut World) {
    Q::default().ask(world);
}
