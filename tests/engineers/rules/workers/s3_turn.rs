//! A turn: actions, limits and burdens (section 3).

use engineers::action::{Action, Illegal, TableEvent};
use engineers::table::Debugging;
use engineers::yard::Direction;
use smallvec::smallvec;

use crate::scene::{BLUE, RED, Scene, at, worker, workers};
use crate::test_table::TestTable;

fn pick_up(table: &mut TestTable, number: u8, name: &str) -> Action {
    Action::PickUp { workers: workers(&[number]), thing: table.id(name) }
}

fn put_down(table: &mut TestTable, number: u8, name: &str) -> Action {
    Action::PutDown { worker: worker(number), thing: table.id(name), face_up: true }
}

const fn search(number: u8) -> Action {
    Action::Search { worker: worker(number) }
}

#[test]
fn rule_3_1_teams_take_turns_and_a_round_is_one_turn_of_each() {
    let mut table = Scene::new(2).round(5).game();
    assert_eq!((table.state().round, table.awaited()), (5, Some(RED)));
    table.act(Action::EndTurn);
    assert_eq!((table.state().round, table.awaited()), (5, Some(BLUE)));
    let events = table.act(Action::EndTurn);
    assert!(events.contains(&TableEvent::RoundBegan { round: 6, is_last: false }));
    assert_eq!((table.state().round, table.awaited()), (6, Some(RED)));
}

#[test]
fn rule_3_1_workers_act_in_any_order_one_action_here_and_one_there() {
    let mut table = Scene::new(2).game();
    let step = |number, direction| Action::Step { worker: worker(number), direction };
    table.act_all([search(1), step(0, Direction::South), search(3), search(1), step(0, Direction::East)]);
    assert_eq!([0, 1, 2, 3].map(|number| table.worker(RED, number).spent), [2, 2, 0, 1]);
    assert_eq!(table.worker(RED, 0).square, at("d1"));
}

#[test]
fn rule_3_2_the_limit_is_six_and_stamina_and_stride_less_the_burden() {
    let scene = Scene::new(2).markers(RED, 1, 0, 2).held(RED, 2, "work_boots").held(RED, 3, "oil_drum");
    let mut table = scene.game();
    assert_eq!([0, 1, 2, 3].map(|number| table.limit(RED, number)), [6, 8, 7, 4]);
}

#[test]
fn rule_3_2_the_limit_is_at_least_0() {
    let scene = Scene::new(2).held(RED, 0, "sack, steel_cable").packed("sack", "car_battery, car_battery, car_battery");
    let mut table = scene.game();
    assert_eq!(table.read(|table| table.burden(RED, worker(0))), 8);
    assert_eq!((table.limit(RED, 0), table.left(RED, 0)), (0, 0));
    assert_eq!(table.refused(search(0)), Illegal::NoActions { needs: 1, has: 0 });
}

#[test]
fn rule_3_3_strength_and_brace_take_off_the_burden_down_to_0() {
    let scene = Scene::new(2).markers(RED, 0, 2, 0).held(RED, 0, "rope").markers(RED, 1, 1, 0).held(RED, 1, "oil_drum");
    let mut table = scene.held(RED, 2, "lifting_belt, magnet").game();
    assert_eq!([0, 1, 2].map(|number| table.read(|table| table.burden(RED, worker(number)))), [0, 1, 2]);
    assert_eq!([0, 1, 2].map(|number| table.limit(RED, number)), [6, 5, 4]);
}

#[test]
fn rule_3_4_who_has_spent_the_limit_still_does_what_is_free() {
    let mut table = Scene::new(2).held(RED, 0, "oil_drum").spent(RED, 0, 5).zone(RED, "work_boots").game();
    assert_eq!(table.left(RED, 0), 0, "five are spent, and the limit is four");
    assert_eq!(table.refused(search(0)), Illegal::NoActions { needs: 1, has: 0 });
    let boots = pick_up(&mut table, 0, "work_boots");
    table.act(boots);
    assert_eq!((table.limit(RED, 0), table.left(RED, 0)), (5, 0));
    let drum = put_down(&mut table, 0, "oil_drum");
    table.act(drum);
    assert_eq!((table.limit(RED, 0), table.left(RED, 0)), (7, 2));
}

