//! What a player is asked before something is done that can't be taken back.

use bevy::prelude::*;

use crate::client::app::screen::{Screen, frames_for};
use crate::games::junkyard_bots::parts::PartId;
use crate::shell::seats::SeatId;

/// What a player is asked. The table listens to nothing else meanwhile; whoever leaves it is asked
/// again.
#[derive(SubStates, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum Question {
    /// Nothing.
    #[default]
    None,
    /// Done would eject these parts (7.2).
    Eject(Vec<PartId>),
    /// To give a puzzle up.
    GiveUp,
    /// To pass, although a part could still be taken (5.4).
    Pass,
    /// To draw no more, although sight is left (5.2).
    StopDrawing,
    /// To pass in the battle, although bombs could be thrown (6.2).
    HoldFire,
    /// To throw bombs at a robot that dodges them all (6.4).
    ThrowInVain(SeatId),
}

impl Question {
    /// Whether nothing is asked.
    pub const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// What is asked once all is done that this frame has asked for so far.
    pub(super) fn now(world: &World) -> Self {
        match world.get_resource::<NextState<Self>>() {
            Some(NextState::Pending(next) | NextState::PendingIfNeq(next)) => next.clone(),
            _ => world.get_resource::<State<Self>>().map_or(Self::None, |now| now.get().clone()),
        }
    }

    /// Asks it from the next frame on, or nothing any more.
    pub(super) fn ask(self, world: &mut World) {
        if Self::now(world) != self
            && let Some(mut next) = world.get_resource_mut::<NextState<Self>>()
        {
            next.set(self);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<Question>();
    frames_for::<Question>(app);
}
