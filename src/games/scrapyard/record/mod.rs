//! Recorded games of Scrapyard, and its part of saved games.
//!
//! - `recorded`: additions to the rules, for shared code that records games;
//! - [`text`]: the texts of the game in saved games, and their conversion.

mod recorded;
pub mod text;

pub use recorded::NoDraft;
