//! Tables and events for tests, and the words in which they are told.

use super::event_sentence::event_sentence;
use crate::action::{TableEvent, ThingId, WorkerId, WorkerSet};
use crate::set::{DataSet, Grade, KindId, MachineId};
use crate::table::{Place, Position, Setup, SquareSet, Table, TeamState, ThingState};
pub(super) use crate::words::told::tell;
use crate::yard::{Gate, Maze, Placement, Square};
use shell::seats::{Seat, SeatId, SeatKind, seating::default_seats};
use smallvec::SmallVec;

pub(super) const SEAT: SeatId = SeatId(0);
pub(super) const OTHER: SeatId = SeatId(1);

/// Seats that are named by their colours.
pub(super) fn seats() -> Vec<Seat> {
    default_seats(2, SeatKind::Human)
}

pub(super) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Workers by their numbers from 0.
pub(super) fn workers(numbers: &[u8]) -> WorkerSet {
    numbers.iter().copied().map(WorkerId).collect()
}

/// Kind of the game's own data set.
pub(super) fn kind(name: &str) -> KindId {
    DataSet::standard().find_kind(name).unwrap()
}

/// Machine of the game's own data set.
pub(super) fn machine(name: &str) -> MachineId {
    DataSet::standard().find_machine(name).unwrap()
}

/// Table of two teams at c0 and h0, where events are told.
pub(super) struct Told {
    pub(super) setup: Setup,
    pub(super) position: Position,
}

impl Told {
    /// Table without things.
    pub(super) fn new() -> Self {
        let setup = Setup::new(2, 1);
        let team = |seat: SeatId| {
            let gate = Gate::ALL[seat.index()];
            let mut team = TeamState::default();
            team.team.gate = Some(gate);
            team.truck.square = gate.square();
            team.workers.iter_mut().for_each(|worker| worker.square = gate.square());
            team
        };
        let maze: Maze = [0, 1, 2, 3].map(|tile| Placement { tile, face: 0, turns: 0 });
        let position = Position {
            state: Default::default(),
            maze,
            walls_down: Vec::new(),
            unseen: SquareSet::EMPTY,
            teams: setup.all_seats().map(team).collect(),
            things: Vec::new(),
            assemblies: vec![SmallVec::new(); 50],
            cards: setup.data.machine_ids().map(|_| Default::default()).collect(),
        };
        Self { setup, position }
    }

    /// Lays a thing of a kind and a quality tile, or a tool without one, at a place. Returns its
    /// number.
    pub(super) fn lay(&mut self, name: &str, quality: &str, place: Place) -> ThingId {
        let mut thing = ThingState { place, ..ThingState::default() };
        thing.kind.kind = kind(name);
        thing.condition.quality = match quality {
            "A" => Some(Grade::A),
            "B" => Some(Grade::B),
            "C" => Some(Grade::C),
            "D" => Some(Grade::D),
            _ => None,
        };
        self.position.things.push(thing);
        ThingId(self.position.things.len() as u16 - 1)
    }

    /// Result of a question to the table and the seats.
    pub(super) fn ask<R>(&self, ask: impl FnOnce(&Table, &[Seat]) -> R) -> R {
        ask(&Table::of_position(&self.setup, &self.position), &seats())
    }

    fn told_to(&self, event: &TableEvent, reader: Option<SeatId>) -> Option<String> {
        self.ask(|table, seats| event_sentence(event, table, seats, reader).map(|(_, told)| tell(&told)))
    }

    /// Asserts that everybody is told events in these words in English.
    pub(super) fn assert_public<const N: usize>(&self, events: [(TableEvent, &str); N]) {
        for (event, told) in events {
            assert_eq!(self.told_to(&event, None).as_deref(), Some(told), "{event:?}");
        }
    }

    /// Asserts that the first team is told events in these words in English.
    pub(super) fn assert_own<const N: usize>(&self, events: [(TableEvent, &str); N]) {
        for (event, told) in events {
            assert_eq!(self.told_to(&event, Some(SEAT)).as_deref(), Some(told), "{event:?}");
        }
    }

    /// Asserts that neither everybody nor another team is told events.
    pub(super) fn assert_left_out<const N: usize>(&self, events: [TableEvent; N]) {
        for event in events {
            assert_eq!([None, Some(OTHER)].map(|reader| self.told_to(&event, reader)), [None, None], "{event:?}");
        }
    }
}
