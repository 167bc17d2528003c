//! What a step lets a player do.

use serde::Deserialize;

use super::tile_name::TileName;
use crate::action::Action;
use crate::grid::Placement;
use crate::parts::{GripperKind, PartId, SeatId, Size};
use crate::round;
use crate::table::Table;

/// A kind of action that a step lets its player do; whether it is legal the table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Allow {
    /// To hand in a build; what it must be like the step's goal says.
    Build,
    /// To draw a tile of this size (rule 5.2).
    Draw(Size),
    /// To draw no more (5.2).
    Stop,
    /// To take a part of this tile (5.4), at any place.
    Take(TileName),
    /// To take a part of this tile at a place where two or more grippers hold it together (3.4).
    TakeTogether(TileName),
    /// To take a tile of this size blind, by this kind of gripper (5.5).
    TakeBlind(Size, GripperKind),
    /// To attack this robot (6.2).
    Attack(SeatId),
    /// To pass.
    Pass,
}

impl Allow {
    /// Whether an action is of this kind.
    pub fn allows(self, table: &Table, action: &Action) -> bool {
        match (self, action) {
            (Self::Build, Action::Build(_)) | (Self::Stop, Action::StopDrawing) | (Self::Pass, Action::Pass) => true,
            (Self::Draw(size), Action::Draw(wanted)) => size == *wanted,
            (Self::Take(tile), Action::Take { part, .. }) => is(table, *part, tile),
            (Self::TakeTogether(tile), &Action::Take { part, placement }) => {
                // What the table refuses it explains better.
                is(table, part, tile) && grippers(table, part, placement).is_none_or(|grippers| grippers > 1)
            }
            (Self::TakeBlind(size, by), Action::TakeBlind { size: wanted, by: with, .. }) => {
                size == *wanted && by == *with
            }
            (Self::Attack(seat), Action::Attack { target, .. }) => seat == *target,
            _ => false,
        }
    }

    /// Whether an action is refused only for want of a second gripper.
    pub fn needs_another_gripper(self, table: &Table, action: &Action) -> bool {
        match (self, action) {
            (Self::TakeTogether(tile), Action::Take { part, .. }) => {
                is(table, *part, tile) && !self.allows(table, action)
            }
            _ => false,
        }
    }
}

fn is(table: &Table, part: PartId, tile: TileName) -> bool {
    table.part(part).is_some_and(|part| part.tile == Some(tile.id()))
}

/// How many grippers would hold a part at a place; `None` where it can't be held.
fn grippers(table: &Table, part: PartId, placement: Placement) -> Option<usize> {
    let seat = table.state().turn.as_ref()?.seat;
    round::check(table, &Action::Take { part, placement }).ok()?;
    let kind = table.tile(part)?.kind();
    let size = table.part(part)?.size?;
    table.robot(seat).check_hold(kind.held_by(), size, placement).ok().map(|hold| hold.by.len())
}
