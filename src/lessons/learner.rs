//! Whose lesson it is.

use crate::parts::SeatId;

/// The seat of whoever takes a lesson.
pub const LEARNER: SeatId = SeatId(0);
