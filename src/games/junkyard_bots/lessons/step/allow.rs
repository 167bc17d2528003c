//! Actions that a step allows its player.

use serde::Deserialize;

use crate::action::Action;
use crate::lessons::tile_name::TileName;
use crate::parts::{GripperKind, PartId, Size};
use crate::round;
use crate::table::Table;
use shell::grid::Placement;
use shell::seats::SeatId;

/// A kind of action that a step allows its player; the table decides whether it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum AllowedAction {
    /// Handing in a build; the step's goal says what the build must be like.
    Build,
    /// Drawing a tile of this size (rule 5.2).
    Draw(Size),
    /// Ending the draws (5.2).
    Stop,
    /// Taking a part of this tile (5.4), to any placement.
    Take(TileName),
    /// Taking a part of this tile to a placement where two or more grippers hold it together (3.4).
    TakeTogether(TileName),
    /// Taking a tile of this size blind, with this kind of gripper (5.5).
    TakeBlind(Size, GripperKind),
    /// Attacking this robot (6.2).
    Attack(SeatId),
    /// Passing.
    Pass,
}

impl AllowedAction {
    /// Whether an action is of this kind.
    pub fn allows(self, table: &Table, action: &Action) -> bool {
        match (self, action) {
            (Self::Build, Action::Build(_)) | (Self::Stop, Action::StopDrawing) | (Self::Pass, Action::Pass) => true,
            (Self::Draw(size), Action::Draw(wanted)) => size == *wanted,
            (Self::Take(tile), Action::Take { part, .. }) => is_of_tile(table, *part, tile),
            (Self::TakeTogether(tile), &Action::Take { part, placement }) => {
                // An illegal placement is let through, because the table gives the better reason
                // for it.
                is_of_tile(table, part, tile)
                    && gripper_count(table, part, placement).is_none_or(|grippers| grippers > 1)
            }
            (Self::TakeBlind(size, by), Action::TakeBlind { size: wanted, by: with, .. }) => {
                size == *wanted && by == *with
            }
            (Self::Attack(seat), Action::Attack { target, .. }) => seat == *target,
            _ => false,
        }
    }

    /// Whether an action is refused only because a single gripper would hold the part.
    pub fn needs_another_gripper(self, table: &Table, action: &Action) -> bool {
        match (self, action) {
            (Self::TakeTogether(tile), Action::Take { part, .. }) => {
                is_of_tile(table, *part, tile) && !self.allows(table, action)
            }
            _ => false,
        }
    }
}

fn is_of_tile(table: &Table, part: PartId, tile: TileName) -> bool {
    table.part(part).is_some_and(|part| part.tile == Some(tile.id()))
}

/// Number of grippers that would hold a part at a placement; `None` if taking it there is illegal.
fn gripper_count(table: &Table, part: PartId, placement: Placement) -> Option<usize> {
    let seat = table.state().active_seat()?;
    round::check_action(table, &Action::Take { part, placement }).ok()?;
    let kind = table.tile(part)?.kind();
    let size = table.part(part)?.size?;
    table.robot(seat).check_hold(kind.held_by(), size, placement).ok().map(|hold| hold.grippers.len())
}
