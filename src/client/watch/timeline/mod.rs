//! A game along a line: its rounds, their phases, and marks where energy was eaten and bombs were thrown.
//!
//! - `rounds`: the rounds and phases in steps, and the ways from one to the next;
//! - `marks`: what is marked;
//! - `spans`: where rounds, phases and steps are along the foot of the screen.

mod marks;
mod rounds;
mod spans;

pub use marks::Mark;
pub use rounds::{PHASES, Round, Timeline};
pub use spans::Span;
