//! The window put together: the client that all games share, and the client of each game.
//!
//! - [`plugins`]: all of it in an app; `run`: the window opened;
//! - [`places`]: positions of things on the screen, for the end-to-end tests.

pub mod places;
pub mod plugins;
mod run;

pub use plugins::client;
pub use run::run;
