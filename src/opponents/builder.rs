//! The builder: given parts and what the robot is wanted for, a legal robot that serves it well.
//!
//! A beam search over pure assemblies: part after part is attached at every place where it links, and the best few robots so far
//! are kept. What is looked at is bounded by a budget of assemblies, not by a clock, so the same question has the same
//! answer on every machine; a larger budget keeps more robots and, on the whole, finds better ones. Parts come first: a robot that keeps
//! more of them always goes before one that keeps fewer, and where parts would be lost though there are sockets for them, a
//! second search keeps sockets open before all else.

use std::cmp::Reverse;
use std::sync::Arc;

use super::evaluation::Evaluation;
use super::robot_value::{Priorities, open_cells, plain_value, value};
use crate::action::Placed;
use crate::grid::Placement;
use crate::parts::{Kind, PartId, Tile, TileId, TileSet};
use crate::robot::Assembly;
use crate::robot::build::{Inventory, attachments, first_build};

/// Kept robots whose room for parts is looked at closely at the end.
const FINALISTS: usize = 6;

/// What a cell where something could be plugged in is worth when parts would be lost: more than a robot's abilities.
const OPEN: i32 = 10_000;

/// How many assemblies may be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub u32);

/// What the robots of a search are compared by.
#[derive(Clone, Copy)]
struct Aim<'a> {
    priorities: &'a Priorities,
    /// Whether cells where something could be plugged in come before all else.
    open_cells: bool,
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
struct Candidate {
    assembly: Assembly,
    build: Vec<Placed>,
    value: i32,
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

/// A legal build of an inventory's parts that serves the priorities. `standing` are the parts that are attached already: leaving
/// them where they are and adding to them is always looked at too.
pub fn build(
    tiles: &Arc<TileSet>,
    inventory: &Inventory,
    standing: &[Placed],
    priorities: &Priorities,
    budget: Budget,
) -> Vec<Placed> {
    let parts = in_order(tiles, inventory);
    let empty = Candidate { assembly: Assembly::new(tiles, inventory.body), build: Vec::new(), value: 0 };
    let stands = with_standing(empty.clone(), &parts, standing);
    // A third of the budget goes to what stands, which needs few new parts, the rest to a robot from scratch.
    let share = Budget(budget.0 / 3);
    let plain = Aim { priorities, open_cells: false };
    let mut found = beam(stands.clone(), &parts, plain, share);
    found.extend(beam(empty.clone(), &parts, plain, Budget(budget.0 - share.0)));
    let most = |found: &[Candidate]| found.iter().map(|robot| robot.build.len()).max().unwrap_or(0);
    if most(&found) < most_that_can_be_kept(tiles, &parts) {
        let links_first = links_first(&parts);
        let open = Aim { priorities, open_cells: true };
        // Long pipes keep cells open and take long to measure, so this search is a short one.
        let short = Budget(budget.0 / 8);
        let mut more = beam(empty, &links_first, open, short);
        more.extend(beam(stands, &links_first, open, short));
        more.iter_mut().for_each(|robot| robot.value = plain_value(&robot.assembly, priorities));
        found.extend(more);
    }
    let most = most(&found);
    found.retain(|robot| robot.build.len() == most);
    found.sort_by_key(|robot| Reverse(robot.value));
    found.truncate(FINALISTS);
    let best = found
        .into_iter()
        .map(|robot| (value(&robot.assembly, priorities), robot.build))
        .reduce(|best, next| if next.0 > best.0 { next } else { best });
    let build = best.map(|(_, build)| build).unwrap_or_default();
    if inventory.all && build.len() < inventory.parts.len() {
        first_build(tiles, inventory).unwrap_or(build)
    } else {
        build
    }
}

/// A robot with the parts that are attached already.
fn with_standing(mut robot: Candidate, parts: &[(PartId, &Tile)], standing: &[Placed]) -> Candidate {
    for placed in standing {
        let tile = parts.iter().find(|(part, _)| *part == placed.part);
        let attached =
            tile.is_some_and(|&(part, tile)| robot.assembly.attach(part, tile.id(), placed.placement).is_ok());
        if attached {
            robot.build.push(*placed);
        }
    }
    robot
}

/// Feet first, while the ground is near; then pipes, which others need; then what is largest.
fn in_order<'t>(tiles: &'t TileSet, inventory: &Inventory) -> Vec<(PartId, &'t Tile)> {
    let mut parts: Vec<(PartId, &Tile)> = inventory.parts.iter().map(|&(part, tile)| (part, &tiles[tile])).collect();
    parts.sort_by_key(|&(part, tile)| {
        let kind = match tile.kind() {
            Kind::Mover => 0,
            Kind::Pipe => 1,
            _ => 2,
        };
        (kind, Reverse(tile.points()), part)
    });
    parts
}

/// What links others first, in the search for a robot that keeps more.
fn links_first<'t>(parts: &[(PartId, &'t Tile)]) -> Vec<(PartId, &'t Tile)> {
    let mut parts = parts.to_vec();
    parts.sort_by_key(|(_, tile)| Reverse(sockets(tile)));
    parts
}

