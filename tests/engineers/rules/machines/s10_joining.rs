//! Joining and detaching (section 10).

use engineers::action::{Action, Illegal, TableEvent};
use engineers::set::Job;
use engineers::table::{JobPlan, Place};
use engineers::turn::test::is_machine_of;
use smallvec::SmallVec;

use crate::scene::{BLUE, RED, Scene, machine, worker, workers};
use crate::test_table::TestTable;

/// Table on which Red has a job.
fn job(done: u8) -> Scene {
    Scene::new(2).zone(RED, "oil_drum, drainpipe, rope").joining(RED, "oil_drum", "drainpipe", done)
}

fn work(number: u8) -> Action {
    Action::Work { worker: worker(number) }
}

fn join(table: &mut TestTable, first: &str, second: &str) -> Action {
    Action::BeginJoining { first: table.id(first), second: table.id(second) }
}

fn part(table: &mut TestTable, thing: &str) -> Action {
    Action::BeginDetaching { thing: table.id(thing) }
}

fn done(table: &mut TestTable) -> Option<u8> {
    table.team(RED).team.job.map(|job| job.done)
}

/// Man-actions counted and the total, of each action on a job.
fn worked(events: &[TableEvent]) -> Vec<(u8, u8)> {
    let counted = events.iter().filter_map(|event| match event {
        TableEvent::Worked { done, total, .. } => Some((*done, *total)),
        _ => None,
    });
    counted.collect()
}

#[test]
fn example_10_a_link_at_23_of_24() {
    let mut table = job(23).game();
    assert_eq!(worked(&table.act(work(0))), [(1, 24)]);
    assert_eq!((table.whole("oil_drum").len(), done(&mut table)), (2, None));
    let mut table = job(23).held(RED, 0, "power_driver").game();
    assert_eq!(worked(&table.act(work(0))), [(3, 24)]);
    assert_eq!((table.whole("oil_drum").len(), done(&mut table)), (2, None));
    let mut table = job(23).held(RED, 0, "tool_kit, rope").game();
    assert_eq!(table.refused(work(0)), Illegal::NoHands { needs: 1, free: 0 });
    let mut table = job(23).game();
    let other = join(&mut table, "oil_drum", "rope");
    let lost = TableEvent::JobLost { seat: RED, job: Job::Join, done: 23 };
    assert_eq!(table.act(other)[0], lost);
    assert_eq!(done(&mut table), Some(0));
}

#[test]
fn example_10_a_fresh_link_by_three_workers() {
    let mut table = job(0).held(RED, 0, "power_driver").held(RED, 1, "tool_kit").game();
    let actions = [work(0), work(0), work(0), work(0), work(0), work(1), work(1), work(1), work(1)];
    let events = table.act_all(actions);
    assert_eq!((worked(&events)[4], worked(&events)[8]), ((3, 15), (2, 23)));
    let events = table.act(work(2));
    let components = [table.id("oil_drum"), table.id("drainpipe")].into_iter().collect();
    assert_eq!(events[1], TableEvent::Joined { seat: RED, components });
    assert_eq!([0, 1, 2].map(|number| table.worker(RED, number).spent), [5, 4, 1]);
}

#[test]
fn example_11_a_rope_is_detached() {
    let scene = Scene::new(2).zone(RED, "bed_frame + bicycle_wheel + car_seat + rope").held(RED, 0, "angle_grinder");
    let mut table = scene.game();
    let begin = part(&mut table, "rope");
    let events = table.act_all([begin, work(0), work(0), work(0), work(0)]);
    assert_eq!(worked(&events), [(6, 6), (6, 12), (6, 18), (6, 24)]);
    assert_eq!((table.whole("rope").len(), table.whole("bed_frame").len()), (1, 3));
    assert_eq!(table.worker(RED, 0).spent, 4);
    let mut table = Scene::new(2).zone(RED, "ladder + rope").detaching(RED, "ladder", 23).game();
    table.act(work(3));
    assert_eq!((table.whole("rope").len(), table.whole("ladder").len()), (1, 1));
    assert!(table.position().assemblies.iter().all(SmallVec::is_empty));
}

