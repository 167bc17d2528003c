//! Things that several carry together (rules 5.5 to 5.7).

use engineers::action::{Action, Illegal, TableEvent};
use engineers::table::Place;
use engineers::yard::Direction;

use crate::scene::{RED, Scene, at, worker, workers};
use crate::test_table::TestTable;

fn take_share(table: &mut TestTable, number: u8, name: &str) -> Action {
    Action::TakeShare { worker: worker(number), thing: table.id(name) }
}

fn leave_share(table: &mut TestTable, number: u8, name: &str) -> Action {
    Action::LeaveShare { worker: worker(number), thing: table.id(name) }
}

/// Penalty and hands of what a worker carries.
fn load(table: &mut TestTable, number: u8) -> (u16, u16) {
    let load = table.read(|table| table.load(RED, worker(number)));
    (load.penalty, load.hands)
}

const fn step(number: u8) -> Action {
    Action::Step { worker: worker(number), direction: Direction::South }
}

#[test]
fn rule_5_5_several_workers_in_one_square_pick_up_a_thing_together() {
    let mut table = Scene::new(2).zone(RED, "girder").stands(RED, 3, "c1").game();
    let thing = table.id("girder");
    assert_eq!(table.refused(Action::PickUp { workers: workers(&[0, 3]), thing }), Illegal::OtherSquare);
    let set = workers(&[0, 1]);
    let events = table.act(Action::PickUp { workers: set, thing });
    assert_eq!(events, [TableEvent::PickedUp { seat: RED, workers: set, thing, square: at("c0"), face_up: true }]);
    assert_eq!(table.place("girder"), Place::Held(RED, set));
    assert_eq!([load(&mut table, 0), load(&mut table, 1)], [(2, 2), (2, 2)]);
}

#[test]
fn rule_5_6_who_share_a_thing_step_together_each_for_an_action() {
    let scene = Scene::new(2).shared(RED, &[0, 2], "girder").spent(RED, 0, 1).held(RED, 0, "work_boots");
    let mut table = scene.game();
    let set = workers(&[0, 2]);
    assert_eq!(table.act(step(2)), [TableEvent::Stepped { seat: RED, workers: set, from: at("c0"), to: at("c1") }]);
    assert_eq!([0, 1, 2].map(|number| table.worker(RED, number).square), ["c1", "c0", "c1"].map(at));
    assert_eq!([0, 1, 2].map(|number| table.worker(RED, number).spent), [2, 0, 1]);
}

#[test]
fn rule_5_6_who_share_a_thing_step_not_at_all_if_one_is_tired() {
    let mut table = Scene::new(2).shared(RED, &[0, 1], "girder").spent(RED, 1, 4).game();
    assert_eq!(table.refused(step(0)), Illegal::SharerTired);
    assert_eq!(table.refused(step(1)), Illegal::NoActions { needs: 1, has: 0 });
}

#[test]
fn rule_5_6_a_worker_shares_in_one_thing_and_carries_others_alone() {
    let scene = Scene::new(2).shared(RED, &[0, 1], "ladder").zone(RED, "bucket, rope").held(RED, 2, "work_boots");
    let mut table = scene.game();
    let rope = table.id("rope");
    assert_eq!(table.refused(Action::PickUp { workers: workers(&[0, 2]), thing: rope }), Illegal::SharesAlready);
    let boots = take_share(&mut table, 0, "work_boots");
    assert_eq!(table.refused(boots), Illegal::SharesAlready);
    table.act(Action::PickUp { workers: workers(&[0]), thing: rope });
    assert_eq!(load(&mut table, 0), (2, 2));
    let of_rope = take_share(&mut table, 2, "rope");
    assert_eq!(table.refused(of_rope), Illegal::SharesAlready, "its carrier would share in two");
}

#[test]
fn rule_5_7_taking_a_share_is_free_in_the_same_square() {
    let scene = Scene::new(2).held(RED, 0, "oil_drum").stands(RED, 2, "c1").spent(RED, 1, 6).aboard(RED, 3);
    let mut table = scene.game();
    let far = take_share(&mut table, 2, "oil_drum");
    assert_eq!(table.refused(far), Illegal::OtherSquare);
    let aboard = take_share(&mut table, 3, "oil_drum");
    assert_eq!(table.refused(aboard), Illegal::Aboard);
    let own = take_share(&mut table, 0, "oil_drum");
    assert_eq!(table.refused(own), Illegal::SharesAlready);
    let thing = table.id("oil_drum");
    let near = take_share(&mut table, 1, "oil_drum");
    let set = workers(&[0, 1]);
    assert_eq!(table.act(near), [TableEvent::ShareTaken { seat: RED, worker: worker(1), thing, workers: set }]);
    assert_eq!([load(&mut table, 0), load(&mut table, 1)], [(1, 1), (1, 1)]);
    assert_eq!((table.limit(RED, 0), table.worker(RED, 1).spent), (5, 6));
}

