//! Where a part could be held by a robot's claws or mouths, or why not (sections 2 and 3).

use std::cell::RefCell;

use smallvec::SmallVec;

use super::assembly::{Assembly, Connection};
use super::grip::{self, Assignment, Gripper, GripperSet, HeldPart, grippers_in};
use crate::action::Illegal;
use crate::grid::{Cell, Footprint, Placement, Rectangle, Rotation};
use crate::parts::tile_set::footprint;
use crate::parts::{GripperKind, PartId, Size};

/// All claws or all mouths of a robot, and what they hold.
#[derive(Clone, Debug)]
pub struct Grippers {
    kind: GripperKind,
    grippers: SmallVec<[Gripper; 6]>,
    /// Which part each gripper is, and the cells it covers.
    members: SmallVec<[(PartId, Rectangle); 6]>,
    held: SmallVec<[HeldPart; 4]>,
    /// Which part each held part is, in the order of their numbers.
    held_parts: SmallVec<[PartId; 4]>,
    /// One assignment of what is held; `None` if there is none, and then nothing more can be held.
    assignment: Option<Assignment>,
}

/// A further part that can be held, and the assignment of everything that is held then.
#[derive(Clone, Debug)]
pub struct Hold {
    kind: GripperKind,
    size: Size,
    placement: Placement,
    touching: GripperSet,
    assignment: Assignment,
    /// The grippers that hold it in that assignment.
    pub by: Vec<PartId>,
}

impl Hold {
    /// The kind of gripper, the size of the part, and where it would be.
    pub const fn what(&self) -> (GripperKind, Size, Placement) {
        (self.kind, self.size, self.placement)
    }
}

impl Grippers {
    /// No gripper of a kind.
    pub(super) fn none(kind: GripperKind) -> Self {
        Self {
            kind,
            grippers: SmallVec::new(),
            members: SmallVec::new(),
            held: SmallVec::new(),
            held_parts: SmallVec::new(),
            assignment: None,
        }
    }

    /// The grippers of a kind of a robot whose parts have these pipe bonuses, in the assembly's order.
    pub fn new(assembly: &Assembly, bonuses: &[u8], kind: GripperKind) -> Self {
        let mut own = Self::none(kind);
        for (index, placed, tile) in assembly.attached() {
            if tile.kind().gripper() == Some(kind) {
                let bonus = bonuses.get(index).map_or(0, |&bonus| u16::from(bonus));
                let strength = u16::from(tile.points()) + bonus;
                own.grippers.push(Gripper { strength, bonus, splits: tile.is_large() });
                own.members.push((placed.part, placed.rectangle));
            }
        }
        for placed in assembly.parts() {
            if let Connection::Held { by, size } = placed.connection
                && by == kind
            {
                own.insert(placed.part, size, own.touching(placed.rectangle));
            }
        }
        own.assignment = grip::assign(&own.grippers, &own.held);
        own
    }

    /// Adds a held part in the order of the parts' numbers; returns where it stands.
    fn insert(&mut self, part: PartId, size: Size, touching: GripperSet) -> usize {
        let at = self.held_parts.partition_point(|&other| other < part);
        self.held_parts.insert(at, part);
        self.held.insert(at, HeldPart { points: size.points(), touching, thrown: false });
        at
    }

    /// The set of grippers that share a unit edge with a rectangle (2.4).
    fn touching(&self, rectangle: Rectangle) -> GripperSet {
        let members = self.members.iter().enumerate();
        members.filter(|(_, (_, own))| own.touches(rectangle)).fold(0, |set, (number, _)| set | 1 << number)
    }

    /// Whether what is held now has an assignment (3.5).
    pub const fn is_legal(&self) -> bool {
        self.assignment.is_some()
    }

    /// How many parts are held.
    pub fn held(&self) -> usize {
        self.held.len()
    }

    /// The parts that are held, in the order of their numbers.
    pub fn held_parts(&self) -> &[PartId] {
        &self.held_parts
    }

    /// Each held part with the grippers that hold it, in one assignment (3.5).
    pub fn holding(&self) -> Vec<(PartId, Vec<PartId>)> {
        let Some(assignment) = &self.assignment else { return Vec::new() };
        let by = assignment.serving.iter().map(|&set| self.parts_of(set));
        self.held_parts.iter().copied().zip(by).collect()
    }

