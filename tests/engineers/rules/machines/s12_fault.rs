//! Finding the fault (section 12).

use engineers::action::{Action, Illegal, TableEvent, ThingId};
use engineers::set::Grade;
use engineers::table::{Debugging, Place};
use engineers::turn::work::fault_value;

use crate::scene::{BLUE, RED, Scene, machine, worker};
use crate::test_table::TestTable;

/// Table on which Red has a faulty yard tea urn.
fn faulty() -> Scene {
    let scene = Scene::new(2).hand(RED, "tea_urn").zone(RED, "oil_drum B + drainpipe C + car_battery D");
    scene.fault("oil_drum, drainpipe, car_battery")
}

fn debug(table: &mut TestTable, number: u8) -> Action {
    Action::Debug { worker: worker(number), machine: table.id("drainpipe") }
}

fn throw(table: &mut TestTable) -> Action {
    Action::Test { thing: table.id("drainpipe"), machine: machine("tea_urn"), with_once: false }
}

/// Sets of components whose fault is not found.
fn faults(table: &mut TestTable) -> Vec<Vec<ThingId>> {
    table.state().faults.iter().map(|fault| fault.to_vec()).collect()
}

/// Value, roll and whether the fault was found, of a debugging roll; `None` without one.
fn rolled(events: &[TableEvent]) -> Option<(u8, u8, bool)> {
    events.iter().find_map(|event| match event {
        TableEvent::DebugRolled { value, roll, is_found, .. } => Some((*value, *roll, *is_found)),
        _ => None,
    })
}

/// Table on which Red has debugged the faulty machine with some man-actions, and the next rolls.
fn debugged(done: u8, rolls: &[u8]) -> TestTable {
    let scene = faulty().rolls(rolls);
    let machine = ["oil_drum", "drainpipe", "car_battery"].map(|name| scene.id(name)).into_iter().collect();
    scene.turn(|turn| turn.debugged = Some(Debugging { machine, done })).game()
}

#[test]
fn example_15_values_of_debugging() {
    assert_eq!([2, 12, 54, 72, 93, 98].map(fault_value), [0, 2, 11, 14, 19, 19]);
    assert_eq!([3, 7, 8, 13, 18, 23, 28, 32, 33].map(fault_value), [1, 1, 2, 3, 4, 5, 6, 6, 7]);
    assert_eq!(fault_value(u8::MAX), 19);
}

#[test]
fn example_15_a_roll_of_2_finds_the_fault_after_12() {
    let mut table = debugged(11, &[2]);
    let last = debug(&mut table, 0);
    let events = table.act(last);
    assert!(matches!(events[0], TableEvent::Debugged { done: 1, total: 12, .. }));
    assert_eq!(rolled(&table.act(Action::EndTurn)), Some((2, 2, true)));
    assert!(table.state().faults.is_empty());
}

#[test]
fn example_15_a_roll_of_3_does_not_and_the_next_turn_begins_at_0() {
    let mut table = debugged(12, &[3]);
    assert_eq!(rolled(&table.end_turns_until(RED)), Some((2, 3, false)));
    assert_eq!(table.state().faults.len(), 1);
    let first = debug(&mut table, 0);
    assert!(matches!(table.act(first)[0], TableEvent::Debugged { done: 1, total: 1, .. }));
    assert_eq!(rolled(&table.act(Action::EndTurn)), None);
}

#[test]
fn example_15_four_workers_with_multimeters_do_72() {
    let scene = (0..4).fold(faulty().rolls(&[14]), |scene, number| scene.held(RED, number, "multimeter"));
    let mut table = scene.game();
    let each: Vec<Action> = (0..4).flat_map(|number| vec![debug(&mut table, number); 6]).collect();
    table.act_all(each);
    let debugged = table.state().turn().and_then(|turn| turn.debugged.clone()).expect("a debugged machine");
    assert_eq!(debugged.done, 72);
    assert_eq!(rolled(&table.act(Action::EndTurn)), Some((14, 14, true)));
}

