//! Presses in the right column while chances are shown.

use crate::messages::phrase;
use client::app::request::Request;
use shell::language::Phrase;

/// Press of something in the column.
#[derive(Clone, Debug)]
pub enum ChancesPress {
    /// Opens a page of the column.
    Open(ChancesPage),
    /// Asks for something.
    Ask(Request),
}

/// Page of the column where text is large.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChancesPage {
    /// Turning points and better moves.
    #[default]
    Points,
    /// Alternative of a strong player.
    Instead,
}

impl ChancesPage {
    /// All pages, in their order.
    pub const ALL: [Self; 2] = [Self::Points, Self::Instead];

    /// Name for players.
    pub fn name(self) -> Phrase {
        match self {
            Self::Points => phrase!("chances-points"),
            Self::Instead => phrase!("step-heading"),
        }
    }
}
