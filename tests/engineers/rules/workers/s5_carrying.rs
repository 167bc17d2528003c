//! Carrying (rules 5.1 to 5.4, and 5.8 to 5.11).

use engineers::action::{Action, Illegal, TableEvent, WorkerSet};
use engineers::table::Place;

use crate::scene::{BLUE, RED, Scene, at, kind, worker, workers};
use crate::test_table::TestTable;

fn pick_up(table: &mut TestTable, number: u8, name: &str) -> Action {
    Action::PickUp { workers: workers(&[number]), thing: table.id(name) }
}

fn put_down(table: &mut TestTable, number: u8, name: &str, face_up: bool) -> Action {
    Action::PutDown { worker: worker(number), thing: table.id(name), face_up }
}

fn hand_over(table: &mut TestTable, number: u8, name: &str, to: u8) -> Action {
    Action::HandOver { worker: worker(number), thing: table.id(name), to: worker(to) }
}

#[test]
fn rule_5_1_a_worker_picks_up_what_is_open_in_the_own_square() {
    let scene = Scene::new(2).stands(RED, 0, "c4").face_down("c4", &[RED], "rope").face_down("c4", &[BLUE], "bucket");
    let mut table = scene.face_down("d4", &[RED], "ladder").game();
    let rope = table.id("rope");
    let closed = pick_up(&mut table, 0, "bucket");
    assert_eq!(table.refused(closed), Illegal::NotOpen);
    let far = pick_up(&mut table, 0, "ladder");
    assert_eq!(table.refused(far), Illegal::OtherSquare);
    let near = pick_up(&mut table, 0, "rope");
    let events = table.act(near);
    let square = at("c4");
    let picked_up = TableEvent::PickedUp { seat: RED, workers: workers(&[0]), thing: rope, square, face_up: false };
    assert_eq!(events, [picked_up]);
    assert_eq!(table.place("rope"), Place::held_by(RED, worker(0)));
    assert!(!table.is_open("rope", RED), "nothing that is carried is open");
}

#[test]
fn rule_5_1_a_worker_picks_up_what_lies_face_up_in_the_own_zone() {
    let mut table = Scene::new(2).zone(RED, "rope").stands(RED, 1, "c1").aboard(RED, 2).game();
    let far = pick_up(&mut table, 1, "rope");
    assert_eq!(table.refused(far), Illegal::OtherSquare);
    let aboard = pick_up(&mut table, 2, "rope");
    assert_eq!(table.refused(aboard), Illegal::Aboard);
    let thing = table.id("rope");
    assert_eq!(table.refused(Action::PickUp { workers: WorkerSet::EMPTY, thing }), Illegal::NoSuch);
    let near = pick_up(&mut table, 0, "rope");
    assert!(matches!(table.act(near)[..], [TableEvent::PickedUp { face_up: true, .. }]));
    let carried = pick_up(&mut table, 3, "rope");
    assert_eq!(table.refused(carried), Illegal::NotCarried);
}

#[test]
fn rule_5_2_a_worker_has_two_hands() {
    let mut table = Scene::new(2).held(RED, 0, "rope").zone(RED, "bucket, oil_drum, work_boots").game();
    let drum = pick_up(&mut table, 0, "oil_drum");
    assert_eq!(table.refused(drum), Illegal::NoHands { needs: 2, free: 1 });
    let bucket = pick_up(&mut table, 0, "bucket");
    let boots = pick_up(&mut table, 0, "work_boots");
    table.act_all([bucket, boots]);
    assert_eq!(table.read(|table| table.load(RED, worker(0)).hands), 2);
}

#[test]
fn rule_5_2_at_most_one_of_a_kind_is_worn() {
    let scene = Scene::new(2).held(RED, 0, "rucksack, rope").held(RED, 1, "rucksack");
    let mut table = scene.zone(RED, "rucksack, head_lamp, rope").game();
    let second = pick_up(&mut table, 0, "rucksack 3");
    assert_eq!(table.refused(second), Illegal::WornAlready);
    let handed = hand_over(&mut table, 1, "rucksack 2", 0);
    assert_eq!(table.refused(handed), Illegal::WornAlready);
    let lamp = pick_up(&mut table, 0, "head_lamp");
    let rope = pick_up(&mut table, 0, "rope 2");
    table.act_all([lamp, rope]);
}

#[test]
fn rule_5_3_put_down_in_the_own_zone_a_thing_lies_face_up_or_by_choice_face_down() {
    let mut table = Scene::new(2).held(RED, 0, "rope, bucket").game();
    let rope = put_down(&mut table, 0, "rope", true);
    let bucket = put_down(&mut table, 0, "bucket", false);
    let thing = table.id("rope");
    let square = at("c0");
    let put_down = TableEvent::PutDown { seat: RED, workers: workers(&[0]), thing, square, face_up: true };
    assert_eq!(table.act(rope), [put_down]);
    table.act(bucket);
    assert_eq!(table.place("rope"), Place::Zone(RED));
    assert_eq!(table.place("bucket"), Place::FaceDown(at("c0")));
}

