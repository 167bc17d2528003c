//! Players of the seats of a game: people at the screen and computer players.

use std::time::Duration;

use crate::settings::Settings;
use shell::seats::{Seat, SeatId, SeatKind, SeatSet};

/// Seats that people play, and those that computers play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Players {
    people: SeatSet,
    computers: SeatSet,
}

impl Players {
    /// Players of these seats.
    pub fn of(seats: &[Seat]) -> Self {
        let is_computer = |seat: &Seat| seat.kind != SeatKind::Human;
        let numbered = || (0..).map(SeatId).zip(seats);
        let computers = numbered().filter(|(_, seat)| is_computer(seat)).map(|(id, _)| id).collect();
        let people = numbered().filter(|(_, seat)| !is_computer(seat)).map(|(id, _)| id).collect();
        Self { people, computers }
    }

    /// Whether a computer plays a seat.
    pub const fn is_computer(self, seat: SeatId) -> bool {
        self.computers.contains(seat)
    }

    /// Whether several people take turns at the screen.
    pub fn share_the_screen(self) -> bool {
        self.people.iter().nth(1).is_some()
    }

    /// Seat of the only person who plays; `None` if nobody does, or several people do.
    pub fn only_person(self) -> Option<SeatId> {
        self.people.iter().next().filter(|_| !self.share_the_screen())
    }

    /// Seats that people play.
    pub const fn people(self) -> SeatSet {
        self.people
    }

    /// Whether any person plays.
    pub const fn has_people(self) -> bool {
        !self.people.is_empty()
    }

    /// Whether the curtain hides the secrets of a seat from other people: with one person there are
    /// no others, and a computer player's secrets are never shown.
    pub fn needs_curtain(self, seat: SeatId) -> bool {
        self.share_the_screen() && !self.is_computer(seat)
    }
}

/// Duration of something that takes `usual` to read; `None` if it waits for a press.
pub fn read_duration(usual: Duration, players: Players, settings: &Settings) -> Option<Duration> {
    // A game without people must go on without a press.
    let factor = settings.reading_time.factor().or((!players.has_people()).then_some(1.0));
    factor.map(|factor| usual.mul_f32(factor))
}

/// The players of some seats, each by its letter: `p` for a person and `c` for a computer player.
#[cfg(test)]
pub(super) fn players_of(letters: &str) -> Players {
    use shell::seats::{PlayerKind, seating::default_seats};

    let mut seats = default_seats(letters.len() as u8, SeatKind::Human);
    for (seat, letter) in seats.iter_mut().zip(letters.chars()) {
        if letter == 'c' {
            seat.kind = SeatKind::Computer(PlayerKind::Rusty);
        }
    }
    Players::of(&seats)
}
