//! A beam search for a robot: part after part is attached at every place where it links, and the best few robots so far are kept.

use std::cmp::Reverse;

use super::evaluation::Evaluation;
use super::robot_value::{Priorities, open_cells};
use crate::action::Placed;
use crate::grid::Placement;
use crate::parts::{PartId, Tile};
use crate::robot::Assembly;
use crate::robot::build::attachments;

/// What a cell where something could be plugged in is worth when parts would be lost: more than a robot's abilities.
const OPEN: i32 = 10_000;

/// How many assemblies may be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub u32);

/// What the robots of a search are compared by.
#[derive(Clone, Copy)]
pub(super) struct Aim<'a> {
    /// What the robot is wanted for.
    pub priorities: &'a Priorities,
    /// Whether cells where something could be plugged in come before all else.
    pub open_cells: bool,
}

impl Aim<'_> {
    fn evaluate(self, assembly: &Assembly) -> Evaluation {
        Evaluation::of(assembly, self.priorities)
    }

    fn value(self, assembly: &Assembly) -> i32 {
        self.evaluate(assembly).value() + self.open(assembly)
    }

    /// The value of an evaluated robot with a further part.
    fn value_with(self, evaluation: &Evaluation, assembly: &mut Assembly, placed: Placed, tile: &Tile) -> i32 {
        let plain = evaluation.value_with(assembly, placed.part, tile, placed.placement);
        if !self.open_cells || assembly.attach(placed.part, tile.id(), placed.placement).is_err() {
            return plain;
        }
        let open = self.open(assembly);
        assembly.pop();
        plain + open
    }

    fn open(self, assembly: &Assembly) -> i32 {
        if self.open_cells { OPEN * open_cells(assembly) } else { 0 }
    }
}

/// A robot in the making.
pub(super) struct Candidate {
    /// The robot.
    pub assembly: Assembly,
    /// Its parts without the body, in the order in which they were attached.
    pub build: Vec<Placed>,
    /// What it is worth.
    pub value: i32,
}

impl Clone for Candidate {
    fn clone(&self) -> Self {
        Self { assembly: self.assembly.clone(), build: self.build.clone(), value: self.value }
    }

    /// Uses again what is allocated.
    fn clone_from(&mut self, other: &Self) {
        self.assembly.clone_from(&other.assembly);
        self.build.clone_from(&other.build);
        self.value = other.value;
    }
}

impl Candidate {
    /// Makes its parent the child.
    fn grow(&mut self, child: &Child, part: PartId, tile: &Tile) {
        self.value = child.value;
        if let Some(placement) = child.placement
            && self.assembly.attach(part, tile.id(), placement).is_ok()
        {
            self.build.push(Placed { part, placement });
        }
    }
}

/// A child of a robot of the beam: whose, where its new part is, and its value.
struct Child {
    parent: usize,
    placement: Option<Placement>,
    kept: usize,
    value: i32,
    /// How many children were found before it.
    number: usize,
}

impl Child {
    /// The better, the lower.
    fn rank(&self) -> (Reverse<(usize, i32)>, usize) {
        (Reverse((self.kept, self.value)), self.number)
    }
}

/// Attaches the parts that are not attached yet, one after another, and keeps at each the few robots that keep most and of these
/// have the highest value.
pub(super) fn beam(start: Candidate, parts: &[(PartId, &Tile)], aim: Aim, budget: Budget) -> Vec<Candidate> {
    let attached = |robot: &Candidate, part| robot.build.iter().any(|placed| placed.part == part);
    let missing: Vec<_> = parts.iter().copied().filter(|&(part, _)| !attached(&start, part)).collect();
    let mut robots = vec![Candidate { value: aim.value(&start.assembly), ..start }];
    // Robots of the step before, whose memory those of the next step use again.
    let mut used: Vec<Candidate> = Vec::new();
    let mut children: Vec<Child> = Vec::new();
    let (mut left, mut steps) = (budget.0, missing.len() as u32);
    for (part, tile) in missing {
        children.clear();
        let share = left / steps.max(1);
        let mut looked = 0;
        for (parent, robot) in robots.iter_mut().enumerate() {
            // The first robot is always looked at, so that no part is lost for want of budget.
            if parent > 0 && looked >= share {
                break;
            }
            let places = attachments(&robot.assembly, tile);
            looked += places.len() as u32;
            let evaluation = aim.evaluate(&robot.assembly);
            for &placement in &places {
                let value = aim.value_with(&evaluation, &mut robot.assembly, Placed { part, placement }, tile);
                let (kept, number) = (robot.build.len() + 1, children.len());
                children.push(Child { parent, placement: Some(placement), kept, value, number });
            }
            let (kept, number) = (robot.build.len(), children.len());
            children.push(Child { parent, placement: None, kept, value: robot.value, number });
        }
        (left, steps) = (left.saturating_sub(looked), steps - 1);
        keep_best(&mut children, (share / 24).clamp(1, 24) as usize);
        std::mem::swap(&mut robots, &mut used);
        robots.truncate(children.len());
        let new = children.len() - robots.len();
        robots.extend(used.iter().cycle().take(new).cloned());
        for (robot, child) in robots.iter_mut().zip(&children) {
            robot.clone_from(&used[child.parent]);
            robot.grow(child, part, tile);
        }
    }
    robots
}

/// Keeps so many children, the best first; of equals those that were found first.
fn keep_best(children: &mut Vec<Child>, width: usize) {
    if width < children.len() {
        children.select_nth_unstable_by_key(width, Child::rank);
        children.truncate(width);
    }
    children.sort_unstable_by_key(Child::rank);
}
