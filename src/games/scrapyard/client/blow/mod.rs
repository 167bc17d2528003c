//! The sum before a blow, in the inspector; at rest the robot under the pointer.
//!
//! - [`sum`]: the three boxes, and the lines below them; [`facts`]: those of a blow, of a bite of
//!   the crusher, and of a robot at rest;
//! - [`harm`]: dents that a blow would give.

pub mod facts;
pub mod harm;
pub mod sum;

pub use facts::{blow_sum, crusher_sum, robot_sum};
pub use harm::{Harm, PlannedBlow};
pub use sum::{LineSign, SumBox, SumFacts, SumRow, Tone, draw_sum};
