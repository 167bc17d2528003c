//! The builder: given parts and what the robot is wanted for, a legal robot that serves it well.
//!
//! A beam search over pure layouts: part after part is laid at every place where it links, and the best few robots so far
//! are kept. What is looked at is bounded by a budget of layouts, not by a clock, so the same question has the same
//! answer on every machine; a larger budget keeps more robots and finds better ones. Parts come first: a robot that keeps
//! more of them always goes before one that keeps fewer, and where parts would be lost though there are sockets for them, a
//! second search keeps sockets open before all else.

use crate::action::Placed;
use crate::grid::Place;
use crate::parts::{Gripper, Kind, PartId, Size, Tile, TileId, TileSet};
use crate::robot::build::{Workshop, attachments, first_robot};
use crate::robot::hold::Hands;
use crate::robot::{Bond, Layout, Piece, ability};

/// Free edges beside a gripper beyond which more are worth nothing.
const ENOUGH_ROOM: usize = 4;
/// Kept robots whose room for things is looked at closely at the end.
const FINALISTS: usize = 6;

/// What a cell where something could be plugged in is worth when parts would be lost: more than any wish.
const OPEN: i32 = 10_000;

/// What a robot is wanted for: how much each ability and each way to hold something is worth, in no unit but its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wishes {
    /// Worth of a point of sight (2.8).
    pub sight: i32,
    /// Worth of a point of grip (3.1).
    pub grip: i32,
    /// Worth of a point of bite (3.1).
    pub bite: i32,
    /// Worth of a point of speed (2.7).
    pub speed: i32,
    /// Worth of being able to hold a small, medium or large thing with claws.
    pub claws: [i32; 3],
    /// Worth of being able to hold a small, medium or large thing with mouths.
    pub mouths: [i32; 3],
}

impl Default for Wishes {
    fn default() -> Self {
        Self { sight: 20, grip: 20, bite: 20, speed: 20, claws: [6, 10, 14], mouths: [6, 10, 14] }
    }
}

/// How many layouts may be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub u32);

/// A robot in the making.
#[derive(Clone)]
struct Robot<'t> {
    layout: Layout<'t>,
    build: Vec<Placed>,
    value: i32,
}

/// A legal build of a workshop's parts that serves the wishes. `standing` are the parts that are attached already: leaving
/// them where they are and adding to them is always looked at too.
pub fn build(
    tiles: &TileSet,
    workshop: &Workshop,
    standing: &[Placed],
    wishes: &Wishes,
    budget: Budget,
) -> Vec<Placed> {
    let parts = in_order(tiles, workshop);
    let empty = Robot { layout: Layout::new(tiles, workshop.body), build: Vec::new(), value: 0 };
    let mut stands = empty.clone();
    for placed in standing {
        let tile = parts.iter().find(|(part, _)| *part == placed.part);
        let laid = tile.is_some_and(|&(part, tile)| {
            stands.layout.add(Piece { part, place: placed.place, bond: Bond::Attached(tile) }).is_ok()
        });
        if laid {
            stands.build.push(*placed);
        }
    }
    // A third of the budget goes to what stands, which needs few new parts, the rest to a robot from scratch.
    let share = Budget(budget.0 / 3);
    let by_wishes = |layout: &Layout| plain_value(layout, wishes);
    let mut found = beam(stands.clone(), &parts, by_wishes, share);
    found.extend(beam(empty.clone(), &parts, by_wishes, Budget(budget.0 - share.0)));
    found.retain(|robot| robot.layout.check_linked().is_ok());
    let most = |found: &[Robot]| found.iter().map(|robot| robot.build.len()).max().unwrap_or(0);
    if most(&found) < most_that_can_be_kept(tiles, &parts) {
        let links_first = links_first(&parts);
        let by_open_cells = |layout: &Layout| OPEN * open_cells(layout) + by_wishes(layout);
        // Long pipes keep cells open and take long to measure, so this search is a short one.
        let short = Budget(budget.0 / 8);
        let mut more = beam(empty, &links_first, by_open_cells, short);
        more.extend(beam(stands, &links_first, by_open_cells, short));
        more.retain(|robot| robot.layout.check_linked().is_ok());
        more.iter_mut().for_each(|robot| robot.value = by_wishes(&robot.layout));
        found.extend(more);
    }
    let most = most(&found);
    found.retain(|robot| robot.build.len() == most);
    found.sort_by_key(|robot| std::cmp::Reverse(robot.value));
    found.truncate(FINALISTS);
    let best = found
        .into_iter()
        .map(|robot| (value(&robot.layout, wishes), robot.build))
        .reduce(|best, next| if next.0 > best.0 { next } else { best });
    let build = best.map(|(_, build)| build).unwrap_or_default();
    if workshop.all && build.len() < workshop.parts.len() {
        first_robot(tiles, workshop).unwrap_or(build)
    } else {
        build
    }
}

