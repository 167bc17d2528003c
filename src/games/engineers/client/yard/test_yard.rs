//! Yards for tests of panels.

use bevy_egui::egui::{Vec2, vec2};
use shell::seats::seating::default_seats;
use shell::seats::{Seat, SeatId, SeatKind};
use shell::stream::StreamPoint;

use crate::action::{ThingId, WorkerId};
use crate::game::Game;
use crate::set::{DataSet, Grade, KindId};
use crate::table::{
    Access, Condition, Entry, JobInHand, JobPlan, NotebookOption, Place, Position, Setup, Snapshot, Stage, Table,
    ThingKind, ThingState, Turn,
};
use crate::yard::{Gate, Square};

/// First and second seat.
pub const A: SeatId = SeatId(0);
pub const B: SeatId = SeatId(1);

/// Windows in points with the size of text: 1280 by 800; 1024 by 640 pixels, of which a point
/// has 0.8; and 1280 by 800 with text at 125, 150 and 200 percent.
pub const WINDOWS: [(Vec2, f32); 5] = [
    (vec2(1280.0, 800.0), 1.0),
    (vec2(1280.0, 800.0), 1.094),
    (vec2(1024.0, 640.0), 1.0),
    (vec2(1000.0, 625.0), 1.2),
    (vec2(1000.0, 625.0), 1.6),
];

/// Players of a number of seats.
pub fn test_seats(seats: u8) -> Vec<Seat> {
    default_seats(seats, SeatKind::Human)
}

/// Number of a kind of the game's own set.
fn kind(name: &str) -> KindId {
    DataSet::standard().find_kind(name).unwrap_or_else(|| panic!("there is no kind {name}"))
}

/// Square of a name.
fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Entry of a notebook for the first thing of a kind, on a square.
pub fn noted(position: &Position, name: &str, on: &str) -> Entry {
    let thing = position.things.iter().position(|thing| thing.kind.kind == kind(name)).unwrap();
    Entry { thing: ThingId(thing as u16), kind: kind(name), grade: Some(Grade::C), round: 1, square: square(on) }
}

/// A position in the first turn of team A, in the making. The zones are c0 and k8; nobody has
/// looked at anything.
pub struct TestYard {
    setup: Setup,
    position: Position,
}

impl TestYard {
    /// The first turn of a game for two.
    pub fn new() -> Self {
        let setup = Setup::new(2, 7);
        let mut position = Game::new(&setup).unwrap().0.snapshot().position;
        position.state.round = 1;
        position.state.order = [A, B].into_iter().collect();
        position.state.stage = Stage::Turn(Turn::beginning(A));
        for (team, gate) in position.teams.iter_mut().zip([Gate::ALL[0], Gate::ALL[3]]) {
            team.team.gate = Some(gate);
            team.truck.square = gate.square();
            team.workers.iter_mut().for_each(|worker| worker.square = gate.square());
        }
        Self { setup, position }
    }

    /// Changes the position.
    pub fn change(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.position);
        self
    }

    /// The same at an open table.
    pub fn open_table(mut self) -> Self {
        self.setup.options.open_table = true;
        self
    }

    /// The same with another option for the notebook.
    pub fn notebook(mut self, option: NotebookOption) -> Self {
        self.setup.options.notebook = option;
        self
    }

    /// Puts a thing somewhere.
    fn put(mut self, name: &str, place: Place) -> Self {
        let kind = ThingKind { kind: kind(name), ..ThingKind::default() };
        let is_tool = self.setup.data.is_tool(kind.kind);
        let condition = Condition { quality: (!is_tool).then_some(Grade::C), ..Condition::default() };
        self.position.things.push(ThingState { kind, condition, place, ..ThingState::default() });
        self
    }

    /// Puts a thing face down onto a square, open to a team.
    pub fn open_to(self, seat: SeatId, name: &str, on: &str) -> Self {
        let mut yard = self.put(name, Place::FaceDown(square(on)));
        if let Some(thing) = yard.position.things.last_mut() {
            thing.access = Access { open: [seat].into_iter().collect(), ..Access::default() };
        }
        yard
    }

    /// Puts a thing face down onto a square, and writes it into the notebook of a team.
    pub fn noted(self, seat: SeatId, name: &str, on: &str) -> Self {
        let mut yard = self.put(name, Place::FaceDown(square(on)));
        let entry = noted(&yard.position, name, on);
        yard.position.teams[seat.index()].notebook.entries.push(entry);
        yard
    }

    /// Gives a thing into the hands of workers.
    pub fn held(self, seat: SeatId, workers: &[u8], name: &str) -> Self {
        self.put(name, Place::Held(seat, workers.iter().copied().map(WorkerId).collect()))
    }

    /// Puts a thing into the truck of a team.
    pub fn loaded(self, seat: SeatId, name: &str) -> Self {
        self.put(name, Place::Truck(seat))
    }

    /// Puts a thing face up into a zone.
    pub fn in_zone(self, seat: SeatId, name: &str) -> Self {
        self.put(name, Place::Zone(seat))
    }

    /// Joins things of a zone to an assembly.
    pub fn joined(mut self, things: &[u16]) -> Self {
        let assembly = crate::action::AssemblyId(self.position.assemblies.len() as u8);
        self.position.assemblies.push(things.iter().copied().map(ThingId).collect());
        for &thing in things {
            self.position.things[usize::from(thing)].joined.0 = Some(assembly);
        }
        self
    }

    /// Gives a team a job of joining two things.
    pub fn joining(self, seat: SeatId, first: u16, second: u16, done: u8) -> Self {
        let plan = JobPlan::Join(ThingId(first), ThingId(second));
        self.change(|position| position.teams[seat.index()].team.job = Some(JobInHand { plan, done }))
    }

    /// Drives the truck of a team to a square.
    pub fn truck_on(self, seat: SeatId, on: &str) -> Self {
        self.change(|position| position.teams[seat.index()].truck.square = square(on))
    }

    /// Set-up and snapshot, from which a game begins.
    pub fn into_start(self) -> (Setup, Snapshot) {
        let stream = StreamPoint { seed: self.setup.seed, position: 0 };
        (self.setup, Snapshot { position: self.position, stream })
    }

    /// The table.
    pub fn table(&self) -> Table<'_> {
        Table::of_position(&self.setup, &self.position)
    }
}
