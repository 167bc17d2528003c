//! Positions set up by hand in a few lines:
//! `Scene::new(2).zone(RED, "oil_drum B").stands(RED, 0, "c4")`.
//!
//! - `names`: seats, squares, kinds, machines, workers and things by name;
//! - `position`, `things`, `teams`: a position in the making; `finish`: all that no test named;
//!   `rich`: a position with nearly everything.
//!
//! Lists of things are written as `"oil_drum B, rope, wheel + frame"`: names of kinds, each with
//! the grade of its quality tile (C unless said), separated by commas; components joined by `+` are
//! an assembly. After the grade may follow `broken`, damage as `-1` and improvements as `^1`.
//! Things are numbered in the order in which they are put somewhere. Where a thing is named later,
//! the name of its kind means the first one of that kind, `"rope 2"` the second one.

mod finish;
mod names;
mod position;
mod rich;
mod teams;
mod things;

pub use names::{BLUE, GREEN, RED, YELLOW, at, find_thing, kind, machine, worker, workers};
pub use position::Scene;
