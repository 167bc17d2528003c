//! Players of the seats of a game: people at the screen and computer players.

use std::time::Duration;

use crate::client::settings::Settings;
use crate::shell::seats::{Seat, SeatId, SeatKind, SeatSet};

/// Number of people among the players, and the seats that computers play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Players {
    people: usize,
    computers: SeatSet,
}

impl Players {
    /// Players of these seats.
    pub fn of(seats: &[Seat]) -> Self {
        let is_computer = |seat: &Seat| seat.kind != SeatKind::Human;
        let computers = (0..).map(SeatId).zip(seats).filter(|(_, seat)| is_computer(seat)).map(|(id, _)| id).collect();
        Self { people: seats.iter().filter(|seat| !is_computer(seat)).count(), computers }
    }

    /// Whether a computer plays a seat.
    pub const fn is_computer(self, seat: SeatId) -> bool {
        self.computers.contains(seat)
    }

    /// Whether several people take turns at the screen.
    pub const fn share_the_screen(self) -> bool {
        self.people > 1
    }

    /// Whether any person plays.
    pub const fn has_people(self) -> bool {
        self.people > 0
    }

    /// Whether the curtain hides the secrets of a seat from other people: with one person there are
    /// no others, and a computer player's secrets are never shown.
    pub const fn needs_curtain(self, seat: SeatId) -> bool {
        self.share_the_screen() && !self.is_computer(seat)
    }
}

/// Duration of something that takes `usual` to read; `None` if it waits for a press.
pub fn read_duration(usual: Duration, players: Players, settings: &Settings) -> Option<Duration> {
    // A game without people must go on without a press.
    let factor = settings.reading_time.factor().or((!players.has_people()).then_some(1.0));
    factor.map(|factor| usual.mul_f32(factor))
}
