//! How likely each seat is to win when a round has begun, learned from games.
//!
//! - [`features`]: what matters of a table, as numbers;
//! - [`model`]: a small network that turns a seat's numbers into a score; the scores of all seats make the chances.

pub mod features;
pub mod model;
mod seat;
mod yard;

pub use model::Model;