#[test]
fn rule_10_1_any_order_of_links_makes_the_same_machine() {
    let pieces = ["oil_drum", "drainpipe", "car_battery"];
    for order in [[0, 1, 2], [1, 2, 0], [2, 0, 1]].map(|order| order.map(|index: usize| pieces[index])) {
        let mut table = Scene::new(2).zone(RED, "oil_drum, drainpipe, car_battery").game();
        for pair in order.windows(2) {
            let begin = join(&mut table, pair[0], pair[1]);
            table.act(begin);
            for number in (0..4).flat_map(|number| [number; 6]) {
                table.act(work(number));
            }
            table.end_turns_until(RED);
        }
        let drum = table.id("oil_drum");
        assert!(table.read(|table| is_machine_of(table, RED, drum, machine("tea_urn"))));
    }
}

#[test]
fn rule_10_2_what_is_joined_lies_unpacked_in_the_own_zone() {
    let scene = Scene::new(2).zone(RED, "oil_drum, drainpipe + rope, tool_kit, odd_lump, odd_lump").truck(RED, "d0");
    let scene = scene.held(RED, 0, "bucket").zone(BLUE, "pump").face_down("c0", &[RED], "winch");
    let scene = scene.held(RED, 1, "sack").packed("sack", "garden_hose").defined("odd_lump 2", RED, "ladder");
    let mut table = scene.game();
    for thing in ["bucket", "pump", "winch", "garden_hose"] {
        let begin = join(&mut table, "oil_drum", thing);
        assert_eq!(table.refused(begin), Illegal::NotInOwnZone, "{thing}");
    }
    for thing in ["tool_kit", "odd_lump"] {
        let begin = join(&mut table, thing, "oil_drum");
        assert_eq!(table.refused(begin), Illegal::NotAComponent, "{thing}");
    }
    for (first, second) in [("oil_drum", "oil_drum"), ("drainpipe", "rope")] {
        let begin = join(&mut table, first, second);
        assert_eq!(table.refused(begin), Illegal::SameAssembly);
    }
    let begin = join(&mut table, "odd_lump 2", "rope");
    table.act(begin);
}

#[test]
fn rule_10_2_what_is_detached_is_joined_and_in_the_own_zone() {
    let scene = Scene::new(2).zone(RED, "oil_drum").zone(BLUE, "drainpipe + rope").held(RED, 0, "bucket + wire_coil");
    let mut table = scene.game();
    for (thing, illegal) in
        [("oil_drum", Illegal::NotJoined), ("rope", Illegal::NotInOwnZone), ("bucket", Illegal::NotInOwnZone)]
    {
        let begin = part(&mut table, thing);
        assert_eq!(table.refused(begin), illegal);
    }
}

#[test]
fn rule_10_2_two_assemblies_become_one() {
    let scene = Scene::new(2).zone(RED, "oil_drum + drainpipe, rope + ladder").joining(RED, "oil_drum", "rope", 23);
    let mut table = scene.game();
    table.act(work(0));
    assert_eq!(table.whole("ladder").len(), 4);
    assert_eq!(table.position().assemblies.iter().filter(|assembly| !assembly.is_empty()).count(), 1);
}

#[test]
fn rule_10_3_work_needs_a_worker_in_the_zone_with_a_job_and_an_action() {
    let mut table = Scene::new(2).zone(RED, "oil_drum, drainpipe").game();
    assert_eq!(table.refused(work(0)), Illegal::NoJob);
    let scene = job(0).stands(RED, 0, "c1").stands(RED, 1, "h11").spent(RED, 2, 6).aboard(RED, 3);
    let mut table = scene.game();
    assert_eq!(table.refused(work(0)), Illegal::NotInZone);
    assert_eq!(table.refused(work(1)), Illegal::NotInZone);
    assert_eq!(table.refused(work(2)), Illegal::NoActions { needs: 1, has: 0 });
    assert_eq!(table.refused(work(3)), Illegal::Aboard);
    assert_eq!(table.refused(work(4)), Illegal::NoSuch);
}

