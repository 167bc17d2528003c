//! Searching and knowing (section 6).

use engineers::action::{Action, Illegal, TableEvent, ThingId};
use engineers::set::{DataSet, Grade, KindId};
use engineers::table::{Place, Position};
use engineers::turn::knowing::{grades_left, kinds_left};
use engineers::yard::{Direction, Placement, Square};
use shell::stream::{Stream, StreamPoint};

use crate::scene::{BLUE, RED, Scene, at, worker, workers};
use crate::test_table::TestTable;

const fn search(number: u8) -> Action {
    Action::Search { worker: worker(number) }
}

fn pick_up(table: &mut TestTable, number: u8, name: &str) -> Action {
    Action::PickUp { workers: workers(&[number]), thing: table.id(name) }
}

/// Squares that the search among some events covered.
fn squares_covered(events: &[TableEvent]) -> Vec<Square> {
    let covered = events.iter().find_map(|event| match event {
        TableEvent::Searched { squares, .. } => Some(squares.clone()),
        _ => None,
    });
    covered.expect("a search")
}

/// A scene whose square c4 has a way to d4 alone.
fn heap_at_a_dead_end() -> Scene {
    Scene::new(2).change(|position| position.maze[0] = Placement { tile: 6, face: 1, turns: 2 })
}

/// Kind and grade of the next object, by the numbers of the random stream: kinds in the order of
/// the data set, then grades from the worst.
fn next_identity(stream: &mut Stream, position: &Position) -> (KindId, Grade) {
    let data = DataSet::standard();
    let objects = || position.things.iter().filter(|thing| !data.is_tool(thing.kind.kind));
    let mut kinds: Vec<KindId> = data.object_ids().flat_map(|id| vec![id; data.kind(id).count.into()]).collect();
    let counts = Grade::QUALITIES.into_iter().zip(data.quality_counts());
    let mut grades: Vec<Grade> = counts.flat_map(|(grade, count)| vec![grade; count.into()]).collect();
    for object in objects() {
        let kind = kinds.iter().position(|&kind| kind == object.kind.kind).expect("a kind that was left");
        kinds.remove(kind);
        let grade =
            grades.iter().position(|&grade| Some(grade) == object.condition.quality).expect("a tile that was left");
        grades.remove(grade);
    }
    let kind = kinds[stream.below(kinds.len() as u32) as usize];
    (kind, grades[stream.below(grades.len() as u32) as usize])
}

#[test]
fn rule_6_1_a_search_looks_at_all_that_lies_face_down_on_the_square_contents_too() {
    let scene = Scene::new(2).stands(RED, 0, "c4").unsearched("c4").face_down("k4", &[], "sack, oil_drum");
    let mut table = scene.packed("sack", "rope, bucket").stands(RED, 0, "k4").stands(BLUE, 0, "k4").game();
    let events = table.act(search(0));
    let ids = ["sack", "rope", "bucket", "oil_drum"].map(|name| table.id(name));
    assert_eq!(table.worker(RED, 0).spent, 1);
    assert_eq!(squares_covered(&events), [at("k4")]);
    let opened = TableEvent::Opened { seat: RED, things: ids.to_vec(), drawn: Vec::new(), by_notebook: false };
    assert_eq!(events[1..], [opened]);
    for name in ["sack", "rope", "bucket", "oil_drum"] {
        assert!(table.is_open(name, RED) && !table.is_open(name, BLUE), "{name}");
    }
    assert_eq!(table.act(search(0)).len(), 1, "nothing new is seen");
}

#[test]
fn rule_6_1_a_search_does_not_look_at_what_is_carried_loaded_or_in_a_zone() {
    let scene = Scene::new(2).stands(RED, 0, "h11").zone(BLUE, "rope").held(BLUE, 0, "bucket").loaded(BLUE, "ladder");
    let mut table = scene.game();
    assert_eq!(table.act(search(0)).len(), 1);
    assert!(["rope", "bucket", "ladder"].iter().all(|name| !table.is_open(name, RED)));
}

#[test]
fn rule_6_1_with_scan_it_covers_squares_of_the_yard_that_open_steps_reach() {
    let scene = Scene::new(2).stands(RED, 0, "c1").held(RED, 0, "head_lamp").held(RED, 1, "head_lamp");
    let mut table = scene.stands(RED, 2, "c1").held(RED, 2, "head_lamp, metal_detector").game();
    let events = table.act(search(0));
    assert_eq!(squares_covered(&events), ["b1", "c1", "d1"].map(at), "c2 is behind a wall, and c0 is road");
    let events = table.act(search(1));
    assert_eq!(squares_covered(&events), [at("c0")], "from the road the own square only");
    let events = table.act(search(2));
    assert_eq!(squares_covered(&events), ["a1", "b1", "c1", "d1", "e1", "b2"].map(at), "the largest counts");
}