fn sockets(tile: &Tile) -> usize {
    tile.shape().sockets_at(Placement::default()).count()
}

/// No more parts than this can be kept. Every part takes up two sockets, one of its own and one that it is plugged into, so
/// what has one socket uses up another, and what has two or more leaves as many for others.
fn most_that_can_be_kept(tiles: &TileSet, parts: &[(PartId, &Tile)]) -> usize {
    let single = parts.iter().filter(|(_, tile)| sockets(tile) < 2).count();
    let left: usize = parts.iter().map(|(_, tile)| sockets(tile).saturating_sub(2)).sum();
    parts.len() - single.saturating_sub(sockets(&tiles[TileId::BODY]) + left)
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
fn beam(start: Candidate, parts: &[(PartId, &Tile)], aim: Aim, budget: Budget) -> Vec<Candidate> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::robot::Abilities;

    /// An inventory of some tiles by name.
    fn inventory(tiles: &Arc<TileSet>, names: &[&str]) -> Inventory {
        let find = |name: &str| tiles.tiles().iter().find(|tile| tile.name() == name).unwrap().id();
        let parts = (1..).map(PartId).zip(names.iter().map(|name| find(name))).collect();
        Inventory { body: PartId(0), parts, all: false }
    }

    fn abilities(tiles: &Arc<TileSet>, inventory: &Inventory, build: &[Placed]) -> Abilities {
        Abilities::of(&inventory.check(tiles, build).unwrap())
    }

    #[test]
    fn every_build_is_legal_and_keeps_what_can_be_kept() {
        let tiles = TileSet::built_in();
        let names =
            ["eye_medium", "mouth_large", "claw_large", "feet_small", "pipe_small_elbow", "pipe_medium_splitter"];
        let inventory = inventory(&tiles, &[&names[..], &names[..], &["jet_large", "treads_medium"]].concat());
        for budget in [1, 50, 400, 4_000] {
            let build = build(&tiles, &inventory, &[], &Priorities::default(), Budget(budget));
            assert!(inventory.check(&tiles, &build).is_ok());
            assert_eq!(build.len(), inventory.parts.len(), "with a budget of {budget}");
        }
    }

    #[test]
    fn a_larger_budget_never_builds_a_worse_robot_here() {
        let tiles = TileSet::built_in();
        let names = [
            "eye_small",
            "eye_medium",
            "pipe_small_straight",
            "pipe_medium_splitter",
            "claw_medium",
            "mouth_small",
            "treads_medium",
        ];
        let inventory = inventory(&tiles, &names);
        let priorities = Priorities::default();
        let worth = |budget| {
            let build = build(&tiles, &inventory, &[], &priorities, Budget(budget));
            value(&inventory.check(&tiles, &build).unwrap(), &priorities)
        };
        assert!(worth(6_000) > worth(1), "{} {}", worth(6_000), worth(1));
        assert!(worth(6_000) >= worth(300));
    }

    #[test]
    fn pipes_go_under_what_is_wished_for() {
        let tiles = TileSet::built_in();
        let inventory = inventory(&tiles, &["pipe_small_straight", "eye_small", "mouth_small", "claw_small"]);
        let nothing = Priorities { sight: 0, grip: 0, bite: 0, speed: 0, claws: [0; 3], mouths: [0; 3] };
        for (priorities, of) in [
            (Priorities { sight: 50, ..nothing }, (|abilities| abilities.sight) as fn(Abilities) -> u16),
            (Priorities { bite: 50, ..nothing }, |abilities| abilities.bite),
            (Priorities { grip: 50, ..nothing }, |abilities| abilities.grip),
        ] {
            let build = build(&tiles, &inventory, &[], &priorities, Budget(2_000));
            assert_eq!(of(abilities(&tiles, &inventory, &build)), 2, "{priorities:?}");
        }
    }

    #[test]
    fn movers_stand_on_the_ground() {
        let tiles = TileSet::built_in();
        let inventory = inventory(&tiles, &["feet_small", "feet_small", "treads_medium", "claw_small", "eye_small"]);
        let priorities = Priorities { speed: 60, ..Priorities::default() };
        let build = build(&tiles, &inventory, &[], &priorities, Budget(2_000));
        assert_eq!(abilities(&tiles, &inventory, &build).speed, 4, "all of them reach the ground");
    }

    #[test]
    fn the_same_question_has_the_same_answer() {
        let tiles = TileSet::built_in();
        let names: Vec<&str> = tiles
            .tiles()
            .iter()
            .filter(|tile| !matches!(tile.kind(), Kind::Bomb | Kind::Energy | Kind::Body))
            .map(Tile::name)
            .collect();
        let inventory = inventory(&tiles, &names);
        let once = build(&tiles, &inventory, &[], &Priorities::default(), Budget(1_500));
        assert_eq!(once, build(&tiles, &inventory, &[], &Priorities::default(), Budget(1_500)));
        assert_eq!(once.len(), names.len());
        assert_ne!(inventory.parts[0].1, TileId::BODY);
    }
}
