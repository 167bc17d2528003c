//! The square grid that robots are built on: cells, sides, rotations and footprints.
//!
//! This module knows no game terms. `y` grows upwards; a placed rectangle is anchored at its
//! lower-left cell; rotations are clockwise. Rules 1.4 and 1.6 give the sizes and name the edges;
//! this module only rotates them.

mod cell;
mod rectangle;

pub use cell::{Cell, Placement, Rotation, Side};
pub use rectangle::{Footprint, Rectangle};
