//! A robot: its attached components on a grid without an edge, their joins and free outlets.

use smallvec::SmallVec;

use shell::grid::{Cell, Side};

use crate::action::PlacedPart;
use crate::parts::{DataSet, KindCounts, Outlets, Part, PartCounts};

/// Component of a robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttachedPart {
    /// The component with its placement.
    pub placed: PlacedPart,
    /// Its outlets as it is turned.
    pub outlets: Outlets,
}

impl AttachedPart {
    /// A component with its outlets.
    #[inline]
    pub const fn new(data: &DataSet, placed: PlacedPart) -> Self {
        Self { placed, outlets: data.outlets(placed.part.kind).rotated(placed.at.rotation) }
    }

    /// The component by kind and nut.
    #[inline]
    pub const fn part(&self) -> Part {
        self.placed.part
    }

    /// Cell of the component.
    #[inline]
    pub const fn cell(&self) -> Cell {
        self.placed.at.cell
    }
}

/// A robot: attached components in the order in which they were attached (11.6). One without
/// components is no robot yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Robot {
    pub(super) parts: SmallVec<[AttachedPart; 12]>,
}

/// Neighbour of an outlet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Faces {
    /// The outlet of the component with this index: both are joined (7.2).
    Joined(usize),
    /// The side without an outlet of the component with this index: the outlet is blocked (7.5).
    Blocked(usize),
    /// An empty cell: the outlet is free (7.5).
    Free,
}

impl Robot {
    /// A robot of components in the order of attachment, which the caller has checked.
    pub fn of(data: &DataSet, parts: impl IntoIterator<Item = PlacedPart>) -> Self {
        Self { parts: parts.into_iter().map(|placed| AttachedPart::new(data, placed)).collect() }
    }

    /// The attached components, in the order of attachment.
    #[inline]
    pub fn parts(&self) -> &[AttachedPart] {
        &self.parts
    }

    /// The components with their placements, in the order of attachment.
    pub fn placed(&self) -> impl Iterator<Item = PlacedPart> + '_ {
        self.parts.iter().map(|part| part.placed)
    }

    /// Whether there is no robot.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Index of the component at a cell.
    #[inline]
    pub fn index_at(&self, cell: Cell) -> Option<usize> {
        self.parts.iter().position(|part| part.cell() == cell)
    }

    /// The component at a cell.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<&AttachedPart> {
        self.parts.iter().find(|part| part.cell() == cell)
    }

    /// Neighbour of an outlet of a component on a side.
    #[inline]
    pub fn faces(&self, part: &AttachedPart, side: Side) -> Faces {
        match self.index_at(part.cell().beside(side)) {
            None => Faces::Free,
            Some(other) if self.parts[other].outlets.has(side.opposite()) => Faces::Joined(other),
            Some(other) => Faces::Blocked(other),
        }
    }

    /// Indices of the components that are joined to one (7.2).
    pub fn joined_to(&self, index: usize) -> impl Iterator<Item = usize> + '_ {
        let part = &self.parts[index];
        part.outlets.sides().filter_map(|side| match self.faces(part, side) {
            Faces::Joined(other) => Some(other),
            Faces::Blocked(_) | Faces::Free => None,
        })
    }

    /// The free outlets: for each, the empty cell that it faces and the side of that cell at which
    /// a component must have an outlet to be joined (7.5).
    pub fn free_outlets(&self) -> impl Iterator<Item = (Cell, Side)> + '_ {
        self.parts.iter().flat_map(move |part| {
            let free = part.outlets.sides().filter(|&side| self.faces(part, side) == Faces::Free);
            free.map(|side| (part.cell().beside(side), side.opposite()))
        })
    }

    /// Whether no outlet is free, so that nothing more can be attached (7.6); `false` without a
    /// robot.
    pub fn is_closed(&self) -> bool {
        !self.is_empty() && self.free_outlets().next().is_none()
    }

    /// Components by kind and nut.
    pub fn counts(&self) -> PartCounts {
        self.parts.iter().map(AttachedPart::part).collect()
    }

    /// Components by kind.
    pub fn kinds(&self) -> KindCounts {
        self.parts.iter().map(|part| (part.part().kind, 1)).collect()
    }

    /// Attaches a component, which the caller has checked.
    pub(crate) fn attach_unchecked(&mut self, data: &DataSet, placed: PlacedPart) {
        self.parts.push(AttachedPart::new(data, placed));
    }

    /// Takes the component at a cell off. The rest is not checked: an extremity has one outlet, so
    /// taking it off splits nothing (11.4).
    pub(crate) fn take_off(&mut self, cell: Cell) -> Option<PlacedPart> {
        let index = self.index_at(cell)?;
        Some(self.parts.remove(index).placed)
    }

    /// Groups of components that hang together through joins (7.3): for each component, the index
    /// of the first component of its group.
    pub fn groups(&self) -> SmallVec<[usize; 12]> {
        let mut group: SmallVec<[usize; 12]> = (0..self.parts.len()).collect();
        // Each component takes the least number among its neighbours until nothing changes; robots
        // are small.
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for index in 0..self.parts.len() {
                let least = self.joined_to(index).map(|other| group[other]).fold(group[index], usize::min);
                has_changed |= least < group[index];
                group[index] = least;
            }
        }
        group
    }

    /// Whether all components hang together (7.3).
    pub fn hangs_together(&self) -> bool {
        self.groups().iter().all(|&first| first == 0)
    }
}
