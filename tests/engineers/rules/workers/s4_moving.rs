//! Moving (section 4).

use engineers::action::{Action, Illegal, TableEvent};
use engineers::yard::{Direction, Wall};

use crate::scene::{BLUE, RED, Scene, at, worker, workers};

const fn step(number: u8, direction: Direction) -> Action {
    Action::Step { worker: worker(number), direction }
}

const fn take_down(number: u8, direction: Direction) -> Action {
    Action::TakeDownWall { worker: worker(number), direction }
}

fn wall(name: &str) -> Wall {
    name.parse().expect("a wall")
}

#[test]
fn rule_4_1_a_step_goes_to_a_square_beside_the_own_one() {
    let mut table = Scene::new(2).stands(RED, 0, "c1").game();
    let events = table.act(step(0, Direction::East));
    assert_eq!(events, [TableEvent::Stepped { seat: RED, workers: workers(&[0]), from: at("c1"), to: at("d1") }]);
    assert_eq!(table.worker(RED, 0).square, at("d1"));
    assert_eq!(table.worker(RED, 0).spent, 1);
}

#[test]
fn rule_4_1_a_step_never_goes_through_a_wall() {
    let mut table = Scene::new(2).stands(RED, 0, "c1").game();
    assert_eq!(table.refused(step(0, Direction::South)), Illegal::Wall);
    assert_eq!(table.refused(step(7, Direction::East)), Illegal::NoSuch);
}

#[test]
fn rule_4_2_yard_and_road_meet_only_at_the_gates() {
    let mut table = Scene::new(2).stands(RED, 0, "e1").stands(RED, 1, "d0").stands(RED, 2, "z0").game();
    assert_eq!(table.refused(step(0, Direction::North)), Illegal::Wall);
    assert_eq!(table.refused(step(1, Direction::South)), Illegal::Wall);
    assert_eq!(table.refused(step(2, Direction::North)), Illegal::Wall, "there the road ends");
    table.act(step(3, Direction::South));
    assert_eq!(table.worker(RED, 3).square, at("c1"));
}

#[test]
fn rule_4_2_the_road_is_open_to_walkers() {
    let mut table = Scene::new(2).game();
    table.act_all([Direction::West, Direction::West, Direction::West, Direction::South].map(|way| step(0, way)));
    assert_eq!(table.worker(RED, 0).square, at("z1"));
    assert_eq!(table.worker(RED, 0).spent, 4);
}

#[test]
fn rule_4_3_nobody_blocks_anybody() {
    let scene = Scene::new(3).stands(BLUE, 0, "d1").stands(BLUE, 1, "d1").stands(RED, 1, "d1").stands(RED, 0, "c1");
    let mut table = scene.face_down("d1", &[], "car_engine, oil_drum, rope").game();
    table.act(step(0, Direction::East));
    assert_eq!(table.worker(RED, 0).square, at("d1"));
}

#[test]
fn rule_4_4_every_zone_may_be_walked_into() {
    let mut table = Scene::new(2).stands(RED, 0, "h10").zone(BLUE, "rope").game();
    table.act(step(0, Direction::South));
    assert_eq!(table.worker(RED, 0).square, at("h11"));
    let thing = table.id("rope");
    assert_eq!(table.refused(Action::PickUp { workers: workers(&[0]), thing }), Illegal::OthersZone);
}

#[test]
fn rule_4_5_a_wall_is_taken_down_for_everybody_and_for_good() {
    let scene = Scene::new(2).stands(RED, 0, "c1").held(RED, 0, "sledgehammer").stands(BLUE, 0, "c2");
    let mut table = scene.game();
    let events = table.act(take_down(0, Direction::South));
    assert_eq!(events, [TableEvent::WallDown { seat: RED, worker: worker(0), wall: wall("c1/c2"), actions: 3 }]);
    assert_eq!(table.worker(RED, 0).spent, 3);
    assert_eq!(table.position().walls_down, [wall("c1/c2")]);
    assert_eq!(table.refused(take_down(0, Direction::South)), Illegal::NoWall);
    table.act(step(0, Direction::South));
    table.end_turns_until(BLUE);
    table.act(step(0, Direction::North));
    assert_eq!(table.worker(BLUE, 0).square, at("c1"));
}

#[test]
fn rule_4_5_only_a_wall_between_two_squares_of_the_yard_falls() {
    let scene = Scene::new(2).stands(RED, 0, "e1").held(RED, 0, "sledgehammer").stands(RED, 1, "d0");
    let mut table = scene.held(RED, 1, "sledgehammer").stands(RED, 2, "c1").game();
    assert_eq!(table.refused(take_down(0, Direction::North)), Illegal::NoWall, "the fence");
    assert_eq!(table.refused(take_down(1, Direction::South)), Illegal::NoWall, "the fence from outside");
    assert_eq!(table.refused(take_down(0, Direction::West)), Illegal::NoWall, "nothing stands there");
    assert_eq!(table.refused(take_down(2, Direction::South)), Illegal::NoToolForThat);
}

#[test]
fn rule_9_2_nobody_aboard_steps_searches_or_takes_down_walls() {
    let mut table = Scene::new(2).aboard(RED, 0).game();
    assert_eq!(table.refused(step(0, Direction::South)), Illegal::Aboard);
    assert_eq!(table.refused(Action::Search { worker: worker(0) }), Illegal::Aboard);
    assert_eq!(table.refused(take_down(0, Direction::South)), Illegal::Aboard);
}
