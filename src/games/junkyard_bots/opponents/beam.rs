//! Beam search for a robot: part after part is attached at every place where it links, and the best
//! few robots so far are kept.

use std::sync::Arc;

use smallvec::SmallVec;

use super::evaluation::Evaluation;
use super::robot_value::{Priorities, open_cells};
use crate::action::BuildPart;
use crate::parts::{PartId, Tile, TileSet};
use crate::robot::Assembly;
use crate::robot::build::{Attachment, find_attachments};
use shell::grid::Placement;

/// Worth of a cell where a part could be plugged in, in a search that would lose parts otherwise:
/// more than all abilities of a robot. Not trained.
const OPEN_CELL: i32 = 10_000;
/// Assemblies of a step's share of the budget for each robot that is kept. A part has about that
/// many places on a robot, so the share is enough for all of them.
const LOOKED_AT_PER_ROBOT: u32 = 24;
/// Largest number of robots that are kept at a step, which bounds the time for copying them. Chosen
/// by hand: with more, large budgets would find better robots and take longer.
const MOST_KEPT: u32 = 24;

/// Number of assemblies that may be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub u32);

/// Measure by which a search compares robots.
#[derive(Clone, Copy)]
pub(super) struct Aim<'a> {
    /// Worth of each ability.
    pub priorities: &'a Priorities,
    /// Whether cells where a part could be plugged in come before all else.
    pub open_cells: bool,
}

impl Aim<'_> {
    /// Evaluates a robot whose value is known.
    fn evaluate(self, robot: &PartialRobot) -> Evaluation {
        if self.open_cells {
            Evaluation::of(&robot.assembly, self.priorities)
        } else {
            Evaluation::with_value(&robot.assembly, self.priorities, Some(robot.value))
        }
    }

    fn value(self, assembly: &Assembly) -> i32 {
        Evaluation::of(assembly, self.priorities).value() + self.value_of_open_cells(assembly)
    }

    /// The value of an evaluated robot with a further part.
    fn value_with(self, robot: &Evaluation, assembly: &mut Assembly, part: PartId, tile: &Tile, at: Attachment) -> i32 {
        let plain = robot.value_with(assembly, part, tile, at);
        if !self.open_cells || assembly.attach(part, tile.id(), at.placement).is_err() {
            return plain;
        }
        let open = self.value_of_open_cells(assembly);
        assembly.pop();
        plain + open
    }

    fn value_of_open_cells(self, assembly: &Assembly) -> i32 {
        if self.open_cells { OPEN_CELL * open_cells(assembly) } else { 0 }
    }
}

/// Robot in the making.
pub(super) struct PartialRobot {
    /// The robot.
    pub assembly: Assembly,
    /// Its parts without the body, in the order in which they were attached.
    pub build: Vec<BuildPart>,
    /// Its value by the aim of the search.
    pub value: i32,
}

impl Clone for PartialRobot {
    fn clone(&self) -> Self {
        Self { assembly: self.assembly.clone(), build: self.build.clone(), value: self.value }
    }

    /// Copies into the allocations of `self`.
    fn clone_from(&mut self, other: &Self) {
        self.assembly.clone_from(&other.assembly);
        self.build.clone_from(&other.build);
        self.value = other.value;
    }
}

impl PartialRobot {
    /// A robot that is only a body, with room for parts.
    pub fn new(tiles: &Arc<TileSet>, body: PartId) -> Self {
        Self { assembly: Assembly::new(tiles, body), build: Vec::with_capacity(16), value: 0 }
    }

    /// Turns a copy of the parent into the child.
    fn grow_into(&mut self, child: &Child, part: PartId, tile: &Tile) {
        self.value = child.rank.value;
        if let Some(placement) = child.placement
            && self.assembly.attach(part, tile.id(), placement).is_ok()
        {
            self.build.push(BuildPart { part, placement });
        }
    }
}

/// Child of a robot of the beam: the number of its parent, the placement of its new part (`None` if
/// the part is left off), and its rank.
struct Child {
    parent: usize,
    placement: Option<Placement>,
    rank: Rank,
}

/// Rank of a robot: the number of parts that it keeps, then its value. The better, the higher.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    kept: usize,
    value: i32,
}

/// Best children of a step so far, the best first; equal ones in the order in which they were
/// found.
#[derive(Default)]
struct BestChildren {
    children: Vec<Child>,
    most: usize,
}

