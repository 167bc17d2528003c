//! Choices of a player ([`Action`]), reasons for refusing them ([`Illegal`]), and the events that
//! follow from them ([`TableEvent`]). This module is data only; the rules are in [`crate::turn`].

mod choice;
mod event;
mod illegal;
mod outcome;

pub use choice::{Action, Settling, Taking};
pub use event::{MoveKind, ShoveKind, TableEvent};
pub use illegal::Illegal;
pub use outcome::{DentCause, Outcome, Wreck};

/// The game Scrapyard, for code that is shared by games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scrapyard {}
