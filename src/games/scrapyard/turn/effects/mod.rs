//! The one interpreter of effects that wait (4.7, sections 7 and 8). No card has code of its own.
//!
//! - [`choice`]: the choice that the first effect asks for, and its check;
//! - `run`: effects that need no choice, and the application of a choice;
//! - `own`: effects on the player's own robot; `on_targets`: effects on targets;
//! - `dents`: dents, and wrecks (9.4).

pub mod choice;
pub(super) mod dents;
mod on_targets;
mod own;
mod run;

pub use choice::{EffectChoice, ShoveChoice, awaited_choice, check_choice};
pub(crate) use own::draw_cards;
pub(crate) use own::reshuffle_if_empty;
pub(crate) use run::{apply_choice, move_robot, run};
