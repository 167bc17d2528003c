//! A robot as a whole: its assembly, and the results that rules need again and again, computed
//! once.

use std::sync::Arc;

use super::ability::Abilities;
use super::assembly::{Assembly, unlinked_parts};
use super::grippers::{Grippers, Hold};
use super::links::LinkGraph;
use super::pipe_bonus::{self, Bonuses, bonus_of_part};
use super::reach::GripReach;
use crate::action::Illegal;
use crate::parts::{GripperKind, PartId, Size, TileSet};
use shell::grid::Placement;

/// Robot with everything it holds, and the results computed for it.
#[derive(Clone, Debug)]
pub struct Robot {
    assembly: Assembly,
    /// Links by which the results were computed.
    links: LinkGraph,
    bonuses: Bonuses,
    unlinked: Vec<PartId>,
    abilities: Abilities,
    grippers: [Grippers; 2],
}

impl Robot {
    /// A robot that consists of the body alone.
    pub fn bare(tiles: &Arc<TileSet>, body: PartId) -> Self {
        Self::of(Assembly::new(tiles, body))
    }

    /// The robot of an assembly, computed by the assembly's own links.
    pub fn of(assembly: Assembly) -> Self {
        let grippers = GripperKind::ALL.map(Grippers::none);
        let bonuses = Bonuses::new();
        let abilities = Abilities::default();
        let links = assembly.links().clone();
        let mut robot = Self { assembly, links, bonuses, unlinked: Vec::new(), abilities, grippers };
        robot.recompute();
        robot
    }

    /// Recomputes the robot from links that `link` supplies: it adds them to a graph that has a
    /// node for each part and no links.
    pub fn recompute_with_links(&mut self, link: impl FnOnce(&Assembly, &mut LinkGraph)) {
        self.links.reset_unlinked(self.assembly.parts().len());
        link(&self.assembly, &mut self.links);
        self.recompute();
    }

    fn recompute(&mut self) {
        let parts = self.assembly.parts();
        let tree = self.links.tree();
        self.bonuses = pipe_bonus::along(parts, &self.links, &tree);
        self.unlinked.clear();
        self.unlinked.extend(unlinked_parts(parts, &tree));
        self.abilities = Abilities::with_bonuses(&self.assembly, &self.bonuses);
        self.grippers.iter_mut().for_each(|grippers| grippers.recompute_from(&self.assembly, &self.bonuses));
    }

    /// The attached parts that no path of links connects to the body (2.3).
    pub fn unlinked(&self) -> &[PartId] {
        &self.unlinked
    }

    /// The parts on their grid.
    pub const fn assembly(&self) -> &Assembly {
        &self.assembly
    }

    /// The links by which the results were computed, with one node for each part of the assembly.
    pub const fn links(&self) -> &LinkGraph {
        &self.links
    }

    /// The parts on their grid, to be changed. [`Self::recompute_with_links`] must be called
    /// afterwards.
    pub const fn assembly_mut(&mut self) -> &mut Assembly {
        &mut self.assembly
    }

    /// The pipe bonus of each part, in points, in the assembly's order.
    pub fn bonuses(&self) -> &[u8] {
        &self.bonuses
    }

    /// The pipe bonus of a part, in points, by its index in the assembly (2.9).
    pub fn bonus_of(&self, index: usize) -> u16 {
        bonus_of_part(&self.bonuses, index)
    }

    /// Whether some part has a pipe bonus (2.9).
    pub fn has_pipe_bonus(&self) -> bool {
        self.bonuses.iter().any(|&bonus| bonus > 0)
    }

    /// The abilities of the robot.
    pub const fn abilities(&self) -> Abilities {
        self.abilities
    }

    /// The claws or the mouths of the robot.
    pub const fn grippers(&self, kind: GripperKind) -> &Grippers {
        &self.grippers[kind as usize]
    }

    /// Checks that a part of `size` can be held by a kind of gripper beside everything that is held
    /// already.
    ///
    /// # Errors
    /// [`Illegal::Overlap`], [`Illegal::NoGripper`], [`Illegal::TooWeak`] or [`Illegal::Busy`].
    pub fn check_hold(&self, by: GripperKind, size: Size, placement: Placement) -> Result<Hold, Illegal> {
        self.grippers(by).check_hold(&self.assembly, size, placement)
    }

    /// The placements at which the claws or the mouths could hold a further part.
    pub fn grip_reach(&self, by: GripperKind) -> GripReach<'_> {
        GripReach::new(&self.assembly, self.grippers(by))
    }

    /// Holds a part as [`Self::check_hold`] allowed. Nothing else may have changed in between.
    pub fn hold(&mut self, part: PartId, hold: Hold) {
        let (by, size, placement) = hold.requested();
        if self.assembly.hold(part, by, size, placement).is_ok() {
            self.bonuses.push(0);
            self.links.push_part();
            self.grippers[by as usize].hold(part, hold);
        }
    }

    /// Runs an attempt that only adds held parts, and then removes those parts.
    pub fn with_trial_holds<R>(&mut self, attempt: impl FnOnce(&mut Self) -> R) -> R {
        let parts = self.assembly.parts().len();
        let grippers = self.grippers.clone();
        let result = attempt(self);
        while self.assembly.parts().len() > parts {
            self.assembly.pop();
        }
        self.bonuses.truncate(parts);
        self.links.truncate_unlinked(parts);
        self.grippers = grippers;
        result
    }

    /// Releases a held part. Does nothing if the part is not held.
    pub fn release(&mut self, part: PartId) {
        if let Some(index) = self.assembly.index_of(part).filter(|&index| !self.assembly.parts()[index].is_attached()) {
            self.bonuses.remove(index);
            self.links.remove_unlinked(index);
            self.assembly.release(part);
            self.grippers.iter_mut().for_each(|grippers| grippers.release(part));
        }
    }
}
