//! A beam search for a robot: part after part is attached at every place where it links, and the
//! best few robots so far are kept.

use std::sync::Arc;

use smallvec::SmallVec;

use super::evaluation::Evaluation;
use super::robot_value::{Priorities, open_cells};
use crate::action::Placed;
use crate::grid::Placement;
use crate::parts::{PartId, Tile, TileSet};
use crate::robot::Assembly;
use crate::robot::build::{Attachment, attachments};

/// What a cell where something could be plugged in is worth when parts would be lost: more than a
/// robot's abilities.
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
    fn value_with(self, robot: &Evaluation, assembly: &mut Assembly, part: PartId, tile: &Tile, at: Attachment) -> i32 {
        let plain = robot.value_with(assembly, part, tile, at);
        if !self.open_cells || assembly.attach(part, tile.id(), at.placement).is_err() {
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
    /// A robot that is only a body, with room for parts.
    pub fn new(tiles: &Arc<TileSet>, body: PartId) -> Self {
        Self { assembly: Assembly::new(tiles, body), build: Vec::with_capacity(16), value: 0 }
    }

    /// Makes its parent the child.
    fn grow(&mut self, child: &Child, part: PartId, tile: &Tile) {
        self.value = child.rank.value;
        if let Some(placement) = child.placement
            && self.assembly.attach(part, tile.id(), placement).is_ok()
        {
            self.build.push(Placed { part, placement });
        }
    }
}

/// A child of a robot of the beam: whose, where its new part is if it has it, and how good it is.
struct Child {
    parent: usize,
    placement: Option<Placement>,
    rank: Rank,
}

/// How good a robot is: by how many parts it keeps, and then by its value. The better, the higher.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    kept: usize,
    value: i32,
}

/// The best children of a step that were found so far, the best first; of equals, those that were
/// found first.
#[derive(Default)]
struct Best {
    children: Vec<Child>,
    most: usize,
}

impl Best {
    /// Forgets the children, and keeps so many from now on.
    fn restart(&mut self, most: usize) {
        self.children.clear();
        self.most = most;
    }

    fn add(&mut self, child: Child) {
        if self.children.len() == self.most {
            if self.children.last().is_none_or(|last| last.rank >= child.rank) {
                return;
            }
            self.children.pop();
        }
        let before = self.children.iter().rposition(|better| better.rank >= child.rank);
        self.children.insert(before.map_or(0, |before| before + 1), child);
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

/// What one search has allocated and the next uses again.
#[derive(Default)]
pub(super) struct Memory {
    /// The robots of the step, and those that they have grown from.
    robots: Generation,
    parents: Generation,
    children: Best,
    places: Vec<Attachment>,
}

/// Robots that were kept at a step; those behind them are there only for their memory.
#[derive(Default)]
struct Generation {
    robots: Vec<Candidate>,
    count: usize,
}

impl Generation {
    const fn clear(&mut self) {
        self.count = 0;
    }

    fn all(&mut self) -> &mut [Candidate] {
        &mut self.robots[..self.count]
    }

    /// Adds a copy of a robot.
    fn add(&mut self, robot: &Candidate) -> &mut Candidate {
        if self.robots.len() == self.count {
            self.robots.push(Candidate::new(robot.assembly.tiles(), robot.assembly.parts()[0].part));
        }
        let added = &mut self.robots[self.count];
        added.clone_from(robot);
        self.count += 1;
        added
    }
}

/// Attaches the parts that are not attached yet, one after another, and keeps at each the few
/// robots that keep most and of these have the highest value.
pub(super) fn beam<'m>(start: &Candidate, search: &Search, memory: &'m mut Memory) -> &'m mut [Candidate] {
    let &Search { parts, aim, budget, most } = search;
    let attached = |part| start.build.iter().any(|placed| placed.part == part);
    let missing: SmallVec<[_; 32]> = parts.iter().copied().filter(|&(part, _)| !attached(part)).collect();
    let Memory { robots, parents, children, places } = memory;
    robots.clear();
    robots.add(start).value = aim.value(&start.assembly);
    let mut left = budget.0;
    let mut steps = missing.len() as u32;
    for (part, tile) in missing {
        let share = left / steps.max(1);
        steps -= 1;
        let width = (share / 24).clamp(1, 24) as usize;
        children.restart(if steps == 0 { width.min(most) } else { width });
        let mut looked = 0;
        for (parent, robot) in robots.all().iter_mut().enumerate() {
            // The first robot is always looked at, so that no part is lost for want of budget.
            if parent > 0 && looked >= share {
                break;
            }
            attachments(places, &robot.assembly, tile);
            looked += places.len() as u32;
            let kept = robot.build.len();
            let evaluation = aim.evaluate(robot);
            for &at in &*places {
                let value = aim.value_with(&evaluation, &mut robot.assembly, part, tile, at);
                children.add(Child { parent, placement: Some(at.placement), rank: Rank { kept: kept + 1, value } });
            }
            children.add(Child { parent, placement: None, rank: Rank { kept, value: robot.value } });
        }
        left = left.saturating_sub(looked);
        std::mem::swap(robots, parents);
        robots.clear();
        for child in &children.children {
            robots.add(&parents.robots[child.parent]).grow(child, part, tile);
        }
    }
    robots.all()
}
