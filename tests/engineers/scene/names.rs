//! Names of seats, squares, kinds, machines, workers and things, for scenes and tests.

use engineers::action::{ThingId, WorkerId, WorkerSet};
use engineers::set::{DataSet, KindId, MachineId};
use engineers::table::Position;
use engineers::yard::Square;
use shell::seats::SeatId;

pub const RED: SeatId = SeatId(0);
pub const BLUE: SeatId = SeatId(1);
pub const GREEN: SeatId = SeatId(2);
pub const YELLOW: SeatId = SeatId(3);

/// Square of a name.
pub fn at(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| panic!("there is no square {name}"))
}

/// Number of a kind of the game's own set.
pub fn kind(name: &str) -> KindId {
    DataSet::standard().find_kind(name).unwrap_or_else(|| panic!("there is no kind {name}"))
}

/// Number of a machine of the game's own set.
pub fn machine(name: &str) -> MachineId {
    DataSet::standard().find_machine(name).unwrap_or_else(|| panic!("there is no machine {name}"))
}

/// Worker of a number from 0.
pub const fn worker(number: u8) -> WorkerId {
    WorkerId(number)
}

/// Set of workers.
pub fn workers(numbers: &[u8]) -> WorkerSet {
    numbers.iter().copied().map(WorkerId).collect()
}

/// Number of the thing of a name, such as `"rope"` or `"rope 2"`.
pub fn find_thing(position: &Position, name: &str) -> ThingId {
    let (kind_name, number) = name.trim().split_once(' ').unwrap_or((name.trim(), "1"));
    let of_kind = (0..).map(ThingId).zip(&position.things).filter(|(_, thing)| thing.kind.kind == kind(kind_name));
    let index: usize = number.parse().expect("a number after the name of a thing");
    let found = of_kind.map(|(thing, _)| thing).nth(index - 1);
    found.unwrap_or_else(|| panic!("there is no thing {name}"))
}
