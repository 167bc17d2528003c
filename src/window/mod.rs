//! Assembly of the window: the client that all games share, and the client of each game.
//!
//! - [`plugins`]: all plugins of the client; `run`: opens the window;
//! - [`places`]: positions of things on the screen, for the end-to-end tests.

pub mod places;
pub mod plugins;
mod run;

pub use plugins::client;
pub use run::run;
