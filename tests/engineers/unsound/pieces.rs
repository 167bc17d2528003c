//! Pieces and cards that no table has.

use engineers::set::{DataSet, Grade, KindId};
use engineers::table::snapshot_error::{TeamFault, ThingFault};
use engineers::table::{CardPlace, Position, SnapshotError, ThingState};
use engineers::yard::{Direction, Wall};
use shell::seats::SeatId;

use crate::scene::{RED, at, find_thing, kind, machine};

use super::faults::{check, fault, scene, team_fault, thing_fault};

#[test]
fn a_table_with_something_of_everything_is_sound() {
    assert_eq!(check(scene(), |_| ()), Ok(()));
}

#[test]
fn numbers_of_pieces_are_checked() {
    let teams = fault(|position| position.teams.truncate(2));
    assert_eq!(teams, SnapshotError::Teams { expected: 3, found: 2 });
    assert_eq!(fault(|position| position.cards.truncate(23)), SnapshotError::Cards { expected: 24, found: 23 });
    let assemblies = fault(|position| position.assemblies.truncate(49));
    assert_eq!(assemblies, SnapshotError::Assemblies { expected: 50, found: 49 });
    let things = fault(|position| position.things.resize(161, ThingState::default()));
    assert_eq!(things, SnapshotError::Things { most: 160, found: 161 });
    assert_eq!(fault(|position| position.maze[1] = position.maze[0]), SnapshotError::Maze);
    assert_eq!(fault(|position| position.maze[1].turns = 4), SnapshotError::Maze);
    assert_eq!(fault(|position| position.maze[1].tile = 10), SnapshotError::Maze);
}

#[test]
fn walls_that_are_down_have_stood_and_are_in_order() {
    let yard = |position: &Position| DataSet::standard().yard(&position.maze, &position.walls_down);
    let open = fault(|position| {
        let is_open = |wall: &Wall| !yard(position).has_wall(*wall);
        position.walls_down.push(Wall::all().find(is_open).expect("an open way"));
    });
    assert_eq!(open, SnapshotError::Walls);
    let order = fault(|position| {
        let stand = |wall: &Wall| yard(position).has_wall(*wall);
        position.walls_down = Wall::all().filter(stand).take(2).collect();
        position.walls_down.reverse();
    });
    assert_eq!(order, SnapshotError::Walls);
    assert!(Wall::of(at("a1"), Direction::North).is_none());
}

#[test]
fn things_are_those_of_the_set() {
    let unseen = fault(|position| position.unseen.remove(at("a1")));
    assert!(matches!(unseen, SnapshotError::Unseen { .. }), "{unseen:?}");
    let on_road = fault(|position| {
        position.unseen.remove(at("a1"));
        position.unseen.insert(at("z0"));
    });
    assert!(matches!(on_road, SnapshotError::Unseen { .. }), "{on_road:?}");
    let magnets = fault(|position| {
        for name in ["rope", "bucket"] {
            let thing = find_thing(position, name).index();
            position.things[thing].kind.kind = kind("magnet");
        }
    });
    assert_eq!(magnets, SnapshotError::TooMany("magnet".into()));
    let best = fault(|position| {
        let objects = position.things.iter_mut().filter(|thing| thing.condition.quality.is_some());
        objects.for_each(|thing| thing.condition.quality = Some(Grade::A));
    });
    assert_eq!(best, SnapshotError::Qualities);
}

#[test]
fn kinds_and_markers_of_things_are_checked() {
    assert_eq!(fault_number(|thing| thing.kind.kind = KindId(200)), ThingFault::Kind);
    assert_eq!(thing_fault("rope", |thing| thing.kind.definitions[0] = Some(kind("magnet"))), ThingFault::Definition);
    let as_tool = thing_fault("odd_lump", |thing| thing.kind.definitions[0] = Some(kind("tool_kit")));
    assert_eq!(as_tool, ThingFault::Definition);
    let by_nobody = thing_fault("odd_lump", |thing| thing.kind.definitions[3] = Some(kind("rope")));
    assert_eq!(by_nobody, ThingFault::Definition);
    assert_eq!(thing_fault("tool_kit", |thing| thing.condition.quality = Some(Grade::C)), ThingFault::Condition);
    assert_eq!(thing_fault("rope", |thing| thing.condition.quality = None), ThingFault::Condition);
    assert_eq!(thing_fault("rope", |thing| thing.condition.quality = Some(Grade::Broken)), ThingFault::Condition);
    assert_eq!(thing_fault("rope", |thing| thing.condition.damage = 3), ThingFault::Condition);
    assert_eq!(thing_fault("odd_lump", |thing| thing.condition.damage = 1), ThingFault::Condition);
}

/// The fault of the rope after a change after which it has no name.
fn fault_number(change: impl FnOnce(&mut ThingState)) -> ThingFault {
    match fault(|position| change(&mut position.things[2])) {
        SnapshotError::Thing { number: 3, fault, .. } => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn cards_are_where_they_can_be() {
    let tea_urn = machine("tea_urn").index();
    let built = fault(|position| position.cards[tea_urn] = CardPlace::Built(RED));
    assert_eq!(built, SnapshotError::Card("tea_urn".into()));
    let beyond = fault(|position| position.cards[tea_urn] = CardPlace::Hand { seat: SeatId(3), is_shown: false });
    assert_eq!(beyond, SnapshotError::Card("tea_urn".into()));
    let fourth = CardPlace::Hand { seat: RED, is_shown: false };
    assert_eq!(team_fault(|position| position.cards[tea_urn] = fourth), TeamFault::Hand);
}
