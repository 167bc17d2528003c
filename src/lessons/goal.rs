//! When a step is reached: asked of the table, never of the window.

use serde::Deserialize;

use super::learner::LEARNER;
use super::need::Need;
use super::tile_name::TileName;
use crate::action::{Phase, Placed};
use crate::parts::{GripperKind, SeatId, TileId};
use crate::robot::Robot;
use crate::robot::build::Inventory;
use crate::round::{LegalActions, legal_actions};
use crate::table::{Choice, Table};

/// When a step is reached.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Goal {
    /// When the player goes on: the step is only read.
    Read,
    /// When the other robots have done what they do, and it is the learner's turn again.
    Watched,
    /// When the build in progress is like this.
    Draft(Vec<Need>),
    /// When a robot like this was handed in.
    Built(Vec<Need>),
    /// When at least so many scanned tiles lie beside the robot.
    Scanned(usize),
    /// When grippers of this kind hold at least these.
    Holds(GripperKind, Vec<TileName>),
    /// When grippers of this kind hold at least so many tiles that nobody knows.
    HoldsBlind(GripperKind, usize),
    /// When the table has come to this phase.
    Phase(Phase),
    /// When a robot has at most this much power.
    Power(SeatId, u8),
}

impl Goal {
    /// Whether it is reached at a table with a build in progress. What is only read is never
    /// reached by itself.
    pub fn is_reached(&self, table: &Table, draft: &[Placed]) -> bool {
        let all = |needs: &[Need], robot: &Robot| needs.iter().all(|need| need.is_met(robot));
        match self {
            Self::Read => false,
            Self::Watched => is_learners_turn(table),
            Self::Draft(needs) => draft_robot(table, draft).is_some_and(|robot| all(needs, &robot)),
            Self::Built(needs) => awaited_build(table).is_none() && all(needs, table.robot(LEARNER)),
            Self::Scanned(count) => table.junkyard().scanned(LEARNER).iter().count() >= *count,
            Self::Holds(by, tiles) => holds(table, *by, tiles),
            Self::HoldsBlind(by, count) => {
                table.held(LEARNER, *by).filter(|part| part.tile.is_none()).count() >= *count
            }
            Self::Phase(phase) => table.state().phase == *phase,
            Self::Power(seat, most) => table.power(*seat) <= *most,
        }
    }
}

/// Whether the learner is to choose.
pub fn is_learners_turn(table: &Table) -> bool {
    table.state().turn.as_ref().is_some_and(|turn| turn.seat == LEARNER)
}

/// What the learner may build with, if that is what is awaited.
pub fn awaited_build(table: &Table) -> Option<Inventory> {
    let turn = table.state().turn.as_ref().filter(|turn| turn.seat == LEARNER)?;
    match (&turn.choice, legal_actions(table)) {
        (Choice::FirstBuild | Choice::Rebuild, LegalActions::Build(inventory)) => Some(inventory),
        _ => None,
    }
}

/// The robot that a build in progress is, if its parts are all linked; parts may still be missing.
pub fn draft_robot(table: &Table, draft: &[Placed]) -> Option<Robot> {
    let inventory = Inventory { all: false, ..awaited_build(table)? };
    inventory.check(&table.setup().tiles, draft).ok().map(Robot::of)
}

/// The build that leaves the learner's robot as it is.
pub fn standing(table: &Table, seat: SeatId) -> Vec<Placed> {
    let attached = table.robot(seat).assembly().parts().iter().skip(1).filter(|placed| placed.is_attached());
    attached.map(|placed| Placed { part: placed.part, placement: placed.placement }).collect()
}

/// Whether the learner's grippers hold all of these, one part for each.
fn holds(table: &Table, by: GripperKind, tiles: &[TileName]) -> bool {
    let mut held: Vec<Option<TileId>> = table.held(LEARNER, by).map(|part| part.tile).collect();
    tiles.iter().all(|tile| {
        let found = held.iter().position(|held| *held == Some(tile.id()));
        found.map(|found| held.swap_remove(found)).is_some()
    })
}