#[test]
fn example_16_another_component_makes_another_machine() {
    let scene = Scene::new(2).hand(RED, "tea_urn").zone(RED, "oil_drum + drainpipe + wire_coil, car_battery");
    let mut table = scene.fault("oil_drum, drainpipe, car_battery").rolls(&[19]).game();
    let throw_switch = throw(&mut table);
    table.act(throw_switch);
    assert_eq!(table.state().faults.len(), 2);
    let scene = Scene::new(2).hand(RED, "tea_urn").zone(RED, "oil_drum + drainpipe + car_battery, wire_coil");
    let scene = scene.fault("oil_drum, drainpipe, car_battery").fault("oil_drum, drainpipe, wire_coil");
    let mut table = scene.rolls(&[1]).game();
    let throw_switch = throw(&mut table);
    assert_eq!(table.refused(throw_switch.clone()), Illegal::Faulty);
    let three = vec![debug(&mut table, 0); 3];
    table.act_all(three);
    assert_eq!(rolled(&table.end_turns_until(RED)), Some((1, 1, true)));
    let other = ["oil_drum", "drainpipe", "wire_coil"].map(|name| table.id(name));
    assert_eq!(faults(&mut table), [other]);
    table.act(throw_switch);
}

#[test]
fn rule_12_1_a_machine_put_together_again_is_as_faulty_as_before() {
    let scene = Scene::new(2).hand(RED, "tea_urn").zone(RED, "oil_drum + car_battery, drainpipe");
    let scene = scene.fault("oil_drum, drainpipe, car_battery").joining(RED, "oil_drum", "drainpipe", 23);
    let mut table = scene.game();
    let throw_switch = throw(&mut table);
    assert_eq!(table.refused(throw_switch.clone()), Illegal::NotTheMachine);
    table.act(Action::Work { worker: worker(0) });
    assert_eq!(table.refused(throw_switch), Illegal::Faulty);
}

#[test]
fn rule_12_1_the_fault_is_in_the_machine_whoever_has_it() {
    let scene = Scene::new(2).turn_of(BLUE).hand(BLUE, "tea_urn");
    let scene = scene.zone(BLUE, "oil_drum B + drainpipe C + car_battery D");
    let mut table = scene.fault("oil_drum, drainpipe, car_battery").game();
    let throw_switch = throw(&mut table);
    assert_eq!(table.refused(throw_switch), Illegal::Faulty);
    let first = debug(&mut table, 0);
    table.act(first);
}

#[test]
fn rule_12_2_debugging_needs_a_worker_with_a_hand_free_in_the_zone() {
    let scene = faulty().stands(RED, 0, "c1").held(RED, 1, "rope, multimeter").spent(RED, 2, 6).aboard(RED, 3);
    let mut table = scene.game();
    let refusals = [
        Illegal::NotInZone,
        Illegal::NoHands { needs: 1, free: 0 },
        Illegal::NoActions { needs: 1, has: 0 },
        Illegal::Aboard,
    ];
    for (number, illegal) in (0..).zip(refusals) {
        let action = debug(&mut table, number);
        assert_eq!(table.refused(action), illegal);
    }
}

#[test]
fn rule_12_2_one_faulty_machine_a_turn() {
    let scene = faulty()
        .zone(RED, "ladder + rope + wire_coil, bucket + pump")
        .truck(RED, "d0")
        .fault("ladder, rope, wire_coil");
    let mut table = scene.game();
    let [rope, pump, drum] = ["rope", "pump", "oil_drum"].map(|name| table.id(name));
    let debug = |machine| Action::Debug { worker: worker(0), machine };
    assert_eq!(table.refused(debug(pump)), Illegal::NotFaulty);
    table.act(debug(rope));
    assert_eq!(table.refused(debug(drum)), Illegal::OtherMachine);
    table.act(debug(rope));
    table.end_turns_until(RED);
    table.act(debug(drum));
}

#[test]
fn rule_12_2_the_best_tool_in_hand_counts() {
    let done = |tools: &str| {
        let mut table = faulty().held(RED, 0, tools).game();
        let action = debug(&mut table, 0);
        table.act(action);
        table.state().turn().and_then(|turn| turn.debugged.clone()).map(|debugged| debugged.done)
    };
    assert_eq!(["tool_kit", "multimeter", "workshop_manual"].map(done), [Some(1), Some(3), Some(4)]);
}

