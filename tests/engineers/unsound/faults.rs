//! A sound table, and the faults of it after a change.

use engineers::table::snapshot_error::{StateFault, TeamFault, ThingFault};
use engineers::table::{Position, SnapshotError, Stage, ThingState, Turn};
use shell::table::GameSnapshot;

use crate::scene::{BLUE, RED, Scene, find_thing};

/// A table with something of everything. It is sound.
pub fn scene() -> Scene {
    Scene::new(3)
        .zone(RED, "oil_drum B + drainpipe C, rope, tool_kit, rucksack")
        .packed("rucksack", "radio_set")
        .held(RED, 0, "bucket, head_lamp")
        .shared(RED, &[1, 2], "girder")
        .loaded(RED, "bathtub, odd_lump A")
        .face_down("c4", &[BLUE], "car_tyre D -1")
        .zone(BLUE, "tin_sheet")
        .away("gearbox")
        .tied("tool_kit", &[0])
        .joining(RED, "oil_drum", "rope", 5)
        .notebook(BLUE)
        .entry(BLUE, "bucket", "d4", 3)
        .built(BLUE, "tea_urn")
        .shown(RED, "great_kite")
        .fault("oil_drum, drainpipe, rope")
}

/// Checks a scene after a change.
pub fn check(scene: Scene, change: impl FnOnce(&mut Position)) -> Result<(), SnapshotError> {
    let (setup, mut snapshot) = scene.into_snapshot();
    change(&mut snapshot.position);
    snapshot.check_snapshot(&setup)
}

/// The fault of the table after a change.
pub fn fault(change: impl FnOnce(&mut Position)) -> SnapshotError {
    check(scene(), change).expect_err("a table that can't be")
}

/// The fault of a thing after a change of it.
pub fn thing_fault(name: &str, change: impl FnOnce(&mut ThingState)) -> ThingFault {
    let number = std::cell::Cell::new(0);
    let error = fault(|position| {
        let thing = find_thing(position, name);
        number.set(thing.index() + 1);
        change(&mut position.things[thing.index()]);
    });
    match error {
        SnapshotError::Thing { number: found, fault, .. } if found == number.get() => fault,
        other => panic!("{name}: {other:?}"),
    }
}

/// The fault of Red after a change.
pub fn team_fault(change: impl FnOnce(&mut Position)) -> TeamFault {
    match fault(change) {
        SnapshotError::Team { seat: RED, fault } => fault,
        other => panic!("{other:?}"),
    }
}

/// The fault of the state of play after a change.
pub fn state_fault(change: impl FnOnce(&mut Position)) -> StateFault {
    match fault(change) {
        SnapshotError::State(fault) => fault,
        other => panic!("{other:?}"),
    }
}

/// Changes the turn of a position.
pub fn in_turn(position: &mut Position, change: impl FnOnce(&mut Turn)) {
    match &mut position.state.stage {
        Stage::Turn(turn) => change(turn),
        other => panic!("{other:?}"),
    }
}
