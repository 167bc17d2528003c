//! The question before a player gives something up.

use bevy::prelude::*;

use client::app::screen::{Screen, frames_for};
use client::play::playing::Play;

use crate::action::Scrapyard;

/// Question that a player has to answer before something is done that gives something up. The table
/// takes no other input meanwhile. Leaving the table discards the question.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum Question {
    /// No question is open.
    #[default]
    None,
    /// Whether to pass although spaces are left (4.11).
    Pass {
        /// Spaces that are left up to the line.
        left: u8,
    },
    /// Whether to end the turn although a robot is in reach of an arm that has not attacked (6.9).
    EndTurn,
}

impl Question {
    /// Whether no question is open.
    pub const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// Returns the question of the next frame as far as it is known: the pending one, or else the
    /// open one.
    pub(super) fn now(world: &World) -> Self {
        match world.get_resource::<NextState<Self>>() {
            Some(NextState::Pending(next) | NextState::PendingIfNeq(next)) => *next,
            _ => world.get_resource::<State<Self>>().map_or(Self::None, |now| *now.get()),
        }
    }

    /// Opens the question from the next frame on; [`Self::None`] closes the open one.
    pub(super) fn ask(self, world: &mut World) {
        if Self::now(world) != self
            && let Some(mut next) = world.get_resource_mut::<NextState<Self>>()
        {
            next.set(self);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<Question>().add_systems(First, close_question.run_if(resource_removed::<Play<Scrapyard>>));
    frames_for::<Question>(app);
}

/// Closes the question of a game that leaves the table.
fn close_question(world: &mut World) {
    Question::None.ask(world);
}
