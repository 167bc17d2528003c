//! Things where they can't be, and assemblies that can't be.

use engineers::action::{AssemblyId, ThingId, WorkerSet};
use engineers::table::snapshot_error::ThingFault;
use engineers::table::{JoinedIn, Place, Position, SnapshotError};
use shell::seats::{SeatId, SeatSet};
use smallvec::smallvec;

use crate::scene::{BLUE, RED, at, find_thing, kind, workers};

use super::faults::{fault, thing_fault};

#[test]
fn things_are_where_they_can_be() {
    assert_eq!(thing_fault("rope", |thing| thing.place = Place::Unused), ThingFault::Place);
    assert_eq!(thing_fault("gearbox", |thing| thing.place = Place::Zone(SeatId(3))), ThingFault::Place);
    let by_nobody = thing_fault("bucket", |thing| thing.place = Place::Held(RED, WorkerSet::EMPTY));
    assert_eq!(by_nobody, ThingFault::Carriers);
    let apart = fault(|position| position.teams[0].workers[1].square = at("c1"));
    assert!(matches!(apart, SnapshotError::Thing { fault: ThingFault::Carriers, .. }), "{apart:?}");
    let aboard = fault(|position| position.teams[0].workers[0].is_aboard = true);
    assert!(matches!(aboard, SnapshotError::Thing { fault: ThingFault::Carriers, .. }), "{aboard:?}");
    for (name, container) in [("bucket", "rope"), ("girder", "rucksack"), ("bucket", "bucket")] {
        let packed = fault(|position| {
            let thing = find_thing(position, name).index();
            position.things[thing].place = Place::Packed(find_thing(position, container));
        });
        assert!(matches!(packed, SnapshotError::Thing { fault: ThingFault::Container, .. }), "{name}: {packed:?}");
    }
    let in_nothing = thing_fault("bucket", |thing| thing.place = Place::Packed(ThingId(159)));
    assert_eq!(in_nothing, ThingFault::Container);
    let third = fault(|position| {
        for name in ["bucket", "tin_sheet"] {
            let thing = find_thing(position, name).index();
            position.things[thing].place = Place::Packed(find_thing(position, "rucksack"));
            position.things[thing].kind.kind = kind("headlight");
        }
    });
    assert!(matches!(third, SnapshotError::Thing { fault: ThingFault::Container, .. }), "{third:?}");
}

#[test]
fn things_are_open_and_tied_only_to_whom_they_can_be() {
    let all: SeatSet = [RED, BLUE].into_iter().collect();
    assert_eq!(thing_fault("rope", |thing| thing.access.open = all), ThingFault::Open);
    assert_eq!(thing_fault("radio_set", |thing| thing.access.open = all), ThingFault::Open);
    let beyond: SeatSet = [SeatId(3)].into_iter().collect();
    assert_eq!(thing_fault("car_tyre", |thing| thing.access.open = beyond), ThingFault::Open);
    assert_eq!(thing_fault("rope", |thing| thing.access.tied = workers(&[0])), ThingFault::Tied);
    assert_eq!(thing_fault("head_lamp", |thing| thing.access.tied = workers(&[1])), ThingFault::Tied);
    assert_eq!(thing_fault("rope", |thing| thing.joined = JoinedIn(Some(AssemblyId(0)))), ThingFault::Joined);
    assert_eq!(thing_fault("rope", |thing| thing.joined = JoinedIn(Some(AssemblyId(99)))), ThingFault::Joined);
}

#[test]
fn assemblies_are_of_two_or_more_components_at_one_place() {
    let assembly = |change: fn(&mut Position)| match fault(change) {
        SnapshotError::Assembly { number } => number,
        other => panic!("{other:?}"),
    };
    let apart = fault(|position| {
        let drum = find_thing(position, "oil_drum").index();
        position.things[drum].place = Place::Zone(BLUE);
    });
    assert_eq!(apart, SnapshotError::Assembly { number: 1 });
    assert_eq!(assembly(|position| position.assemblies[3] = smallvec![ThingId(2), ThingId(4)]), 4);
    assert_eq!(assembly(|position| position.assemblies[0] = smallvec![ThingId(0), ThingId(1), ThingId(0)]), 1);
    let alone = fault(|position| {
        position.assemblies[0] = smallvec![ThingId(0)];
        position.things[1].joined = JoinedIn(None);
    });
    assert_eq!(alone, SnapshotError::Assembly { number: 1 });
    let with_tool = fault(|position| {
        let kit = find_thing(position, "tool_kit");
        position.assemblies[0].push(kit);
        position.things[kit.index()].joined = JoinedIn(Some(AssemblyId(0)));
    });
    assert_eq!(with_tool, SnapshotError::Assembly { number: 1 });
}
