//! Goals of steps. They depend on the table and the build in progress, never on the window.

use serde::Deserialize;

use super::need::Need;
use crate::action::{BuildPart, Phase};
use crate::lessons::learner::LEARNER;
use crate::lessons::tile_name::TileName;
use crate::parts::{GripperKind, TileId};
use crate::robot::Robot;
use crate::robot::build::Inventory;
use crate::round::{LegalActions, legal_actions};
use crate::table::{Choice, Table};
use shell::seats::SeatId;

/// Condition under which a step is reached.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum StepGoal {
    /// The player goes on: the step is only read.
    Read,
    /// The other robots have acted, and it is the learner's turn again.
    Watched,
    /// The build in progress meets these needs.
    Draft(Vec<Need>),
    /// A robot that meets these needs was handed in.
    Built(Vec<Need>),
    /// At least this many scanned tiles lie beside the learner's robot.
    Scanned(usize),
    /// Grippers of this kind hold at least these tiles.
    Holds(GripperKind, Vec<TileName>),
    /// Grippers of this kind hold at least this many blind tiles.
    HoldsBlind(GripperKind, usize),
    /// The table has entered this phase.
    Phase(Phase),
    /// This seat's robot has at most this much power.
    Power(SeatId, u8),
}

impl StepGoal {
    /// Whether the goal is reached, given a table and a build in progress. A step that is only read
    /// is never reached by the state of the table.
    pub fn is_reached(&self, table: &Table, draft: &[BuildPart]) -> bool {
        let all = |needs: &[Need], robot: &Robot| needs.iter().all(|need| need.is_met(robot));
        match self {
            Self::Read => false,
            Self::Watched => is_learners_turn(table),
            Self::Draft(needs) => draft_robot(table, draft).is_some_and(|robot| all(needs, &robot)),
            Self::Built(needs) => awaited_build(table).is_none() && all(needs, table.robot(LEARNER)),
            Self::Scanned(count) => table.junkyard().scanned(LEARNER).iter().count() >= *count,
            Self::Holds(by, tiles) => holds_tiles(table, *by, tiles),
            Self::HoldsBlind(by, count) => {
                table.held(LEARNER, *by).filter(|part| part.tile.is_none()).count() >= *count
            }
            Self::Phase(phase) => table.state().phase == *phase,
            Self::Power(seat, most) => table.power(*seat) <= *most,
        }
    }
}

/// Whether the pending choice is the learner's.
pub fn is_learners_turn(table: &Table) -> bool {
    table.state().active_seat() == Some(LEARNER)
}

/// Parts that the learner may build with; `None` if no build by the learner is awaited.
pub fn awaited_build(table: &Table) -> Option<Inventory> {
    let turn = table.state().turn.as_ref().filter(|turn| turn.seat == LEARNER)?;
    match (&turn.choice, legal_actions(table)) {
        (Choice::FirstBuild | Choice::Rebuild, LegalActions::Build(inventory)) => Some(inventory),
        _ => None,
    }
}

/// Assembles the build in progress; `None` if it is illegal or no build is awaited. Parts may still
/// be missing.
pub fn draft_robot(table: &Table, draft: &[BuildPart]) -> Option<Robot> {
    let inventory = Inventory { must_attach_all: false, ..awaited_build(table)? };
    inventory.check_build(&table.setup().tiles, draft).ok().map(Robot::of)
}

/// Build that leaves a seat's robot as it is.
pub fn standing_build(table: &Table, seat: SeatId) -> Vec<BuildPart> {
    table.robot(seat).assembly().standing_build().collect()
}

/// Whether the learner's grippers of a kind hold all of these tiles, each by a part of its own.
fn holds_tiles(table: &Table, by: GripperKind, tiles: &[TileName]) -> bool {
    let mut held: Vec<Option<TileId>> = table.held(LEARNER, by).map(|part| part.tile).collect();
    tiles.iter().all(|tile| {
        let found = held.iter().position(|held| *held == Some(tile.id()));
        found.map(|found| held.swap_remove(found)).is_some()
    })
}
