//! Positions set up by code. Objects that a lesson does not place lie unseen in the yard.

use shell::seats::{SeatId, SeatSet};
use shell::stream::StreamPoint;
use smallvec::SmallVec;

use super::cast::{ILO, LEARNER, SEATS};
use crate::action::{AssemblyId, ThingId, WorkerId};
use crate::set::limits::{CARDS, OBJECTS};
use crate::set::{Grade, KindId, MachineId};
use crate::table::{
    Access, CardPlace, Condition, JoinedIn, Options, Place, PlayState, Position, Setup, Snapshot, SquareSet, Stage,
    TeamState, ThingKind, ThingState, Turn, Worker,
};
use crate::yard::{Gate, Placement, Square};

/// Gates of the learner and of Ilo: c0 and h11.
const GATES: [Gate; 2] = [Gate::ALL[0], Gate::ALL[4]];
/// Round in which a lesson begins: in its first turn a team could still buy a notebook (17.1).
const ROUND: u16 = 3;
/// Assembly numbers: no more can be in use, as each takes two of a hundred objects.
const ASSEMBLIES: usize = 50;

/// Square of the learner's construction zone.
pub(super) const HOME: Square = GATES[0].square();

/// A position in the making. It is the learner's turn, which begins; all workers and trucks are in
/// their zones; nobody has a notebook, and there is no trading.
pub(super) struct LessonScene {
    setup: Setup,
    position: Position,
}

impl LessonScene {
    /// A position without things, whose stream has this seed.
    pub(super) fn new(seed: u64) -> Self {
        let usual = Setup::new(SEATS, seed);
        let options = Options { trading: false, ..usual.options };
        let setup = Setup { options, ..usual };
        let team = |(gate, turns): (Gate, u16)| {
            let worker = Worker { square: gate.square(), ..Worker::default() };
            let mut team = TeamState { workers: [worker; 4], ..TeamState::default() };
            team.team.gate = Some(gate);
            team.team.turns = turns;
            team.truck.square = gate.square();
            team
        };
        let state = PlayState {
            round: ROUND,
            order: [LEARNER, ILO].into_iter().collect(),
            stage: Stage::Turn(Turn::beginning(LEARNER)),
            ..PlayState::default()
        };
        let position = Position {
            state,
            maze: [0, 1, 2, 3].map(|tile| Placement { tile, face: 0, turns: 0 }),
            walls_down: Vec::new(),
            unseen: SquareSet::EMPTY,
            teams: GATES.into_iter().zip([ROUND, ROUND - 1]).map(team).collect(),
            things: Vec::new(),
            assemblies: vec![SmallVec::new(); ASSEMBLIES],
            cards: setup.data.machine_ids().map(|_| CardPlace::Deck).collect(),
        };
        Self { setup, position }
    }

    /// Adds objects at a place, open to some teams. Things are numbered as they are added.
    fn put(mut self, place: Place, open: SeatSet, objects: &[(&str, Grade)]) -> Self {
        for &(name, grade) in objects {
            let kind = kind_of_name(&self.setup, name);
            self.position.things.push(ThingState {
                kind: ThingKind { kind, ..ThingKind::default() },
                condition: Condition { quality: Some(grade), ..Condition::default() },
                place,
                access: Access { open, ..Access::default() },
                ..ThingState::default()
            });
        }
        self
    }

    /// Adds objects face up in the learner's zone.
    pub(super) fn in_zone(self, objects: &[(&str, Grade)]) -> Self {
        self.put(Place::Zone(LEARNER), SeatSet::EMPTY, objects)
    }

    /// Adds an object face down on a square, open to no team.
    pub(super) fn hidden(self, square: Square, name: &str, grade: Grade) -> Self {
        self.put(Place::FaceDown(square), SeatSet::EMPTY, &[(name, grade)])
    }

    /// Adds an object face down on a square, open to the learner.
    pub(super) fn in_sight(self, square: Square, name: &str, grade: Grade) -> Self {
        self.put(Place::FaceDown(square), [LEARNER].into_iter().collect(), &[(name, grade)])
    }

