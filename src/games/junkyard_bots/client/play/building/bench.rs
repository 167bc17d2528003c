//! A build in progress: parts on the grid and on the shelf, moved about freely until the player is
//! done (rules 4.2, 7.2).

use std::sync::Arc;

use crate::action::{BuildPart, Illegal};
use crate::parts::{PartId, TileId, TileSet};
use crate::robot::Assembly;
use crate::robot::build::{Inventory, OpenSockets};
use shell::grid::Placement;

/// Parts on the grid and on the shelf, with the changes made here to undo and redo.
#[derive(Clone, Debug)]
pub struct Bench {
    tiles: Arc<TileSet>,
    inventory: Inventory,
    start: Vec<BuildPart>,
    placed: Vec<BuildPart>,
    back: Vec<Vec<BuildPart>>,
    forward: Vec<Vec<BuildPart>>,
}

impl Bench {
    /// Creates a bench with the parts of an inventory, of which `start` are on the grid to begin
    /// with and `placed` now.
    pub const fn new(tiles: Arc<TileSet>, inventory: Inventory, start: Vec<BuildPart>, placed: Vec<BuildPart>) -> Self {
        Self { tiles, inventory, start, placed, back: Vec::new(), forward: Vec::new() }
    }

    /// Inventory of the build.
    pub const fn inventory(&self) -> &Inventory {
        &self.inventory
    }

    /// The parts on the grid, the body left out.
    pub fn placed(&self) -> &[BuildPart] {
        &self.placed
    }

    /// Placement of a part; `None` if it is on the shelf.
    pub fn placement_of(&self, part: PartId) -> Option<Placement> {
        self.placed.iter().find(|placed| placed.part == part).map(|placed| placed.placement)
    }

