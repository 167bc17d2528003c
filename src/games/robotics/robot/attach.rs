//! Attaching a component (rules 7.1 to 7.6, 8.3), and building a whole robot (13.2).

use shell::grid::{Cell, Placement, Rotation, Side};
use smallvec::SmallVec;

use super::assembly::{AttachedPart, Robot};
use crate::action::{Illegal, PlacedPart};
use crate::parts::{DataSet, Kind, Outlets, Part};

/// Largest distance of a component from the middle of the grid, in columns or rows. No robot of the
/// box's components grows so far, so the grid has no edge for players (7.1).
pub const FARTHEST: i16 = 100;

/// Whether a cell is within [`FARTHEST`].
const fn is_within_reach(cell: Cell) -> bool {
    cell.x.unsigned_abs() <= FARTHEST.unsigned_abs() && cell.y.unsigned_abs() <= FARTHEST.unsigned_abs()
}

impl Robot {
    /// Checks that a component may be attached at a placement.
    ///
    /// # Errors
    /// [`Illegal`] that names the first rule broken.
    pub fn check_attach(&self, data: &DataSet, kind: Kind, at: Placement) -> Result<(), Illegal> {
        if !kind.is_component() {
            return Err(Illegal::NotAComponent);
        }
        if self.is_empty() {
            return if at.cell == Cell::default() { Ok(()) } else { Err(Illegal::NotInTheMiddle) };
        }
        if !is_within_reach(at.cell) {
            return Err(Illegal::TooFar);
        }
        if self.at(at.cell).is_some() {
            return Err(Illegal::Overlap);
        }
        let part = AttachedPart::new(data, PlacedPart { part: Part::plain(kind), at });
        let joins = |side: Side| self.at(at.cell.beside(side)).is_some_and(|other| other.outlets.has(side.opposite()));
        if part.outlets.sides().any(joins) {
            return Ok(());
        }
        Err(if self.is_closed() { Illegal::Closed } else { Illegal::NotJoined })
    }

    /// The placements at which a component may be attached, each once: exactly those that
    /// [`Self::check_attach`] accepts.
    pub fn placements(&self, data: &DataSet, kind: Kind) -> Vec<Placement> {
        if !kind.is_component() {
            return Vec::new();
        }
        let open: SmallVec<[(Cell, Side); 16]> = self.free_outlets().collect();
        self.placements_at(&open, data.outlets(kind))
    }

    /// The placements at which a component with some outlets may be attached; `open` are the free
    /// outlets of the robot.
    pub fn placements_at(&self, open: &[(Cell, Side)], outlets: Outlets) -> Vec<Placement> {
        let turned = |cell: Cell| Rotation::ALL.map(|rotation| Placement { cell, rotation });
        if self.is_empty() {
            return turned(Cell::default()).to_vec();
        }
        let mut found: Vec<Placement> = Vec::with_capacity(open.len());
        for &(cell, side) in open.iter().filter(|(cell, _)| is_within_reach(*cell)) {
            let joined = turned(cell).into_iter().filter(|at| outlets.rotated(at.rotation).has(side));
            for at in joined {
                if !found.contains(&at) {
                    found.push(at);
                }
            }
        }
        found
    }

    /// A whole robot of components in the order in which they are attached.
    ///
    /// # Errors
    /// [`Illegal`] if they break a rule of section 7.
    pub fn build(data: &DataSet, parts: &[PlacedPart]) -> Result<Self, Illegal> {
        let mut robot = Self::default();
        for placed in parts {
            if !placed.part.kind.is_component() {
                return Err(Illegal::NotAComponent);
            }
            if !is_within_reach(placed.at.cell) {
                return Err(Illegal::TooFar);
            }
            if robot.at(placed.at.cell).is_some() {
                return Err(Illegal::Overlap);
            }
            robot.attach_unchecked(data, *placed);
        }
        if robot.hangs_together() { Ok(robot) } else { Err(Illegal::NotJoined) }
    }
}
