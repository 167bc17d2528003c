//! The tray, the lower panel: the Junkyard in a scrounge, the shelf in a build.
//!
//! - [`junkyard`]: piles, face-up parts and scanned tiles;
//! - [`face_up`], [`stacks`], [`stack_layout`]: face-up parts, equal ones stacked, and the places
//!   of the stacks;
//! - [`scanned_tiles`]: tiles scanned by the active player, or still to be scanned;
//! - [`tile_rows`]: tiles in rows;
//! - [`taking`]: whether a tile can be taken, and the reason if not;
//! - [`slot`]: a slot from which a part can be taken in hand;
//! - [`turn_buttons`]: hints, and buttons that end the turn or a part of it;
//! - [`build_shelf`], [`shelf_board`]: parts that are not on the robot's grid, and the pictures of
//!   them.

pub mod build_shelf;
pub mod face_up;
pub mod junkyard;
pub mod scanned_tiles;
pub mod shelf_board;
pub mod slot;
pub mod stack_layout;
pub mod stacks;
pub mod taking;
pub mod tile_rows;
pub mod turn_buttons;