    /// The parts on the shelf.
    pub fn shelf(&self) -> impl Iterator<Item = PartId> + '_ {
        self.inventory.parts.iter().map(|&(part, _)| part).filter(|&part| self.placement_of(part).is_none())
    }

    /// Assembles the robot of some parts of the bench.
    fn assemble_robot<'p>(&self, parts: impl IntoIterator<Item = &'p BuildPart>) -> Assembly {
        let mut assembly = Assembly::new(&self.tiles, self.inventory.body);
        for &BuildPart { part, placement } in parts {
            if let Some(tile) = self.tile_of(part) {
                // Parts on the grid were put on free cells, so this does not fail.
                let _ = assembly.attach(part, tile, placement);
            }
        }
        assembly
    }

    /// The robot as it is on the grid, without one part.
    pub fn assembly_without(&self, without: Option<PartId>) -> Assembly {
        self.assemble_robot(self.placed.iter().filter(|placed| Some(placed.part) != without))
    }

    /// The robot as it is on the grid, loose parts included.
    pub fn assembly(&self) -> Assembly {
        self.assembly_without(None)
    }

    /// The parts on the grid that hang together with the body, as a build, and the assembly of that
    /// build.
    pub fn linked(&self) -> (Vec<BuildPart>, Assembly) {
        self.linked_of(&self.placed)
    }

    /// Returns the same as [`Self::linked`] would with a part at a placement where it fits.
    pub fn linked_with(&self, part: PartId, placement: Placement) -> (Vec<BuildPart>, Assembly) {
        let others = self.placed.iter().filter(|placed| placed.part != part).copied();
        self.linked_of(&others.chain([BuildPart { part, placement }]).collect::<Vec<_>>())
    }

    fn linked_of(&self, placed: &[BuildPart]) -> (Vec<BuildPart>, Assembly) {
        let assembly = self.assemble_robot(placed);
        let reached = assembly.links().reached_without(|_| false);
        let is_linked = |placed: &&BuildPart| assembly.index_of(placed.part).is_some_and(|index| reached[index]);
        let build: Vec<BuildPart> = placed.iter().filter(is_linked).copied().collect();
        let linked = self.assemble_robot(&build);
        (build, linked)
    }

    /// The parts that a build would leave off: on the shelf, or not linked to the body.
    pub fn left_off(&self) -> Vec<PartId> {
        let (build, _) = self.linked();
        let parts = self.inventory.parts.iter().map(|&(part, _)| part);
        parts.filter(|part| !build.iter().any(|placed| placed.part == *part)).collect()
    }

    /// Checks that a part of the inventory can be put at a placement: in free cells, and linked to
    /// what hangs together with the body.
    ///
    /// # Errors
    /// [`Illegal::NotYoursToBuild`], [`Illegal::TooFar`], [`Illegal::Overlap`] or
    /// [`Illegal::Unlinked`].
    pub fn check_placement(&self, part: PartId, placement: Placement) -> Result<(), Illegal> {
        let tile = self.tile_of(part).ok_or(Illegal::NotYoursToBuild)?;
        let mut assembly = self.assembly_without(Some(part));
        assembly.attach(part, tile, placement)?;
        let is_linked = assembly.links().reached_without(|_| false).last() == Some(&true);
        if is_linked { Ok(()) } else { Err(Illegal::Unlinked) }
    }

    /// Returns the placements where a part could be put, in order.
    pub fn possible_placements(&self, part: PartId) -> Vec<Placement> {
        let Some(tile) = self.tile_of(part).and_then(|tile| self.tiles.get(tile)) else { return Vec::new() };
        let assembly = self.assembly_without(Some(part));
        let mut open = OpenSockets::of(&assembly);
        let places = open.placements_for(&assembly, tile);
        places.iter().filter(|&placement| self.check_placement(part, placement).is_ok()).collect()
    }

    /// Puts a part at a placement that [`Self::check_placement`] allows; it is not checked again.
    pub fn put_part(&mut self, part: PartId, placement: Placement) {
        self.change_parts(|placed| {
            placed.retain(|other| other.part != part);
            placed.push(BuildPart { part, placement });
        });
    }

    /// Takes a part off the grid and onto the shelf.
    pub fn shelve_part(&mut self, part: PartId) {
        self.change_parts(|placed| placed.retain(|other| other.part != part));
    }

    /// Lays out the parts of a build, and puts the others on the shelf.
    pub fn lay_out_build(&mut self, build: Vec<BuildPart>) {
        self.change_parts(|placed| *placed = build);
    }

    /// Puts everything back as it was at the start.
    pub fn start_over(&mut self) {
        let start = self.start.clone();
        self.change_parts(|placed| *placed = start);
    }

    /// Whether there is a change to undo.
    pub const fn can_undo(&self) -> bool {
        !self.back.is_empty()
    }

    /// Whether there is an undone change to redo.
    pub const fn can_redo(&self) -> bool {
        !self.forward.is_empty()
    }

    /// Undoes the last change; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.back.pop() else { return false };
        self.forward.push(std::mem::replace(&mut self.placed, before));
        true
    }

    /// Redoes the change that was undone last; returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.forward.pop() else { return false };
        self.back.push(std::mem::replace(&mut self.placed, after));
        true
    }

    fn change_parts(&mut self, change: impl FnOnce(&mut Vec<BuildPart>)) {
        let before = self.placed.clone();
        change(&mut self.placed);
        if self.placed != before {
            self.back.push(before);
            self.forward.clear();
        }
    }

    fn tile_of(&self, part: PartId) -> Option<TileId> {
        self.inventory.parts.iter().find(|(own, _)| *own == part).map(|&(_, tile)| tile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::TileKind;
    use shell::grid::Rotation;

    fn bench() -> Bench {
        let tiles = TileSet::standard();
        let parts = (1u16..).map(PartId).zip(tiles.starter_tiles().iter().copied()).collect();
        Bench::new(tiles, Inventory { body: PartId(0), parts, must_attach_all: true }, Vec::new(), Vec::new())
    }

    /// A placement without rotation.
    const fn at(x: i16, y: i16) -> Placement {
        Placement::new(x, y, Rotation::Up)
    }

    fn part(bench: &Bench, kind: TileKind) -> PartId {
        bench.inventory.parts.iter().find(|(_, tile)| bench.tiles[*tile].kind() == kind).unwrap().0
    }

    #[test]
    fn what_hangs_on_a_part_that_is_taken_away_is_left_off() {
        let mut bench = bench();
        let pipe = part(&bench, TileKind::Pipe);
        let eye = part(&bench, TileKind::Eye);
        bench.put_part(pipe, at(1, 3));
        bench.put_part(eye, at(1, 4));
        assert_eq!(bench.linked().0.len(), 2);
        bench.shelve_part(pipe);
        assert!(bench.linked().0.is_empty());
        assert!(bench.left_off().contains(&eye));
        assert!(!bench.shelf().any(|part| part == eye), "it is still on the grid");
        assert!(bench.undo());
        assert_eq!(bench.linked().0.len(), 2);
    }

    #[test]
    fn a_part_goes_where_a_socket_leads_to_the_body_and_nowhere_else() {
        let mut bench = bench();
        let pipe = part(&bench, TileKind::Pipe);
        let eye = part(&bench, TileKind::Eye);
        assert_eq!(bench.check_placement(eye, at(1, 4)), Err(Illegal::Unlinked));
        assert_eq!(bench.check_placement(eye, at(1, 2)), Err(Illegal::Overlap));
        assert_eq!(bench.check_placement(eye, at(1, 3)), Ok(()));
        bench.put_part(pipe, at(1, 3));
        assert_eq!(bench.check_placement(eye, at(1, 4)), Ok(()));
        let places = bench.possible_placements(eye);
        assert!(places.contains(&at(1, 4)) && !places.contains(&at(1, 3)));
    }

    #[test]
    fn changes_are_taken_back_and_made_again_one_by_one() {
        let mut bench = bench();
        let eye = part(&bench, TileKind::Eye);
        bench.put_part(eye, at(0, 3));
        bench.put_part(eye, at(2, 3));
        assert!(bench.undo());
        assert_eq!(bench.placement_of(eye), Some(at(0, 3)));
        assert!(bench.redo() && !bench.redo());
        assert_eq!(bench.placement_of(eye), Some(at(2, 3)));
        bench.start_over();
        assert_eq!(bench.shelf().count(), 5);
        assert!(bench.undo() && bench.can_redo());
    }
}
