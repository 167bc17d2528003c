//! The truck (section 9).

use engineers::action::{Action, Illegal, Shares, TableEvent};
use engineers::table::Place;

use crate::scene::{BLUE, RED, Scene, at, worker, workers};
use crate::test_table::TestTable;

fn climb_in(number: u8) -> Action {
    Action::ClimbIn { worker: worker(number) }
}

fn climb_out(number: u8) -> Action {
    Action::ClimbOut { worker: worker(number) }
}

fn take_wheel(number: u8) -> Action {
    Action::TakeWheel { worker: worker(number) }
}

fn drive(squares: u8) -> Action {
    Action::Drive { squares, clockwise: true }
}

fn units(table: &mut TestTable) -> u8 {
    table.read(|table| table.units_aboard(RED))
}

#[test]
fn rule_9_1_a_truck_has_room_for_five_units() {
    let scene = Scene::new(2).loaded(RED, "rope + bucket, sack").packed("sack", "rope, rope").aboard(RED, 0);
    let mut table = scene.held(RED, 1, "radio_set").game();
    assert_eq!(units(&mut table), 2 + 1 + 1);
    let thing = table.id("radio_set");
    let load = Action::Load { worker: worker(1), thing, shares: Shares::by_one(worker(1), 1) };
    assert_eq!(table.check(&load), Ok(()));
    table.act(climb_in(2));
    assert_eq!(table.refused(load), Illegal::TruckFull);
    assert_eq!(table.refused(climb_in(3)), Illegal::TruckFull);
}

#[test]
fn rule_9_2_climbing_in_and_out_is_free_in_the_square_of_the_truck() {
    let mut table = Scene::new(2).truck(RED, "d0").stands(RED, 0, "d0").spent(RED, 0, 6).game();
    assert_eq!(table.refused(climb_out(0)), Illegal::NotAboard);
    let events = table.act_all([climb_in(0), climb_out(0), climb_in(0)]);
    assert_eq!(events[0], TableEvent::ClimbedIn { seat: RED, worker: worker(0), square: at("d0") });
    assert_eq!(events[1], TableEvent::ClimbedOut { seat: RED, worker: worker(0), square: at("d0") });
    assert_eq!(table.refused(climb_in(0)), Illegal::Aboard);
    assert_eq!(table.refused(climb_in(1)), Illegal::OtherSquare);
    assert_eq!(table.worker(RED, 0).spent, 6);
}

#[test]
fn rule_9_2_hands_are_empty_and_what_is_worn_stays_on() {
    let scene = Scene::new(2).held(RED, 0, "rope").held(RED, 1, "work_boots, rucksack").packed("rucksack", "bucket");
    let mut table = scene.held(RED, 2, "head_lamp, rucksack").shared(RED, &[0, 3], "oil_drum").game();
    assert_eq!(table.refused(climb_in(0)), Illegal::HandsFull);
    assert_eq!(table.refused(climb_in(3)), Illegal::HandsFull);
    assert_eq!(table.refused(climb_in(1)), Illegal::NotEmpty);
    table.act(climb_in(2));
    assert_eq!(table.place("head_lamp"), Place::held_by(RED, worker(2)));
    assert_eq!(units(&mut table), 1, "what is worn is no unit");
}

#[test]
fn rule_9_2_who_is_aboard_does_nothing_else() {
    let scene = Scene::new(2).aboard(RED, 0).held(RED, 0, "head_lamp").zone(RED, "rope").zone(RED, "bucket");
    let mut table = scene.held(RED, 1, "radio_set").joining(RED, "rope", "bucket", 0).game();
    let thing = table.id("rope");
    let radio_set = table.id("radio_set");
    let head_lamp = table.id("head_lamp");
    let others = [
        Action::Step { worker: worker(0), direction: engineers::yard::Direction::South },
        Action::Search { worker: worker(0) },
        Action::Work { worker: worker(0) },
        Action::PickUp { workers: workers(&[0]), thing },
        Action::PutDown { worker: worker(0), thing: head_lamp, face_up: true },
        Action::HandOver { worker: worker(1), thing: radio_set, to: worker(0) },
        Action::Sell { worker: worker(0), thing },
    ];
    for action in others {
        assert_eq!(table.refused(action), Illegal::Aboard);
    }
}

#[test]
fn rule_9_3_one_worker_aboard_takes_the_wheel() {
    let mut table = Scene::new(2).aboard(RED, 0).aboard(RED, 1).game();
    assert_eq!(table.refused(drive(1)), Illegal::OtherDriver);
    assert_eq!(table.refused(Action::LeaveWheel), Illegal::OtherDriver);
    assert_eq!(table.refused(take_wheel(2)), Illegal::NotAboard);
    table.act(take_wheel(0));
    assert_eq!(table.refused(take_wheel(1)), Illegal::OtherDriver);
    assert_eq!(table.refused(take_wheel(0)), Illegal::OtherDriver);
    let events = table.act_all([climb_out(0), take_wheel(1)]);
    assert_eq!(events[0], TableEvent::WheelLeft { seat: RED, worker: worker(0) });
}

