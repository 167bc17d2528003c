//! Advice: the action of a strong player with its reason, and the reason of a computer player's
//! step.
//!
//! - `work`: decisions of computer players as advice;
//! - `reasons`: reasons for actions.

mod reasons;
mod work;
