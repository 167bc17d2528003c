//! Gates that were taken, while teams take them (2.5).

use shell::language::Phrase;
use shell::seats::{Colour, Seat, SeatId};

use crate::messages::phrase;
use crate::table::{Stage, Table};
use crate::words::square_name;

/// A team and its gate.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayGate {
    /// Colour of the team.
    pub colour: Colour,
    /// Its name.
    pub name: String,
    /// Square of its gate, or that it chooses; empty for one that is to choose later.
    pub square: Phrase,
    /// Whether it chooses now.
    pub is_choosing: bool,
}

/// Teams in the order in which they take gates, which is the reverse of that of turns; none outside
/// of that stage.
pub fn gates_of(table: &Table, seats: &[Seat]) -> Vec<TrayGate> {
    let Stage::Gates(chooser) = &table.state().stage else { return Vec::new() };
    let gate = |&seat: &SeatId| {
        let player = seats.get(seat.index())?;
        let square = match table.zone_square(seat) {
            Some(square) => square_name(square),
            None if seat == *chooser => phrase!("engineers-tray-takes-gate"),
            None => Phrase::words("–"),
        };
        Some(TrayGate { colour: player.colour, name: player.name.clone(), square, is_choosing: seat == *chooser })
    };
    table.state().order.iter().rev().filter_map(gate).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};

    #[test]
    fn rule_2_5_gates_are_taken_in_reverse_order() {
        let yard = TestYard::new();
        assert!(gates_of(&yard.table(), &test_seats(2)).is_empty());
        let yard = yard.change(|position| {
            position.teams[0].team.gate = None;
            position.state.stage = Stage::Gates(A);
        });
        let gates = gates_of(&yard.table(), &test_seats(2));
        let colours = [B, A].map(|seat| test_seats(2)[seat.index()].colour);
        assert_eq!(gates.iter().map(|gate| gate.colour).collect::<Vec<_>>(), colours);
        assert_eq!(gates.iter().map(|gate| gate.is_choosing).collect::<Vec<_>>(), [false, true]);
    }
}
