//! Training of computer players by playing, with the same result on every machine.
//!
//! - [`evolve`]: the preferences of Cog and Titan, by an evolution strategy;
//! - [`games`], [`fit`]: the value model, which predicts a seat's chance of winning, learned from
//!   games;
//! - [`error`]: reasons why a training has no result.

pub mod error;
pub mod evolve;
pub mod fit;
pub mod games;
