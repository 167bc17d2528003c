//! How computer players are trained: by playing, the same again on every machine.
//!
//! - [`evolve`]: the preferences of Cog and Titan, by an evolution strategy;
//! - [`games`], [`fit`]: how likely a seat is to win, learned from games;
//! - [`error`]: why a training has taught nothing.

pub mod error;
pub mod evolve;
pub mod fit;
pub mod games;
