//! Strength and stamina (section 13).

use engineers::action::{Action, Illegal, TableEvent};
use engineers::set::Stat;

use crate::scene::{RED, Scene, worker};
use crate::test_table::TestTable;

fn train(table: &mut TestTable, number: u8, thing: &str) -> Action {
    Action::Train { worker: worker(number), thing: table.id(thing) }
}

#[test]
fn rule_13_1_markers_count_and_there_are_two_of_each_at_most() {
    let scene = Scene::new(2).zone(RED, "barbell, exercise_bike").held(RED, 0, "oil_drum").held(RED, 1, "oil_drum");
    let scene = scene.markers(RED, 0, 1, 2).markers(RED, 1, 2, 0).markers(RED, 2, 2, 2);
    let mut table = scene.game();
    assert_eq!([0, 1, 2, 3].map(|number| table.limit(RED, number)), [7, 6, 8, 6]);
    let refused = ["barbell", "exercise_bike"].map(|thing| train(&mut table, 2, thing));
    for action in refused {
        assert_eq!(table.refused(action), Illegal::MostMarkers);
    }
}

#[test]
fn rule_13_2_a_marker_counts_at_once_and_stays() {
    let mut table = Scene::new(2).zone(RED, "barbell, exercise_bike").game();
    let bike = table.id("exercise_bike");
    let ride = train(&mut table, 0, "exercise_bike");
    let trained = TableEvent::Trained { seat: RED, worker: worker(0), thing: bike, stat: Stat::Stamina };
    assert_eq!(table.act(ride), [trained]);
    assert_eq!((table.worker(RED, 0).spent, table.left(RED, 0)), (6, 1));
    let lift = train(&mut table, 1, "barbell");
    table.act(lift);
    table.end_turns_until(RED);
    assert_eq!((table.worker(RED, 0).stamina, table.worker(RED, 1).strength), (1, 1));
    assert_eq!(table.limit(RED, 0), 7);
}

#[test]
fn rule_13_2_one_worker_a_turn_on_each_thing() {
    let mut table = Scene::new(2).zone(RED, "exercise_bike").game();
    let [first, second] = [0, 1].map(|number| train(&mut table, number, "exercise_bike"));
    table.act(first);
    assert_eq!(table.refused(second.clone()), Illegal::TrainedAlready);
    table.end_turns_until(RED);
    table.act(second);
}

#[test]
fn rule_13_2_the_thing_and_the_worker_are_in_the_zone() {
    let scene = Scene::new(2).zone(RED, "exercise_bike, tool_kit, rope").held(RED, 0, "barbell");
    let mut table = scene.stands(RED, 1, "c1").spent(RED, 2, 1).aboard(RED, 3).game();
    let refusals = [
        (0, "barbell", Illegal::NotInOwnZone),
        (0, "tool_kit", Illegal::NoToolForThat),
        (0, "rope", Illegal::NoToolForThat),
        (1, "exercise_bike", Illegal::NotInZone),
        (2, "exercise_bike", Illegal::NoActions { needs: 6, has: 5 }),
        (3, "exercise_bike", Illegal::Aboard),
    ];
    for (number, thing, illegal) in refusals {
        let action = train(&mut table, number, thing);
        assert_eq!(table.refused(action), illegal, "{number} {thing}");
    }
}
