//! A game along a line: its rounds, their phases, and marks on it. What the phases and the marks
//! mean is for others to know.
//!
//! - `rounds`: the rounds and phases in steps, and the ways from one to the next;
//! - `marks`: what is marked;
//! - `spans`: where rounds, phases and steps are along the foot of the screen;
//! - `drawn`: the line on the screen.

mod drawn;
mod marks;
mod rounds;
mod spans;

pub use drawn::{Line, height, show};
pub use marks::Mark;
pub use rounds::{Moment, Round, Timeline};
pub use spans::{At, Span, step_at};
