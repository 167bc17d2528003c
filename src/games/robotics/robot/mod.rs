//! The pure rules of one robot (section 7): plain values in, plain values out, no ECS.
//!
//! - [`assembly`]: the robot's components on their grid, with their joins and free outlets;
//! - [`attach`]: attaching one component (7.3, 8.3), and building a whole robot (13.2);
//! - [`control`]: components that a manufacturing control takes off, and those that fall with them
//!   (11.5, 11.6).

pub mod assembly;
pub mod attach;
pub mod control;

pub use assembly::{AttachedPart, Robot};
