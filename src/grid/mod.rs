//! The square grid that robots are built on: cells, sides, quarter turns and footprints.
//!
//! Knows no game words. `y` grows upwards; a placed rectangle is anchored at its lower-left cell;
//! quarter turns are clockwise. Rules 1.4 and 1.6 give the sizes and name the edges; this file only
//! knows how they turn.

mod cell;
mod rectangle;

pub use cell::{Cell, Placement, Rotation, Side};
pub use rectangle::{Footprint, Rectangle};
