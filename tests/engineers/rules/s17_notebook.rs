//! The notebook (section 17).

use engineers::action::{Action, Illegal, TableEvent};
use engineers::set::Grade;
use engineers::table::{Entry, NotebookOption};
use engineers::yard::Direction;
use shell::seats::SeatId;

use crate::scene::{BLUE, GREEN, RED, Scene, at, kind, worker, workers};
use crate::test_table::TestTable;

fn pick_up(table: &mut TestTable, number: u8, name: &str) -> Action {
    Action::PickUp { workers: workers(&[number]), thing: table.id(name) }
}

const fn step(number: u8, direction: Direction) -> Action {
    Action::Step { worker: worker(number), direction }
}

fn entries(table: &mut TestTable, seat: SeatId) -> Vec<Entry> {
    table.team(seat).notebook.entries
}

/// Red's notebook, with a bucket on c4, where Red has nobody.
fn noted_bucket() -> Scene {
    let scene = Scene::new(2).notebook(RED).face_down("c4", &[], "bucket B");
    scene.entry(RED, "bucket", "c4", 4)
}

#[test]
fn rule_17_2_it_holds_what_has_closed_at_the_end_of_a_turn() {
    let scene = Scene::new(2).round(5).notebook(RED).face_down("d4", &[RED], "bucket A, sack, rope C -1");
    let mut table = scene.face_down("c4", &[RED], "ladder").stands(RED, 0, "c4").game();
    table.act(Action::EndTurn);
    let bucket = table.id("bucket");
    let square = at("d4");
    let entry = Entry { thing: bucket, kind: kind("bucket"), grade: Some(Grade::A), round: 5, square };
    let sack = Entry { thing: table.id("sack"), kind: kind("sack"), grade: Some(Grade::C), ..entry };
    let rope = Entry { thing: table.id("rope"), kind: kind("rope"), grade: Some(Grade::D), ..entry };
    assert_eq!(entries(&mut table, RED), [entry, sack, rope]);
}

#[test]
fn rule_17_2_contents_of_containers_are_written_down_too() {
    let scene = Scene::new(2).notebook(RED).face_down("h11", &[], "sack").packed("sack", "rope, tool_kit");
    let mut table = scene.stands(RED, 0, "h11").game();
    table.act_all([Action::Search { worker: worker(0) }, step(0, Direction::West), Action::EndTurn]);
    let noted: Vec<_> = entries(&mut table, RED).into_iter().map(|entry| (entry.kind, entry.grade)).collect();
    let kinds = ["sack", "rope", "tool_kit"].map(kind);
    assert_eq!(noted, [(kinds[0], Some(Grade::C)), (kinds[1], Some(Grade::C)), (kinds[2], None)]);
}

#[test]
fn rule_17_2_a_thing_is_written_down_as_the_team_saw_it() {
    let scene = Scene::new(2).notebook(RED).notebook(BLUE).face_down("c4", &[RED, BLUE], "odd_lump");
    let mut table = scene.defined("odd_lump", RED, "rope").stands(BLUE, 0, "d4").game();
    table.act_all([Action::EndTurn, Action::EndTurn]);
    assert_eq!(entries(&mut table, RED)[0].kind, kind("rope"));
    assert_eq!(entries(&mut table, BLUE)[0].kind, kind("odd_lump"));
}

#[test]
fn rule_17_2_it_holds_what_another_team_has_moved() {
    let scene = Scene::new(3).round(7).notebook(BLUE).stands(RED, 0, "c4").stands(BLUE, 0, "c4");
    let mut table = scene.face_down("c4", &[RED, BLUE, GREEN], "bucket B").stands(GREEN, 0, "c4").game();
    let bucket = pick_up(&mut table, 0, "bucket");
    table.act(bucket);
    let thing = table.id("bucket");
    let entry = Entry { thing, kind: kind("bucket"), grade: Some(Grade::B), round: 7, square: at("c4") };
    assert_eq!(entries(&mut table, BLUE), [entry]);
    assert!(entries(&mut table, GREEN).is_empty(), "without a notebook nothing is kept");
}

#[test]
fn rule_17_2_it_holds_the_squares_that_the_team_has_searched() {
    let scene = Scene::new(2).notebook(RED).stands(RED, 0, "c1").held(RED, 0, "head_lamp").searched("b1 c1 d1");
    let mut table = scene.game();
    table.act_all([Action::Search { worker: worker(0) }, Action::Search { worker: worker(1) }]);
    let searched: Vec<_> = table.team(RED).notebook.searched.iter().collect();
    assert_eq!(searched, ["c0", "b1", "c1", "d1"].map(at));
}

#[test]
fn rule_17_2_what_the_team_takes_itself_is_written_down_no_more() {
    let mut table = noted_bucket().stands(RED, 0, "c4").face_down("c4", &[RED], "rope").game();
    table.act(Action::Search { worker: worker(0) });
    let bucket = pick_up(&mut table, 0, "bucket");
    table.act(bucket);
    assert!(entries(&mut table, RED).is_empty());
}

