//! Advice for players. It is worked out off the frame's thread, and dropped if the game has changed
//! meanwhile.
//!
//! - [`hint`]: a piece of advice;
//! - [`pending`]: advice that is being worked out; [`finding`]: the work that finds it.

pub mod finding;
pub mod hint;
pub mod pending;
