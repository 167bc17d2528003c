//! Choices of a player ([`Action`]), reasons for refusing them ([`Illegal`]), and the events that
//! follow from them ([`TableEvent`]). This module is data only; the rules are in [`crate::robot`]
//! and [`crate::turn`].

mod choice;
mod event;
mod illegal;
mod outcome;
mod placed;
mod terms;

pub use choice::{Action, Build};
pub use event::{LostPart, TableEvent};
pub use illegal::Illegal;
pub use outcome::{Ending, Goal, Outcome};
pub use placed::{LoosePlace, PartPlace, PlacedPart};
pub use terms::{Share, Terms};

/// The game Robotics, for code that is shared by games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Robotics {}
