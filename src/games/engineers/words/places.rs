//! Names of squares, gates, walls and workers.

use crate::action::{WorkerId, WorkerSet};
use crate::messages::phrase;
use crate::yard::{Gate, Square, Wall};
use shell::language::{Argument, Phrase};
use shell::seats::{Seat, SeatId, seat_name};

/// Name of a square, the same in every language: "c4".
pub fn square_name(square: Square) -> Phrase {
    Phrase::words(square.to_string())
}

/// Name of a gate, by its square on the road: "gate c0".
pub fn gate_name(gate: Gate) -> Phrase {
    phrase!("engineers-gate", square = square_name(gate.square()))
}

/// Name of a wall, by the squares on both sides: "wall c4/d4".
pub fn wall_name(wall: Wall) -> Phrase {
    phrase!("engineers-wall", first = square_name(wall.square()), second = square_name(wall.other()))
}

/// Name of a worker, by its team and its number from 1: "Orange 2".
pub fn worker_name(seats: &[Seat], seat: SeatId, worker: WorkerId) -> Phrase {
    phrase!("engineers-worker", name = seat_name(seats, seat), number = worker_number(worker))
}

/// Names of workers of one team: "Orange 2", "Orange 1, 2 and 4".
pub fn workers_name(seats: &[Seat], seat: SeatId, workers: WorkerSet) -> Phrase {
    let numbers = Argument::list(workers.iter().map(worker_number));
    phrase!("engineers-workers", name = seat_name(seats, seat), numbers = numbers)
}

/// Number of a worker for players, from 1.
fn worker_number(worker: WorkerId) -> u16 {
    u16::from(worker.0) + 1
}

#[cfg(test)]
mod tests {
    use super::super::told::{tell, tell_in};
    use super::*;
    use shell::seats::SeatKind;
    use shell::seats::seating::default_seats;

    #[test]
    fn rule_2_3_places_are_named_by_their_squares() {
        let square: Square = "c4".parse().unwrap();
        let wall: Wall = "c4/d4".parse().unwrap();
        assert_eq!(tell(&square_name(square)), "c4");
        assert_eq!(tell(&wall_name(wall)), "wall c4/d4");
        assert_eq!(tell(&gate_name(Gate::ALL[0])), "gate c0");
        assert_eq!(tell_in("de", &gate_name(Gate::ALL[0])), "Tor c0");
    }

    #[test]
    fn workers_are_named_by_their_team_and_numbers() {
        let seats = default_seats(2, SeatKind::Human);
        let workers = |workers: &[u8]| workers.iter().copied().map(WorkerId).collect::<WorkerSet>();
        assert_eq!(tell(&worker_name(&seats, SeatId(1), WorkerId(0))), "Blue 1");
        assert_eq!(tell(&workers_name(&seats, SeatId(0), workers(&[1]))), "Orange 2");
        assert_eq!(tell(&workers_name(&seats, SeatId(0), workers(&[0, 1, 3]))), "Orange 1, 2 and 4");
    }
}
