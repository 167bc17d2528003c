//! The seats of a lesson: the learner, and a computer player whose actions are scripted; and the
//! learner's workers.

use shell::seats::{Colour, PlayerKind, Seat, SeatId, SeatKind, default_name};

use crate::action::WorkerId;

/// Seat of the player who takes a lesson: Mara.
pub const LEARNER: SeatId = SeatId(0);
/// Seat of the other player.
pub const ILO: SeatId = SeatId(1);
/// Number of seats of a lesson.
pub(super) const SEATS: u8 = 2;

/// The learner's workers, called 1 to 4.
pub(super) const WORKER_1: WorkerId = WorkerId(0);
pub(super) const WORKER_2: WorkerId = WorkerId(1);
pub(super) const WORKER_3: WorkerId = WorkerId(2);
pub(super) const WORKER_4: WorkerId = WorkerId(3);

/// Seats of a lesson for a number of players.
pub(super) fn seat_players(seats: u8) -> Vec<Seat> {
    let seat = |(number, colour): (u8, Colour)| {
        let is_learner = SeatId(number) == LEARNER;
        let kind = if is_learner { SeatKind::Human } else { SeatKind::Computer(PlayerKind::Rusty) };
        Seat { name: default_name(colour).to_owned(), colour, kind }
    };
    (0..seats).zip(Colour::ALL).map(seat).collect()
}
