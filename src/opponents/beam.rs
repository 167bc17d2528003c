//! A beam search for a robot: part after part is attached at every place where it links, and the best few robots so far are kept.

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
    /// Evaluates a robot whose value is known.
    fn evaluate(self, robot: &Candidate) -> Evaluation {
        if self.open_cells {
            Evaluation::of(&robot.assembly, self.priorities)
        } else {
            Evaluation::with_value(&robot.assembly, self.priorities, Some(robot.value))
        }
    }

    fn value(self, assembly: &Assembly) -> i32 {
        Evaluation::of(assembly, self.priorities).value() + self.open(assembly)
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
    /// The better, the lower; of equals, those that were found first.
    fn rank(&self) -> (u64, usize) {
        // Values from the least to the greatest are in order as bits, once their sign is turned.
        let worth = (self.kept as u64) << u32::BITS | u64::from(self.value as u32 ^ 1 << 31);
        (!worth, self.number)
    }
}

/// What a search is done with.
pub(super) struct Search<'a> {
    /// The parts, in the order in which they are attached.
    pub parts: &'a [(PartId, &'a Tile)],
    /// What robots are compared by.
    pub aim: Aim<'a>,
    /// How much is looked at.
    pub budget: Budget,
    /// How many robots are asked for at most, the best first.
    pub most: usize,
}

/// Attaches the parts that are not attached yet, one after another, and keeps at each the few robots that keep most and of these
/// have the highest value. `spare` are robots whose memory is used again.
pub(super) fn beam(start: &Candidate, search: &Search, spare: &mut Vec<Candidate>) -> Vec<Candidate> {
    let &Search { parts, aim, budget, most } = search;
    let attached = |robot: &Candidate, part| robot.build.iter().any(|placed| placed.part == part);
    let missing: Vec<_> = parts.iter().copied().filter(|&(part, _)| !attached(start, part)).collect();
    let mut robots = vec![Candidate { value: aim.value(&start.assembly), ..start.clone() }];
    let mut parents: Vec<Candidate> = Vec::new();
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
            let evaluation = aim.evaluate(robot);
            for &placement in &places {
                let value = aim.value_with(&evaluation, &mut robot.assembly, Placed { part, placement }, tile);
                let (kept, number) = (robot.build.len() + 1, children.len());
                children.push(Child { parent, placement: Some(placement), kept, value, number });
            }
            let (kept, number) = (robot.build.len(), children.len());
            children.push(Child { parent, placement: None, kept, value: robot.value, number });
        }
        (left, steps) = (left.saturating_sub(looked), steps - 1);
        let width = (share / 24).clamp(1, 24) as usize;
        keep_best(&mut children, if steps == 0 { width.min(most) } else { width });
        spare.append(&mut parents);
        std::mem::swap(&mut robots, &mut parents);
        for child in &children {
            let parent = &parents[child.parent];
            let mut robot = spare.pop().unwrap_or_else(|| parent.clone());
            robot.clone_from(parent);
            robot.grow(child, part, tile);
            robots.push(robot);
        }
    }
    spare.append(&mut parents);
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