#[test]
fn rule_6_2_kind_and_grade_are_drawn_from_those_that_are_left() {
    let seen = "magnet A, workshop_manual A, barbell A, exercise_bike A, hand_truck A, oil_drum, oil_drum";
    let scene = Scene::new(2).away(seen).held(RED, 0, "metal_detector").stands(RED, 0, "c1");
    let mut table = scene.unsearched("a1 b1 c1 d1 e1 b2").game();
    let mut position = table.position();
    let mut stream = Stream::at(table.snapshot().stream);
    table.act(search(0));
    let after = table.position();
    assert_eq!(after.things.len(), position.things.len() + 6);
    for (index, name) in ["a1", "b1", "c1", "d1", "e1", "b2"].into_iter().enumerate() {
        let thing = after.things[position.things.len()];
        assert_eq!(
            next_identity(&mut stream, &position),
            (thing.kind.kind, thing.condition.quality.unwrap()),
            "{index}"
        );
        assert_eq!(thing.place, Place::FaceDown(at(name)));
        assert!(!after.unseen.contains(at(name)));
        position.things.push(thing);
    }
    assert_eq!(table.snapshot().stream, stream.point());
}

#[test]
fn rule_6_2_the_same_step_after_a_reload_draws_the_same() {
    let (setup, snapshot) = Scene::new(2).stands(RED, 0, "c4").unsearched("c4").into_snapshot();
    let after_search = || {
        let mut table = TestTable::from_snapshot(setup.clone(), &snapshot);
        table.act(search(0));
        table.snapshot()
    };
    assert_eq!(after_search(), after_search());
}

#[test]
fn rule_6_2_what_is_left_to_draw_are_as_many_kinds_and_grades_as_unseen_objects() {
    let mut table = Scene::new(2).away("rope A, rope B, bucket D").held(RED, 0, "tool_kit").game();
    table.read(|table| {
        let kinds: u32 = kinds_left(table).iter().map(|&(_, left)| u32::from(left)).sum();
        let grades: u32 = grades_left(table).iter().map(|&(_, left)| u32::from(left)).sum();
        assert_eq!((kinds, grades), (table.unseen().len(), table.unseen().len()));
        assert_eq!(grades_left(table).map(|(_, left)| left), [49, 30, 14, 4]);
    });
}

#[test]
fn rule_6_2_where_nothing_is_unseen_nothing_is_drawn() {
    let mut table = Scene::new(2).stands(RED, 0, "c4").searched("c4").game();
    let before = table.snapshot().stream;
    assert_eq!(table.act(search(0)).len(), 1);
    assert_eq!(table.snapshot().stream, before);
}

#[test]
fn rule_6_3_open_is_what_a_search_of_this_turn_has_shown_until_it_ends() {
    let scene = Scene::new(2).stands(RED, 0, "c4").stands(RED, 1, "b4").unsearched("c4").searched("b4");
    let mut table = scene.game();
    let Some(TableEvent::Opened { things, drawn, .. }) = table.act(search(0)).pop() else { panic!("something") };
    assert_eq!(things, drawn);
    table.act(Action::Step { worker: worker(0), direction: Direction::West });
    table.act(Action::Step { worker: worker(1), direction: Direction::East });
    assert_eq!(table.worker(RED, 1).square, at("c4"));
    let open = table.position().things[things[0].index()].access.open;
    assert!(open.contains(RED), "the one who searched has gone, but the turn goes on");
}

#[test]
fn rule_6_3_open_is_what_the_team_has_put_down_in_this_turn() {
    let mut table = Scene::new(2).stands(RED, 0, "c4").stands(RED, 1, "c4").held(RED, 0, "rope").game();
    let thing = table.id("rope");
    table.act(Action::PutDown { worker: worker(0), thing, face_up: false });
    table.act(Action::PickUp { workers: workers(&[1]), thing });
}

#[test]
fn rule_6_4_at_the_end_only_what_lies_in_the_squares_of_own_workers_stays_open() {
    let scene = Scene::new(2).stands(RED, 0, "c4").face_down("c4", &[RED], "rope").face_down("d4", &[RED], "bucket");
    let scene = scene.face_down("d4", &[RED, BLUE], "sack").packed("sack", "radio_set");
    let scene = scene.change(|position| position.things[3].access.open = position.things[2].access.open);
    let mut table = scene.stands(BLUE, 0, "d4").game();
    let events = table.act(Action::EndTurn);
    let things = ["bucket", "sack", "radio_set"].map(|name| table.id(name)).to_vec();
    assert!(events.contains(&TableEvent::Closed { seat: RED, things }));
    assert!(table.is_open("rope", RED));
    assert!(["bucket", "sack", "radio_set"].iter().all(|name| !table.is_open(name, RED)));
    assert!(["sack", "radio_set"].iter().all(|name| table.is_open(name, BLUE)));
    table.end_turns_until(RED);
    let rope = pick_up(&mut table, 0, "rope");
    table.act(rope);
}

