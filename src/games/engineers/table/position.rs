//! The table as plain values.

use shell::seats::{PerSeat, SeatId};
use smallvec::SmallVec;

use super::components::notebook::Notebook;
use super::components::place::Place;
use super::components::square_set::SquareSet;
use super::components::{Access, CardPlace, Condition, JoinedIn, Team, ThingKind, Truck, Worker};
use super::play_state::PlayState;
use crate::action::ThingId;
use crate::yard::{Maze, Wall};

/// A thing that has appeared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThingState {
    /// Kind, and definitions of a blank.
    pub kind: ThingKind,
    /// Quality and markers.
    pub condition: Condition,
    /// Place.
    pub place: Place,
    /// Assembly that it is in.
    pub joined: JoinedIn,
    /// Teams and workers that may pick it up.
    pub access: Access,
}

/// A team with its workers, truck and notebook.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamState {
    /// Gate, money, machines and job.
    pub team: Team,
    /// Workers.
    pub workers: [Worker; 4],
    /// Truck.
    pub truck: Truck,
    /// Notebook.
    pub notebook: Notebook,
}

/// The whole table between two actions, without the random stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Round, turn and awaited choice.
    pub state: PlayState,
    /// Maze tiles with face and turn (2.1).
    pub maze: Maze,
    /// Walls that were taken down (4.5), sorted.
    pub walls_down: Vec<Wall>,
    /// Squares that hold an object at which nobody has looked (6.2).
    pub unseen: SquareSet,
    /// Teams in seat order.
    pub teams: PerSeat<TeamState>,
    /// Things that have appeared, by number.
    pub things: Vec<ThingState>,
    /// Assemblies by number, each in the order of linking; empty for a number not in use.
    pub assemblies: Vec<SmallVec<[ThingId; 6]>>,
    /// Places of all cards, by machine.
    pub cards: Vec<CardPlace>,
}

impl Position {
    /// Cards in the hand of a team.
    pub fn hand(&self, seat: SeatId) -> impl Iterator<Item = crate::set::MachineId> + '_ {
        (0..).map(crate::set::MachineId).zip(&self.cards).filter_map(move |(machine, place)| match place {
            CardPlace::Hand { seat: of, .. } if *of == seat => Some(machine),
            _ => None,
        })
    }
}
