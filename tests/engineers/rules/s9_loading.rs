//! Loading and unloading (rules 9.5, 9.9 and 9.10).

use engineers::action::{Action, HandOrGround, Illegal, Shares, TableEvent};
use engineers::table::Place;
use engineers::turn::truck::loading_cost;

use crate::scene::{BLUE, RED, Scene, at, kind, worker, workers};
use crate::test_table::TestTable;

fn load(table: &mut TestTable, number: u8, name: &str, shares: [u8; 4]) -> Action {
    Action::Load { worker: worker(number), thing: table.id(name), shares: Shares(shares) }
}

fn unload(table: &mut TestTable, number: u8, name: &str, to: HandOrGround, shares: [u8; 4]) -> Action {
    Action::Unload { worker: worker(number), thing: table.id(name), to, shares: Shares(shares) }
}

fn cost(table: &mut TestTable, name: &str) -> u16 {
    let thing = table.id(name);
    table.read(|table| loading_cost(table, RED, thing))
}

#[test]
fn example_9_driving_and_the_costs_of_loading() {
    let scene = Scene::new(2).truck(RED, "h0").driver(RED, 0).spent(RED, 0, 2).aboard(RED, 1).spent(RED, 1, 6);
    let scene = scene.aboard(RED, 2).loaded(RED, "wheelbarrow").packed("wheelbarrow", "girder, oil_drum, bucket");
    let mut table = scene.zone(RED, "car_engine, girder, rope, wheelbarrow").game();
    let drive = Action::Drive { squares: 3, clockwise: true };
    let events = table.act(drive.clone());
    let drove = TableEvent::Drove {
        seat: RED,
        driver: worker(0),
        from: at("h0"),
        to: at("k0"),
        clockwise: true,
        charged: workers(&[2]),
    };
    assert_eq!(events, [drove]);
    table.act(drive);
    assert_eq!(table.team(RED).truck.square, at("k3"));
    assert_eq!([0, 1, 2].map(|number| table.worker(RED, number).spent), [4, 6, 2]);
    assert_eq!(table.read(|table| table.units_aboard(RED)), 4);
    let names = ["car_engine", "girder", "rope", "wheelbarrow", "wheelbarrow 2"];
    assert_eq!(names.map(|name| cost(&mut table, name)), [3, 2, 1, 1, 0]);
}

#[test]
fn example_9_a_car_engine_is_loaded_by_one_or_by_two_workers() {
    let scene = || Scene::new(2).zone(RED, "car_engine").spent(RED, 3, 6).stands(RED, 2, "c1");
    for shares in [[3, 0, 0, 0], [2, 1, 0, 0]] {
        let mut table = scene().game();
        let load = load(&mut table, 0, "car_engine", shares);
        let events = table.act(load);
        let thing = table.id("car_engine");
        let loaded =
            TableEvent::Loaded { seat: RED, worker: worker(0), thing, square: at("c0"), shares: Shares(shares) };
        assert_eq!(events, [loaded]);
        assert_eq!([0, 1].map(|number| table.worker(RED, number).spent), [shares[0], shares[1]]);
        assert_eq!(table.place("car_engine"), Place::Truck(RED));
    }
    let refusals = [
        ([2, 0, 0, 0], Illegal::WrongShares { needs: 3, named: 2 }),
        ([2, 2, 0, 0], Illegal::WrongShares { needs: 3, named: 4 }),
        ([2, 0, 1, 0], Illegal::OtherSquare),
        ([2, 0, 0, 1], Illegal::NoActions { needs: 1, has: 0 }),
    ];
    let mut table = scene().game();
    for (shares, reason) in refusals {
        let load = load(&mut table, 0, "car_engine", shares);
        assert_eq!(table.refused(load), reason);
    }
}

#[test]
fn rule_9_5_who_has_no_action_left_rides_for_nothing() {
    let scene = Scene::new(2).driver(RED, 0).aboard(RED, 1).spent(RED, 1, 5).held(RED, 1, "work_boots");
    let mut table = scene.aboard(RED, 2).spent(RED, 2, 5).game();
    for spent in [(6, 6), (7, 6), (7, 6)] {
        table.act(Action::Drive { squares: 1, clockwise: true });
        assert_eq!((table.worker(RED, 1).spent, table.worker(RED, 2).spent), spent);
    }
}

