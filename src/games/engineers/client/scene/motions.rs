//! Motion within the panels of the table screen, and the things that panels leave out because they
//! are still on their way.

use crate::client::play::events::cue::TimedCue;
use client::motion::timed::MotionClock;

/// Motion within the panels.
#[derive(Clone, Debug, Default)]
pub struct TableMotions {}

impl TableMotions {
    /// Adds the motion of a cue. If motion is reduced, things fade from one place to another.
    pub fn add_cue(&mut self, _timed: &TimedCue, _clock: MotionClock, _is_still: bool) {}

    /// Forgets what is over at a time. Returns whether something still moves.
    pub fn forget_finished(&mut self, _now: f64) -> bool {
        false
    }

    /// Ends all motion, also that which was still to begin.
    pub fn end_all(&mut self) {
        *self = Self::default();
    }
}