#[test]
fn rule_12_4_a_machine_whose_fault_is_found_is_tested_in_a_later_turn() {
    let mut table = debugged(98, &[19]);
    let throw_switch = throw(&mut table);
    assert_eq!(table.refused(throw_switch.clone()), Illegal::Faulty);
    table.end_turns_until(RED);
    table.act(throw_switch);
}

#[test]
fn rule_12_6_a_test_that_fails_again_makes_a_new_fault() {
    let mut table = debugged(98, &[19, 15]);
    table.end_turns_until(RED);
    assert!(table.state().faults.is_empty());
    let throw_switch = throw(&mut table);
    table.act(throw_switch);
    let whole = table.whole("drainpipe");
    assert_eq!(faults(&mut table), [whole]);
}

#[test]
fn rule_12_7_mending_takes_a_damage_marker_off() {
    let scene = Scene::new(2).zone(RED, "rope broken + ladder B -2, bucket C, tool_kit").held(RED, 0, "welding_set");
    let mut table = scene.zone(BLUE, "pump broken").held(RED, 1, "winch broken").game();
    let mend = |number, thing| Action::Mend { worker: worker(number), thing };
    let [rope, ladder, bucket, kit, pump, winch] =
        ["rope", "ladder", "bucket", "tool_kit", "pump", "winch"].map(|name| table.id(name));
    assert_eq!(table.refused(mend(1, rope)), Illegal::NoToolForThat);
    assert_eq!(table.refused(mend(0, bucket)), Illegal::NotDamaged);
    assert_eq!(table.refused(mend(0, kit)), Illegal::NotAComponent);
    assert_eq!(table.refused(mend(0, pump)), Illegal::NotInOwnZone);
    assert_eq!(table.refused(mend(0, winch)), Illegal::NotInOwnZone);
    let events = table.act(mend(0, rope));
    assert_eq!(events, [TableEvent::Mended { seat: RED, worker: worker(0), thing: rope, grade: Grade::D }]);
    assert_eq!(table.worker(RED, 0).spent, 4);
    // The welding set has a penalty of 1.
    assert_eq!(table.refused(mend(0, ladder)), Illegal::NoActions { needs: 4, has: 1 });
    table.end_turns_until(RED);
    table.act(mend(0, ladder));
    assert_eq!(table.grade("ladder"), Some(Grade::C));
}

#[test]
fn rule_12_8_honing_raises_by_a_grade_and_uses_the_grease_up() {
    let scene = Scene::new(2).zone(RED, "rope C, ladder A").held(RED, 0, "tin_of_grease");
    let mut table = scene.game();
    let improve = |number, thing| Action::Improve { worker: worker(number), thing };
    let [rope, ladder, grease] = ["rope", "ladder", "tin_of_grease"].map(|name| table.id(name));
    assert_eq!(table.refused(improve(0, ladder)), Illegal::BestGrade);
    assert_eq!(table.refused(improve(1, rope)), Illegal::NoToolForThat);
    let improved =
        TableEvent::Improved { seat: RED, worker: worker(0), thing: rope, grade: Grade::B, used_up: Some(grease) };
    assert_eq!(table.act(improve(0, rope)), [improved]);
    assert_eq!((table.worker(RED, 0).spent, table.place("tin_of_grease")), (2, Place::Away));
    assert_eq!((table.grade("rope"), table.thing("rope").condition.improvements), (Some(Grade::B), 1));
    assert_eq!(table.refused(improve(0, rope)), Illegal::NoToolForThat);
}

#[test]
fn rule_12_8_an_a_that_is_damaged_may_be_improved() {
    let mut table = Scene::new(2).zone(RED, "rope A -1").held(RED, 0, "tin_of_grease").game();
    let improve = Action::Improve { worker: worker(0), thing: table.id("rope") };
    table.act(improve);
    assert_eq!(table.grade("rope"), Some(Grade::A));
}

#[test]
fn rule_12_8_neither_finds_a_fault() {
    let mut table = faulty().held(RED, 0, "tin_of_grease").game();
    let improve = Action::Improve { worker: worker(0), thing: table.id("car_battery") };
    table.act(improve);
    let throw_switch = throw(&mut table);
    assert_eq!(table.refused(throw_switch), Illegal::Faulty);
}
