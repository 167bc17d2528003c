//! The question before a player gives up actions.

use bevy::prelude::*;

use client::app::screen::Screen;
use client::play::question::TableQuestion;

/// Question that a player has to answer before something is done that gives something up. The table
/// takes no other input meanwhile. Leaving the table discards the question.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum Question {
    /// No question is open.
    #[default]
    None,
    /// Whether to end the turn although actions are left (5.4).
    EndTurn {
        /// Number of actions that are left.
        left: u8,
    },
}

impl Question {
    /// Whether no question is open.
    pub const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }
}

impl TableQuestion for Question {}
