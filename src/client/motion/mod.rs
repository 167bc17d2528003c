//! Motion over a table screen: short effects, which every game begins by its own cues. Every motion
//! is a function of the time of the interface's clock.
//!
//! - [`effects`]: the effects that are seen now and soon; [`effect_kinds`]: their kinds;
//! - [`flight`]: pictures that fly from one rectangle to another; [`cross_fade`]: those that fade
//!   from one to another; [`turn_up`]: those that rise and turn up;
//! - [`way`]: straight and curved ways, with dots along them;
//! - [`rolling`]: numbers that roll; [`stamp`]: words that are stamped on a thing;
//! - [`timed`]: the clock of motion, and things that are shown from one time to another;
//! - [`journey`]: journeys of things from one place to another, found in the cues of a step;
//! - [`drawing`]: the pictures and the motion of a frame, and the things that are drawn over them.

pub mod cross_fade;
pub mod drawing;
pub mod effect_kinds;
pub mod effects;
pub mod flight;
pub mod journey;
pub mod rolling;
pub mod stamp;
pub mod timed;
pub mod turn_up;
pub mod way;