    /// Checks that a part of `size` can be held at a placement beside everything that is held already.
    ///
    /// # Errors
    /// [`Illegal::Overlap`], [`Illegal::NoGripper`], [`Illegal::TooWeak`] or [`Illegal::Busy`].
    pub fn check(&self, assembly: &Assembly, size: Size, placement: Placement) -> Result<Hold, Illegal> {
        let (by, rectangle) = (self.kind, Rectangle::new(footprint(size), placement));
        if !assembly.is_free(rectangle) {
            return Err(Illegal::Overlap);
        }
        let touching = self.touching(rectangle);
        if touching == 0 {
            return Err(Illegal::NoGripper { by });
        }
        let (needs, lifts) = (size.points(), self.strength(touching));
        if lifts < u16::from(needs) {
            return Err(Illegal::TooWeak { by, needs, lifts });
        }
        let Some(assignment) = self.assign_with(needs, touching) else {
            let questions = Questions::new(self);
            let left = (0..needs).rev().find(|&points| questions.can_hold(points, touching)).unwrap_or(0);
            return Err(Illegal::Busy { by, needs, left });
        };
        let by = self.parts_of(assignment.serving.last().copied().unwrap_or(0));
        Ok(Hold { kind: self.kind, size, placement, touching, assignment, by })
    }

    /// Holds a part as it was found that it can be held.
    pub(super) fn hold(&mut self, part: PartId, hold: &Hold) {
        let mut assignment = hold.assignment.clone();
        let at = self.insert(part, hold.size, hold.touching);
        if let Some(last) = assignment.serving.pop() {
            assignment.serving.insert(at, last);
        }
        self.assignment = Some(assignment);
    }

    /// Holds a part no more.
    pub(super) fn release(&mut self, part: PartId) {
        if let Ok(at) = self.held_parts.binary_search(&part) {
            self.held_parts.remove(at);
            self.held.remove(at);
            self.assignment = grip::assign(&self.grippers, &self.held);
        }
    }

    /// Every placement at which a part of `size` can be held: by footprint, then by cell, then by rotation.
    pub fn places(&self, assembly: &Assembly, size: Size) -> Vec<Placement> {
        let mut places = Vec::with_capacity(64);
        self.each_place(assembly, size, |cell, rotations| {
            places.extend(rotations.iter().map(|&rotation| Placement { cell, rotation }));
            true
        });
        places
    }

    /// Whether a further part of `size` can be held anywhere.
    pub fn has_place(&self, assembly: &Assembly, size: Size) -> bool {
        let mut found = false;
        self.each_place(assembly, size, |_, _| {
            found = true;
            false
        });
        found
    }

    /// The first place, in order, at which a part of `size` ties up the least strength.
    pub fn thriftiest_place(&self, assembly: &Assembly, size: Size) -> Option<Placement> {
        let mut best: Option<(u16, Placement)> = None;
        self.each_place(assembly, size, |cell, rotations| {
            let placement = Placement { cell, rotation: rotations[0] };
            let strength = self.strength_at(size, placement);
            if best.is_none_or(|(least, _)| strength < least) {
                best = Some((strength, placement));
            }
            true
        });
        best.map(|(_, placement)| placement)
    }

