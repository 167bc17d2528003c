//! The construction zone (section 7).

use engineers::action::{Action, Illegal, TableEvent};
use engineers::set::Grade;
use engineers::table::{JobPlan, Place};
use shell::seats::SeatSet;

use crate::scene::{BLUE, GREEN, RED, Scene, at, worker};
use crate::test_table::TestTable;

fn room_taken(table: &mut TestTable) -> u8 {
    table.read(|table| table.room_taken(RED))
}

fn put_down(table: &mut TestTable, number: u8, name: &str, face_up: bool) -> Action {
    Action::PutDown { worker: worker(number), thing: table.id(name), face_up }
}

#[test]
fn rule_7_1_what_lies_face_up_in_a_zone_is_its_teams_alone() {
    let mut table = Scene::new(2).zone(BLUE, "rope, tool_kit").stands(RED, 0, "h11").game();
    for name in ["rope", "tool_kit"] {
        let thing = table.id(name);
        let pick_up = Action::PickUp { workers: [worker(0)].into_iter().collect(), thing };
        assert_eq!(table.refused(pick_up), Illegal::OthersZone);
        assert_eq!(table.refused(Action::Sell { worker: worker(0), thing }), Illegal::OthersZone);
        assert_eq!(table.refused(Action::Discard { thing }), Illegal::NotInOwnZone);
    }
}

#[test]
fn rule_7_2_each_thing_and_component_counts_one_a_container_one_and_the_parked_truck_five() {
    let scene = Scene::new(2).zone(RED, "rope + bucket + ladder, wheelbarrow");
    let mut table = scene.packed("wheelbarrow", "oil_drum, rope").held(RED, 0, "tool_kit").game();
    assert_eq!(room_taken(&mut table), 3 + 1 + 5);
    table.act_all([Action::ClimbIn { worker: worker(1) }, Action::TakeWheel { worker: worker(1) }]);
    assert_eq!(room_taken(&mut table), 3 + 1);
    table.act(Action::LeaveWheel);
    assert_eq!(room_taken(&mut table), 3 + 1 + 5, "with somebody aboard, but without a driver");
    let put_down = put_down(&mut table, 0, "tool_kit", true);
    table.act(put_down);
    assert_eq!(room_taken(&mut table), 10);
}

#[test]
fn rule_7_3_room_is_made_by_discarding_selling_and_picking_up() {
    let full = || Scene::new(2).zone(RED, "bucket, ladder, tool_kit, rope, rope").held(RED, 0, "radio_set").game();
    let mut table = full();
    let put_down = put_down(&mut table, 0, "radio_set", true);
    assert_eq!(table.refused(put_down.clone()), Illegal::NoRoom { needs: 1, free: 0 });
    let bucket = table.id("bucket");
    let discard = Action::Discard { thing: bucket };
    let sell = Action::Sell { worker: worker(1), thing: bucket };
    let pick_up = Action::PickUp { workers: [worker(1)].into_iter().collect(), thing: bucket };
    for makes_room in [discard, sell, pick_up] {
        let mut table = full();
        table.act_all([makes_room, put_down.clone()]);
        assert_eq!(room_taken(&mut table), 10);
    }
}

#[test]
fn rule_7_4_discarding_turns_a_thing_face_down_without_a_worker_and_opens_it_to_nobody() {
    let scene = Scene::new(2).zone(RED, "rope + bucket, ladder");
    let mut table = (0..4).fold(scene, |scene, number| scene.stands(RED, number, "c1")).game();
    let rope = table.id("rope");
    let events = table.act(Action::Discard { thing: rope });
    assert_eq!(events, [TableEvent::Discarded { seat: RED, thing: rope, square: at("c0") }]);
    for name in ["rope", "bucket"] {
        assert_eq!(table.place(name), Place::FaceDown(at("c0")));
        assert_eq!(table.thing(name).access.open, SeatSet::EMPTY);
    }
    assert_eq!(table.whole("bucket").len(), 2, "it goes as a whole");
    assert_eq!(table.place("ladder"), Place::Zone(RED));
    assert_eq!(table.refused(Action::Discard { thing: rope }), Illegal::NotInOwnZone);
}

