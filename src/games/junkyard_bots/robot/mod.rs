//! The pure rules of one robot (sections 2 and 3): plain values in, plain values out, no ECS.
//!
//! - [`placed_part`]: a part of the robot, attached or held;
//! - [`assembly`]: the robot's parts on their grid, and overlap;
//! - [`links`]: links between parts, and connection to the body;
//! - [`pipe_bonus`], [`ability`]: pipe bonus; sight, grip, bite and speed;
//! - [`grip`]: assignments of grippers to held parts, and throws;
//! - [`grippers`]: claws or mouths, the parts they hold, and checks of a further part;
//! - `damage`: damage of throws, and the power that it leaves;
//! - [`reach`]: placements at which they could hold a further part;
//! - [`cannot_hold`]: reasons why they can hold no further part of a size;
//! - [`measured`]: a robot as a whole, with all these results computed once;
//! - [`build`]: checks of whole builds, and placements at which a part could be attached.

pub mod ability;
pub mod assembly;
pub mod build;
pub mod cannot_hold;
mod cells;
mod damage;
pub mod grip;
pub mod grippers;
pub mod links;
pub mod measured;
pub mod pipe_bonus;
pub mod placed_part;
pub mod reach;

pub use ability::{Abilities, Ability};
pub use assembly::Assembly;
pub use cannot_hold::CannotHold;
pub use damage::{PossibleThrow, damage_taken, power_after};
pub use measured::Robot;
pub use placed_part::{Connection, PlacedPart};
