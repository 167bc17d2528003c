//! What is shown, seen and heard of events.
//!
//! - [`shows`]: what is shown before the game goes on; [`step_shows`]: what of it a step
//!   brings about;
//! - [`cue`]: what is to be seen and heard; [`cues`]: which of these a step brings about, and when.

pub mod cue;
pub mod cues;
pub mod shows;
pub mod step_shows;