#[test]
fn rule_7_4_what_is_given_up_is_open_not_even_to_the_own_team() {
    let mut table = Scene::new(2).zone(RED, "rope").game();
    let rope = table.id("rope");
    table.act(Action::Discard { thing: rope });
    let pick_up = Action::PickUp { workers: [worker(0)].into_iter().collect(), thing: rope };
    assert_eq!(table.refused(pick_up.clone()), Illegal::NotOpen);
    table.act(Action::Search { worker: worker(0) });
    table.act(pick_up);
    let mut table = Scene::new(2).options(|options| options.open_table = true).zone(RED, "rope").game();
    table.act(Action::Discard { thing: rope });
    assert!(table.is_open("rope", BLUE), "on an open table all see it lie");
}

#[test]
fn rule_7_4_what_is_discarded_is_written_in_every_notebook() {
    let scene = Scene::new(3).notebook(RED).notebook(BLUE).zone(RED, "rope A + bucket, wheelbarrow");
    let mut table = scene.packed("wheelbarrow", "oil_drum D").game();
    let rope = table.id("rope");
    let wheelbarrow = table.id("wheelbarrow");
    table.act_all([Action::Discard { thing: rope }, Action::Discard { thing: wheelbarrow }]);
    for seat in [RED, BLUE] {
        let notebook = table.team(seat).notebook;
        let grades: Vec<_> = notebook.entries.iter().map(|entry| (entry.square, entry.grade)).collect();
        let square = at("c0");
        let expected = [Some(Grade::A), Some(Grade::C), None, Some(Grade::D)].map(|grade| (square, grade));
        assert_eq!(grades, expected);
    }
    assert!(table.team(GREEN).notebook.entries.is_empty());
}

#[test]
fn rule_7_4_discarding_a_thing_of_the_job_loses_it() {
    let scene = Scene::new(2).zone(RED, "rope + bucket, ladder, radio_set").joining(RED, "rope", "ladder", 9);
    let mut table = scene.game();
    let radio_set = table.id("radio_set");
    table.act(Action::Discard { thing: radio_set });
    assert!(table.team(RED).team.job.is_some_and(|job| matches!(job.plan, JobPlan::Join(..)) && job.done == 9));
    let bucket = table.id("bucket");
    table.act(Action::Discard { thing: bucket });
    assert_eq!(table.team(RED).team.job, None);
}

#[test]
fn rule_7_5_what_lies_face_down_on_a_gate_square_belongs_to_nobody() {
    let mut table = Scene::new(2).face_down("c0", &[], "rope").stands(BLUE, 0, "c0").turn_of(BLUE).game();
    assert_eq!(room_taken(&mut table), 5);
    let thing = table.id("rope");
    table.act(Action::Search { worker: worker(0) });
    table.act(Action::PickUp { workers: [worker(0)].into_iter().collect(), thing });
    assert_eq!(table.place("rope"), Place::held_by(BLUE, worker(0)));
}

#[test]
fn example_8_room_parking_and_rolling_on() {
    let scene = Scene::new(2).zone(RED, "test_stand, ladder + bucket + oil_drum");
    let mut table = scene.held(RED, 0, "car_battery, rope").game();
    let battery_up = put_down(&mut table, 0, "car_battery", true);
    let rope_up = put_down(&mut table, 0, "rope", true);
    let rope_down = put_down(&mut table, 0, "rope", false);
    table.act(battery_up);
    assert_eq!(room_taken(&mut table), 10);
    assert_eq!(table.refused(rope_up.clone()), Illegal::NoRoom { needs: 1, free: 0 });
    assert_eq!(table.check(&rope_down), Ok(()));
    table.act_all([Action::ClimbIn { worker: worker(1) }, Action::TakeWheel { worker: worker(1) }]);
    assert_eq!(room_taken(&mut table), 5);
    table.act(rope_up);
    assert_eq!(room_taken(&mut table), 6);
    assert_eq!(table.refused(Action::LeaveWheel), Illegal::NoRoomToPark);
    assert_eq!(table.refused(Action::ClimbOut { worker: worker(1) }), Illegal::NoRoomToPark);
    let events = table.act(Action::EndTurn);
    assert!(events.contains(&TableEvent::RolledOn { seat: RED, from: at("c0"), to: at("d0") }));
    assert_eq!(table.team(RED).truck.square, at("d0"));
    assert_eq!(table.worker(RED, 1).square, at("d0"));
    assert!(table.worker(RED, 1).is_aboard);
}
