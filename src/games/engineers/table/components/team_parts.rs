//! Components of workers, teams, trucks, cards and squares.

use bevy::prelude::*;
use shell::seats::SeatId;
use smallvec::SmallVec;

use crate::action::{ThingId, WorkerId};
use crate::set::{Job, MachineId, Stat};
use crate::yard::{self, Direction, Gate};

/// Seat and number of a worker.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerOf {
    /// Team.
    pub seat: SeatId,
    /// Number in the team.
    pub worker: WorkerId,
}

/// A worker (1.1).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worker {
    /// Square where the worker stands, or where the truck is that the worker is aboard of.
    pub square: yard::Square,
    /// Whether the worker is aboard the truck (9.2).
    pub is_aboard: bool,
    /// Actions spent in this turn, or in the last one of the team.
    pub spent: u8,
    /// Strength markers (13.1).
    pub strength: u8,
    /// Stamina markers (13.1).
    pub stamina: u8,
}

impl Worker {
    /// Markers of a kind.
    pub const fn markers(&self, stat: Stat) -> u8 {
        match stat {
            Stat::Strength => self.strength,
            Stat::Stamina => self.stamina,
        }
    }

    /// Markers of a kind, to be changed.
    pub(crate) const fn markers_mut(&mut self, stat: Stat) -> &mut u8 {
        match stat {
            Stat::Strength => &mut self.strength,
            Stat::Stamina => &mut self.stamina,
        }
    }
}

/// Seat of a team, or of its truck.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamOf(pub SeatId);

/// A team (1.1).
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// Gate whose square is the construction zone (2.5); `None` until it is taken.
    pub gate: Option<Gate>,
    /// Money in whole dollars (1.7), which the table counts (20.3).
    pub money: u16,
    /// Machines that worked, in the order of the tests (11.7).
    pub built: Vec<MachineId>,
    /// Number of turns that the team has begun.
    pub turns: u16,
    /// Job that was begun (10.4).
    pub job: Option<JobInHand>,
}

/// Job of a team: joining or detaching (10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JobInHand {
    /// Things that are joined or parted.
    pub plan: JobPlan,
    /// Man-actions done, below 24.
    pub done: u8,
}

/// Things that are joined or parted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JobPlan {
    /// Joining of two things, or assemblies of which one component is named (10.2).
    Join(ThingId, ThingId),
    /// Detaching of a component from its assembly (10.2).
    Detach(ThingId),
}

impl JobPlan {
    /// Kind of the job.
    pub const fn job(self) -> Job {
        match self {
            Self::Join(..) => Job::Join,
            Self::Detach(_) => Job::Detach,
        }
    }
}

/// Truck of a team (section 9).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Truck {
    /// Road square where it stands.
    pub square: yard::Square,
    /// Worker at the wheel (9.3).
    pub driver: Option<WorkerId>,
}

/// Machine of a card.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardOf(pub MachineId);

/// Place of a card (section 15).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardPlace {
    /// Not dealt.
    #[default]
    Deck,
    /// In the hand of a team; shown to all or not (15.2).
    Hand {
        /// Team.
        seat: SeatId,
        /// Whether all have seen it (11.3, 15.5).
        is_shown: bool,
    },
    /// Put aside (15.3).
    Aside,
    /// Its machine worked, for a team (11.7, 15.3).
    Built(SeatId),
}

/// Square of the grid (2.1, 2.3).
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridSquare(pub yard::Square);

/// Squares that can be reached from a square by a step. The system of `table::adjacency` keeps
/// it up to date when a wall falls.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Neighbours(pub SmallVec<[(Direction, Entity); 4]>);

/// Team whose construction zone a gate square is (2.5). The system of `table::adjacency` keeps
/// it up to date.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConstructionZone(pub Option<SeatId>);
