//! Recorded games of Robotics, and its part of saved games.
//!
//! - `recorded`: additions to the rules, for shared code that records games;
//! - [`draft`]: choices in the making that are kept with a game;
//! - [`text`]: the texts of the game in saved games, and their conversion.

pub mod draft;
mod recorded;
pub mod text;

pub use draft::Draft;