#[test]
fn rule_5_3_anywhere_else_it_lies_face_down_and_whoever_finds_it_may_take_it() {
    let scene = Scene::new(2).stands(RED, 0, "h11").stands(RED, 1, "c4").held(RED, 0, "rope").held(RED, 1, "bucket");
    let mut table = scene.game();
    for (number, name) in [(0, "rope"), (1, "bucket")] {
        let face_up = put_down(&mut table, number, name, true);
        assert_eq!(table.refused(face_up), Illegal::NotInZone);
        let face_down = put_down(&mut table, number, name, false);
        table.act(face_down);
    }
    assert_eq!(table.place("rope"), Place::FaceDown(at("h11")));
    assert!(table.is_open("rope", RED) && !table.is_open("rope", BLUE));
    table.act_all([Action::EndTurn, Action::Search { worker: worker(0) }]);
    let taken = pick_up(&mut table, 0, "rope");
    table.act(taken);
    assert_eq!(table.place("rope"), Place::held_by(BLUE, worker(0)));
}

#[test]
fn rule_5_3_only_who_carries_a_thing_puts_it_down() {
    let mut table = Scene::new(2).held(RED, 0, "rope").held(BLUE, 0, "bucket").aboard(RED, 1).game();
    for number in [1, 2] {
        let put_down = put_down(&mut table, number, "rope", true);
        let reason = if number == 1 { Illegal::Aboard } else { Illegal::NotCarried };
        assert_eq!(table.refused(put_down), reason);
    }
    let others = put_down(&mut table, 0, "bucket", true);
    assert_eq!(table.refused(others), Illegal::NotCarried);
}

#[test]
fn rule_5_4_what_is_carried_is_open_to_nobody() {
    let mut table = Scene::new(2).stands(RED, 0, "c4").face_down("c4", &[RED, BLUE], "rope").game();
    let rope = pick_up(&mut table, 0, "rope");
    table.act(rope);
    assert!(!table.is_open("rope", RED) && !table.is_open("rope", BLUE));
    assert_eq!(table.read(|table| table.held(RED).count()), 1, "all see how many things there are");
}

#[test]
fn rule_5_8_junk_and_blanks_pass_in_one_square_and_both_limits_change_at_once() {
    let scene = Scene::new(2).held(RED, 0, "oil_drum").held(RED, 1, "rope").spent(RED, 0, 4).stands(RED, 2, "c1");
    let mut table = scene.held(RED, 3, "odd_lump").game();
    let far = hand_over(&mut table, 0, "oil_drum", 2);
    assert_eq!(table.refused(far), Illegal::OtherSquare);
    let full = hand_over(&mut table, 0, "oil_drum", 1);
    assert_eq!(table.refused(full), Illegal::NoHands { needs: 2, free: 1 });
    let to_itself = hand_over(&mut table, 0, "oil_drum", 0);
    assert_eq!(table.refused(to_itself), Illegal::NoSuch);
    let of_others = hand_over(&mut table, 0, "rope", 3);
    assert_eq!(table.refused(of_others), Illegal::NotCarried);
    let lump = hand_over(&mut table, 3, "odd_lump", 1);
    let drum = hand_over(&mut table, 0, "oil_drum", 3);
    let thing = table.id("oil_drum");
    let events = table.act_all([lump, drum]);
    assert_eq!(events[1], TableEvent::HandedOver { seat: RED, worker: worker(0), to: worker(3), thing });
    assert_eq!([0, 1, 3].map(|number| table.limit(RED, number)), [6, 3, 4]);
    assert_eq!(table.left(RED, 0), 2);
}

#[test]
fn rule_5_8_nothing_is_handed_to_who_is_aboard() {
    let mut table = Scene::new(2).held(RED, 0, "work_boots").aboard(RED, 1).game();
    let boots = hand_over(&mut table, 0, "work_boots", 1);
    assert_eq!(table.refused(boots), Illegal::Aboard);
}

#[test]
fn rule_5_8_a_load_is_relayed() {
    let scene = Scene::new(2).stands(RED, 0, "e1").held(RED, 0, "rope").spent(RED, 0, 5).stands(RED, 1, "e1");
    let mut table = scene.game();
    let west = Action::Step { worker: worker(1), direction: engineers::yard::Direction::West };
    let rope = hand_over(&mut table, 0, "rope", 1);
    table.act_all([rope, west.clone(), west]);
    assert_eq!(table.worker(RED, 1).square, at("c1"));
    assert_eq!(table.left(RED, 1), 3);
}

