//! Advice: the action of a strong player with its reason, and the reason of a computer player's
//! step.
//!
//! - [`hint`]: a piece of advice; `work`: working it out, on another thread;
//! - `action_sentences`: actions in words; `reasons`: their reasons; `targets`: reasons of
//!   saboteurs and controls.

mod action_sentences;
pub mod hint;
mod reasons;
mod targets;
mod work;

pub use self::work::prepare_reason_of_step;
pub(super) use self::work::work_out_hint;
