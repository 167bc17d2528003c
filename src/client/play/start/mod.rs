//! Putting games and lessons on the table.
//!
//! - [`open`]: beginning a game, continuing a saved one;
//! - [`lessons`]: lessons of any game, and requests to start a game or a lesson; [`learned`]: the
//!   progress of the player in them; [`stepped`]: lessons that are lists of steps.

pub mod learned;
pub mod lessons;
pub mod open;
pub mod stepped;
