//! The learner's seat.

use shell::seats::SeatId;

/// Seat of the player who takes a lesson.
pub const LEARNER: SeatId = SeatId(0);