#[test]
fn rule_10_3_tools_count_for_their_job_in_the_hand_only() {
    let counted = |scene: Scene| worked(&scene.game().act(work(0)));
    assert_eq!(counted(job(0).zone(RED, "power_driver")), [(1, 1)]);
    assert_eq!(counted(job(0).held(RED, 1, "power_driver")), [(1, 1)]);
    assert_eq!(counted(job(0).held(RED, 0, "angle_grinder")), [(1, 1)]);
    let detaching = || Scene::new(2).zone(RED, "oil_drum + rope").detaching(RED, "rope", 0);
    assert_eq!(counted(detaching().held(RED, 0, "sledgehammer")), [(2, 2)]);
    assert_eq!(counted(detaching().held(RED, 0, "tool_kit")), [(1, 1)]);
}

#[test]
fn rule_10_4_man_actions_add_up_over_turns_and_the_same_job_is_not_begun_again() {
    let mut table = job(4).game();
    table.act(work(0));
    table.act(work(1));
    table.end_turns_until(RED);
    assert_eq!(done(&mut table), Some(6));
    for (first, second) in [("oil_drum", "drainpipe"), ("drainpipe", "oil_drum")] {
        let begin = join(&mut table, first, second);
        assert_eq!(table.refused(begin), Illegal::SameJob);
    }
    let scene = Scene::new(2).zone(RED, "oil_drum + rope, bucket + ladder").joining(RED, "oil_drum", "bucket", 9);
    let mut table = scene.game();
    let begin = join(&mut table, "ladder", "rope");
    assert_eq!(table.refused(begin), Illegal::SameJob);
    let begin = part(&mut table, "rope");
    let events = table.act(begin);
    assert_eq!(events[0], TableEvent::JobLost { seat: RED, job: Job::Join, done: 9 });
    let plan = table.team(RED).team.job.map(|job| job.plan);
    assert_eq!(plan, Some(JobPlan::Detach(table.id("rope"))));
}

#[test]
fn rule_10_4_a_job_is_lost_when_one_of_its_things_is_moved() {
    let mut table = job(9).game();
    let pick_up = |thing| Action::PickUp { workers: workers(&[0]), thing };
    let rope = table.id("rope");
    table.act(pick_up(rope));
    assert_eq!(done(&mut table), Some(9));
    let pipe = table.id("drainpipe");
    let events = table.act(pick_up(pipe));
    assert!(events.contains(&TableEvent::JobLost { seat: RED, job: Job::Join, done: 9 }));
    assert_eq!(done(&mut table), None);
}

#[test]
fn rule_10_4_other_work_loses_no_job() {
    let scene = job(9).zone(RED, "oil_drum + ladder + car_seat D -1, exercise_bike").truck(RED, "d0");
    let scene = scene.fault("oil_drum 2, ladder, car_seat").held(RED, 0, "welding_set").held(RED, 1, "tin_of_grease");
    let mut table = scene.game();
    let seat = table.id("car_seat");
    let bike = table.id("exercise_bike");
    table.act_all([
        Action::Debug { worker: worker(0), machine: seat },
        Action::Mend { worker: worker(0), thing: seat },
        Action::Improve { worker: worker(1), thing: seat },
        Action::Train { worker: worker(2), thing: bike },
    ]);
    assert_eq!(done(&mut table), Some(9));
}

#[test]
fn rule_10_5_an_assembly_is_picked_up_as_a_whole() {
    let mut table = Scene::new(2).zone(RED, "bucket + rope").game();
    let rope = table.id("rope");
    table.act(Action::PickUp { workers: workers(&[2]), thing: rope });
    for thing in ["bucket", "rope"] {
        assert_eq!(table.place(thing), Place::held_by(RED, worker(2)));
    }
}

#[test]
fn rule_10_6_broken_components_are_joined_and_detached() {
    let scene = Scene::new(2).zone(RED, "oil_drum broken, rope broken").joining(RED, "oil_drum", "rope", 23);
    let mut table = scene.game();
    table.act(work(0));
    assert_eq!(table.whole("rope").len(), 2);
    let begin = part(&mut table, "rope");
    table.act_all([begin, work(0)]);
    assert_eq!(done(&mut table), Some(1));
}