#[test]
fn rule_3_5_who_has_too_few_actions_left_cannot_begin_an_act() {
    let mut table = Scene::new(2).stands(RED, 0, "c1").held(RED, 0, "sledgehammer").spent(RED, 0, 3).game();
    let take_down = Action::TakeDownWall { worker: worker(0), direction: Direction::South };
    assert_eq!(table.refused(take_down), Illegal::NoActions { needs: 3, has: 2 });
}

#[test]
fn rule_3_6_handling_and_boarding_are_free_any_number_of_times() {
    let mut table = Scene::new(2).zone(RED, "rope, sack").spent(RED, 0, 6).spent(RED, 1, 6).game();
    let thing = table.id("rope");
    let container = table.id("sack");
    for _ in 0..3 {
        table.act_all([
            Action::PickUp { workers: workers(&[0]), thing },
            Action::HandOver { worker: worker(0), thing, to: worker(1) },
            Action::Pack { worker: worker(1), thing, container },
            Action::ClimbIn { worker: worker(1) },
            Action::TakeWheel { worker: worker(1) },
            Action::LeaveWheel,
            Action::ClimbOut { worker: worker(1) },
            Action::Unpack { worker: worker(1), thing },
            Action::PutDown { worker: worker(1), thing, face_up: true },
        ]);
    }
    assert_eq!([0, 1].map(|number| table.worker(RED, number).spent), [6, 6]);
}

#[test]
fn rule_3_7_actions_left_over_are_lost() {
    let mut table = Scene::new(2).spent(RED, 0, 4).game();
    table.end_turns_until(RED);
    assert_eq!((table.worker(RED, 0).spent, table.left(RED, 0), table.left(RED, 1)), (0, 6, 6));
}

#[test]
fn rule_3_7_at_the_end_come_the_debugging_roll_the_truck_and_closing_in_this_order() {
    let scene = Scene::new(2).zone(RED, "rope + bucket + car_seat").fault("rope, bucket, car_seat").truck(RED, "h11");
    let scene = scene.face_down("e5", &[RED], "ladder");
    let machine = smallvec![scene.id("rope"), scene.id("bucket"), scene.id("car_seat")];
    let mut table = scene.turn(|turn| turn.debugged = Some(Debugging { machine, done: 8 })).game();
    let events = table.act(Action::EndTurn);
    let place_of = |is_it: fn(&TableEvent) -> bool| events.iter().position(is_it).expect("it happened");
    let places = [
        place_of(|event| matches!(event, TableEvent::DebugRolled { .. })),
        place_of(|event| matches!(event, TableEvent::RolledOn { .. })),
        place_of(|event| matches!(event, TableEvent::Closed { .. })),
        place_of(|event| matches!(event, TableEvent::TurnEnded { .. })),
    ];
    assert!(places.is_sorted(), "{events:?}");
}

#[test]
fn example_1_a_load_takes_actions_and_gives_them_back() {
    let mut table = Scene::new(2).zone(RED, "oil_drum").spent(RED, 0, 4).game();
    let up = pick_up(&mut table, 0, "oil_drum");
    let down = put_down(&mut table, 0, "oil_drum");
    table.act(up);
    assert_eq!((table.limit(RED, 0), table.left(RED, 0)), (4, 0));
    table.act(down);
    assert_eq!((table.limit(RED, 0), table.left(RED, 0)), (6, 2));
    let mut table = Scene::new(2).held(RED, 0, "oil_drum").spent(RED, 0, 3).game();
    assert_eq!(table.left(RED, 0), 1);
}

#[test]
fn example_2_belt_boots_and_markers() {
    let scene = Scene::new(2).held(RED, 0, "lifting_belt, work_boots, oil_drum").markers(RED, 0, 1, 2);
    let mut table = scene.zone(RED, "work_boots").game();
    assert_eq!(table.read(|table| table.burden(RED, worker(0))), 0);
    assert_eq!(table.limit(RED, 0), 9);
    let second = pick_up(&mut table, 0, "work_boots 2");
    assert_eq!(table.refused(second), Illegal::WornAlready);
}
