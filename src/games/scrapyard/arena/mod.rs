//! The battle map as a graph of squares, without any robot's state: neighbours, rings, ranges,
//! moves and pushes.
//!
//! - [`square`]: squares and directions;
//! - [`map`]: a map with its neighbours, rings (1.9) and ranges (7.2);
//! - [`reach`]: squares that a move can end on (7.1);
//! - [`shove`]: pushes and pulls (8.7 to 8.9).

pub mod map;
pub mod reach;
pub mod shove;
pub mod square;

pub use map::{ArenaMap, FREE_SIGN, OBSTACLE_SIGN};
pub use shove::{Axis, Shoved};
pub use square::{Direction, Square};
