//! Advice: the action of a strong player with its reason, and the reason of a computer player's
//! step.
//!
//! - [`hint`]: a piece of advice;
//! - `work`: how it is worked out, on another thread;
//! - [`marks`]: items that an action is about; `reasons`: reasons for actions.

pub mod hint;
pub mod marks;
mod reasons;
mod work;

pub use self::work::prepare_reason_of_step;
pub(super) use self::work::work_out_hint;
