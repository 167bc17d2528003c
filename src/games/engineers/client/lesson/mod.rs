//! A lesson on the table screen.
//!
//! - [`highlight`]: things that the lesson points out; [`marks`]: the places of these things.

pub mod highlight;
pub mod marks;