#[test]
fn rule_9_3_only_one_worker_drives_in_a_turn() {
    let mut table = Scene::new(2).driver(RED, 0).aboard(RED, 1).game();
    table.act_all([drive(3), Action::LeaveWheel, take_wheel(1)]);
    assert_eq!(table.refused(drive(3)), Illegal::OtherDriver);
    table.act_all([Action::LeaveWheel, take_wheel(0), drive(3), Action::LeaveWheel]);
    table.end_turns_until(RED);
    table.act_all([take_wheel(1), drive(3)]);
}

#[test]
fn rule_9_4_a_driving_action_moves_one_to_three_squares_either_way_round() {
    let mut table = Scene::new(2).driver(RED, 0).aboard(RED, 1).spent(RED, 0, 3).game();
    for squares in [0, 4, 44] {
        assert_eq!(table.refused(drive(squares)), Illegal::TooFar);
    }
    table.act(drive(2));
    assert_eq!((table.team(RED).truck.square, table.worker(RED, 1).square), (at("e0"), at("e0")));
    table.act(Action::Drive { squares: 3, clockwise: false });
    assert_eq!(table.team(RED).truck.square, at("b0"));
    table.act(Action::Drive { squares: 3, clockwise: false });
    assert_eq!(table.team(RED).truck.square, at("z1"));
    assert_eq!(table.refused(drive(1)), Illegal::NoActions { needs: 1, has: 0 });
}

#[test]
fn rule_9_4_the_limit_of_the_driver_is_that_of_empty_hands_whatever_is_aboard() {
    let mut table = Scene::new(2).driver(RED, 0).held(RED, 0, "work_boots").loaded(RED, "car_engine, girder").game();
    assert_eq!(table.limit(RED, 0), 7);
}

#[test]
fn rule_9_6_the_truck_stops_and_loads_in_another_teams_zone() {
    let scene = Scene::new(2).truck(RED, "h11").driver(RED, 0).stands(RED, 1, "h11").held(RED, 1, "rope");
    let mut table = scene.game();
    let thing = table.id("rope");
    table.act(Action::Load { worker: worker(1), thing, shares: Shares::by_one(worker(1), 1) });
    assert_eq!(table.place("rope"), Place::Truck(RED));
    table.act(Action::LeaveWheel);
    assert!(!table.read(|table| table.is_parked(RED)));
    assert_eq!(table.read(|table| (table.room_taken(BLUE), table.room_taken(RED))), (5, 0));
}

#[test]
fn rule_9_7_parking_needs_room_for_five() {
    let full = "rope, rope, rope, bucket, bucket, bucket";
    let mut table = Scene::new(2).driver(RED, 0).zone(RED, full).game();
    assert_eq!(table.refused(Action::LeaveWheel), Illegal::NoRoomToPark);
    table.act_all([drive(1), Action::LeaveWheel]);
    let mut table = Scene::new(2).driver(RED, 0).zone(RED, full).game();
    let thing = table.id("rope");
    table.act_all([Action::Discard { thing }, Action::LeaveWheel]);
    assert!(table.read(|table| table.is_parked(RED)));
}

#[test]
fn rule_9_7_the_truck_is_always_parked_when_the_turn_ends_in_the_own_zone() {
    let mut table = Scene::new(2).driver(RED, 0).game();
    assert_eq!(table.read(|table| table.room_left(RED)), 10);
    let events = table.act(Action::EndTurn);
    assert!(events.contains(&TableEvent::WheelLeft { seat: RED, worker: worker(0) }));
    assert_eq!((table.team(RED).truck.driver, table.worker(RED, 0).is_aboard), (None, true));
    assert_eq!(table.read(|table| table.room_left(RED)), 5);
}

#[test]
fn rule_9_8_the_truck_rolls_on_out_of_another_teams_zone() {
    let mut table = Scene::new(2).truck(RED, "h11").driver(RED, 0).aboard(RED, 1).stands(RED, 2, "h11").game();
    let events = table.act(Action::EndTurn);
    assert!(events.contains(&TableEvent::RolledOn { seat: RED, from: at("h11"), to: at("g11") }));
    let squares = [0, 1, 2].map(|number| table.worker(RED, number).square);
    assert_eq!(squares, [at("g11"), at("g11"), at("h11")]);
    assert_eq!(table.team(RED).truck.driver, Some(worker(0)));
}

#[test]
fn rule_9_8_the_truck_stays_at_a_gate_that_nobody_took_and_on_the_road() {
    for square in ["k3", "d0"] {
        let mut table = Scene::new(2).truck(RED, square).driver(RED, 0).game();
        table.act(Action::EndTurn);
        assert_eq!((table.team(RED).truck.square, table.team(RED).truck.driver), (at(square), Some(worker(0))));
    }
}

#[test]
fn rule_9_4_the_notebook_is_compared_where_the_truck_stops() {
    let scene = Scene::new(2).notebook(RED).truck(RED, "k1").driver(RED, 0).face_down("k3", &[], "rope");
    let mut table = scene.entry(RED, "rope", "k3", 2).game();
    table.act(drive(1));
    assert!(!table.is_open("rope", RED));
    table.act(drive(1));
    assert!(table.is_open("rope", RED));
}
