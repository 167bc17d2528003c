//! A robot's claws or mouths, the parts they hold, and checks of whether they can hold a further
//! part at a placement (sections 2 and 3).

use smallvec::SmallVec;

use super::assembly::Assembly;
use super::damage::PossibleThrow;
use super::grip::{self, Assignment, Gripper, GripperSet, HeldPart, grippers_in};
use super::pipe_bonus::{bonus_of_part, points_with_bonus};
use super::placed_part::Connection;
use crate::action::Illegal;
use crate::parts::tile_set::tile_footprint;
use crate::parts::{GripperKind, PartId, Size};
use shell::grid::{Placement, Rectangle};

/// All claws or all mouths of a robot, and the parts they hold.
#[derive(Clone, Debug)]
pub struct Grippers {
    kind: GripperKind,
    grippers: SmallVec<[Gripper; 6]>,
    /// The part that each gripper is, and the cells it covers.
    members: SmallVec<[(PartId, Rectangle); 6]>,
    held: SmallVec<[HeldPart; 4]>,
    /// The held parts, in the order of their numbers.
    held_parts: SmallVec<[PartId; 4]>,
    /// One assignment of the held parts; `None` if there is none, and then nothing more can be
    /// held.
    assignment: Option<Assignment>,
}

/// Further part that can be held, and the assignment of everything held then.
#[derive(Clone, Debug)]
pub struct Hold {
    kind: GripperKind,
    size: Size,
    placement: Placement,
    touching: GripperSet,
    assignment: Assignment,
    /// The grippers that hold the part in that assignment.
    pub grippers: Vec<PartId>,
}

impl Hold {
    /// The kind of gripper, the size of the part, and its placement.
    pub const fn requested(&self) -> (GripperKind, Size, Placement) {
        (self.kind, self.size, self.placement)
    }
}

impl Grippers {
    /// An empty set of grippers of a kind.
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

    /// The grippers of a kind of a robot whose parts have these pipe bonuses, in the order of the
    /// assembly.
    pub fn new(assembly: &Assembly, bonuses: &[u8], kind: GripperKind) -> Self {
        let mut own = Self::none(kind);
        own.recompute_from(assembly, bonuses);
        own
    }

    /// Recomputes the grippers of the robot and the parts they hold.
    pub(super) fn recompute_from(&mut self, assembly: &Assembly, bonuses: &[u8]) {
        self.grippers.clear();
        self.members.clear();
        self.held.clear();
        self.held_parts.clear();
        for (index, placed, tile) in assembly.attached() {
            if tile.kind().gripper() == Some(self.kind) {
                let bonus = bonus_of_part(bonuses, index);
                let strength = points_with_bonus(tile, bonus);
                self.grippers.push(Gripper { strength, bonus, shares_strength: tile.shares_strength() });
                self.members.push((placed.part, placed.rectangle));
            }
        }
        for placed in assembly.parts() {
            if let Connection::Held { by, size } = placed.connection
                && by == self.kind
            {
                self.insert_held(placed.part, size, self.grippers_touching(placed.rectangle));
            }
        }
        self.assignment = grip::best_assignment(&self.grippers, &self.held);
    }

    /// Adds a held part in the order of the parts' numbers and returns its index.
    fn insert_held(&mut self, part: PartId, size: Size, touching: GripperSet) -> usize {
        let at = self.held_parts.partition_point(|&other| other < part);
        self.held_parts.insert(at, part);
        self.held.insert(at, HeldPart { points: size.points(), touching, thrown: false });
        at
    }

    /// The set of grippers that share a unit edge with a rectangle (2.4).
    fn grippers_touching(&self, rectangle: Rectangle) -> GripperSet {
        let members = self.members.iter().enumerate();
        members.filter(|(_, (_, own))| own.touches(rectangle)).fold(0, |set, (number, _)| set | 1 << number)
    }

    /// The grippers that a part of `size` at a placement touches (2.4), in the order of the
    /// assembly.
    pub fn touched_parts(&self, size: Size, placement: Placement) -> Vec<PartId> {
        self.parts_of(self.grippers_touching(Rectangle::new(tile_footprint(size), placement)))
    }

