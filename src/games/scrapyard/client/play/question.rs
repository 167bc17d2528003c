//! The question before a player gives something up.

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
}

impl TableQuestion for Question {}
