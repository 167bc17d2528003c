//! A robot as a whole: its assembly, and all that rules ask of it again and again, worked out once.

use std::sync::Arc;

use super::ability::Abilities;
use super::assembly::Assembly;
use super::grippers::{Grippers, Hold};
use super::links::LinkGraph;
use super::pipe_bonus::{self, Bonuses};
use crate::action::Illegal;
use crate::grid::Placement;
use crate::parts::{GripperKind, PartId, Size, TileSet};

/// A robot with everything it holds, measured.
#[derive(Clone, Debug)]
pub struct Robot {
    assembly: Assembly,
    bonuses: Bonuses,
    unlinked: Vec<PartId>,
    abilities: Abilities,
    grippers: [Grippers; 2],
}

impl Robot {
    /// A robot that is only a body.
    pub fn bare(tiles: &Arc<TileSet>, body: PartId) -> Self {
        Self::of(Assembly::new(tiles, body))
    }

    /// The robot of an assembly, measured by the assembly's own links.
    pub fn of(assembly: Assembly) -> Self {
        let grippers = GripperKind::ALL.map(Grippers::none);
        let (bonuses, abilities) = (Bonuses::new(), Abilities::default());
        let mut robot = Self { assembly, bonuses, unlinked: Vec::new(), abilities, grippers };
        let links = robot.assembly.links().clone();
        robot.measure(&links);
        robot
    }

    /// Measures the robot anew by some links, one node for each part of the assembly.
    pub fn measure(&mut self, links: &LinkGraph) {
        let (parts, tree) = (self.assembly.parts(), links.tree());
        self.bonuses = pipe_bonus::along(parts, links, &tree);
        let loose = parts.iter().enumerate().filter(|&(index, placed)| placed.is_attached() && !tree.reaches(index));
        self.unlinked = loose.map(|(_, placed)| placed.part).collect();
        self.abilities = Abilities::with(&self.assembly, &self.bonuses);
        self.grippers = GripperKind::ALL.map(|kind| Grippers::new(&self.assembly, &self.bonuses, kind));
    }

    /// The attached parts that no link leads to the body (2.3).
    pub fn unlinked(&self) -> &[PartId] {
        &self.unlinked
    }

    /// Its parts on their grid.
    pub const fn assembly(&self) -> &Assembly {
        &self.assembly
    }

    /// Its parts on their grid, to be put together anew; [`Self::measure`] has to follow.
    pub const fn assembly_mut(&mut self) -> &mut Assembly {
        &mut self.assembly
    }

    /// The pipe bonus of each part, in points, in the assembly's order.
    pub fn bonuses(&self) -> &[u8] {
        &self.bonuses
    }

    /// What it can do.
    pub const fn abilities(&self) -> Abilities {
        self.abilities
    }

    /// Its claws or its mouths.
    pub const fn grippers(&self, kind: GripperKind) -> &Grippers {
        &self.grippers[kind as usize]
    }

    /// Checks that a part of `size` can be held by a kind of gripper beside everything that is held already.
    ///
    /// # Errors
    /// [`Illegal::Overlap`], [`Illegal::NoGripper`], [`Illegal::TooWeak`] or [`Illegal::Busy`].
    pub fn check_hold(&self, by: GripperKind, size: Size, placement: Placement) -> Result<Hold, Illegal> {
        self.grippers(by).check(&self.assembly, size, placement)
    }

    /// Every placement at which a part of `size` can be held by a kind of gripper.
    pub fn places(&self, by: GripperKind, size: Size) -> Vec<Placement> {
        self.grippers(by).places(&self.assembly, size)
    }

    /// Whether a further part of `size` can be held anywhere by a kind of gripper.
    pub fn has_place(&self, by: GripperKind, size: Size) -> bool {
        self.grippers(by).has_place(&self.assembly, size)
    }

    /// Holds a part as [`Self::check_hold`] found that it can be held, with nothing else changed in between.
    pub fn hold(&mut self, part: PartId, hold: &Hold) {
        let (by, size, placement) = hold.what();
        if self.assembly.hold(part, by, size, placement).is_ok() {
            self.bonuses.push(0);
            self.grippers[by as usize].hold(part, hold);
        }
    }

    /// Tries something that only adds held parts, and takes them back.
    pub fn trying<R>(&mut self, attempt: impl FnOnce(&mut Self) -> R) -> R {
        let (parts, grippers) = (self.assembly.parts().len(), self.grippers.clone());
        let result = attempt(self);
        while self.assembly.parts().len() > parts {
            self.assembly.pop();
        }
        self.bonuses.truncate(parts);
        self.grippers = grippers;
        result
    }

    /// Holds a part no more.
    pub fn release(&mut self, part: PartId) {
        if let Some(index) = self.assembly.index_of(part).filter(|&index| !self.assembly.parts()[index].is_attached()) {
            self.bonuses.remove(index);
            self.assembly.release(part);
            self.grippers.iter_mut().for_each(|grippers| grippers.release(part));
        }
    }
}
