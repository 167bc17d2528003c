//! Advice: the action of a strong player with its reason, and the reason of a computer player's
//! step.
//!
//! - `work`: decisions of computer players as advice;
//! - `action_sentences`: actions in words; `reasons`: their reasons; `targets`: reasons of
//!   saboteurs and controls.

mod action_sentences;
mod reasons;
mod targets;
mod work;
