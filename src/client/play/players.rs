//! Who plays the seats of a game: people at the screen, or computer players.

use std::time::Duration;

use crate::client::settings::Settings;
use crate::shell::seats::{Seat, SeatId, SeatKind, SeatSet};

/// Who plays the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Players {
    people: usize,
    computers: SeatSet,
}

impl Players {
    /// Who plays these seats.
    pub fn of(seats: &[Seat]) -> Self {
        let is_computer = |seat: &Seat| seat.kind != SeatKind::Human;
        let computers = (0..).map(SeatId).zip(seats).filter(|(_, seat)| is_computer(seat)).map(|(id, _)| id).collect();
        Self { people: seats.iter().filter(|seat| !is_computer(seat)).count(), computers }
    }

    /// Whether a computer plays a seat.
    pub const fn is_computer(self, seat: SeatId) -> bool {
        self.computers.contains(seat)
    }

    /// Whether people take turns at the screen.
    pub const fn share_the_screen(self) -> bool {
        self.people > 1
    }

    /// Whether a person plays at all.
    pub const fn has_people(self) -> bool {
        self.people > 0
    }

    /// Whether something has to be kept from others at the screen (rule 9.3): with one person there
    /// are none, and a computer's look is never shown.
    pub const fn needs_curtain(self, seat: SeatId) -> bool {
        self.share_the_screen() && !self.is_computer(seat)
    }
}

/// Time for which something is shown that takes `usual` to read; `None` if it waits for a press.
pub fn read_duration(usual: Duration, players: Players, settings: &Settings) -> Option<Duration> {
    // Where nobody plays, nobody presses.
    let factor = settings.reading_time.factor().or((!players.has_people()).then_some(1.0));
    factor.map(|factor| usual.mul_f32(factor))
}
