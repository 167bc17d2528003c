//! The stage of the build phase: the robot in its workshop, and a card that is tried on.
//!
//! - [`stage`]: the stage as a whole; [`layout`]: places on it; `backdrop`: the workshop;
//! - [`facts`]: robot and card in hand; [`try_on`]: places for a card, and what follows from it;
//!   [`numbers`], [`changes`]: numbers of a robot, and how they change;
//! - [`robot_painter`]: robot, ghost and frames; `bubble`: changes and reasons; [`held_card`]: the
//!   card at the pointer;
//! - [`inspector`], `card_lines`: the card beside the stage, with a sentence for each thing.

mod backdrop;
mod bubble;
mod card_lines;
pub mod changes;
pub mod facts;
pub mod held_card;
pub mod inspector;
pub mod layout;
pub mod numbers;
pub mod robot_painter;
pub mod stage;
pub mod try_on;

pub use facts::{HeldCard, WorkshopFacts};
pub use inspector::{CardInspectorFacts, draw_card_inspector};
pub use layout::{RobotPlace, WorkshopLayout};
pub use stage::{WorkshopShown, draw_workshop};
pub use try_on::{TryOn, WorkshopPlace};