#[test]
fn rule_9_9_what_is_loaded_was_carried_there_or_could_be_picked_up_there() {
    let scene = Scene::new(2).truck(RED, "k3").stands(RED, 0, "k3").stands(RED, 1, "k3").aboard(RED, 2);
    let scene = scene.shared(RED, &[0, 1], "oil_drum").face_down("k3", &[RED], "rope").face_down("k3", &[], "bucket");
    let mut table = scene.zone(RED, "ladder").held(RED, 3, "radio_set").game();
    let closed = load(&mut table, 0, "bucket", [1, 0, 0, 0]);
    assert_eq!(table.refused(closed), Illegal::NotOpen);
    let far = load(&mut table, 3, "radio_set", [0, 0, 0, 1]);
    assert_eq!(table.refused(far), Illegal::OtherSquare);
    for name in ["ladder", "radio_set"] {
        let elsewhere = load(&mut table, 0, name, [1, 0, 0, 0]);
        assert!(table.check(&elsewhere).is_err());
    }
    let shared = load(&mut table, 1, "oil_drum", [1, 0, 0, 0]);
    let by_passenger = load(&mut table, 2, "rope", [0, 0, 1, 0]);
    table.act_all([shared, by_passenger]);
    assert_eq!((table.place("oil_drum"), table.place("rope")), (Place::Truck(RED), Place::Truck(RED)));
    assert!(!table.is_open("rope", RED));
}

#[test]
fn rule_9_9_a_passenger_loads_what_lies_face_up_in_the_own_zone() {
    let mut table = Scene::new(2).aboard(RED, 0).zone(RED, "rope").game();
    let load = load(&mut table, 0, "rope", [1, 0, 0, 0]);
    table.act(load);
    assert_eq!(table.place("rope"), Place::Truck(RED));
}

#[test]
fn rule_9_9_what_is_unloaded_is_held_or_put_down() {
    let scene = || Scene::new(2).truck(RED, "k3").stands(RED, 0, "k3").aboard(RED, 1).loaded(RED, "oil_drum");
    let mut table = scene().game();
    let to_hand = unload(&mut table, 0, "oil_drum", HandOrGround::Hand, [0, 1, 0, 0]);
    table.act(to_hand);
    assert_eq!(table.place("oil_drum"), Place::held_by(RED, worker(0)));
    assert_eq!([0, 1].map(|number| table.worker(RED, number).spent), [0, 1]);
    let mut table = scene().game();
    let face_up = unload(&mut table, 0, "oil_drum", HandOrGround::FaceUp, [1, 0, 0, 0]);
    assert_eq!(table.refused(face_up), Illegal::NotInZone);
    let face_down = unload(&mut table, 0, "oil_drum", HandOrGround::FaceDown, [1, 0, 0, 0]);
    table.act(face_down);
    assert_eq!(table.place("oil_drum"), Place::FaceDown(at("k3")));
    assert!(table.is_open("oil_drum", RED) && !table.is_open("oil_drum", BLUE));
}

#[test]
fn rule_9_9_a_passenger_can_only_put_down() {
    let scene = Scene::new(2).aboard(RED, 0).loaded(RED, "rope, bucket, car_engine");
    let mut table = scene.zone(RED, "ladder, ladder, radio_set, radio_set").game();
    let to_hand = unload(&mut table, 0, "rope", HandOrGround::Hand, [1, 0, 0, 0]);
    assert_eq!(table.refused(to_hand), Illegal::Aboard);
    let face_up = unload(&mut table, 0, "rope", HandOrGround::FaceUp, [1, 0, 0, 0]);
    table.act(face_up);
    assert_eq!(table.place("rope"), Place::Zone(RED));
    let without_room = unload(&mut table, 0, "bucket", HandOrGround::FaceUp, [1, 0, 0, 0]);
    assert_eq!(table.refused(without_room), Illegal::NoRoom { needs: 1, free: 0 });
    let too_heavy = unload(&mut table, 1, "car_engine", HandOrGround::Hand, [0, 3, 0, 0]);
    assert_eq!(table.refused(too_heavy), Illegal::NoHands { needs: 4, free: 2 });
    let not_loaded = unload(&mut table, 0, "ladder", HandOrGround::FaceDown, [1, 0, 0, 0]);
    assert_eq!(table.refused(not_loaded), Illegal::NotLoaded);
}

