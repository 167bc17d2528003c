//! A lesson on the table screen.
//!
//! - [`highlight`]: things that the lesson points out; [`marks`]: the places of these things;
//! - [`shown_way`]: the way of a part to its place.

pub mod highlight;
pub mod marks;
pub mod shown_way;
