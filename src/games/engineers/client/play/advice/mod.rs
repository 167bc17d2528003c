//! Advice: the action of a strong player with its reason, and the reason of a computer player's
//! step.
//!
//! - `work`: decisions of computer players as advice;
//! - [`marks`]: items that an action is about; `reasons`: reasons for actions.

pub mod marks;
mod reasons;
mod work;