#[test]
fn rule_5_7_giving_up_a_share_is_refused_where_those_who_stay_could_not_hold_the_thing() {
    let scene = Scene::new(2).shared(RED, &[0, 1], "oil_drum").held(RED, 0, "rope").held(RED, 2, "bucket");
    let mut table = scene.game();
    let by_free = leave_share(&mut table, 1, "oil_drum");
    assert_eq!(table.refused(by_free), Illegal::NoHands { needs: 2, free: 1 });
    let thing = table.id("oil_drum");
    let by_laden = leave_share(&mut table, 0, "oil_drum");
    let left = TableEvent::ShareLeft { seat: RED, worker: worker(0), thing, workers: workers(&[1]) };
    assert_eq!(table.act(by_laden), [left]);
    let alone = leave_share(&mut table, 1, "oil_drum");
    assert_eq!(table.refused(alone), Illegal::Shared);
    let of_others = leave_share(&mut table, 1, "bucket");
    assert_eq!(table.refused(of_others), Illegal::NotCarried);
}

#[test]
fn rule_5_7_who_share_a_thing_put_it_down_together() {
    let mut table = Scene::new(2).shared(RED, &[0, 1], "oil_drum").game();
    let thing = table.id("oil_drum");
    assert_eq!(table.refused(Action::HandOver { worker: worker(0), thing, to: worker(2) }), Illegal::Shared);
    let events = table.act(Action::PutDown { worker: worker(1), thing, face_up: false });
    assert!(matches!(events[..], [TableEvent::PutDown { workers: set, .. }] if set == workers(&[0, 1])));
    assert_eq!([load(&mut table, 0), load(&mut table, 1)], [(0, 0), (0, 0)]);
}

#[test]
fn example_3_a_car_engine_is_carried_by_two_three_or_four() {
    let expected = [([0, 1].as_slice(), (3, 2), 3), (&[0, 1, 2], (2, 2), 4), (&[0, 1, 2, 3], (2, 1), 4)];
    for (numbers, share, limit) in expected {
        let mut table = Scene::new(2).zone(RED, "car_engine").game();
        let thing = table.id("car_engine");
        table.act(Action::PickUp { workers: workers(numbers), thing });
        for &number in numbers {
            assert_eq!((load(&mut table, number), table.limit(RED, number)), (share, limit));
        }
    }
    let mut table = Scene::new(2).zone(RED, "car_engine").game();
    let thing = table.id("car_engine");
    let by_one = Action::PickUp { workers: workers(&[0]), thing };
    assert_eq!(table.refused(by_one), Illegal::NoHands { needs: 4, free: 2 });
}

#[test]
fn rule_5_5_more_than_eight_hands_are_too_much_for_a_team_whoever_carries_them() {
    let mut table = Scene::new(2).zone(RED, "car_engine + girder + mower_engine").game();
    let thing = table.id("car_engine");
    for (numbers, needs) in [([0].as_slice(), 9), (&[0, 1], 5), (&[0, 1, 2, 3], 3)] {
        let refused = table.refused(Action::PickUp { workers: workers(numbers), thing });
        assert_eq!(refused, Illegal::TooMuchForAll { needs, free: 2 });
        assert!(!refused.to_string().contains("together"), "{refused}");
    }
}

#[test]
fn example_3_one_of_four_who_is_tired_gives_up_the_share() {
    let scene = || Scene::new(2).shared(RED, &[0, 1, 2, 3], "car_engine").spent(RED, 3, 4);
    let mut table = scene().game();
    assert_eq!(table.refused(step(0)), Illegal::SharerTired);
    let give_up = leave_share(&mut table, 3, "car_engine");
    table.act(give_up.clone());
    assert_eq!([0, 1, 2].map(|number| load(&mut table, number)), [(2, 2); 3]);
    table.act(step(0));
    let mut table = scene().held(RED, 1, "rope").game();
    assert_eq!(table.refused(give_up), Illegal::NoHands { needs: 2, free: 1 });
}

#[test]
fn rule_1_10_a_tool_that_several_carry_serves_none_of_them() {
    let mut alone = Scene::new(2).held(RED, 0, "work_boots").game();
    let mut shared = Scene::new(2).shared(RED, &[0, 1], "work_boots").game();
    let limit = |table: &mut TestTable| table.read(|table| table.limit(RED, worker(0)));
    assert_eq!([limit(&mut alone), limit(&mut shared)], [7, 6]);
}
