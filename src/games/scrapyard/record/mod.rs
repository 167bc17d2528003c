//! Recorded games of Scrapyard, and its part of saved games.
//!
//! - `no_draft`: choice in the making, which this game does not have;
//! - `recorded`: additions to the rules, for shared code that records games;
//! - [`text`]: the texts of the game in saved games, and their conversion.

mod no_draft;
mod recorded;
pub mod text;

pub use no_draft::NoDraft;