#[test]
fn rule_6_4_without_a_notebook_the_rest_must_be_searched_anew() {
    let scene = Scene::new(2).stands(RED, 0, "c4").face_down("d4", &[RED], "bucket").stands(RED, 1, "d3");
    let mut table = scene.game();
    table.end_turns_until(RED);
    table.act(Action::Step { worker: worker(1), direction: Direction::South });
    assert_eq!(table.worker(RED, 1).square, at("d4"));
    let bucket = pick_up(&mut table, 1, "bucket");
    assert_eq!(table.refused(bucket.clone()), Illegal::NotOpen);
    table.act_all([search(1), bucket]);
}

#[test]
fn rule_6_4_who_is_aboard_sees_the_square_of_the_truck_too() {
    let scene = Scene::new(2).truck(RED, "e0").aboard(RED, 0).face_down("e0", &[RED], "rope");
    let mut table = scene.truck(BLUE, "f0").face_down("f0", &[RED], "bucket").game();
    table.act(Action::EndTurn);
    assert!(table.is_open("rope", RED) && !table.is_open("bucket", RED));
}

#[test]
fn rule_6_5_what_another_team_moves_or_lays_there_is_not_open_to_those_who_stand_there() {
    let scene = Scene::new(2).stands(RED, 0, "c4").stands(BLUE, 0, "c4").face_down("c4", &[RED, BLUE], "bucket");
    let mut table = scene.held(RED, 0, "rope").game();
    let put_down = |table: &mut TestTable, name: &str| {
        let thing = table.id(name);
        Action::PutDown { worker: worker(0), thing, face_up: false }
    };
    let bucket = pick_up(&mut table, 0, "bucket");
    let bucket_down = put_down(&mut table, "bucket");
    let rope_down = put_down(&mut table, "rope");
    table.act_all([bucket, bucket_down, rope_down]);
    for name in ["bucket", "rope"] {
        assert!(table.is_open(name, RED) && !table.is_open(name, BLUE), "{name}");
    }
}

#[test]
fn rule_6_5_what_another_team_packs_is_not_open_to_those_who_know_the_container() {
    let scene = Scene::new(2).stands(RED, 0, "c4").stands(BLUE, 0, "c4").face_down("c4", &[RED, BLUE], "sack");
    let mut table = scene.held(RED, 0, "rope").game();
    let thing = table.id("rope");
    let container = table.id("sack");
    table.act_all([Action::Pack { worker: worker(0), thing, container }, Action::EndTurn]);
    assert!(table.is_open("sack", BLUE) && !table.is_open("rope", BLUE));
    let unpack = Action::Unpack { worker: worker(0), thing };
    assert_eq!(table.refused(unpack.clone()), Illegal::NotOpen);
    table.act_all([search(0), unpack]);
}

#[test]
fn example_6_a_search_with_a_head_lamp() {
    let scene = heap_at_a_dead_end().stands(RED, 0, "c4").held(RED, 0, "head_lamp").unsearched("c4 d4 c5");
    let mut table = scene.game();
    let ways: Vec<_> = table.read(|table| table.yard().neighbours(at("c4")).collect());
    assert_eq!(ways, [(Direction::East, at("d4"))]);
    let before = table.position();
    let first = ThingId(before.things.len() as u16);
    let second = ThingId(first.0 + 1);
    let pick_up = Action::PickUp { workers: workers(&[0]), thing: first };
    assert_eq!(table.refused(pick_up), Illegal::NoSuch, "nobody has looked at it");

    let StreamPoint { seed, position } = table.snapshot().stream;
    let mut stream = Stream::at(StreamPoint { seed, position });
    let events = table.act(search(0));
    assert_eq!(table.worker(RED, 0).spent, 1);
    let drawn = vec![first, second];
    let opened = TableEvent::Opened { seat: RED, things: drawn.clone(), drawn, by_notebook: false };
    assert_eq!(events[1..], [opened]);
    let after = table.position();
    let mut drawn_before = before;
    for (thing, square) in [(first, "c4"), (second, "d4")] {
        let found = after.things[thing.index()];
        let identity = next_identity(&mut stream, &drawn_before);
        assert_eq!((found.kind.kind, found.condition.quality), (identity.0, Some(identity.1)));
        assert_eq!(found.place, Place::FaceDown(at(square)));
        drawn_before.things.push(found);
    }
    assert_eq!(after.things.len(), second.index() + 1);
    assert!(after.unseen.contains(at("c5")));

    table.act(Action::EndTurn);
    let ended = table.position();
    let is_open = |thing: ThingId| ended.things[thing.index()].access.open.contains(RED);
    assert!(is_open(first) && !is_open(second));
    for thing in [first, second] {
        assert_eq!(ended.things[thing.index()].kind, after.things[thing.index()].kind);
        assert_eq!(ended.things[thing.index()].condition, after.things[thing.index()].condition);
    }
}
