//! The seats of a table in the orders that rules ask for: seat order, clockwise, fastest first.

use super::read::Table;
use shell::seats::{PerSeat, SeatId, SeatSet};

impl Table<'_> {
    /// All seats, in seat order.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        self.setup.all_seats()
    }

    /// The next seat clockwise.
    pub fn next_seat(&self, seat: SeatId) -> SeatId {
        self.all_seats_after(seat).next().unwrap_or(seat)
    }

    /// All seats whose robots have not exploded, fastest first: from the crystal's owner, clockwise
    /// (4.4).
    pub fn order(&self) -> impl Iterator<Item = SeatId> + '_ {
        self.setup.seats_clockwise(self.state.first_seat(), 0..self.setup.seats).filter(|&seat| self.survives(seat))
    }

    /// The seats after `seat` in that order.
    pub fn order_after(&self, seat: SeatId) -> impl Iterator<Item = SeatId> + '_ {
        let after = 1..self.setup.seats - self.setup.places_after(self.state.first_seat(), seat);
        self.setup.seats_clockwise(seat, after).filter(|&seat| self.survives(seat))
    }

    /// All seats, clockwise from the one after `seat` to itself.
    pub fn all_seats_after(&self, seat: SeatId) -> impl Iterator<Item = SeatId> + use<> {
        self.setup.seats_clockwise(seat, 1..self.setup.seats + 1)
    }

    /// Whether a seat's robot has not exploded.
    pub fn survives(&self, seat: SeatId) -> bool {
        self.robot_components(seat).is_some_and(|(_, _, parts, _)| !parts.attached.is_empty())
    }

    /// The seats whose robots have not exploded, in seat order.
    pub fn surviving_seats(&self) -> impl Iterator<Item = SeatId> + '_ {
        self.seats().filter(|&seat| self.survives(seat))
    }

    /// Whether an attack of a seat may name another: its robot is not the attacker's own and has
    /// not exploded (6.2).
    pub fn is_surviving_rival(&self, seat: SeatId, other: SeatId) -> bool {
        other != seat && self.survives(other)
    }

    /// The other seats whose robots have not exploded, in seat order: those that an attack of a
    /// seat may name (6.2).
    pub fn surviving_rivals(&self, seat: SeatId) -> impl Iterator<Item = SeatId> + '_ {
        self.seats().filter(move |&other| self.is_surviving_rival(seat, other))
    }

    /// The seats of the fastest robots, in seat order (4.4).
    pub fn fastest_seats(&self) -> PerSeat<SeatId> {
        let top = self.surviving_seats().map(|seat| self.abilities(seat).speed).max();
        self.surviving_seats().filter(|&seat| Some(self.abilities(seat).speed) == top).collect()
    }

    /// Whether a seat still has turns in a scrounge in which these seats have passed (5.4).
    pub fn still_scrounges(&self, seat: SeatId, passed: SeatSet) -> bool {
        !passed.contains(seat) && self.survives(seat)
    }
}
