//! Sizes, kinds and numbers of tiles and parts, and the tile set that lists the tiles.
//!
//! - [`kinds`]: sizes and kinds (rules 1.1 to 1.3);
//! - [`ids`]: the numbers of parts and tiles;
//! - [`naming`]: names of parts and seats, as numbers or as text;
//! - [`part_set`]: sets of parts;
//! - [`shape`]: footprints and sockets of a tile in each rotation (1.4, 1.6);
//! - [`tile_set`]: the tile set as data, read from RON and checked (1.6 to 1.9);
//! - [`tile_set_file`]: the tile set as a file, with its description; [`catalogue`]: the tile sets
//!   that come with the game;
//! - `piles`: the numbers of the parts in the face-down piles;
//! - `limits`: limits on the seats of a game and on a tile set;
//! - `tile_set_error`: errors in a tile set.

pub mod catalogue;
pub mod ids;
pub mod kinds;
mod limits;
pub mod naming;
pub mod part_set;
mod piles;
pub mod shape;
pub mod tile_set;
mod tile_set_error;
pub mod tile_set_file;

pub use ids::{PartId, TileId};
pub use kinds::{BlindOutcome, GripperKind, Size, TileKind};
pub use limits::{FEWEST_SEATS, MOST_SEATS};
pub use naming::{Naming, Number, Translate};
pub use part_set::PartSet;
pub use shape::{Shape, Socket};
pub use tile_set::{Tile, TileSet, TileSetError};
pub use tile_set_file::TileSetFile;
