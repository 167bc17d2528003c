//! Builder: a legal robot of given parts that serves given priorities well.
//!
//! A beam search over pure assemblies finds it. The search is bounded by a budget of assemblies,
//! not by a clock, so every machine finds the same robot; a larger budget keeps more robots and, on
//! the whole, finds better ones. Parts come first: a robot that keeps more of them always goes
//! before one that keeps fewer, and where parts would be lost though there are sockets for them, a
//! second search keeps sockets open before all else.

use std::cmp::Reverse;
use std::sync::Arc;

use super::beam::{Aim, PartialRobot, Search, SearchMemory, beam_search};
use super::robot_value::{Priorities, plain_value, value};
use crate::action::BuildPart;
use crate::parts::{PartId, Tile, TileId, TileKind, TileSet};
use crate::robot::build::{Inventory, first_build};
use shell::grid::Placement;

pub use super::beam::Budget;

/// Number of kept robots whose room for held parts is measured at the end, because that takes too
/// long for all.
const FINALISTS: usize = 6;
/// Divisor of the budget for the search that adds to the standing robot, which needs few new parts.
/// The rest of the budget goes to a robot from scratch.
const STANDING_SHARE: u32 = 3;
/// Divisor of the budget for the search that keeps sockets open. That search is short, because long
/// runs of pipes keep cells open and take long to measure.
const OPEN_CELLS_SHARE: u32 = 8;

/// Legal build of an inventory's parts that serves the priorities. `standing` are the parts that
/// are attached already: keeping them in place and adding to them is always tried too.
pub fn build(
    tiles: &Arc<TileSet>,
    inventory: &Inventory,
    standing: &[BuildPart],
    priorities: &Priorities,
    budget: Budget,
) -> Vec<BuildPart> {
    let parts = in_order(tiles, inventory);
    let empty = PartialRobot::new(tiles, inventory.body);
    let stands = with_standing(empty.clone(), &parts, standing);
    let share = Budget(budget.0 / STANDING_SHARE);
    let plain = |budget| {
        let aim = Aim { priorities, open_cells: false };
        Search { parts: &parts, aim, budget, most: FINALISTS }
    };
    let mut memory = SearchMemory::default();
    let mut found = beam_search(&stands, &plain(share), &mut memory).to_vec();
    found.extend_from_slice(beam_search(&empty, &plain(Budget(budget.0 - share.0)), &mut memory));
    let most = |found: &[PartialRobot]| found.iter().map(|robot| robot.build.len()).max().unwrap_or(0);
    // Where the sockets allow no more parts, the second search could not keep more.
    if most(&found) < most_that_can_be_kept(tiles, &parts) {
        let links_first = links_first(&parts);
        let aim = Aim { priorities, open_cells: true };
        let share = Budget(budget.0 / OPEN_CELLS_SHARE);
        // All its robots are returned, because they are ranked anew below, without the open cells.
        let open = Search { parts: &links_first, aim, budget: share, most: usize::MAX };
        for start in [&empty, &stands] {
            let more = beam_search(start, &open, &mut memory);
            more.iter_mut().for_each(|robot| robot.value = plain_value(&robot.assembly, priorities));
            found.extend_from_slice(more);
        }
    }
    let most = most(&found);
    found.retain(|robot| robot.build.len() == most);
    found.sort_by_key(|robot| Reverse(robot.value));
    found.truncate(FINALISTS);
    // Of equally good robots, the first one wins, which has the higher plain value.
    let best = found
        .into_iter()
        .map(|robot| (value(&robot.assembly, priorities), robot.build))
        .reduce(|best, next| if next.0 > best.0 { next } else { best });
    let build = best.map(|(_, build)| build).unwrap_or_default();
    if inventory.must_attach_all && build.len() < inventory.parts.len() {
        first_build(tiles, inventory).unwrap_or(build)
    } else {
        build
    }
}

/// Adds the parts that are attached already.
fn with_standing(mut robot: PartialRobot, parts: &[(PartId, &Tile)], standing: &[BuildPart]) -> PartialRobot {
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

/// Parts in the order of building: feet first, while the ground is near; then pipes, which others
/// need; then the largest.
fn in_order<'t>(tiles: &'t TileSet, inventory: &Inventory) -> Vec<(PartId, &'t Tile)> {
    let mut parts: Vec<(PartId, &Tile)> = inventory.parts.iter().map(|&(part, tile)| (part, &tiles[tile])).collect();
    parts.sort_by_key(|&(part, tile)| {
        let kind = match tile.kind() {
            TileKind::Mover => 0,
            TileKind::Pipe => 1,
            _ => 2,
        };
        (kind, Reverse(tile.points()), part)
    });
    parts
}

