//! Placements at which a robot's claws or mouths could hold a further part (sections 2 and 3).
//!
//! A held part lies right beside its gripper, so only the few cells around each gripper are
//! examined. They are the bits of a number, so that all placements around a gripper are found at
//! once.

use std::cell::RefCell;

use smallvec::SmallVec;

use super::assembly::Assembly;
use super::cells::{BLOCK_STEP, CellBlock};
use super::grip::GripperSet;
use super::grippers::Grippers;
use crate::parts::Size;
use crate::parts::tile_set::tile_footprint;
use shell::grid::{Cell, Footprint, Placement, Rectangle, Rotation};

/// Initial capacity of a list of placements; few lists are longer.
const PLACEMENT_CAPACITY: usize = 64;
/// Number of columns to the left of a gripper, and of rows below it, at which its block of cells
/// begins. No part is larger than two by two cells, so a part that it holds begins no farther away.
const BLOCK_OFFSET: i16 = 2;

/// Placements of all further parts that the claws or the mouths of a robot could hold.
#[derive(Debug)]
pub struct GripReach<'a> {
    grippers: &'a Grippers,
    /// Points by which the grippers' strength exceeds the points of the held parts. A further part
    /// with more points can't be held.
    strength_left: u16,
    /// Cells around each gripper; empty if nothing more can be held.
    around: SmallVec<[GripperSurroundings; 6]>,
    /// Results of searches: the points of a part, the grippers that touch it, and whether they
    /// could hold it.
    answers: RefCell<Vec<(u8, GripperSet, bool)>>,
}

/// Gripper and the cells around it.
#[derive(Clone, Copy, Debug)]
struct GripperSurroundings {
    /// Lower-left cell of the gripper's block of cells.
    low: Cell,
    footprint: Footprint,
    free: CellBlock,
    /// Strength that the gripper has to spare, in points.
    spare: u16,
}

impl<'a> GripReach<'a> {
    /// Finds the cells around the claws or mouths of a robot with this assembly.
    pub fn new(assembly: &Assembly, grippers: &'a Grippers) -> Self {
        let strength_left = grippers.strength_left();
        let around = |(rectangle, spare): (Rectangle, u16)| {
            let low = rectangle.cell.offset(-BLOCK_OFFSET, -BLOCK_OFFSET);
            GripperSurroundings { low, footprint: rectangle.footprint, free: assembly.free_block(low), spare }
        };
        let around = if strength_left > 0 { grippers.spare_strengths().map(around).collect() } else { SmallVec::new() };
        Self { grippers, strength_left, around, answers: RefCell::default() }
    }

    /// All placements at which a part of `size` can be held: by footprint, then by cell, then by
    /// rotation.
    pub fn placements_for(&self, size: Size) -> Vec<Placement> {
        let mut places = Vec::new();
        self.for_each_placement(size, |cell, rotations, _| {
            if places.is_empty() {
                places.reserve(PLACEMENT_CAPACITY);
            }
            places.extend(rotations.iter().map(|&rotation| Placement { cell, rotation }));
            true
        });
        places
    }

    /// Whether a further part of `size` can be held anywhere.
    pub fn has_placement(&self, size: Size) -> bool {
        let mut found = false;
        self.for_each_placement(size, |_, _, _| {
            found = true;
            false
        });
        found
    }

    /// The first placement, in order, at which a part of `size` touches grippers of the least
    /// strength together.
    pub fn thriftiest_placement(&self, size: Size) -> Option<Placement> {
        let mut best: Option<(u16, Placement)> = None;
        self.for_each_placement(size, |cell, rotations, touching| {
            let strength = self.grippers.strength_of(touching);
            if best.is_none_or(|(least, _)| strength < least) {
                best = Some((strength, Placement { cell, rotation: rotations[0] }));
            }
            true
        });
        best.map(|(_, placement)| placement)
    }

