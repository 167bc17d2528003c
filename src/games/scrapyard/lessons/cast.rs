//! The seats of a lesson: the learner, and a computer player whose actions are scripted.

use shell::seats::{Colour, PlayerKind, Seat, SeatId, SeatKind, default_name};

/// Seat of the player who takes a lesson: Mara.
pub const LEARNER: SeatId = SeatId(0);
/// Seat of the other player.
pub const ILO: SeatId = SeatId(1);
/// Number of seats of a lesson.
pub(super) const SEATS: u8 = 2;

/// Seats of a lesson for a number of players.
pub(super) fn seat_players(seats: u8) -> Vec<Seat> {
    let seat = |(number, colour): (u8, Colour)| {
        let is_learner = SeatId(number) == LEARNER;
        let kind = if is_learner { SeatKind::Human } else { SeatKind::Computer(PlayerKind::Rusty) };
        Seat { name: default_name(colour).to_owned(), colour, kind }
    };
    (0..seats).zip(Colour::ALL).map(seat).collect()
}