    /// Whether the held parts have an assignment (3.5).
    pub const fn is_legal(&self) -> bool {
        self.assignment.is_some()
    }

    /// The cells that each gripper covers, and its strength to spare in the present assignment, in
    /// points.
    pub(super) fn spare_strengths(&self) -> impl Iterator<Item = (Rectangle, u16)> {
        let spare = |number: usize| match &self.assignment {
            Some(assignment) if assignment.idle_singles & (1 << number) != 0 => self.grippers[number].strength,
            Some(assignment) => assignment.points_left[number],
            None => 0,
        };
        self.members.iter().enumerate().map(move |(number, &(_, rectangle))| (rectangle, spare(number)))
    }

    /// The strength of each gripper, in points, whatever it holds (3.1).
    pub fn strengths(&self) -> Vec<u16> {
        self.grippers.iter().map(|gripper| gripper.strength).collect()
    }

    /// Whether something is held and no gripper has strength to spare.
    pub fn are_full(&self) -> bool {
        self.held_count() > 0 && self.spare_strengths().all(|(_, spare)| spare == 0)
    }

    /// Points by which the strength of all grippers exceeds the points of the held parts. A further
    /// part with more points can't be held.
    pub fn strength_left(&self) -> u16 {
        let held: u16 = self.held.iter().map(|held| u16::from(held.points)).sum();
        let all: u16 = self.grippers.iter().map(|gripper| gripper.strength).sum();
        all.saturating_sub(held)
    }

    /// Whether the grippers that touch a further part, and all grippers connected to them by held
    /// parts that several of them touch, are strong enough together for it and for those held
    /// parts. If not, there is no assignment, and none has to be searched for.
    pub(super) fn are_strong_enough(&self, points: u8, touching: GripperSet) -> bool {
        let mut set = touching;
        loop {
            let mut all = set;
            let mut needed = u16::from(points);
            for part in self.held.iter().filter(|part| part.touching & set != 0) {
                all |= part.touching;
                needed += u16::from(part.points);
            }
            if all == set {
                return self.strength_of(set) >= needed;
            }
            set = all;
        }
    }

    /// Number of held parts.
    pub fn held_count(&self) -> usize {
        self.held.len()
    }

    /// The held parts, in the order of their numbers.
    pub fn held_parts(&self) -> &[PartId] {
        &self.held_parts
    }

    /// Each held part with the grippers that hold it in one assignment (3.5).
    pub fn holding(&self) -> Vec<(PartId, Vec<PartId>)> {
        let Some(assignment) = &self.assignment else { return Vec::new() };
        let by = assignment.serving.iter().map(|&set| self.parts_of(set));
        self.held_parts.iter().copied().zip(by).collect()
    }

    /// Checks that a part of `size` can be held at a placement beside everything that is held
    /// already.
    ///
    /// # Errors
    /// [`Illegal::Overlap`], [`Illegal::NoGripper`], [`Illegal::TooWeak`] or [`Illegal::Busy`].
    pub fn check_hold(&self, assembly: &Assembly, size: Size, placement: Placement) -> Result<Hold, Illegal> {
        let by = self.kind;
        let rectangle = Rectangle::new(tile_footprint(size), placement);
        if !assembly.is_free(rectangle) {
            return Err(Illegal::Overlap);
        }
        let touching = self.grippers_touching(rectangle);
        if touching == 0 {
            return Err(Illegal::NoGripper { by });
        }
        let needs = size.points();
        let lifts = self.strength_of(touching);
        if lifts < u16::from(needs) {
            return Err(Illegal::TooWeak { by, needs, lifts });
        }
        let Some(assignment) = self.assign_with(needs, touching) else {
            let can_hold = |&points: &u8| self.assign_with(points, touching).is_some();
            let left = (1..needs).rev().find(can_hold).unwrap_or(0);
            return Err(Illegal::Busy { by, needs, left });
        };
        let by = self.parts_of(assignment.serving.last().copied().unwrap_or(0));
        Ok(Hold { kind: self.kind, size, placement, touching, assignment, grippers: by })
    }

