//! The test (section 11).

use engineers::action::{Action, Illegal, TableEvent, ThingId};
use engineers::set::Grade;
use engineers::table::{CardPlace, Place};
use engineers::turn::test::{odds, success_value};

use crate::scene::{BLUE, RED, Scene, machine, worker};
use crate::test_table::TestTable;

/// Table on which Red can test a yard tea urn, whose value is 14.
fn tea_urn() -> Scene {
    let scene = Scene::new(2).hand(RED, "tea_urn great_kite land_yacht");
    scene.zone(RED, "oil_drum B + drainpipe C + car_battery D")
}

fn throw(table: &mut TestTable, with_once: bool) -> Action {
    Action::Test { thing: table.id("drainpipe"), machine: machine("tea_urn"), with_once }
}

/// Value, roll and whether the machine worked, of a test.
fn tested(events: &[TableEvent]) -> (u8, u8, bool) {
    let found = events.iter().find_map(|event| match event {
        TableEvent::Tested { value, roll, works, .. } => Some((*value, *roll, *works)),
        _ => None,
    });
    found.expect("a test")
}

/// Sets of components whose fault is not found.
fn faults(table: &mut TestTable) -> Vec<Vec<ThingId>> {
    table.state().faults.iter().map(|fault| fault.to_vec()).collect()
}

fn grades(table: &mut TestTable) -> [Grade; 3] {
    ["oil_drum", "drainpipe", "car_battery"].map(|name| table.grade(name).expect("a grade"))
}

/// Success value of the machine that a rope is part of.
fn value(scene: Scene, with_once: bool) -> u8 {
    let mut table = scene.truck(RED, "d0").game();
    let rope = table.id("rope");
    table.read(|table| odds(table, RED, rope, with_once))
}

#[test]
fn example_12_success_values() {
    let mixed = || Scene::new(2).zone(RED, "rope A + ladder C + bucket C + oil_drum D");
    assert_eq!(value(mixed(), false), 15);
    assert_eq!(value(mixed().zone(RED, "test_stand"), false), 17);
    assert_eq!(value(mixed().zone(RED, "test_stand, safety_valve"), true), 19);
    assert_eq!(value(mixed().zone(RED, "test_stand, safety_valve"), false), 17);
    assert_eq!(value(Scene::new(2).zone(RED, "rope A + ladder A + bucket A + oil_drum A + pump A"), false), 19);
    let poor = || Scene::new(2).zone(RED, "rope D + ladder D + bucket D + oil_drum D + pump D + winch D");
    assert_eq!(value(poor(), false), 5);
    assert_eq!(value(poor().zone(RED, "test_stand"), false), 7);
    let broken = || Scene::new(2).zone(RED, "rope A + ladder broken + bucket A");
    assert_eq!(value(broken(), false), 1);
    assert_eq!(value(broken().zone(RED, "test_stand, safety_valve"), true), 1);
}

#[test]
fn example_13_a_yard_tea_urn_works() {
    let mut table = tea_urn().rolls(&[14]).game();
    let throw = throw(&mut table, false);
    let events = table.act(throw);
    assert_eq!(tested(&events), (14, 14, true));
    assert_eq!(grades(&mut table), [Grade::C, Grade::D, Grade::Broken]);
    assert_eq!((table.whole("drainpipe").len(), table.place("drainpipe")), (3, Place::Zone(RED)));
    assert_eq!(table.read(|table| table.points(RED)), 35);
    let cards = table.position().cards;
    assert_eq!(cards[machine("tea_urn").index()], CardPlace::Built(RED));
    assert_eq!(["great_kite", "land_yacht"].map(|name| cards[machine(name).index()]), [CardPlace::Aside; 2]);
    assert_eq!(table.position().hand(RED).count(), 3);
    assert_eq!((table.awaited(), table.state().faults.len()), (Some(BLUE), 0));
}

