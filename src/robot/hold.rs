//! Where a thing could be held by a robot's claws or mouths, or why not (sections 2 and 3).

use std::cell::RefCell;

use super::grip::{self, Arm, ArmSet, Load, arms_in};
use super::layout::{Bond, Layout};
use crate::action::Illegal;
use crate::grid::{Cell, Footprint, Place, Turn};
use crate::parts::tile_set::footprint;
use crate::parts::{Gripper, PartId, Size};

/// All claws or all mouths of a robot, and what they hold.
pub struct Hands<'a, 't> {
    layout: &'a Layout<'t>,
    by: Gripper,
    arms: Vec<Arm>,
    /// The piece that each arm is.
    arm_pieces: Vec<usize>,
    /// The set of the one arm that each piece is; empty for other pieces.
    arm_of: Vec<ArmSet>,
    loads: Vec<Load>,
    /// The piece that each load is.
    load_pieces: Vec<usize>,
    /// What one assignment of the loads leaves unused: a quick yes to most questions.
    spare: grip::Assignment,
    /// Answers of the full search, by points and touching arms.
    answers: RefCell<Vec<((u8, ArmSet), bool)>>,
}

impl<'a, 't> Hands<'a, 't> {
    /// The grippers of kind `by` of a robot whose pieces have these pipe bonuses.
    pub fn new(layout: &'a Layout<'t>, bonuses: &[u8], by: Gripper) -> Self {
        let (mut arms, mut arm_pieces) = (Vec::new(), Vec::new());
        let mut arm_of = vec![0; layout.pieces().len()];
        for (piece, laid) in layout.pieces().iter().enumerate() {
            let Some(tile) = laid.attached().filter(|tile| tile.kind().gripper() == Some(by)) else { continue };
            let bonus = u16::from(bonuses.get(piece).copied().unwrap_or(0));
            arm_of[piece] = 1 << arms.len();
            arms.push(Arm { strength: u16::from(tile.points()) + bonus, bonus, splits: tile.is_large() });
            arm_pieces.push(piece);
        }
        let spare = grip::Assignment::default();
        let answers = RefCell::default();
        let mut hands =
            Self { layout, by, arms, arm_pieces, arm_of, loads: Vec::new(), load_pieces: Vec::new(), spare, answers };
        for (piece, laid) in layout.pieces().iter().enumerate() {
            if let Bond::Held { by: holder, size } = laid.bond
                && holder == by
            {
                let touching = hands.touching(footprint(size).turned(laid.place.turn), laid.place.cell);
                hands.loads.push(Load { points: size.points(), touching, thrown: false });
                hands.load_pieces.push(piece);
            }
        }
        // A table's held things always have an assignment; without one nothing more can be held.
        hands.spare = grip::assign(&hands.arms, &hands.loads).unwrap_or_default();
        hands.spare.left.resize(hands.arms.len(), 0);
        hands
    }

    /// The set of arms that share a unit edge with a rectangle (2.4).
    fn touching(&self, footprint: Footprint, at: Cell) -> ArmSet {
        footprint.border(at).filter_map(|cell| self.layout.at(cell)).fold(0, |set, piece| set | self.arm_of[piece])
    }

    /// Whether what is held now has an assignment (3.5).
    pub fn is_legal(&self) -> bool {
        grip::assign(&self.arms, &self.loads).is_some()
    }

    /// Each thing held with the grippers that hold it, in one assignment (3.5).
    pub fn holding(&self) -> Vec<(PartId, Vec<PartId>)> {
        let held = self.load_pieces.iter().map(|&piece| self.layout.pieces()[piece].part);
        let serving = self.spare.serving.iter().map(|&arms| arms_in(arms).map(|arm| self.part(arm)).collect());
        held.zip(serving).collect()
    }

    /// Checks that a thing of `size` can be held at `place` beside everything that is held already, and tells which
    /// parts hold it in one assignment.
    ///
    /// # Errors
    /// [`Illegal::Overlap`], [`Illegal::NoGripper`], [`Illegal::TooWeak`] or [`Illegal::Busy`].
    pub fn check(&self, size: Size, place: Place) -> Result<Vec<PartId>, Illegal> {
        let (by, shape) = (self.by, footprint(size).turned(place.turn));
        if !self.layout.is_free(shape, place.cell) {
            return Err(Illegal::Overlap);
        }
        let touching = self.touching(shape, place.cell);
        if touching == 0 {
            return Err(Illegal::NoGripper { by });
        }
        let (needs, lifts) = (size.points(), self.strength(touching));
        if lifts < u16::from(needs) {
            return Err(Illegal::TooWeak { by, needs, lifts });
        }
        match self.assignment(needs, touching) {
            Some(serving) => Ok(arms_in(serving).map(|arm| self.part(arm)).collect()),
            None => {
                let left = (0..needs).rev().find(|&points| self.can_hold(points, touching)).unwrap_or(0);
                Err(Illegal::Busy { by, needs, left })
            }
        }
    }

