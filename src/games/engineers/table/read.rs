//! Read access to the table. Rules read a [`Table`], whether a system, a test, the window or a
//! computer player asks.

use std::borrow::Cow;

use shell::seats::SeatId;

use super::components::notebook::Notebook;
use super::components::place::{Place, PlaceList};
use super::components::square_set::SquareSet;
use super::components::{Assembly, CardPlace, JobInHand, Team, Truck, Worker};
use super::play_state::{PlayState, Turn};
use super::position::Position;
use super::setup::Setup;
use super::store::Store;
use super::thing::ThingView;
use crate::action::{AssemblyId, ThingId, WorkerId, WorkerSet};
use crate::set::{DataSet, MachineId};
use crate::yard::{Gate, Square, Yard};

/// Read access to the whole table.
#[derive(Clone)]
pub struct Table<'a> {
    pub(super) setup: &'a Setup,
    pub(super) state: &'a PlayState,
    pub(super) yard: Cow<'a, Yard>,
    pub(super) unseen: SquareSet,
    pub(super) places: Cow<'a, PlaceList>,
    pub(super) store: Store<'a>,
}

impl<'a> Table<'a> {
    /// The table of a position, which fits the set-up.
    pub fn of_position(setup: &'a Setup, position: &'a Position) -> Self {
        let yard = setup.data.yard(&position.maze, &position.walls_down);
        Self::with_yard(setup, position, Cow::Owned(yard))
    }

    /// The table of a position, which fits the set-up, with the ways of a yard instead of those of
    /// the position's tiles and walls.
    pub fn of_position_in(setup: &'a Setup, position: &'a Position, yard: &'a Yard) -> Self {
        Self::with_yard(setup, position, Cow::Borrowed(yard))
    }

    fn with_yard(setup: &'a Setup, position: &'a Position, yard: Cow<'a, Yard>) -> Self {
        let places = (0..).map(ThingId).zip(&position.things).map(|(id, thing)| (id, thing.place));
        Self {
            setup,
            state: &position.state,
            yard,
            unseen: position.unseen,
            places: Cow::Owned(PlaceList::new(places)),
            store: Store::Values(position),
        }
    }

