//! The pure rules of one robot (sections 2 and 3): plain values in, plain values out, no ECS.
//!
//! - [`placed_part`]: one of its parts, attached or held;
//! - [`assembly`]: its parts on their grid, overlap;
//! - [`links`]: which parts are linked, and what hangs together;
//! - [`pipe_bonus`], [`ability`]: pipe bonus; sight, grip, bite, speed;
//! - [`grip`]: which grippers hold what, and which throw;
//! - [`grippers`]: claws or mouths, what they hold, and whether they can hold a part at a place;
//! - [`reach`]: where they could hold a further part;
//! - [`cannot_hold`]: why they can hold no further part of a size;
//! - [`measured`]: a robot as a whole, with all of that worked out once;
//! - [`build`]: whether a whole build is legal, and where a part could be attached.

pub mod ability;
pub mod assembly;
pub mod build;
pub mod cannot_hold;
mod cells;
pub mod grip;
pub mod grippers;
pub mod links;
pub mod measured;
pub mod pipe_bonus;
pub mod placed_part;
pub mod reach;

pub use ability::Abilities;
pub use assembly::Assembly;
pub use cannot_hold::CannotHold;
pub use measured::Robot;
pub use placed_part::{Connection, PlacedPart};
