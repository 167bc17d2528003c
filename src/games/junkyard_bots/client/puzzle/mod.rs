//! A puzzle on the table screen.
//!
//! - [`goal_sign`], [`facts`]: the goal, the result of a try and the next choices, and the data of
//!   that sign;
//! - [`kind_sign`]: kind and level of the puzzle;
//! - [`tries`]: the tries so far, in place of the log;
//! - [`turning_hint`]: the keys that turn the part in hand.

pub mod facts;
pub mod goal_sign;
pub mod kind_sign;
pub mod tries;
pub mod turning_hint;
