//! Events of a step as players see and hear them.
//!
//! - [`cue`]: things to be seen and heard; [`cues`]: those of one step, with the times at which
//!   they are due; `test_cues`: those of a test; [`durations`]: durations of their motion;
//! - [`cue_sounds`]: the sounds of cues.

pub mod cue;
pub mod cue_sounds;
pub mod cues;
pub mod durations;
mod test_cues;