    /// Calls `found` for each cell, with the rotations of the same footprint in which a part of
    /// `size` can be held there and the grippers that touch it, until `found` returns `false`.
    fn for_each_placement(&self, size: Size, mut found: impl FnMut(Cell, &'static [Rotation], GripperSet) -> bool) {
        if self.strength_left < u16::from(size.points()) {
            return;
        }
        let mut edges: SmallVec<[u64; 48]> = SmallVec::new();
        for rotations in rotations_by_footprint(size) {
            self.find_edges(tile_footprint(size).rotated(rotations[0]), &mut edges);
            for at_one_cell in edges.chunk_by(|one, other| one >> NUMBER_BITS == other >> NUMBER_BITS) {
                let mut touching: GripperSet = 0;
                let mut spare: u16 = 0;
                for edge in at_one_cell {
                    let number = (edge & NUMBER_MASK) as usize;
                    touching |= 1 << number;
                    spare += self.around[number].spare;
                }
                // Strength to spare is enough for sure; if it is not, another assignment may do.
                let can_hold = spare >= u16::from(size.points()) || self.can_hold_otherwise(size.points(), touching);
                let cell = Cell::from_sort_key((at_one_cell[0] >> NUMBER_BITS) as u32);
                if can_hold && !found(cell, rotations, touching) {
                    return;
                }
            }
        }
    }

    /// Finds the lower-left cells, in order, at which a rectangle of `shape` is free and touches a
    /// gripper. Each has the number of the gripper in the lowest bits.
    fn find_edges(&self, shape: Footprint, edges: &mut SmallVec<[u64; 48]>) {
        edges.clear();
        for (number, around) in self.around.iter().enumerate() {
            let mut left =
                fitting_cells(around.free, shape) & RINGS[footprint_index(around.footprint)][footprint_index(shape)];
            while left != 0 {
                let bit = left.trailing_zeros() as i16;
                left &= left - 1;
                let cell = around.low.offset(bit / BLOCK_STEP, bit % BLOCK_STEP);
                edges.push(u64::from(cell.sort_key()) << NUMBER_BITS | number as u64);
            }
        }
        if self.around.len() > 1 {
            edges.sort_unstable();
        }
    }

    /// Whether a further part can be held by the grippers that touch it while everything else stays
    /// held (3.5). Called when the strength to spare in the present assignment is too little.
    fn can_hold_otherwise(&self, points: u8, touching: GripperSet) -> bool {
        let own = self.grippers;
        // Without held parts, all strength is to spare already, so no other assignment has more.
        if !own.is_legal() || own.held_count() == 0 || own.strength_of(touching) < u16::from(points) {
            return false;
        }
        if !own.are_strong_enough(points, touching) {
            return false;
        }
        let known =
            self.answers.borrow().iter().find(|known| (known.0, known.1) == (points, touching)).map(|known| known.2);
        known.unwrap_or_else(|| {
            let answer = own.assign_with(points, touching).is_some();
            self.answers.borrow_mut().push((points, touching, answer));
            answer
        })
    }
}

/// Number of bits for a gripper's number in the list of edges; a tile set allows at most 120 of a
/// kind.
const NUMBER_BITS: u32 = 8;
/// Bits for a gripper's number.
const NUMBER_MASK: u64 = (1 << NUMBER_BITS) - 1;

/// The cells of a block at which the lower-left cell of a free rectangle of `shape` can be.
const fn fitting_cells(free: CellBlock, shape: Footprint) -> CellBlock {
    let high = if shape.height > 1 { free & free >> 1 } else { free };
    if shape.width > 1 { high & high >> BLOCK_STEP } else { high }
}

/// Number of a tile's footprint: one or two cells wide, and one or two high (1.4).
const fn footprint_index(footprint: Footprint) -> usize {
    (footprint.width > 1) as usize * 2 + (footprint.height > 1) as usize
}

/// Cells of a gripper's block at which a part touches the gripper, by the footprint of the gripper
/// and that of the part.
const RINGS: [[CellBlock; 4]; 4] = {
    let mut rings = [[0; 4]; 4];
    let mut number = 0;
    while number < 16 {
        rings[number / 4][number % 4] = ring_around(footprint_from_index(number / 4), footprint_from_index(number % 4));
        number += 1;
    }
    rings
};

const fn footprint_from_index(number: usize) -> Footprint {
    Footprint::new(1 + number as i16 / 2, 1 + number as i16 % 2)
}

const fn ring_around(gripper: Footprint, shape: Footprint) -> CellBlock {
    let gripper = Rectangle { cell: Cell::new(BLOCK_OFFSET, BLOCK_OFFSET), footprint: gripper };
    let mut ring = 0;
    let mut bit = 0;
    while bit < CellBlock::BITS {
        let cell = Cell::new(bit as i16 / BLOCK_STEP, bit as i16 % BLOCK_STEP);
        if gripper.touches(Rectangle { cell, footprint: shape }) {
            ring |= 1 << bit;
        }
        bit += 1;
    }
    ring
}

/// The rotations of a size, grouped by footprint.
const fn rotations_by_footprint(size: Size) -> &'static [&'static [Rotation]] {
    match size {
        Size::Medium => &[&[Rotation::Up, Rotation::Down], &[Rotation::Right, Rotation::Left]],
        Size::Small | Size::Large => &[&Rotation::ALL],
    }
}