    /// Every place where a thing of `size` can be held, in order.
    pub fn places(&self, size: Size) -> Vec<Place> {
        let upright = footprint(size);
        let mut places = Vec::new();
        // Whatever the assignment, what is held takes up at least its points.
        let held: u16 = self.loads.iter().map(|load| u16::from(load.points)).sum();
        let all: u16 = self.arms.iter().map(|arm| arm.strength).sum();
        if all.saturating_sub(held) < u16::from(size.points()) {
            return places;
        }
        for turns in turns_by_footprint(size) {
            let shape = upright.turned(turns[0]);
            for cell in self.anchors(shape) {
                if self.can_hold(size.points(), self.touching(shape, cell)) {
                    places.extend(turns.iter().map(|&turn| Place { cell, turn }));
                }
            }
        }
        places
    }

    /// The strength of all grippers that touch a thing of `size` at `place`: what a wasteful place would tie up.
    pub fn strength_at(&self, size: Size, place: Place) -> u16 {
        self.strength(self.touching(footprint(size).turned(place.turn), place.cell))
    }

    /// The free lower-left cells at which a rectangle touches an arm.
    fn anchors(&self, shape: Footprint) -> Vec<Cell> {
        let mut anchors = Vec::new();
        for &arm in &self.arm_pieces {
            let laid = self.layout.pieces()[arm];
            let Some(tile) = laid.attached() else { continue };
            let outline = tile.shape().turned(laid.place.turn).footprint;
            for beside in outline.border(laid.place.cell).filter(|&cell| self.layout.at(cell).is_none()) {
                anchors.extend(
                    shape.cells(Cell::new(1 - shape.width, 1 - shape.height)).map(|back| beside.offset(back.x, back.y)),
                );
            }
        }
        anchors.sort_unstable();
        anchors.dedup();
        anchors.retain(|&cell| self.layout.is_free(shape, cell));
        anchors
    }

    /// The bombs' damage bonus and the claws that throw them (6.3), when `bombs` are thrown and the claws in `spent`
    /// have thrown before. `None` if the claws can't hold what they hold.
    pub fn throw(&self, bombs: &[PartId], spent: &[PartId]) -> Option<(u16, Vec<PartId>)> {
        let part_of = |piece: usize| self.layout.pieces()[piece].part;
        let idle = |arm: &usize| spent.contains(&self.part(*arm)) && !self.arms[*arm].splits;
        let out = (0..self.arms.len()).filter(idle).fold(0, |set: ArmSet, arm| set | 1 << arm);
        let loads: Vec<Load> = self
            .loads
            .iter()
            .zip(&self.load_pieces)
            .map(|(load, &piece)| Load {
                touching: load.touching & !out,
                thrown: bombs.contains(&part_of(piece)),
                ..*load
            })
            .collect();
        let assignment = grip::assign(&self.arms, &loads)?;
        let thrown = loads.iter().zip(&assignment.serving).filter(|(load, _)| load.thrown);
        let claws = thrown.fold(0, |set, (_, serving)| set | serving);
        Some((assignment.bonus, arms_in(claws).map(|arm| self.part(arm)).collect()))
    }

    fn part(&self, arm: usize) -> PartId {
        self.layout.pieces()[self.arm_pieces[arm]].part
    }

    fn strength(&self, arms: ArmSet) -> u16 {
        arms_in(arms).map(|arm| self.arms[arm].strength).sum()
    }

    /// Whether a further thing can be held by the arms that touch it, everything else staying held (3.5).
    fn can_hold(&self, points: u8, touching: ArmSet) -> bool {
        let spare = |arm: usize| {
            if self.spare.free & (1 << arm) != 0 { self.arms[arm].strength } else { self.spare.left[arm] }
        };
        if arms_in(touching).map(spare).sum::<u16>() >= u16::from(points) {
            return true;
        }
        if self.loads.is_empty() || self.strength(touching) < u16::from(points) {
            return false;
        }
        let known = self.answers.borrow().iter().find(|(asked, _)| *asked == (points, touching)).map(|known| known.1);
        known.unwrap_or_else(|| {
            let answer = self.assignment(points, touching).is_some();
            self.answers.borrow_mut().push(((points, touching), answer));
            answer
        })
    }

    /// The arms that hold a further thing in one assignment of everything.
    fn assignment(&self, points: u8, touching: ArmSet) -> Option<ArmSet> {
        let mut loads = self.loads.clone();
        loads.push(Load { points, touching, thrown: false });
        grip::assign(&self.arms, &loads)?.serving.pop()
    }
}

/// The quarter turns of a size, those with the same footprint together.
const fn turns_by_footprint(size: Size) -> &'static [&'static [Turn]] {
    match size {
        Size::Medium => &[&[Turn::Up, Turn::Down], &[Turn::Right, Turn::Left]],
        Size::Small | Size::Large => &[&Turn::ALL],
    }
}