/// Feet first, while the ground is near; then pipes, which others need; then what is largest.
fn in_order<'t>(tiles: &'t TileSet, workshop: &Workshop) -> Vec<(PartId, &'t Tile)> {
    let mut parts: Vec<(PartId, &Tile)> = workshop.parts.iter().map(|&(part, tile)| (part, &tiles[tile])).collect();
    parts.sort_by_key(|&(part, tile)| {
        let kind = match tile.kind() {
            Kind::Mover => 0,
            Kind::Pipe => 1,
            _ => 2,
        };
        (kind, std::cmp::Reverse(tile.points()), part)
    });
    parts
}

/// What links others first, in the search for a robot that keeps more.
fn links_first<'t>(parts: &[(PartId, &'t Tile)]) -> Vec<(PartId, &'t Tile)> {
    let mut parts = parts.to_vec();
    parts.sort_by_key(|(_, tile)| std::cmp::Reverse(tile.shape().sockets_at(Place::default()).count()));
    parts
}

/// No more parts than this can be kept. Every part takes up two sockets, one of its own and one that it is plugged into, so
/// what has one socket uses up another, and what has two or more leaves as many for others.
fn most_that_can_be_kept(tiles: &TileSet, parts: &[(PartId, &Tile)]) -> usize {
    let sockets = |tile: &Tile| tile.shape().sockets_at(Place::default()).count();
    let single = parts.iter().filter(|(_, tile)| sockets(tile) < 2).count();
    let left: usize = parts.iter().map(|(_, tile)| sockets(tile).saturating_sub(2)).sum();
    parts.len() - single.saturating_sub(sockets(&tiles[TileId::BODY]) + left)
}

/// A child of a robot of the beam: whose, where its new part lies, and its value.
struct Child {
    parent: usize,
    place: Option<Place>,
    kept: usize,
    value: i32,
}

/// Lays the parts that are not laid yet, one after another, and keeps at each the few robots that keep most and of these
/// have the highest value.
fn beam<'t>(
    start: Robot<'t>,
    parts: &[(PartId, &'t Tile)],
    value: impl Fn(&Layout) -> i32,
    budget: Budget,
) -> Vec<Robot<'t>> {
    let laid = |robot: &Robot, part| robot.build.iter().any(|placed| placed.part == part);
    let missing: Vec<_> = parts.iter().copied().filter(|&(part, _)| !laid(&start, part)).collect();
    let mut robots = vec![Robot { value: value(&start.layout), ..start }];
    let (mut left, mut steps) = (budget.0, missing.len() as u32);
    for (part, tile) in missing {
        let mut children: Vec<Child> = Vec::new();
        let share = left / steps.max(1);
        let mut looked = 0;
        for (parent, robot) in robots.iter_mut().enumerate() {
            // The first robot is always looked at, so that no part is lost for want of budget.
            if parent > 0 && looked >= share {
                break;
            }
            let places = attachments(&robot.layout, tile);
            looked += places.len() as u32;
            for place in &places {
                if robot.layout.add(Piece { part, place: *place, bond: Bond::Attached(tile) }).is_ok() {
                    let value = value(&robot.layout);
                    robot.layout.pop();
                    children.push(Child { parent, place: Some(*place), kept: robot.build.len() + 1, value });
                }
            }
            children.push(Child { parent, place: None, kept: robot.build.len(), value: robot.value });
        }
        (left, steps) = (left.saturating_sub(looked), steps - 1);
        // Of equals the first, so that the answer does not depend on how they are sorted.
        children.sort_by_key(|child| std::cmp::Reverse((child.kept, child.value)));
        let width = (share / 24).clamp(1, 24) as usize;
        children.truncate(width);
        robots = children.iter().map(|child| grown(&robots[child.parent], child, part, tile)).collect();
    }
    robots
}

fn grown<'t>(parent: &Robot<'t>, child: &Child, part: PartId, tile: &'t Tile) -> Robot<'t> {
    let mut robot = parent.clone();
    robot.value = child.value;
    if let Some(place) = child.place
        && robot.layout.add(Piece { part, place, bond: Bond::Attached(tile) }).is_ok()
    {
        robot.build.push(Placed { part, place });
    }
    robot
}

/// What a robot's abilities and the free edges beside its grippers are worth.
fn plain_value(layout: &Layout, wishes: &Wishes) -> i32 {
    let (abilities, _) = ability::measure(layout);
    wishes.sight * i32::from(abilities.sight)
        + wishes.grip * i32::from(abilities.grip)
        + wishes.bite * i32::from(abilities.bite)
        + wishes.speed * i32::from(abilities.speed)
        + room(layout)
}

