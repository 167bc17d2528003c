//! Questions that ask a player to confirm what can't be taken back.

use bevy::prelude::*;

use crate::action::JunkyardBots;
use crate::parts::PartId;
use client::app::screen::{Screen, frames_for};
use client::play::executor::Executor;
use client::play::playing::Play;
use client::settings::Settings;
use shell::seats::SeatId;

/// Question that a player has to answer before something is done that can't be taken back. The
/// table takes no other input meanwhile. Leaving the table discards the question; doing the same
/// again asks it again.
#[derive(SubStates, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum Question {
    /// No question is open.
    #[default]
    None,
    /// Whether to finish a build, which would eject these parts (7.2).
    Eject(Vec<PartId>),
    /// Whether to give a puzzle up.
    GiveUp,
    /// Whether to pass, although a part could still be taken (5.4).
    Pass,
    /// Whether to draw no more, although sight is left (5.2).
    StopDrawing,
    /// Whether to pass in the battle, although bombs could be thrown (6.2).
    HoldFire,
    /// Whether to throw bombs at a robot that dodges them all (6.4).
    ThrowInVain(SeatId),
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
            Some(NextState::Pending(next) | NextState::PendingIfNeq(next)) => next.clone(),
            _ => world.get_resource::<State<Self>>().map_or(Self::None, |now| now.get().clone()),
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

/// Whether a question comes before something is given up. Never in puzzles, whose tries are free,
/// nor in lessons, which say what to do.
pub(super) fn asks_first(executor: &Executor<'_, JunkyardBots>) -> bool {
    executor.world.resource::<Settings>().asks_before_giving_up && !executor.play.is_exercise()
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<Question>().add_systems(First, close_question.run_if(resource_removed::<Play<JunkyardBots>>));
    frames_for::<Question>(app);
}

/// Closes the question of a game that leaves the table.
fn close_question(world: &mut World) {
    Question::None.ask(world);
}
