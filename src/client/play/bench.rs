//! A build in progress: parts on the grid and on the shelf, moved about freely until the player is done (rules 4.2, 7.2).

use crate::action::{Illegal, Placed};
use crate::grid::Place;
use crate::parts::{PartId, TileSet};
use crate::robot::build::{Workshop, attachments};
use crate::robot::{Bond, Layout, Piece};

/// Parts on the grid and on the shelf, with the way back through the changes made here.
#[derive(Clone, Debug)]
pub struct Bench {
    workshop: Workshop,
    start: Vec<Placed>,
    placed: Vec<Placed>,
    back: Vec<Vec<Placed>>,
    forward: Vec<Vec<Placed>>,
}

impl Bench {
    /// A bench with the parts of a workshop, of which `start` lie on the grid to begin with and `placed` now.
    pub const fn new(workshop: Workshop, start: Vec<Placed>, placed: Vec<Placed>) -> Self {
        Self { workshop, start, placed, back: Vec::new(), forward: Vec::new() }
    }

    /// What may be built with.
    pub const fn workshop(&self) -> &Workshop {
        &self.workshop
    }

    /// The parts on the grid, the body left out.
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// Where a part lies on the grid.
    pub fn place_of(&self, part: PartId) -> Option<Place> {
        self.placed.iter().find(|placed| placed.part == part).map(|placed| placed.place)
    }