#[test]
fn example_13_a_yard_tea_urn_fails() {
    let mut table = tea_urn().rolls(&[15]).game();
    let throw = throw(&mut table, false);
    let events = table.act(throw);
    assert_eq!(tested(&events), (14, 15, false));
    assert_eq!(grades(&mut table), [Grade::B, Grade::C, Grade::D]);
    let whole = table.whole("drainpipe");
    assert_eq!(faults(&mut table), [whole]);
    let cards = table.position().cards;
    assert_eq!(cards[machine("tea_urn").index()], CardPlace::Hand { seat: RED, is_shown: true });
    assert_eq!(cards[machine("great_kite").index()], CardPlace::Hand { seat: RED, is_shown: false });
    assert_eq!((table.read(|table| table.points(RED)), table.awaited()), (0, Some(BLUE)));
}

#[test]
fn example_14_a_major_malfunction() {
    let mut table = tea_urn().rolls(&[20]).game();
    let throw_switch = throw(&mut table, false);
    let events = table.act(throw_switch);
    assert_eq!(tested(&events), (14, 20, false));
    assert_eq!(grades(&mut table), [Grade::C, Grade::D, Grade::Broken]);
    assert_eq!((table.state().faults.len(), table.read(|table| table.points(RED))), (1, 0));
    assert!(!events.iter().any(|event| matches!(event, TableEvent::CardsDealt { .. })));
}

#[test]
fn example_14_what_is_broken_takes_no_more_damage() {
    let scene = Scene::new(2).hand(RED, "tea_urn").rolls(&[20]).held(RED, 0, "welding_set");
    let mut table = scene.zone(RED, "oil_drum B -1 + drainpipe C -1 + car_battery D -1").game();
    let mend = Action::Mend { worker: worker(0), thing: table.id("car_battery") };
    table.act(mend);
    assert_eq!(grades(&mut table), [Grade::C, Grade::D, Grade::D]);
    let throw_switch = throw(&mut table, false);
    assert_eq!(tested(&table.act(throw_switch)), (12, 20, false));
    assert_eq!(grades(&mut table), [Grade::D, Grade::Broken, Grade::Broken]);
    let scene = Scene::new(2).hand(RED, "tea_urn").rolls(&[20, 20]);
    let mut table = scene.zone(RED, "oil_drum D + drainpipe broken + car_battery broken").game();
    let throw_switch = throw(&mut table, false);
    let events = table.act(throw_switch);
    let damaged = [(table.id("oil_drum"), Grade::Broken)].into_iter().collect();
    assert!(events.contains(&TableEvent::Damaged { seat: RED, grades: damaged }));
    assert_eq!(["oil_drum", "drainpipe", "car_battery"].map(|name| table.thing(name).condition.damage), [1; 3]);
}

#[test]
fn rule_11_1_only_the_machine_of_an_own_card_is_tested() {
    let scene = Scene::new(2).hand(RED, "tea_urn great_kite").hand(BLUE, "signal_lamp").truck(RED, "d0");
    let scene = scene.zone(RED, "oil_drum + drainpipe + wire_coil + rope, bed_frame + sailcloth").zone(BLUE, "pump");
    let mut table = scene.game();
    let throw = |thing, name| Action::Test { thing, machine: machine(name), with_once: false };
    let [drum, frame, pump] = ["oil_drum", "bed_frame", "pump"].map(|name| table.id(name));
    assert_eq!(table.refused(throw(drum, "signal_lamp")), Illegal::NotYourCard);
    assert_eq!(table.refused(throw(drum, "tea_urn")), Illegal::NotTheMachine);
    assert_eq!(table.refused(throw(frame, "great_kite")), Illegal::NotTheMachine);
    assert_eq!(table.refused(throw(pump, "great_kite")), Illegal::NotInOwnZone);
}

#[test]
fn rule_11_1_a_worker_on_foot_is_in_the_zone() {
    let mut table = tea_urn().driver(RED, 0).aboard(RED, 1).stands(RED, 2, "c1").stands(RED, 3, "d0").game();
    let throw_switch = throw(&mut table, false);
    assert_eq!(table.refused(throw_switch.clone()), Illegal::NotInZone);
    table.act(Action::ClimbOut { worker: worker(1) });
    table.act(throw_switch);
}

