//! Which part a step wants moved next, and to where: one part at a time on the way to the model
//! answer.

use super::goal::awaited_build;
use super::look::Spot;
use crate::action::{Action, Placed};
use crate::grid::{Placement, Rectangle};
use crate::parts::tile_set::footprint;
use crate::parts::{PartId, Size, TileId};
use crate::robot::build::Inventory;
use crate::table::Table;

/// A move with one part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A part, or the uppermost tile of a pile, goes there.
    Put(Spot, Size, Placement),
    /// A part is in the way and comes off first.
    TakeOff(PartId),
}

impl Move {
    /// What to look at for it: what is moved, and its place.
    pub(super) fn spots(self) -> Vec<Spot> {
        match self {
            Self::Put(what, size, placement) => vec![what, Spot::Place(size, placement)],
            Self::TakeOff(part) => vec![Spot::Part(part)],
        }
    }

    /// Whether the part lies there already, and is only to be turned.
    pub fn is_turn(self, draft: &[Placed]) -> bool {
        let Self::Put(Spot::Part(part), size, to) = self else { return false };
        let rectangle = |at| Rectangle::new(footprint(size), at);
        draft.iter().any(|placed| placed.part == part && rectangle(placed.placement) == rectangle(to))
    }

    /// The move of an action that puts something on the own robot, if it is one.
    pub(super) fn of_action(table: &Table, action: &Action) -> Option<Self> {
        match *action {
            Action::Take { part, placement } => Some(Self::Put(Spot::Part(part), table.part(part)?.size?, placement)),
            Action::TakeBlind { size, placement, .. } => Some(Self::Put(Spot::Pile(size), size, placement)),
            _ => None,
        }
    }

    /// A build in progress after the move.
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

/// A rebuild on its way to a model.
pub(super) struct OnTheWay<'a> {
    /// The table.
    pub table: &'a Table<'a>,
    /// The build as it was when the step began.
    pub before: &'a [Placed],
    /// The build in progress.
    pub draft: &'a [Placed],
    /// The build that it is to become.
    pub model: &'a [Placed],
}

impl OnTheWay<'_> {
    /// The next move: of the places that are still empty the first one that can be filled. A part
    /// that lies where the model has none is moved only from where it was when the step began:
    /// elsewhere it is where the player wants it. `None` where nothing is to be moved, or where
    /// another way was taken that the model does not fit.
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

    /// Whether a placed part may be moved: it lies where the model has no such tile, and has not
    /// been moved since the step began.
    fn may_be_moved(&self, placed: &Placed) -> bool {
        let Some(tile) = self.tile(placed.part) else { return false };
        let among = |build: &[Placed]| build.iter().any(|other| self.is(other, tile, placed.placement));
        !among(self.model) && among(self.before)
    }

    /// A part of a tile that is to be moved: from the shelf, or else from where it is not wanted.
    fn free(&self, inventory: &Inventory, tile: TileId) -> Option<PartId> {
        let of_tile = || inventory.parts.iter().filter(|(_, own)| *own == tile).map(|(part, _)| *part);
        let place = |part: PartId| self.draft.iter().find(|placed| placed.part == part);
        let on_the_shelf = of_tile().find(|&part| place(part).is_none());
        on_the_shelf.or_else(|| of_tile().find(|&part| place(part).is_some_and(|placed| self.may_be_moved(placed))))
    }

    /// A part that may be moved and lies where another is to go.
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