    /// The parts on the shelf.
    pub fn shelf(&self) -> impl Iterator<Item = PartId> + '_ {
        self.workshop.parts.iter().map(|&(part, _)| part).filter(|&part| self.place_of(part).is_none())
    }

    /// The robot as it lies on the grid, without one part.
    pub fn layout_without<'t>(&self, tiles: &'t TileSet, without: Option<PartId>) -> Layout<'t> {
        let mut layout = Layout::new(tiles, self.workshop.body);
        for &Placed { part, place } in self.placed.iter().filter(|placed| Some(placed.part) != without) {
            if let Some(tile) = self.tile(tiles, part) {
                // What lies here was put down where it was free.
                let _ = layout.add(Piece { part, place, bond: Bond::Attached(tile) });
            }
        }
        layout
    }

    /// The robot as it lies on the grid, loose parts included.
    pub fn layout<'t>(&self, tiles: &'t TileSet) -> Layout<'t> {
        self.layout_without(tiles, None)
    }

    /// The parts on the grid that hang together with the body, as a build, and its layout.
    pub fn linked<'t>(&self, tiles: &'t TileSet) -> (Vec<Placed>, Layout<'t>) {
        let layout = self.layout(tiles);
        let reached = layout.reached(|_| false);
        let parts: Vec<PartId> =
            layout.pieces().iter().zip(reached).filter(|(_, reached)| *reached).map(|(piece, _)| piece.part).collect();
        let build: Vec<Placed> = self.placed.iter().filter(|placed| parts.contains(&placed.part)).copied().collect();
        let only = Self { placed: build.clone(), ..Self::new(self.workshop.clone(), Vec::new(), Vec::new()) };
        (build, only.layout(tiles))
    }

    /// The parts that a build would leave off: on the shelf, or not linked to the body.
    pub fn left_off(&self, tiles: &TileSet) -> Vec<PartId> {
        let (build, _) = self.linked(tiles);
        let parts = self.workshop.parts.iter().map(|&(part, _)| part);
        parts.filter(|part| !build.iter().any(|placed| placed.part == *part)).collect()
    }

    /// Checks that a part of the workshop can be put at a place: in free cells, and plugged into what hangs on the body.
    ///
    /// # Errors
    /// [`Illegal::NotYoursToBuild`], [`Illegal::TooFar`], [`Illegal::Overlap`] or [`Illegal::Unlinked`].
    pub fn check(&self, tiles: &TileSet, part: PartId, place: Place) -> Result<(), Illegal> {
        let tile = self.tile(tiles, part).ok_or(Illegal::NotYoursToBuild)?;
        let mut layout = self.layout_without(tiles, Some(part));
        layout.add(Piece { part, place, bond: Bond::Attached(tile) })?;
        let last = layout.pieces().len() - 1;
        if layout.reached(|_| false)[last] { Ok(()) } else { Err(Illegal::Unlinked) }
    }

    /// Where a part could be put, in order.
    pub fn places(&self, tiles: &TileSet, part: PartId) -> Vec<Place> {
        let Some(tile) = self.tile(tiles, part) else { return Vec::new() };
        let mut places = attachments(&self.layout_without(tiles, Some(part)), tile);
        places.retain(|&place| self.check(tiles, part, place).is_ok());
        places
    }

    /// Puts a part at a place; whether it may lie there is asked before.
    pub fn put(&mut self, part: PartId, place: Place) {
        self.change(|placed| {
            placed.retain(|other| other.part != part);
            placed.push(Placed { part, place });
        });
    }

    /// Takes a part off the grid and onto the shelf.
    pub fn shelve(&mut self, part: PartId) {
        self.change(|placed| placed.retain(|other| other.part != part));
    }

    /// Lays the parts out as a build has them, and the others on the shelf.
    pub fn lay(&mut self, build: Vec<Placed>) {
        self.change(|placed| *placed = build);
    }

    /// Lays everything back as it was at the start.
    pub fn start_over(&mut self) {
        let start = self.start.clone();
        self.change(|placed| *placed = start);
    }

    /// Whether anything was changed that can be taken back.
    pub const fn can_undo(&self) -> bool {
        !self.back.is_empty()
    }

    /// Whether a change was taken back that can be made again.
    pub const fn can_redo(&self) -> bool {
        !self.forward.is_empty()
    }

    /// Takes the last change back; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.back.pop() else { return false };
        self.forward.push(std::mem::replace(&mut self.placed, before));
        true
    }

    /// Makes the change again that was taken back last; returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.forward.pop() else { return false };
        self.back.push(std::mem::replace(&mut self.placed, after));
        true
    }

    fn change(&mut self, change: impl FnOnce(&mut Vec<Placed>)) {
        let before = self.placed.clone();
        change(&mut self.placed);
        if self.placed != before {
            self.back.push(before);
            self.forward.clear();
        }
    }

    fn tile<'t>(&self, tiles: &'t TileSet, part: PartId) -> Option<&'t crate::parts::Tile> {
        let (_, tile) = self.workshop.parts.iter().find(|(own, _)| *own == part)?;
        tiles.get(*tile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Turn;
    use crate::parts::Kind;

    fn bench() -> (std::sync::Arc<TileSet>, Bench) {
        let tiles = TileSet::built_in();
        let parts = (1u16..).map(PartId).zip(tiles.starter_tiles().iter().copied()).collect();
        (tiles, Bench::new(Workshop { body: PartId(0), parts, all: true }, Vec::new(), Vec::new()))
    }

    fn part(tiles: &TileSet, bench: &Bench, kind: Kind) -> PartId {
        bench.workshop.parts.iter().find(|(_, tile)| tiles[*tile].kind() == kind).unwrap().0
    }

    #[test]
    fn what_hangs_on_a_part_that_is_taken_away_is_left_off() {
        let (tiles, mut bench) = bench();
        let (pipe, eye) = (part(&tiles, &bench, Kind::Pipe), part(&tiles, &bench, Kind::Eye));
        bench.put(pipe, Place::new(1, 3, Turn::Up));
        bench.put(eye, Place::new(1, 4, Turn::Up));
        assert_eq!(bench.linked(&tiles).0.len(), 2);
        bench.shelve(pipe);
        assert!(bench.linked(&tiles).0.is_empty());
        assert!(bench.left_off(&tiles).contains(&eye));
        assert!(!bench.shelf().any(|part| part == eye), "it still lies on the grid");
        assert!(bench.undo());
        assert_eq!(bench.linked(&tiles).0.len(), 2);
    }

    #[test]
    fn a_part_goes_where_a_socket_leads_to_the_body_and_nowhere_else() {
        let (tiles, mut bench) = bench();
        let (pipe, eye) = (part(&tiles, &bench, Kind::Pipe), part(&tiles, &bench, Kind::Eye));
        assert_eq!(bench.check(&tiles, eye, Place::new(1, 4, Turn::Up)), Err(Illegal::Unlinked));
        assert_eq!(bench.check(&tiles, eye, Place::new(1, 2, Turn::Up)), Err(Illegal::Overlap));
        assert_eq!(bench.check(&tiles, eye, Place::new(1, 3, Turn::Up)), Ok(()));
        bench.put(pipe, Place::new(1, 3, Turn::Up));
        assert_eq!(bench.check(&tiles, eye, Place::new(1, 4, Turn::Up)), Ok(()));
        let places = bench.places(&tiles, eye);
        assert!(places.contains(&Place::new(1, 4, Turn::Up)) && !places.contains(&Place::new(1, 3, Turn::Up)));
    }

    #[test]
    fn changes_are_taken_back_and_made_again_one_by_one() {
        let (tiles, mut bench) = bench();
        let eye = part(&tiles, &bench, Kind::Eye);
        bench.put(eye, Place::new(0, 3, Turn::Up));
        bench.put(eye, Place::new(2, 3, Turn::Up));
        assert!(bench.undo());
        assert_eq!(bench.place_of(eye), Some(Place::new(0, 3, Turn::Up)));
        assert!(bench.redo() && !bench.redo());
        assert_eq!(bench.place_of(eye), Some(Place::new(2, 3, Turn::Up)));
        bench.start_over();
        assert_eq!(bench.shelf().count(), 5);
        assert!(bench.undo() && bench.can_redo());
    }
}
