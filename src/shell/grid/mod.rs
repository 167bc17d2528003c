//! A square grid: cells, sides, rotations and footprints.
//!
//! This module knows no terms of a game. `y` grows upwards; a placed rectangle is anchored at its
//! lower-left cell; rotations are clockwise.

mod cell;
mod rectangle;

pub use cell::{Cell, Placement, Rotation, Side};
pub use rectangle::{Footprint, Rectangle};