#[test]
fn rule_9_9_neither_strength_nor_brace_nor_tools_make_loading_cheaper() {
    let scene = Scene::new(2).markers(RED, 0, 2, 0).held(RED, 0, "lifting_belt, power_driver").zone(RED, "magnet");
    let mut table = scene.game();
    assert_eq!(cost(&mut table, "magnet"), 2);
    let cheap = load(&mut table, 0, "magnet", [1, 0, 0, 0]);
    assert_eq!(table.refused(cheap), Illegal::WrongShares { needs: 2, named: 1 });
}

#[test]
fn rule_9_9_the_penalty_is_that_of_the_whole_with_the_eyes_of_the_team() {
    let scene = Scene::new(2).zone(RED, "oil_drum + girder, odd_lump").defined("odd_lump", RED, "magnet");
    let mut table = scene.defined("odd_lump", BLUE, "rope").game();
    assert_eq!(cost(&mut table, "oil_drum"), 3);
    assert_eq!(cost(&mut table, "odd_lump"), 2);
    let lump = table.id("odd_lump");
    assert_eq!(table.read(|table| loading_cost(table, BLUE, lump)), 1);
    let load = load(&mut table, 0, "girder", [3, 0, 0, 0]);
    table.act(load);
    assert_eq!((table.place("oil_drum"), table.place("girder")), (Place::Truck(RED), Place::Truck(RED)));
    assert_eq!(table.read(|table| table.units_aboard(RED)), 2);
}

#[test]
fn rule_9_9_an_empty_wheelbarrow_is_loaded_for_nothing() {
    let mut table = Scene::new(2).held(RED, 0, "wheelbarrow").spent(RED, 0, 6).game();
    let load = load(&mut table, 0, "wheelbarrow", [0; 4]);
    table.act(load);
    let to_other = unload(&mut table, 1, "wheelbarrow", HandOrGround::Hand, [0; 4]);
    table.act(to_other);
    assert_eq!(table.place("wheelbarrow"), Place::held_by(RED, worker(1)));
}

#[test]
fn rule_9_9_a_tied_tool_stays_with_its_worker_over_the_truck() {
    let mut table = Scene::new(2).loaded(RED, "tool_kit").tied("tool_kit", &[0]).game();
    let to_other = unload(&mut table, 1, "tool_kit", HandOrGround::Hand, [0; 4]);
    assert_eq!(table.refused(to_other), Illegal::Tied);
    let to_own = unload(&mut table, 0, "tool_kit", HandOrGround::Hand, [0; 4]);
    table.act(to_own);
}

#[test]
fn rule_9_9_loading_a_thing_of_the_job_loses_it() {
    let mut table = Scene::new(2).zone(RED, "rope, bucket").joining(RED, "rope", "bucket", 5).game();
    let load = load(&mut table, 0, "bucket", [1, 0, 0, 0]);
    table.act(load);
    assert_eq!(table.team(RED).team.job, None);
}

#[test]
fn rule_9_10_what_is_aboard_cannot_be_used_or_taken() {
    let scene = Scene::new(2).loaded(RED, "test_stand, tool_kit, rope").zone(RED, "bucket");
    let mut table = scene.turn_of(BLUE).stands(BLUE, 0, "c0").game();
    let thing = table.id("rope");
    assert!(table.check(&Action::PickUp { workers: workers(&[0]), thing }).is_err());
    table.end_turns_until(RED);
    assert!(table.check(&Action::PickUp { workers: workers(&[0]), thing }).is_err());
    let second = table.id("bucket");
    assert_eq!(table.refused(Action::BeginJoining { first: thing, second }), Illegal::NotInOwnZone);
    assert_eq!(table.read(|table| table.tools_in_zone(RED).count()), 0);
    assert_eq!(table.read(|table| table.stock(kind("tool_kit"))), 4);
}
