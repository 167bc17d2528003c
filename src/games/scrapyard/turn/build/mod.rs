//! The build phase (section 4).
//!
//! - [`build_turn`]: a turn: the one thing, the effects, *done*; [`next_build_turn`]: whose turn it
//!   is, and the end of the phase;
//! - [`collect`]: collecting (4.3 to 4.5); [`rummage`]: rummages (4.8);
//! - [`build_effects`]: build effects (4.7).

pub mod build_effects;
pub mod build_turn;
pub mod collect;
pub mod next_build_turn;
pub mod rummage;
