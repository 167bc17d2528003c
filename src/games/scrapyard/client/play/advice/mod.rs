//! Advice: the action of a strong player with its reason, and the reason of a computer player's
//! step.
//!
//! - `work`: working it out, on another thread;
//! - `reasons`: reasons for actions.

mod reasons;
mod work;

pub use self::work::prepare_reason_of_step;
pub(super) use self::work::work_out_hint;
