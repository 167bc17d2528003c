//! Names of seats, kinds, machines and tiles in saved games, in place of the table's numbers.

use shell::language::Phrase;
use shell::record::{colour_of_seat, seat_of_colour, shorten_name};
use shell::seats::seating::{Colour, Seat};
use shell::seats::{PerSeat, SeatId, SeatSet};

use super::fault::SavedFault;
use crate::action::{ThingId, WorkerId, WorkerSet};
use crate::set::limits::WORKERS;
use crate::set::{KindId, MachineId};
use crate::table::Setup;

/// Most entries of a list; no game has as many.
const LONGEST_LIST: usize = 5_000;

/// Names of one game's seats, kinds, machines and tiles.
pub(super) struct GameNames {
    setup: Setup,
    seats: Vec<Seat>,
}

impl GameNames {
    /// Names of a game whose seats match its set-up.
    pub(super) fn new(setup: &Setup, seats: &[Seat]) -> Self {
        Self { setup: setup.clone(), seats: seats.to_vec() }
    }

    /// Set-up of the game.
    pub(super) const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(super) fn colour_of(&self, seat: SeatId) -> Colour {
        colour_of_seat(&self.seats, seat)
    }

    pub(super) fn colours_of(&self, seats: impl IntoIterator<Item = SeatId>) -> Vec<Colour> {
        seats.into_iter().map(|seat| self.colour_of(seat)).collect()
    }

    pub(super) fn kind_name(&self, kind: KindId) -> String {
        self.setup.data.get_kind(kind).map(|kind| kind.name.clone()).unwrap_or_default()
    }

    pub(super) fn machine_name(&self, machine: MachineId) -> String {
        self.setup.data.get_machine(machine).map(|machine| machine.name.clone()).unwrap_or_default()
    }

    pub(super) fn machine_names(&self, machines: impl IntoIterator<Item = MachineId>) -> Vec<String> {
        machines.into_iter().map(|machine| self.machine_name(machine)).collect()
    }

    pub(super) fn tile_name(&self, tile: u8) -> String {
        let tiles = &self.setup.data.file().mazes;
        tiles.get(usize::from(tile)).map(|tile| tile.name.clone()).unwrap_or_default()
    }

    /// Names for reading a text at a place in the file.
    pub(super) const fn read_at<'a>(&'a self, at: &'a Phrase) -> NameReader<'a> {
        NameReader { names: self, at }
    }
}

/// Number of a worker in a file, from 1.
pub(super) const fn worker_number(worker: WorkerId) -> u8 {
    worker.0.saturating_add(1)
}

/// Numbers of workers in a file, from 1.
pub(super) fn worker_numbers(workers: WorkerSet) -> Vec<u8> {
    workers.iter().map(worker_number).collect()
}

/// Names of a game, for reading a text.
#[derive(Clone, Copy)]
pub(super) struct NameReader<'a> {
    names: &'a GameNames,
    /// Place of the text in the file, for faults.
    at: &'a Phrase,
}

impl<'a> NameReader<'a> {
    /// All names of the game.
    pub(super) const fn names(self) -> &'a GameNames {
        self.names
    }

    /// The fault that something is listed twice.
    pub(super) fn listed_twice(self, name: &impl ToString) -> SavedFault {
        SavedFault::Twice { place: self.at.clone(), name: name.to_string() }
    }

    /// The fault that there is no thing of a number.
    pub(super) fn no_thing(self, thing: ThingId) -> SavedFault {
        SavedFault::NoThing { place: self.at.clone(), thing }
    }

    pub(super) fn read_seat(self, colour: Colour) -> Result<SeatId, SavedFault> {
        Ok(seat_of_colour(&self.names.seats, colour, self.at)?)
    }

    pub(super) fn read_seats(self, colours: &[Colour]) -> Result<PerSeat<SeatId>, SavedFault> {
        self.check_length(colours)?;
        colours.iter().map(|&colour| self.read_seat(colour)).collect()
    }

    /// Set of seats.
    pub(super) fn read_seat_set(self, colours: &[Colour]) -> Result<SeatSet, SavedFault> {
        colours.iter().map(|&colour| self.read_seat(colour)).collect()
    }

    pub(super) fn read_worker(self, number: u8) -> Result<WorkerId, SavedFault> {
        let worker = number.checked_sub(1).filter(|&worker| worker < WORKERS).map(WorkerId);
        worker.ok_or_else(|| SavedFault::NoWorker { place: self.at.clone(), number })
    }

    pub(super) fn read_workers(self, numbers: &[u8]) -> Result<WorkerSet, SavedFault> {
        numbers.iter().map(|&number| self.read_worker(number)).collect()
    }

    pub(super) fn read_kind(self, name: &str) -> Result<KindId, SavedFault> {
        let found = self.names.setup.data.find_kind(name);
        found.ok_or_else(|| SavedFault::NoKind { place: self.at.clone(), name: shorten_name(name) })
    }

    pub(super) fn read_machine(self, name: &str) -> Result<MachineId, SavedFault> {
        let found = self.names.setup.data.find_machine(name);
        found.ok_or_else(|| SavedFault::NoMachine { place: self.at.clone(), name: shorten_name(name) })
    }

    /// Machines of a list of names, in its order.
    pub(super) fn read_machines<L: FromIterator<MachineId>>(self, names: &[String]) -> Result<L, SavedFault> {
        self.check_length(names)?;
        names.iter().map(|name| self.read_machine(name)).collect()
    }

    /// Number of the maze tile of a name.
    pub(super) fn read_tile(self, name: &str) -> Result<u8, SavedFault> {
        let found = self.names.setup.data.file().mazes.iter().position(|tile| tile.name == name);
        let found = found.and_then(|index| u8::try_from(index).ok());
        found.ok_or_else(|| SavedFault::NoTile { place: self.at.clone(), name: shorten_name(name) })
    }

    /// Checks that a list is not too long.
    ///
    /// # Errors
    /// [`SavedFault::TooLong`].
    pub(super) fn check_length<T>(self, list: &[T]) -> Result<(), SavedFault> {
        if list.len() <= LONGEST_LIST { Ok(()) } else { Err(self.too_long()) }
    }

    /// The fault that a list is too long.
    pub(super) fn too_long(self) -> SavedFault {
        SavedFault::TooLong { place: self.at.clone() }
    }
}
