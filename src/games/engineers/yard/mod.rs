//! The yard as a graph of squares, without things and workers: squares, walls, gates, the road, and
//! the ways through them (section 2).
//!
//! - [`direction`], [`square`]: the grid of yard and road;
//! - [`place_name`]: the error for a text that names no place;
//! - [`gate`], [`road`]: the eight gates and the ring of road squares (2.2, 2.3);
//! - [`face`]: a face of a maze tile (1.2); [`maze`]: the four tiles that were laid (2.1);
//! - [`wall`]: the places where walls stand between squares of the yard (4.5);
//! - [`ways`]: a yard with its walls, and the steps that are open;
//! - [`distance`]: distances, shortest paths and squares nearby.

pub mod direction;
pub mod distance;
pub mod face;
pub mod gate;
pub mod maze;
pub mod place_name;
pub mod road;
pub mod square;
pub mod wall;
pub mod ways;

pub use direction::Direction;
pub use distance::{Squares, UNREACHABLE};
pub use face::{FaceFault, MazeFace};
pub use gate::Gate;
pub use maze::{Maze, TilePlacement, TilePlacement as Placement};
pub use place_name::PlaceNameError;
pub use road::{ROAD_SQUARES, along_road, next_clockwise, road_index, road_square};
pub use square::Square;
pub use wall::Wall;
pub use ways::Yard;