    /// Holds a part as [`Self::check_hold`] allowed.
    pub(super) fn hold(&mut self, part: PartId, hold: Hold) {
        let mut assignment = hold.assignment;
        let at = self.insert_held(part, hold.size, hold.touching);
        if let Some(last) = assignment.serving.pop() {
            assignment.serving.insert(at, last);
        }
        self.assignment = Some(assignment);
    }

    /// Releases a part.
    pub(super) fn release(&mut self, part: PartId) {
        if let Ok(at) = self.held_parts.binary_search(&part) {
            self.held_parts.remove(at);
            self.held.remove(at);
            self.assignment = grip::best_assignment(&self.grippers, &self.held);
        }
    }

    /// Strength of all grippers that touch a part of `size` at a placement, in points. The
    /// more it exceeds the part's points, the more strength may be tied up without use.
    pub fn strength_at(&self, size: Size, placement: Placement) -> u16 {
        self.strength_of(self.grippers_touching(Rectangle::new(tile_footprint(size), placement)))
    }

    /// The throw of some of the held bombs that does the most damage (6.3), when the claws in
    /// `spent` have thrown before. `None` if the claws can't hold what they hold.
    pub fn best_throw(&self, bombs: &[PartId], spent: &[PartId]) -> Option<PossibleThrow> {
        let idle = |&number: &usize| spent.contains(&self.members[number].0) && self.is_spent_by_throw(number);
        let out = (0..self.grippers.len()).filter(idle).fold(0, |set: GripperSet, number| set | 1 << number);
        let held: SmallVec<[HeldPart; 8]> = self
            .held
            .iter()
            .zip(&self.held_parts)
            .map(|(held, part)| HeldPart { touching: held.touching & !out, thrown: bombs.contains(part), ..*held })
            .collect();
        let assignment = grip::best_assignment(&self.grippers, &held)?;
        let mut points = 0;
        let mut claws = 0;
        for (held, serving) in held.iter().zip(&assignment.serving).filter(|(held, _)| held.thrown) {
            points += u16::from(held.points);
            claws |= serving;
        }
        Some(PossibleThrow { points, bonus: assignment.bonus, claws: self.parts_of(claws) })
    }

    /// Claws that have thrown in a turn and serve nothing else in it (6.3), in the order of their
    /// numbers: those in `spent` from throws before, and the small and medium ones of a throw.
    pub fn spend(&self, spent: &[PartId], throwing: &[PartId]) -> Vec<PartId> {
        let further = throwing.iter().copied().filter(|&claw| self.can_be_spent(claw));
        let mut all: Vec<PartId> = spent.iter().copied().chain(further).collect();
        all.sort_unstable();
        all
    }

    /// Whether a part is one of these grippers and serves nothing else once it has thrown (6.3).
    pub fn can_be_spent(&self, part: PartId) -> bool {
        let number = self.members.iter().position(|(member, _)| *member == part);
        number.is_some_and(|number| self.is_spent_by_throw(number))
    }

    /// Whether a gripper serves nothing else once it has thrown: a small or medium one (6.3).
    fn is_spent_by_throw(&self, number: usize) -> bool {
        !self.grippers[number].shares_strength
    }

    fn parts_of(&self, set: GripperSet) -> Vec<PartId> {
        grippers_in(set).map(|number| self.members[number].0).collect()
    }

    /// The strength of some grippers together, in points.
    pub(super) fn strength_of(&self, set: GripperSet) -> u16 {
        grippers_in(set).map(|number| self.grippers[number].strength).sum()
    }

    /// An assignment of everything held and of one more part, which comes last.
    pub(super) fn assign_with(&self, points: u8, touching: GripperSet) -> Option<Assignment> {
        let mut held: SmallVec<[HeldPart; 8]> = self.held.iter().copied().collect();
        held.push(HeldPart { points, touching, thrown: false });
        grip::best_assignment(&self.grippers, &held)
    }
}