    /// Set-up that the game started from.
    pub const fn setup(&self) -> &'a Setup {
        self.setup
    }

    /// All things, machines and numbers.
    pub fn data(&self) -> &'a DataSet {
        &self.setup.data
    }

    /// Round, turn and awaited choice.
    pub const fn state(&self) -> &'a PlayState {
        self.state
    }

    /// The turn; `None` outside of one.
    pub const fn turn(&self) -> Option<&'a Turn> {
        self.state.turn()
    }

    /// Ways through the yard.
    pub fn yard(&self) -> &Yard {
        &self.yard
    }

    /// Squares that hold an object at which nobody has looked (6.2).
    pub const fn unseen(&self) -> SquareSet {
        self.unseen
    }

    /// All seats, in seat order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = SeatId> + use<> {
        self.setup.all_seats()
    }

    /// Number of things that have appeared.
    pub fn thing_count(&self) -> u16 {
        self.store.thing_count()
    }

    /// All things that have appeared.
    pub fn things(&self) -> impl Iterator<Item = ThingView<'a>> + '_ {
        (0..self.thing_count()).map(ThingId).filter_map(|thing| self.find_thing(thing))
    }

    /// A thing; `None` if no thing with this number has appeared.
    pub fn find_thing(&self, thing: ThingId) -> Option<ThingView<'a>> {
        self.store.thing(thing, self.data())
    }

    /// Things by place.
    pub fn places(&self) -> &PlaceList {
        &self.places
    }

    /// Things at a place, in the order of their numbers.
    pub fn at(&self, place: Place) -> impl Iterator<Item = ThingView<'a>> + '_ {
        self.places.at(place).filter_map(|thing| self.find_thing(thing))
    }

    /// Things that the workers of a team carry, not what is packed in them, with those who carry
    /// each.
    pub fn held(&self, seat: SeatId) -> impl Iterator<Item = (WorkerSet, ThingView<'a>)> + '_ {
        self.places.held(seat).filter_map(|(workers, thing)| Some((workers, self.find_thing(thing)?)))
    }

    /// Things that a worker carries, alone or with others, with those who carry each.
    pub fn held_by(&self, seat: SeatId, worker: WorkerId) -> impl Iterator<Item = (WorkerSet, ThingView<'a>)> + '_ {
        let held = self.places.held(seat).filter(move |(workers, _)| workers.contains(worker));
        held.filter_map(|(workers, thing)| Some((workers, self.find_thing(thing)?)))
    }

    /// Team; `None` if the table has no such seat.
    pub fn find_team(&self, seat: SeatId) -> Option<&'a Team> {
        self.store.team(seat)
    }

    /// Team of a seat.
    ///
    /// # Panics
    /// If the table has no such seat.
    #[expect(clippy::expect_used, reason = "seats come from this table or from a checked snapshot of it")]
    pub fn team(&self, seat: SeatId) -> &'a Team {
        self.find_team(seat).expect("a seat of this table")
    }

    /// Worker of a team.
    ///
    /// # Panics
    /// If the table has no such seat, or the team no such worker.
    #[expect(clippy::expect_used, reason = "seats and workers come from this table or are checked")]
    pub fn worker(&self, seat: SeatId, worker: WorkerId) -> &'a Worker {
        self.find_worker(seat, worker).expect("a worker of this table")
    }

    /// Worker of a team; `None` if there is none of that number.
    pub fn find_worker(&self, seat: SeatId, worker: WorkerId) -> Option<&'a Worker> {
        self.store.worker(seat, worker)
    }

    /// Workers of a team, with their numbers.
    pub fn workers(&self, seat: SeatId) -> impl Iterator<Item = (WorkerId, &'a Worker)> + '_ {
        WorkerId::all().filter_map(move |worker| Some((worker, self.find_worker(seat, worker)?)))
    }

    /// Workers of a team on a square, aboard the truck or not.
    pub fn workers_on(&self, seat: SeatId, square: Square) -> WorkerSet {
        self.workers(seat).filter(|(_, worker)| worker.square == square).map(|(worker, _)| worker).collect()
    }

    /// Truck of a team.
    ///
    /// # Panics
    /// If the table has no such seat.
    #[expect(clippy::expect_used, reason = "seats come from this table or from a checked snapshot of it")]
    pub fn truck(&self, seat: SeatId) -> &'a Truck {
        self.store.truck(seat).expect("a seat of this table")
    }

    /// Notebook of a team.
    ///
    /// # Panics
    /// If the table has no such seat.
    #[expect(clippy::expect_used, reason = "seats come from this table or from a checked snapshot of it")]
    pub fn notebook(&self, seat: SeatId) -> &'a Notebook {
        self.store.notebook(seat).expect("a seat of this table")
    }

    /// Components of an assembly in the order of linking; empty if the number is not in use.
    pub fn assembly(&self, assembly: AssemblyId) -> &'a [ThingId] {
        self.store.assembly(assembly)
    }

    /// Number of assembly numbers, in use or not.
    pub fn assembly_count(&self) -> u8 {
        self.store.assembly_count()
    }

    /// Place of a card.
    pub fn card(&self, machine: MachineId) -> CardPlace {
        self.store.card(machine).unwrap_or_default()
    }

    /// Cards in the hand of a team in the order of machines, with whether each is shown.
    pub fn hand(&self, seat: SeatId) -> impl Iterator<Item = (MachineId, bool)> + use<> {
        self.store.hand(seat).into_iter()
    }

    /// Whether a card is in the hand of a team.
    pub fn has_card(&self, seat: SeatId, machine: MachineId) -> bool {
        matches!(self.card(machine), CardPlace::Hand { seat: of, .. } if of == seat)
    }

    /// Job of a team (10.4).
    pub fn job(&self, seat: SeatId) -> Option<JobInHand> {
        self.find_team(seat)?.job
    }

    /// Team that has a gate.
    pub fn owner_of(&self, gate: Gate) -> Option<SeatId> {
        self.seats().find(|&seat| self.team(seat).gate == Some(gate))
    }

    /// Square of a team's construction zone (2.5); `None` before it has taken a gate.
    pub fn zone_square(&self, seat: SeatId) -> Option<Square> {
        Some(self.find_team(seat)?.gate?.square())
    }

    /// Team whose construction zone a square is; `None` if it is none.
    pub fn zone_on(&self, square: Square) -> Option<SeatId> {
        self.owner_of(Gate::of_square(square)?)
    }

    /// Points of a team's machines (11.7).
    pub fn points(&self, seat: SeatId) -> u16 {
        self.team(seat).built.iter().map(|&machine| self.data().machine(machine).points).sum()
    }

    /// Whether a team has a notebook (17.1).
    pub fn has_notebook(&self, seat: SeatId) -> bool {
        self.setup.has_notebook(self.notebook(seat).is_owned)
    }
}

impl Assembly {
    /// Whether the number is not in use.
    pub fn is_unused(&self) -> bool {
        self.0.is_empty()
    }
}