    /// Adds an object in the hands of a worker of the learner.
    pub(super) fn held_by(self, worker: WorkerId, name: &str, grade: Grade) -> Self {
        self.put(Place::held_by(LEARNER, worker), SeatSet::EMPTY, &[(name, grade)])
    }

    /// Joins things, in this order.
    pub(super) fn joined(mut self, things: &[ThingId]) -> Self {
        let unused = self.position.assemblies.iter().position(SmallVec::is_empty).unwrap_or_default();
        if let Some(assembly) = self.position.assemblies.get_mut(unused) {
            *assembly = SmallVec::from_slice(things);
        }
        for thing in things {
            if let Some(thing) = self.position.things.get_mut(thing.index()) {
                thing.joined = JoinedIn(Some(AssemblyId(unused as u8)));
            }
        }
        self
    }

    /// Makes a set of components, in ascending order, faulty (12.1).
    pub(super) fn faulty(mut self, components: &[ThingId]) -> Self {
        self.position.state.faults.push(SmallVec::from_slice(components));
        self
    }

    /// Gives the learner a card, which all have seen or not.
    pub(super) fn with_card(mut self, name: &str, is_shown: bool) -> Self {
        let machine = machine_of_name(&self.setup, name);
        if let Some(place) = self.position.cards.get_mut(machine.index()) {
            *place = CardPlace::Hand { seat: LEARNER, is_shown };
        }
        self
    }

    /// Money of the learner in dollars.
    pub(super) fn with_money(self, dollars: u16) -> Self {
        self.with_learner(|learner| learner.team.money = dollars)
    }

    /// Square of a worker of the learner, and the actions spent.
    pub(super) fn with_worker(self, worker: WorkerId, square: Square, spent: u8) -> Self {
        self.with_learner(|learner| {
            if let Some(own) = learner.workers.get_mut(worker.index()) {
                *own = Worker { square, spent, ..*own };
            }
        })
    }

    fn with_learner(mut self, change: impl FnOnce(&mut TeamState)) -> Self {
        if let Some(learner) = self.position.teams.get_mut(LEARNER.index()) {
            change(learner);
        }
        self
    }

    /// The position. Hands are filled up with the last machine cards of the set, and an object at
    /// which nobody has looked lies on each square of the yard where none was put, except the last
    /// ones if objects were put elsewhere.
    pub(super) fn finish(mut self) -> (Setup, Snapshot) {
        for seat in self.setup.all_seats() {
            self.fill_hand(seat);
        }
        let Self { setup, mut position } = self;
        let put: SquareSet = position.things.iter().filter_map(|thing| square_of(thing.place)).collect();
        let number = usize::from(OBJECTS).saturating_sub(position.things.len());
        position.unseen = Square::all_of_yard().filter(|&square| !put.contains(square)).take(number).collect();
        let stream = StreamPoint { seed: setup.seed, position: 0 };
        (setup, Snapshot { position, stream })
    }

    fn fill_hand(&mut self, seat: SeatId) {
        let missing = usize::from(CARDS).saturating_sub(self.position.hand(seat).count());
        let left = self.position.cards.iter_mut().rev().filter(|place| **place == CardPlace::Deck);
        for place in left.take(missing) {
            *place = CardPlace::Hand { seat, is_shown: false };
        }
    }
}

/// Square on which a thing lies face down.
const fn square_of(place: Place) -> Option<Square> {
    match place {
        Place::FaceDown(square) => Some(square),
        _ => None,
    }
}

/// Kind with a name; the first kind if there is none, which makes the tests of the lessons fail.
pub(super) fn kind_of_name(setup: &Setup, name: &str) -> KindId {
    setup.data.find_kind(name).unwrap_or_default()
}

/// Machine with a name; the first machine if there is none, which makes the tests of the lessons
/// fail.
pub(super) fn machine_of_name(setup: &Setup, name: &str) -> MachineId {
    setup.data.find_machine(name).unwrap_or_default()
}

/// Square of a column, 0 for z to 11 for k, and a row, 0 to 11; the upper left corner for one
/// beyond the grid, which makes the tests of the lessons fail.
pub(super) const fn square_at(column: u8, row: u8) -> Square {
    match Square::at(column, row) {
        Some(square) => square,
        None => Square::FIRST,
    }
}
