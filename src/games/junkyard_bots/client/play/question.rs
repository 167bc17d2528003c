//! Questions that ask a player to confirm what can't be taken back.

use bevy::prelude::*;

use crate::action::JunkyardBots;
use crate::parts::PartId;
use client::app::screen::Screen;
use client::play::executor::Executor;
use client::play::question::TableQuestion;
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
}

impl TableQuestion for Question {}

/// Whether a question comes before something is given up. Never in puzzles, whose tries are free,
/// nor in lessons, which say what to do.
pub(super) fn asks_first(executor: &Executor<'_, JunkyardBots>) -> bool {
    executor.world.resource::<Settings>().asks_before_giving_up && !executor.play.is_exercise()
}
