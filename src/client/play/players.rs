//! Players of the seats of a game: people at the screen, people elsewhere, and computer players.

use std::time::Duration;

use crate::settings::Settings;
use shell::record::{ComputerId, History, Recorded};
use shell::seats::{Seat, SeatId, SeatKind, SeatSet};

/// Seats that people at this screen play, those of people elsewhere, and those that computers play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Players {
    people: SeatSet,
    elsewhere: SeatSet,
    computers: SeatSet,
}

impl Players {
    /// Players of these seats, with all people at the screen.
    pub fn of(seats: &[Seat]) -> Self {
        Self::with_people_elsewhere(seats, |_| false)
    }

    /// Players of a game, seen from the computer `here`.
    pub fn of_game<G: Recorded>(history: &History<G>, here: ComputerId) -> Self {
        let correspondence = history.correspondence();
        Self::with_people_elsewhere(history.seats(), |seat| correspondence.is_elsewhere(seat, here))
    }

    fn with_people_elsewhere(seats: &[Seat], is_elsewhere: impl Fn(SeatId) -> bool) -> Self {
        let mut players = Self::default();
        for (seat, player) in (0..).map(SeatId).zip(seats) {
            let seats = match player.kind {
                SeatKind::Computer(_) => &mut players.computers,
                SeatKind::Human if is_elsewhere(seat) => &mut players.elsewhere,
                SeatKind::Human => &mut players.people,
            };
            seats.insert(seat);
        }
        players
    }

    /// Whether a computer plays a seat.
    pub const fn is_computer(self, seat: SeatId) -> bool {
        self.computers.contains(seat)
    }

    /// Whether a person elsewhere plays a seat.
    pub const fn is_elsewhere(self, seat: SeatId) -> bool {
        self.elsewhere.contains(seat)
    }

    /// Whether a person at the screen plays a seat.
    pub const fn is_here(self, seat: SeatId) -> bool {
        self.people.contains(seat)
    }

    /// Whether several people take turns at the screen.
    pub fn share_the_screen(self) -> bool {
        self.people.iter().nth(1).is_some()
    }

    /// Seat of the only person at the screen; `None` if nobody is there, or several people are.
    pub fn only_person(self) -> Option<SeatId> {
        self.people.iter().next().filter(|_| !self.share_the_screen())
    }

    /// Seats that people play, here or elsewhere.
    pub fn people(self) -> SeatSet {
        self.people.iter().chain(self.elsewhere.iter()).collect()
    }

    /// Seats of people elsewhere.
    pub const fn elsewhere(self) -> SeatSet {
        self.elsewhere
    }

    /// Whether any person plays, here or elsewhere.
    pub const fn has_people(self) -> bool {
        !self.people.is_empty() || !self.elsewhere.is_empty()
    }

    /// Whether the curtain hides the secrets of a seat from other people: with one person there are
    /// no others, and secrets of computer players and of people elsewhere are never shown.
    pub fn needs_curtain(self, seat: SeatId) -> bool {
        self.share_the_screen() && self.is_here(seat)
    }
}

/// Duration of something that takes `usual` to read; `None` if it waits for a press.
pub fn read_duration(usual: Duration, players: Players, settings: &Settings) -> Option<Duration> {
    // A game without people must go on without a press.
    let factor = settings.reading_time.factor().or((!players.has_people()).then_some(1.0));
    factor.map(|factor| usual.mul_f32(factor))
}

/// The players of some seats, each by its letter: `p` for a person at the screen, `e` for one
/// elsewhere, and `c` for a computer player.
#[cfg(test)]
pub(super) fn players_of(letters: &str) -> Players {
    use shell::seats::{PlayerKind, seating::default_seats};

    let mut seats = default_seats(letters.len() as u8, SeatKind::Human);
    for (seat, letter) in seats.iter_mut().zip(letters.chars()) {
        if letter == 'c' {
            seat.kind = SeatKind::Computer(PlayerKind::Rusty);
        }
    }
    Players::with_people_elsewhere(&seats, |seat| letters.as_bytes()[seat.index()] == b'e')
}