impl BestChildren {
    /// Forgets the children, and keeps at most `most` of them from now on.
    fn restart_with_limit(&mut self, most: usize) {
        self.children.clear();
        self.most = most;
    }

    fn insert_if_best(&mut self, child: Child) {
        if self.children.len() == self.most {
            // An equal child that is found later replaces none.
            if self.children.last().is_none_or(|last| last.rank >= child.rank) {
                return;
            }
            self.children.pop();
        }
        let before = self.children.iter().rposition(|better| better.rank >= child.rank);
        self.children.insert(before.map_or(0, |before| before + 1), child);
    }
}

/// Parameters of a search.
pub(super) struct Search<'a> {
    /// The parts, in the order in which they are attached.
    pub parts: &'a [(PartId, &'a Tile)],
    /// Measure by which robots are compared.
    pub aim: Aim<'a>,
    /// Number of assemblies to look at.
    pub budget: Budget,
    /// Number of robots to return at most, the best first.
    pub most: usize,
}

/// Allocations of one search that the next uses again.
#[derive(Default)]
pub(super) struct SearchMemory {
    /// Robots of the step, and the robots that they have grown from.
    robots: Generation,
    parents: Generation,
    children: BestChildren,
    places: Vec<Attachment>,
}

/// Robots that were kept at a step; further ones are kept only for their allocations.
#[derive(Default)]
struct Generation {
    robots: Vec<PartialRobot>,
    count: usize,
}

impl Generation {
    const fn clear(&mut self) {
        self.count = 0;
    }

    fn all(&mut self) -> &mut [PartialRobot] {
        &mut self.robots[..self.count]
    }

    /// Adds a copy of a robot.
    fn add_copy(&mut self, robot: &PartialRobot) -> &mut PartialRobot {
        if self.robots.len() == self.count {
            self.robots.push(PartialRobot::new(robot.assembly.tiles(), robot.assembly.parts()[0].part));
        }
        let added = &mut self.robots[self.count];
        added.clone_from(robot);
        self.count += 1;
        added
    }
}

/// Attaches the missing parts one after another, and keeps after each the few robots of the highest
/// rank.
pub(super) fn beam_search<'m>(
    start: &PartialRobot,
    search: &Search,
    memory: &'m mut SearchMemory,
) -> &'m mut [PartialRobot] {
    let &Search { parts, aim, budget, most } = search;
    let attached = |part| start.build.iter().any(|placed| placed.part == part);
    let missing: SmallVec<[_; 32]> = parts.iter().copied().filter(|&(part, _)| !attached(part)).collect();
    let SearchMemory { robots, parents, children, places } = memory;
    robots.clear();
    robots.add_copy(start).value = aim.value(&start.assembly);
    let mut left = budget.0;
    let mut steps = missing.len() as u32;
    for (part, tile) in missing {
        let share = left / steps.max(1);
        steps -= 1;
        let width = (share / LOOKED_AT_PER_ROBOT).clamp(1, MOST_KEPT) as usize;
        // After the last part, no more robots are kept than the caller asks for.
        children.restart_with_limit(if steps == 0 { width.min(most) } else { width });
        let mut looked = 0;
        for (parent, robot) in robots.all().iter_mut().enumerate() {
            // The first robot is always looked at, so that no part is lost for want of budget.
            if parent > 0 && looked >= share {
                break;
            }
            find_attachments(places, &robot.assembly, tile);
            looked += places.len() as u32;
            let kept = robot.build.len();
            let evaluation = aim.evaluate(robot);
            for &at in &*places {
                let value = aim.value_with(&evaluation, &mut robot.assembly, part, tile, at);
                children.insert_if_best(Child {
                    parent,
                    placement: Some(at.placement),
                    rank: Rank { kept: kept + 1, value },
                });
            }
            // The part may also be left off.
            children.insert_if_best(Child { parent, placement: None, rank: Rank { kept, value: robot.value } });
        }
        // All places on a robot are looked at, so a step may exceed its share; later steps have
        // less then.
        left = left.saturating_sub(looked);
        std::mem::swap(robots, parents);
        robots.clear();
        for child in &children.children {
            robots.add_copy(&parents.robots[child.parent]).grow_into(child, part, tile);
        }
    }
    robots.all()
}