#[test]
fn rule_11_1_a_blank_counts_as_its_own_team_defined_it() {
    let lump = || Scene::new(2).hand(RED, "tea_urn").zone(RED, "oil_drum + drainpipe + odd_lump");
    let mut table = lump().defined("odd_lump", BLUE, "wire_coil").game();
    let throw_switch = throw(&mut table, false);
    assert_eq!(table.refused(throw_switch.clone()), Illegal::NotTheMachine);
    let mut table = lump().defined("odd_lump", RED, "wire_coil").rolls(&[1]).game();
    assert!(tested(&table.act(throw_switch)).2);
}

#[test]
fn rule_11_2_a_faulty_machine_is_not_tested() {
    let mut table = tea_urn().fault("oil_drum, drainpipe, car_battery").game();
    let throw_switch = throw(&mut table, false);
    assert_eq!(table.refused(throw_switch), Illegal::Faulty);
}

#[test]
fn rule_11_4_each_grade_counts() {
    let each = Grade::ALL.map(|grade| success_value(&[grade], 0));
    assert_eq!(each, [1, 15, 16, 17, 19]);
    assert_eq!(success_value(&[Grade::D; 6], 0), 5);
    assert_eq!(success_value(&[Grade::A, Grade::D], 1), 18);
}

#[test]
fn rule_11_5_a_thing_is_used_up_only_if_its_team_says_so() {
    let mut table = tea_urn().zone(RED, "safety_valve").rolls(&[18]).game();
    let valve = table.id("safety_valve");
    let throw_switch = throw(&mut table, true);
    let events = table.act(throw_switch);
    assert_eq!(tested(&events), (18, 18, true));
    let is_used =
        |event: &TableEvent| matches!(event, TableEvent::Tested { used_up, steady: 4, .. } if *used_up == Some(valve));
    assert!(events.iter().any(is_used));
    assert_eq!(table.place("safety_valve"), Place::Away);
    let mut table = tea_urn().zone(RED, "safety_valve").rolls(&[18]).game();
    let throw_switch = throw(&mut table, false);
    assert_eq!(tested(&table.act(throw_switch)), (14, 18, false));
    assert_eq!(table.place("safety_valve"), Place::Zone(RED));
    let mut table = tea_urn().zone(RED, "test_stand").held(RED, 0, "safety_valve").game();
    let throw_switch = throw(&mut table, true);
    assert_eq!(table.refused(throw_switch), Illegal::NothingToUseUp);
}

#[test]
fn rule_11_5_what_does_not_lie_face_up_in_the_own_zone_adds_nothing() {
    let rope = || Scene::new(2).zone(RED, "rope B + ladder B");
    assert_eq!(value(rope().zone(BLUE, "test_stand"), false), 17);
    assert_eq!(value(rope().held(RED, 0, "test_stand"), false), 17);
    assert_eq!(value(rope().face_down("c0", &[RED], "test_stand"), false), 17);
    assert_eq!(value(rope().loaded(RED, "test_stand"), false), 17);
    assert_eq!(value(rope().zone(RED, "test_stand, test_stand"), false), 19);
}

#[test]
fn rule_11_6_a_20_always_fails() {
    let best = |roll| {
        let scene = Scene::new(2).hand(RED, "tea_urn").zone(RED, "oil_drum A + drainpipe A + car_battery A");
        let mut table = scene.rolls(&[roll]).game();
        let throw_switch = throw(&mut table, false);
        tested(&table.act(throw_switch))
    };
    assert_eq!(best(19), (19, 19, true));
    assert_eq!(best(20), (19, 20, false));
}

#[test]
fn rule_11_6_a_machine_with_a_broken_component_works_at_1() {
    let broken = |roll| {
        let scene = Scene::new(2).hand(RED, "tea_urn").zone(RED, "oil_drum A + drainpipe broken + car_battery A");
        let mut table = scene.rolls(&[roll]).game();
        let throw_switch = throw(&mut table, false);
        tested(&table.act(throw_switch))
    };
    assert_eq!(broken(1), (1, 1, true));
    assert_eq!(broken(2), (1, 2, false));
}