#[test]
fn rule_5_9_a_tool_that_is_used_may_be_put_down_but_no_other_worker_takes_it() {
    let scene = Scene::new(2).stands(RED, 0, "c1").stands(RED, 1, "c1").held(RED, 0, "metal_detector, rope");
    let mut table = scene.game();
    table.act(Action::Search { worker: worker(0) });
    let handed = hand_over(&mut table, 0, "metal_detector", 1);
    assert_eq!(table.refused(handed), Illegal::Tied);
    let rope = hand_over(&mut table, 0, "rope", 1);
    let down = put_down(&mut table, 0, "metal_detector", false);
    table.act_all([rope, down]);
    let taken = pick_up(&mut table, 1, "metal_detector");
    assert_eq!(table.refused(taken), Illegal::Tied);
    let again = pick_up(&mut table, 0, "metal_detector");
    table.act(again);
}

#[test]
fn rule_5_9_what_is_worn_is_tied_too_and_any_action_ties() {
    let mut table = Scene::new(2).held(RED, 0, "work_boots").game();
    table.act(Action::Step { worker: worker(0), direction: engineers::yard::Direction::West });
    assert_eq!(table.thing("work_boots").access.tied, workers(&[0]));
    table.act(Action::EndTurn);
    assert_eq!(table.thing("work_boots").access.tied, WorkerSet::EMPTY);
}

#[test]
fn rule_5_9_a_shared_tool_is_tied_to_all_who_share_it() {
    let mut table = Scene::new(2).shared(RED, &[0, 1], "wheelbarrow").game();
    table.act(Action::Search { worker: worker(0) });
    assert_eq!(table.thing("wheelbarrow").access.tied, workers(&[0, 1]));
    let thing = table.id("wheelbarrow");
    assert_eq!(table.refused(Action::TakeShare { worker: worker(2), thing }), Illegal::Tied);
    table.act(Action::PutDown { worker: worker(0), thing, face_up: true });
    assert_eq!(table.refused(Action::PickUp { workers: workers(&[1, 2]), thing }), Illegal::Tied);
    table.act(Action::PickUp { workers: workers(&[1]), thing });
}

#[test]
fn rule_5_10_a_tool_in_the_zone_must_be_picked_up_to_be_used() {
    let scene = Scene::new(2).zone(RED, "rope, bucket, tool_kit").joining(RED, "rope", "bucket", 0);
    let mut table = scene.game();
    let work = Action::Work { worker: worker(0) };
    assert!(matches!(table.act(work.clone())[..], [TableEvent::Worked { done: 1, .. }]));
    let kit = pick_up(&mut table, 0, "tool_kit");
    table.act(kit);
    assert!(matches!(table.act(work)[..], [TableEvent::Worked { done: 2, total: 3, .. }]));
}

#[test]
fn rule_5_11_an_assembly_is_carried_as_one_thing() {
    let mut table = Scene::new(2).zone(RED, "rope + bucket, ladder + car_battery").game();
    let too_much = pick_up(&mut table, 0, "ladder");
    assert_eq!(table.refused(too_much), Illegal::NoHands { needs: 3, free: 2 });
    let bucket = pick_up(&mut table, 0, "bucket");
    table.act(bucket);
    for name in ["rope", "bucket"] {
        assert_eq!(table.place(name), Place::held_by(RED, worker(0)));
    }
    assert_eq!(table.limit(RED, 0), 4);
    let load = table.read(|table| table.load(RED, worker(0)));
    assert_eq!((load.penalty, load.hands), (2, 2));
    let handed = hand_over(&mut table, 0, "rope", 1);
    let down = put_down(&mut table, 1, "bucket", false);
    table.act_all([handed, down]);
    assert_eq!((table.place("rope"), table.whole("rope").len()), (Place::FaceDown(at("c0")), 2));
}

#[test]
fn example_5_a_tool_serves_one_worker_a_turn() {
    let scene = || Scene::new(2).zone(RED, "rope, bucket").joining(RED, "rope", "bucket", 0);
    let mut table = scene().held(RED, 0, "tool_kit").game();
    let down = put_down(&mut table, 0, "tool_kit", true);
    table.act_all([Action::Work { worker: worker(0) }, down.clone()]);
    let by_b = pick_up(&mut table, 1, "tool_kit");
    assert_eq!(table.refused(by_b.clone()), Illegal::Tied);
    let by_a = pick_up(&mut table, 0, "tool_kit");
    table.act_all([by_a, down]);
    table.end_turns_until(RED);
    table.act(by_b);

    let mut table = scene().zone(RED, "tool_kit").spent(RED, 0, 3).game();
    let by_a = pick_up(&mut table, 0, "tool_kit");
    let to_b = hand_over(&mut table, 0, "tool_kit", 1);
    table.act_all([by_a, to_b]);

    let mut table = scene().game();
    let to = engineers::action::HandOrGround::FaceUp;
    table.act(Action::Buy { worker: worker(0), kind: kind("tool_kit"), to });
    let by_b = pick_up(&mut table, 1, "tool_kit");
    assert_eq!(table.refused(by_b), Illegal::Tied);
}
