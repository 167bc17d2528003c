//! The next move of a step: one part at a time on the way to the model answer.

use super::goal::awaited_build;
use super::look::Spot;
use crate::action::{Action, Placed};
use crate::grid::{Placement, Rectangle};
use crate::parts::tile_set::footprint;
use crate::parts::{PartId, Size, TileId};
use crate::robot::build::Inventory;
use crate::table::Table;

/// Move of one part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Puts a part, or the top tile of a pile, at this placement. The size is that of the part.
    Put(Spot, Size, Placement),
    /// Takes off a part that is in the way.
    TakeOff(PartId),
}

impl Move {
    /// Spots of the move: the part or pile, then the placement.
    pub(super) fn spots(self) -> Vec<Spot> {
        match self {
            Self::Put(what, size, placement) => vec![what, Spot::Place(size, placement)],
            Self::TakeOff(part) => vec![Spot::Part(part)],
        }
    }

    /// Whether the part covers these cells already, so that it is only to be rotated.
    pub fn is_turn(self, draft: &[Placed]) -> bool {
        let Self::Put(Spot::Part(part), size, to) = self else { return false };
        let rectangle = |at| Rectangle::new(footprint(size), at);
        draft.iter().any(|placed| placed.part == part && rectangle(placed.placement) == rectangle(to))
    }

    /// Move that an action makes; `None` for actions that put nothing on the acting robot.
    pub(super) fn of_action(table: &Table, action: &Action) -> Option<Self> {
        match *action {
            Action::Take { part, placement } => Some(Self::Put(Spot::Part(part), table.part(part)?.size?, placement)),
            Action::TakeBlind { size, placement, .. } => Some(Self::Put(Spot::Pile(size), size, placement)),
            _ => None,
        }
    }

    /// Build in progress after the move.
    pub fn done(self, draft: &[Placed]) -> Vec<Placed> {
        let (part, placement) = match self {
            Self::Put(Spot::Part(part), _, placement) => (part, Some(placement)),
            Self::TakeOff(part) => (part, None),
            Self::Put(..) => return draft.to_vec(),
        };
        let others = draft.iter().copied().filter(|placed| placed.part != part);
        others.chain(placement.map(|placement| Placed { part, placement })).collect()
    }
}

/// A build on its way to a model.
pub(super) struct OnTheWay<'a> {
    /// Table of the lesson.
    pub table: &'a Table<'a>,
    /// Build in progress when the step began.
    pub before: &'a [Placed],
    /// Build in progress now.
    pub draft: &'a [Placed],
    /// Build to arrive at.
    pub model: &'a [Placed],
}

impl OnTheWay<'_> {
    /// Next move: fills the first open placement of the model that can be filled legally. If none
    /// can, the first part that blocks one comes off.
    ///
    /// A part where the model has no such tile is moved only if it has not been moved since the
    /// step began, because otherwise the player has put it there on purpose. `None` if nothing has
    /// to be moved, or if the player has taken a way that the model does not fit.
    pub fn next(&self) -> Option<Move> {
        let inventory = Inventory { all: false, ..awaited_build(self.table)? };
        let mut in_the_way = None;
        for wanted in self.model {
            let tile = self.tile(wanted.part)?;
            if self.draft.iter().any(|placed| self.is(placed, tile, wanted.placement)) {
                continue;
            }
            let Some(part) = self.free(&inventory, tile) else { continue };
            let size = self.table.part(part)?.size?;
            let put = Move::Put(Spot::Part(part), size, wanted.placement);
            if inventory.check(&self.table.setup().tiles, &put.done(self.draft)).is_ok() {
                return Some(put);
            }
            in_the_way = in_the_way.or_else(|| self.blocking(part, size, wanted.placement));
        }
        in_the_way.map(Move::TakeOff)
    }

    fn tile(&self, part: PartId) -> Option<TileId> {
        self.table.part(part)?.tile
    }

    fn is(&self, placed: &Placed, tile: TileId, at: Placement) -> bool {
        placed.placement == at && self.tile(placed.part) == Some(tile)
    }

    /// Whether a placed part may be moved: the model has no such tile at its placement, and it has
    /// not been moved since the step began.
    fn may_be_moved(&self, placed: &Placed) -> bool {
        let Some(tile) = self.tile(placed.part) else { return false };
        let among = |build: &[Placed]| build.iter().any(|other| self.is(other, tile, placed.placement));
        !among(self.model) && among(self.before)
    }

    /// Part of a tile that can be moved: one that is not placed yet, otherwise one where the model
    /// does not want it.
    fn free(&self, inventory: &Inventory, tile: TileId) -> Option<PartId> {
        let of_tile = || inventory.parts.iter().filter(|(_, own)| *own == tile).map(|(part, _)| *part);
        let place = |part: PartId| self.draft.iter().find(|placed| placed.part == part);
        let on_the_shelf = of_tile().find(|&part| place(part).is_none());
        on_the_shelf.or_else(|| of_tile().find(|&part| place(part).is_some_and(|placed| self.may_be_moved(placed))))
    }

    /// A part that overlaps a wanted placement and may be moved.
    fn blocking(&self, part: PartId, size: Size, to: Placement) -> Option<PartId> {
        let place = Rectangle::new(footprint(size), to);
        let blocks = |placed: &&Placed| {
            let size = self.table.part(placed.part).and_then(|part| part.size);
            let rectangle = size.map(|size| Rectangle::new(footprint(size), placed.placement));
            placed.part != part
                && rectangle.is_some_and(|other| place.cells().any(|cell| other.cells().any(|own| own == cell)))
        };
        self.draft.iter().filter(blocks).find(|placed| self.may_be_moved(placed)).map(|placed| placed.part)
    }
}
