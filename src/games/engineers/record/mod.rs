//! Recorded games of Engineers at Play, and its part of saved games.
//!
//! - [`orders`]: orders of people that go on from turn to turn, kept with a game as its draft;
//! - `recorded`: additions to the rules, for shared code that records games;
//! - [`text`]: the texts of the game in saved games, and their conversion.

pub mod orders;
mod recorded;
pub mod text;

pub use orders::{Order, Orders, WaySearch};