/// Free cells that a socket faces.
fn open_cells(layout: &Layout) -> i32 {
    let sockets = (0..layout.pieces().len()).flat_map(|piece| layout.sockets(piece));
    let facing = sockets.filter(|(_, linked)| linked.is_none()).map(|(socket, _)| socket.facing().cell);
    let mut cells: Vec<_> = facing.filter(|&cell| layout.at(cell).is_none()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.len() as i32
}

/// Free edges beside all grippers, no more than are of use.
pub(super) fn room(layout: &Layout) -> i32 {
    let grippers = layout
        .pieces()
        .iter()
        .filter_map(|piece| piece.attached().filter(|tile| tile.kind().gripper().is_some()).map(|tile| (piece, tile)));
    let free = grippers.map(|(piece, tile)| {
        let outline = tile.shape().turned(piece.place.turn).footprint;
        outline.border(piece.place.cell).filter(|&cell| layout.at(cell).is_none()).count().min(ENOUGH_ROOM) as i32
    });
    free.sum()
}

/// The same with what its grippers can really hold.
pub fn value(layout: &Layout, wishes: &Wishes) -> i32 {
    let (_, bonuses) = ability::measure(layout);
    let holds: i32 = [(Gripper::Claw, wishes.claws), (Gripper::Mouth, wishes.mouths)]
        .into_iter()
        .map(|(by, worth)| {
            let hands = Hands::new(layout, &bonuses, by);
            let can = |size: Size| !hands.places(size).is_empty();
            Size::ALL.into_iter().filter(|&size| can(size)).map(|size| worth[size as usize]).sum::<i32>()
        })
        .sum();
    plain_value(layout, wishes) + holds
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A workshop of some tiles by name.
    fn workshop(tiles: &TileSet, names: &[&str]) -> Workshop {
        let find = |name: &str| tiles.tiles().iter().find(|tile| tile.name() == name).unwrap().id();
        let parts = (1..).map(PartId).zip(names.iter().map(|name| find(name))).collect();
        Workshop { body: PartId(0), parts, all: false }
    }

    fn abilities(tiles: &TileSet, workshop: &Workshop, build: &[Placed]) -> ability::Abilities {
        ability::measure(&workshop.check(tiles, build).unwrap()).0
    }

    #[test]
    fn every_build_is_legal_and_keeps_what_can_be_kept() {
        let tiles = TileSet::built_in();
        let names =
            ["eye_medium", "mouth_large", "claw_large", "feet_small", "pipe_small_elbow", "pipe_medium_splitter"];
        let workshop = workshop(&tiles, &[&names[..], &names[..], &["jet_large", "treads_medium"]].concat());
        for budget in [1, 50, 400, 4_000] {
            let build = build(&tiles, &workshop, &[], &Wishes::default(), Budget(budget));
            assert!(workshop.check(&tiles, &build).is_ok());
            assert_eq!(build.len(), workshop.parts.len(), "with a budget of {budget}");
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
        let workshop = workshop(&tiles, &names);
        let wishes = Wishes::default();
        let worth = |budget| {
            let build = build(&tiles, &workshop, &[], &wishes, Budget(budget));
            value(&workshop.check(&tiles, &build).unwrap(), &wishes)
        };
        assert!(worth(6_000) > worth(1), "{} {}", worth(6_000), worth(1));
        assert!(worth(6_000) >= worth(300));
    }

    #[test]
    fn pipes_go_under_what_is_wished_for() {
        let tiles = TileSet::built_in();
        let workshop = workshop(&tiles, &["pipe_small_straight", "eye_small", "mouth_small", "claw_small"]);
        let nothing = Wishes { sight: 0, grip: 0, bite: 0, speed: 0, claws: [0; 3], mouths: [0; 3] };
        for (wishes, of) in [
            (Wishes { sight: 50, ..nothing }, (|abilities| abilities.sight) as fn(ability::Abilities) -> u16),
            (Wishes { bite: 50, ..nothing }, |abilities| abilities.bite),
            (Wishes { grip: 50, ..nothing }, |abilities| abilities.grip),
        ] {
            let build = build(&tiles, &workshop, &[], &wishes, Budget(2_000));
            assert_eq!(of(abilities(&tiles, &workshop, &build)), 2, "{wishes:?}");
        }
    }

    #[test]
    fn movers_stand_on_the_ground() {
        let tiles = TileSet::built_in();
        let workshop = workshop(&tiles, &["feet_small", "feet_small", "treads_medium", "claw_small", "eye_small"]);
        let wishes = Wishes { speed: 60, ..Wishes::default() };
        let build = build(&tiles, &workshop, &[], &wishes, Budget(2_000));
        assert_eq!(abilities(&tiles, &workshop, &build).speed, 4, "all of them reach the ground");
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
        let workshop = workshop(&tiles, &names);
        let once = build(&tiles, &workshop, &[], &Wishes::default(), Budget(1_500));
        assert_eq!(once, build(&tiles, &workshop, &[], &Wishes::default(), Budget(1_500)));
        assert_eq!(once.len(), names.len());
        assert_ne!(workshop.parts[0].1, TileId::BODY);
    }
}