/// Parts in the order of a search for a robot that keeps more: those with the most sockets first.
fn links_first<'t>(parts: &[(PartId, &'t Tile)]) -> Vec<(PartId, &'t Tile)> {
    let mut parts = parts.to_vec();
    parts.sort_by_key(|(_, tile)| Reverse(socket_count(tile)));
    parts
}

fn socket_count(tile: &Tile) -> usize {
    tile.shape().sockets_at(Placement::default()).count()
}

/// Upper bound of the number of parts that can be kept. Every part takes up two sockets, one of its
/// own and one that it is plugged into, so a part with one socket uses up one of another, and a
/// part with more leaves those beyond two for others.
fn most_that_can_be_kept(tiles: &TileSet, parts: &[(PartId, &Tile)]) -> usize {
    let single = parts.iter().filter(|(_, tile)| socket_count(tile) < 2).count();
    let left: usize = parts.iter().map(|(_, tile)| socket_count(tile).saturating_sub(2)).sum();
    parts.len() - single.saturating_sub(socket_count(&tiles[TileId::BODY]) + left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::robot::Abilities;

    /// Inventory of some tiles by name.
    fn inventory(tiles: &Arc<TileSet>, names: &[&str]) -> Inventory {
        let find = |name: &str| tiles.tiles().iter().find(|tile| tile.name() == name).unwrap().id();
        let parts = (1..).map(PartId).zip(names.iter().map(|name| find(name))).collect();
        Inventory { body: PartId(0), parts, must_attach_all: false }
    }

    fn abilities(tiles: &Arc<TileSet>, inventory: &Inventory, build: &[BuildPart]) -> Abilities {
        Abilities::of(&inventory.check_build(tiles, build).unwrap())
    }

    #[test]
    fn every_build_is_legal_and_keeps_what_can_be_kept() {
        let tiles = TileSet::standard();
        let names =
            ["eye_medium", "mouth_large", "claw_large", "feet_small", "pipe_small_elbow", "pipe_medium_splitter"];
        let inventory = inventory(&tiles, &[&names[..], &names[..], &["jet_large", "treads_medium"]].concat());
        for budget in [1, 50, 400, 4_000] {
            let build = build(&tiles, &inventory, &[], &Priorities::default(), Budget(budget));
            assert!(inventory.check_build(&tiles, &build).is_ok());
            assert_eq!(build.len(), inventory.parts.len(), "with a budget of {budget}");
        }
    }

    #[test]
    fn a_larger_budget_never_builds_a_worse_robot_here() {
        let tiles = TileSet::standard();
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
            value(&inventory.check_build(&tiles, &build).unwrap(), &priorities)
        };
        assert!(worth(6_000) > worth(1), "{} {}", worth(6_000), worth(1));
        assert!(worth(6_000) >= worth(300));
    }

    #[test]
    fn pipes_go_under_what_is_wished_for() {
        let tiles = TileSet::standard();
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
        let tiles = TileSet::standard();
        let inventory = inventory(&tiles, &["feet_small", "feet_small", "treads_medium", "claw_small", "eye_small"]);
        let priorities = Priorities { speed: 60, ..Priorities::default() };
        let build = build(&tiles, &inventory, &[], &priorities, Budget(2_000));
        assert_eq!(abilities(&tiles, &inventory, &build).speed, 4, "all of them reach the ground");
    }

    #[test]
    fn the_same_question_has_the_same_answer() {
        let tiles = TileSet::standard();
        let names: Vec<&str> = tiles
            .tiles()
            .iter()
            .filter(|tile| !matches!(tile.kind(), TileKind::Bomb | TileKind::Energy | TileKind::Body))
            .map(Tile::name)
            .collect();
        let inventory = inventory(&tiles, &names);
        let once = build(&tiles, &inventory, &[], &Priorities::default(), Budget(1_500));
        assert_eq!(once, build(&tiles, &inventory, &[], &Priorities::default(), Budget(1_500)));
        assert_eq!(once.len(), names.len());
        assert_ne!(inventory.parts[0].1, TileId::BODY);
    }
}