#[test]
fn rule_17_3_on_a_square_what_is_there_is_open_without_a_search() {
    let mut table = noted_bucket().stands(RED, 0, "d4").stands(RED, 1, "c3").game();
    let thing = table.id("bucket");
    let events = table.act(step(1, Direction::South));
    let opened = TableEvent::Opened { seat: RED, things: vec![thing], drawn: Vec::new(), by_notebook: true };
    assert_eq!(events[1..], [opened]);
    let bucket = pick_up(&mut table, 1, "bucket");
    table.act(bucket);
}

#[test]
fn rule_17_3_what_is_gone_is_struck_out_and_not_before() {
    let scene = Scene::new(2).notebook(RED).held(BLUE, 0, "bucket B").entry(RED, "bucket", "c4", 4);
    let mut table = scene.stands(RED, 1, "c2").game();
    let thing = table.id("bucket");
    assert_eq!(table.act(step(1, Direction::South)).len(), 1);
    assert_eq!(entries(&mut table, RED).len(), 1);
    let events = table.act(step(1, Direction::South));
    assert_eq!(events[1..], [TableEvent::StruckOut { seat: RED, square: at("c4"), things: vec![thing] }]);
    assert!(entries(&mut table, RED).is_empty());
}

#[test]
fn rule_17_3_what_lies_in_another_square_or_face_up_is_gone() {
    let scene = Scene::new(2).notebook(RED).face_down("d4", &[], "bucket").zone(BLUE, "rope");
    let scene = scene.entry(RED, "bucket", "c4", 4).entry(RED, "rope", "h11", 4).stands(RED, 0, "c3");
    let mut table = scene.stands(RED, 1, "h10").game();
    table.act_all([step(0, Direction::South), step(1, Direction::South)]);
    assert!(entries(&mut table, RED).is_empty());
    assert!(!table.is_open("bucket", RED) && !table.is_open("rope", RED));
}

#[test]
fn rule_17_3_it_is_compared_at_the_beginning_of_a_turn() {
    let mut table = noted_bucket().stands(RED, 0, "c4").turn_of(BLUE).game();
    assert!(!table.is_open("bucket", RED));
    table.end_turns_until(RED);
    assert!(table.is_open("bucket", RED));
}

#[test]
fn rule_17_3_it_is_compared_where_the_truck_stops() {
    let scene = Scene::new(2).notebook(RED).face_down("d0", &[], "rope").entry(RED, "rope", "d0", 4).driver(RED, 0);
    let mut table = scene.game();
    table.act(Action::Drive { squares: 1, clockwise: true });
    assert!(table.is_open("rope", RED));
}

#[test]
fn rule_17_3_what_others_discard_is_open_to_who_comes_to_the_zone() {
    let mut table = Scene::new(2).notebook(BLUE).zone(RED, "rope").stands(BLUE, 0, "c1").game();
    let thing = table.id("rope");
    table.act_all([Action::Discard { thing }, Action::EndTurn, step(0, Direction::North)]);
    let rope = pick_up(&mut table, 0, "rope");
    table.act(rope);
}

#[test]
fn rule_17_4_without_one_nothing_is_kept() {
    let scene = Scene::new(2).stands(RED, 0, "c4").face_down("d4", &[RED], "bucket");
    let mut table = scene.options(|options| options.notebook = NotebookOption::None).game();
    table.act_all([Action::Search { worker: worker(0) }, Action::EndTurn]);
    let notebook = table.team(RED).notebook;
    assert!(notebook.entries.is_empty() && notebook.searched.is_empty());
}

#[test]
fn rule_17_1_where_it_is_free_every_team_writes_one() {
    let scene = Scene::new(2).options(|options| options.notebook = NotebookOption::Free);
    let mut table = scene.face_down("d4", &[RED], "bucket").game();
    table.act(Action::EndTurn);
    assert_eq!(entries(&mut table, RED).len(), 1);
}

#[test]
fn example_7_a_bucket_that_another_team_moves() {
    let scene = || {
        let scene = Scene::new(2).stands(RED, 0, "c4").stands(BLUE, 0, "c4");
        scene.face_down("c4", &[BLUE], "bucket")
    };
    let red_moves_it = |table: &mut TestTable| {
        let thing = table.id("bucket");
        table.act_all([
            Action::Search { worker: worker(0) },
            Action::PickUp { workers: workers(&[0]), thing },
            Action::PutDown { worker: worker(0), thing, face_up: false },
            Action::EndTurn,
        ]);
    };
    let mut table = scene().game();
    let bucket = pick_up(&mut table, 0, "bucket");
    red_moves_it(&mut table);
    assert_eq!(table.refused(bucket.clone()), Illegal::NotOpen);
    table.act_all([Action::Search { worker: worker(0) }, bucket.clone()]);

    let mut table = scene().notebook(BLUE).game();
    red_moves_it(&mut table);
    table.act(bucket.clone());

    let mut table = scene().notebook(BLUE).game();
    let thing = table.id("bucket");
    table.act_all([Action::Search { worker: worker(0) }, bucket, step(0, Direction::North)]);
    assert_eq!(entries(&mut table, BLUE).len(), 1);
    let events = table.act(Action::EndTurn);
    assert!(events.contains(&TableEvent::StruckOut { seat: BLUE, square: at("c4"), things: vec![thing] }));
    assert!(entries(&mut table, BLUE).is_empty());
}
