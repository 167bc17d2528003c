//! The pure rules of one robot (sections 2 and 3): plain values in, plain values out, no ECS.
//!
//! - [`layout`]: where its things lie, overlap, links;
//! - [`ability`]: pipe bonus, sight, grip, bite, speed;
//! - [`grip`]: which grippers hold what, and who throws;
//! - [`hold`]: where a thing could be held, or why not;
//! - [`build`]: whether a whole build is legal.

pub mod ability;
pub mod build;
pub mod grip;
pub mod hold;
pub mod layout;

pub use ability::Abilities;
pub use layout::{Bond, Layout, Piece};