    /// Calls `found` with each cell and the rotations of the same footprint in which a part of `size` can be held there, until
    /// it returns `false`.
    fn each_place(&self, assembly: &Assembly, size: Size, mut found: impl FnMut(Cell, &'static [Rotation]) -> bool) {
        // Whatever the assignment, what is held takes up at least its points.
        let held: u16 = self.held.iter().map(|held| u16::from(held.points)).sum();
        let all: u16 = self.grippers.iter().map(|gripper| gripper.strength).sum();
        if all.saturating_sub(held) < u16::from(size.points()) {
            return;
        }
        let questions = Questions::new(self);
        for rotations in rotations_by_footprint(size) {
            let shape = footprint(size).rotated(rotations[0]);
            for cell in self.anchors(assembly, shape) {
                let rectangle = Rectangle { cell, footprint: shape };
                if questions.can_hold_at(size.points(), rectangle) && !found(cell, rotations) {
                    return;
                }
            }
        }
    }

    /// The lower-left cells, in order, at which a rectangle of `shape` is free and touches a gripper.
    fn anchors(&self, assembly: &Assembly, shape: Footprint) -> SmallVec<[Cell; 48]> {
        let mut anchors: SmallVec<[Cell; 48]> = SmallVec::new();
        for (_, rectangle) in &self.members {
            rectangle.for_anchors_around(shape, |cell| {
                if assembly.is_free(Rectangle { cell, footprint: shape }) {
                    anchors.push(cell);
                }
            });
        }
        anchors.sort_unstable();
        anchors.dedup();
        anchors
    }

    /// The strength of all grippers that touch a part of `size` at a placement: what a wasteful place would tie up.
    pub fn strength_at(&self, size: Size, placement: Placement) -> u16 {
        self.strength(self.touching(Rectangle::new(footprint(size), placement)))
    }

    /// The bombs' damage bonus and the claws that throw them (6.3), when `bombs` are thrown and the claws in `spent`
    /// have thrown before. `None` if the claws can't hold what they hold.
    pub fn throw(&self, bombs: &[PartId], spent: &[PartId]) -> Option<(u16, Vec<PartId>)> {
        let idle = |&number: &usize| spent.contains(&self.members[number].0) && !self.grippers[number].splits;
        let out = (0..self.grippers.len()).filter(idle).fold(0, |set: GripperSet, number| set | 1 << number);
        let held: SmallVec<[HeldPart; 8]> = self
            .held
            .iter()
            .zip(&self.held_parts)
            .map(|(held, part)| HeldPart { touching: held.touching & !out, thrown: bombs.contains(part), ..*held })
            .collect();
        let assignment = grip::assign(&self.grippers, &held)?;
        let thrown = held.iter().zip(&assignment.serving).filter(|(held, _)| held.thrown);
        let claws = thrown.fold(0, |set, (_, serving)| set | serving);
        Some((assignment.bonus, self.parts_of(claws)))
    }

    fn parts_of(&self, set: GripperSet) -> Vec<PartId> {
        grippers_in(set).map(|number| self.members[number].0).collect()
    }

    fn strength(&self, set: GripperSet) -> u16 {
        grippers_in(set).map(|number| self.grippers[number].strength).sum()
    }

    /// An assignment of everything that is held and of one more part, which comes last.
    fn assign_with(&self, points: u8, touching: GripperSet) -> Option<Assignment> {
        let mut held: SmallVec<[HeldPart; 8]> = self.held.iter().copied().collect();
        held.push(HeldPart { points, touching, thrown: false });
        grip::assign(&self.grippers, &held)
    }
}

/// Questions about the same grippers: what was found by a search is remembered.
struct Questions<'a> {
    grippers: &'a Grippers,
    /// The strength that each gripper has to spare in the present assignment.
    spare: SmallVec<[u16; 6]>,
    answers: RefCell<SmallVec<[(u8, GripperSet, bool); 8]>>,
}

impl<'a> Questions<'a> {
    fn new(grippers: &'a Grippers) -> Self {
        let spare = grippers.assignment.as_ref().map_or_else(SmallVec::new, |assignment| {
            let free = |number: usize| assignment.free & (1 << number) != 0;
            let numbered = grippers.grippers.iter().enumerate();
            numbered.map(|(number, own)| if free(number) { own.strength } else { assignment.left[number] }).collect()
        });
        Self { grippers, spare, answers: RefCell::default() }
    }

    /// Whether a further part can be held where it covers a free rectangle.
    fn can_hold_at(&self, points: u8, rectangle: Rectangle) -> bool {
        let (mut touching, mut spare): (GripperSet, u16) = (0, 0);
        for (number, ((_, own), own_spare)) in self.grippers.members.iter().zip(&self.spare).enumerate() {
            if own.touches(rectangle) {
                touching |= 1 << number;
                spare += own_spare;
            }
        }
        spare >= u16::from(points) || self.can_hold_otherwise(points, touching)
    }

    /// Whether a further part can be held by the grippers that touch it, everything else staying held (3.5).
    fn can_hold(&self, points: u8, touching: GripperSet) -> bool {
        let spare = |number: usize| self.spare.get(number).copied().unwrap_or(0);
        grippers_in(touching).map(spare).sum::<u16>() >= u16::from(points) || self.can_hold_otherwise(points, touching)
    }

    /// The same when what the present assignment leaves to spare is too little.
    fn can_hold_otherwise(&self, points: u8, touching: GripperSet) -> bool {
        let own = self.grippers;
        if own.assignment.is_none() {
            return false;
        }
        if own.held.is_empty() || own.strength(touching) < u16::from(points) {
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

/// The rotations of a size, those with the same footprint together.
const fn rotations_by_footprint(size: Size) -> &'static [&'static [Rotation]] {
    match size {
        Size::Medium => &[&[Rotation::Up, Rotation::Down], &[Rotation::Right, Rotation::Left]],
        Size::Small | Size::Large => &[&Rotation::ALL],
    }
}
