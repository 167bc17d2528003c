//! Open table (section 21).

use engineers::action::{Action, Illegal, WorkerSet};
use engineers::table::{NotebookOption, Setup};

use crate::scene::{BLUE, GREEN, RED, Scene, worker};

fn open_table(seats: u8) -> Scene {
    Scene::new(seats).options(|options| options.open_table = true)
}

#[test]
fn rule_21_1_what_any_team_has_looked_at_is_open_to_all() {
    let mut table = open_table(3).stands(RED, 0, "c4").unsearched("c4").game();
    table.act(Action::Search { worker: worker(0) });
    let position = table.position();
    let found = position.things.last().expect("an object was found");
    assert!([RED, BLUE, GREEN].iter().all(|&seat| found.access.open.contains(seat)));
}

#[test]
fn rule_21_1_nothing_closes() {
    let mut table = open_table(2).face_down("e5", &[RED, BLUE], "rope").game();
    table.end_turns_until(RED);
    assert!(table.is_open("rope", RED) && table.is_open("rope", BLUE));
}

#[test]
fn rule_21_1_things_stay_open_wherever_they_go() {
    let scene = open_table(2).stands(RED, 0, "e5").stands(BLUE, 0, "e5");
    let mut table = scene.face_down("e5", &[RED, BLUE], "rope").game();
    let thing = table.id("rope");
    table.act(Action::PickUp { workers: WorkerSet::one(worker(0)), thing });
    table.act(Action::PutDown { worker: worker(0), thing, face_up: false });
    assert!(table.is_open("rope", RED) && table.is_open("rope", BLUE));
    table.act(Action::EndTurn);
    table.act(Action::PickUp { workers: WorkerSet::one(worker(0)), thing });
}

#[test]
fn rule_21_1_a_discarded_thing_stays_open_too() {
    let mut table = open_table(2).zone(RED, "rope").game();
    let thing = table.id("rope");
    table.act(Action::Discard { thing });
    assert!(table.is_open("rope", RED) && table.is_open("rope", BLUE));
}

#[test]
fn rule_21_1_there_is_no_notebook() {
    let mut setup = Setup::new(2, 7);
    setup.options.open_table = true;
    for notebook in [NotebookOption::Bought, NotebookOption::Free, NotebookOption::None] {
        setup.options.notebook = notebook;
        assert!(!setup.has_notebook(true) && !setup.has_notebook(false));
    }
    let mut table = open_table(2).round(1).game();
    assert_eq!(table.refused(Action::BuyNotebook), Illegal::NoNotebook);
}
