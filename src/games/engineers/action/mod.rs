//! Choices of a player ([`Action`]), reasons for refusing them ([`Illegal`]), and the events that
//! follow from them ([`TableEvent`]). This module is data only; the rules are in [`crate::turn`].
//!
//! - [`ids`]: numbers of workers, things and assemblies;
//! - [`goods`]: things and money that change hands (section 16);
//! - [`outcome`]: result of a game (section 18).

mod choice;
mod event;
pub mod goods;
pub mod ids;
mod illegal;
pub mod outcome;

pub use choice::{Action, HandOrGround, Shares};
pub use event::{Grades, TableEvent};
pub use goods::{Goods, Terms};
pub use ids::{AssemblyId, ThingId, WorkerId, WorkerSet};
pub use illegal::Illegal;
pub use outcome::Outcome;

/// The game Engineers at Play, for code that is shared by games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Engineers {}
