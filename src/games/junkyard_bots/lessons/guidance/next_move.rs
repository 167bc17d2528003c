//! The next move of a step: one part at a time on the way to the model answer.

use crate::action::{Action, BuildPart};
use crate::lessons::step::{Spot, awaited_build};
use crate::parts::tile_set::tile_footprint;
use crate::parts::{PartId, Size, TileId};
use crate::robot::build::Inventory;
use crate::table::Table;
use shell::grid::{Placement, Rectangle};

/// Move of one part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartMove {
    /// Puts a part, or the top tile of a pile, at this placement. The size is that of the part.
    Put(Spot, Size, Placement),
    /// Takes off a part that is in the way.
    TakeOff(PartId),
}

impl PartMove {
    /// Spots of the move: the part or pile, then the placement.
    pub(super) fn spots(self) -> Vec<Spot> {
        match self {
            Self::Put(what, size, placement) => vec![what, Spot::Place(size, placement)],
            Self::TakeOff(part) => vec![Spot::Part(part)],
        }
    }

    /// Whether the part covers these cells already, so that it is only to be rotated.
    pub fn is_turn(self, draft: &[BuildPart]) -> bool {
        let Self::Put(Spot::Part(part), size, to) = self else { return false };
        let rectangle = |at| Rectangle::new(tile_footprint(size), at);
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
    pub fn applied_to(self, draft: &[BuildPart]) -> Vec<BuildPart> {
        let (part, placement) = match self {
            Self::Put(Spot::Part(part), _, placement) => (part, Some(placement)),
            Self::TakeOff(part) => (part, None),
            Self::Put(..) => return draft.to_vec(),
        };
        let others = draft.iter().copied().filter(|placed| placed.part != part);
        others.chain(placement.map(|placement| BuildPart { part, placement })).collect()
    }
}

/// A build on its way to a model.
pub(super) struct BuildGuide<'a> {
    /// Table of the lesson.
    pub table: &'a Table<'a>,
    /// Build in progress when the step began.
    pub before: &'a [BuildPart],
    /// Build in progress now.
    pub draft: &'a [BuildPart],
    /// Build to arrive at.
    pub model: &'a [BuildPart],
}

impl BuildGuide<'_> {
    /// Next move: fills the first open placement of the model that can be filled legally. If none
    /// can, the first part that blocks one comes off.
    ///
    /// A part where the model has no such tile is moved only if it has not been moved since the
    /// step began, because otherwise the player has put it there on purpose. `None` if nothing has
    /// to be moved, or if the player has taken a way that the model does not fit.
    pub fn next_move(&self) -> Option<PartMove> {
        let inventory = Inventory { must_attach_all: false, ..awaited_build(self.table)? };
        let mut in_the_way = None;
        for wanted in self.model {
            let tile = self.tile_of(wanted.part)?;
            if self.draft.iter().any(|placed| self.has_tile_at(placed, tile, wanted.placement)) {
                continue;
            }
            let Some(part) = self.movable_part(&inventory, tile) else { continue };
            let size = self.table.part(part)?.size?;
            let put = PartMove::Put(Spot::Part(part), size, wanted.placement);
            if inventory.check_build(&self.table.setup().tiles, &put.applied_to(self.draft)).is_ok() {
                return Some(put);
            }
            in_the_way = in_the_way.or_else(|| self.blocking_part(part, size, wanted.placement));
        }
        in_the_way.map(PartMove::TakeOff)
    }

    fn tile_of(&self, part: PartId) -> Option<TileId> {
        self.table.part(part)?.tile
    }

    fn has_tile_at(&self, placed: &BuildPart, tile: TileId, at: Placement) -> bool {
        placed.placement == at && self.tile_of(placed.part) == Some(tile)
    }

    /// Whether a placed part may be moved: the model has no such tile at its placement, and it has
    /// not been moved since the step began.
    fn may_be_moved(&self, placed: &BuildPart) -> bool {
        let Some(tile) = self.tile_of(placed.part) else { return false };
        let among = |build: &[BuildPart]| build.iter().any(|other| self.has_tile_at(other, tile, placed.placement));
        !among(self.model) && among(self.before)
    }

    /// Part of a tile that can be moved: one that is not placed yet, otherwise one where the model
    /// does not want it.
    fn movable_part(&self, inventory: &Inventory, tile: TileId) -> Option<PartId> {
        let of_tile = || inventory.parts.iter().filter(|(_, own)| *own == tile).map(|(part, _)| *part);
        let place = |part: PartId| self.draft.iter().find(|placed| placed.part == part);
        let on_the_shelf = of_tile().find(|&part| place(part).is_none());
        on_the_shelf.or_else(|| of_tile().find(|&part| place(part).is_some_and(|placed| self.may_be_moved(placed))))
    }

    /// A part that overlaps a wanted placement and may be moved.
    fn blocking_part(&self, part: PartId, size: Size, to: Placement) -> Option<PartId> {
        let place = Rectangle::new(tile_footprint(size), to);
        let blocks = |placed: &&BuildPart| {
            let size = self.table.part(placed.part).and_then(|part| part.size);
            let rectangle = size.map(|size| Rectangle::new(tile_footprint(size), placed.placement));
            placed.part != part
                && rectangle.is_some_and(|other| place.cells().any(|cell| other.cells().any(|own| own == cell)))
        };
        self.draft.iter().filter(blocks).find(|placed| self.may_be_moved(placed)).map(|placed| placed.part)
    }
}
