//! Information on one screen (section 19): numbers that all see, and where undo ends.

use engineers::action::{Action, Engineers, Goods, TableEvent, Terms, WorkerSet};
use engineers::yard::Direction;
use shell::record::Recorded;

use crate::scene::{BLUE, RED, Scene, at, kind, machine, worker};
use crate::test_table::TestTable;

/// Whether undo ends at what has happened (19.5).
fn is_final(events: &[TableEvent]) -> bool {
    events.iter().any(Engineers::is_final)
}

fn after(table: &mut TestTable, action: Action) -> bool {
    is_final(&table.act(action))
}

#[test]
fn rule_19_1_things_face_down_are_a_number_in_which_an_assembly_is_one() {
    let scene = Scene::new(2).face_down("c4", &[RED], "rope, ladder + bucket, sack").packed("sack", "wire_coil");
    let mut table = scene.unsearched("e5").face_down("h0", &[], "pump").game();
    let number = |table: &mut TestTable, square: &str| table.read(|table| table.number_face_down(at(square)));
    assert_eq!(["c4", "e5", "h0", "k5"].map(|square| number(&mut table, square)), [3, 1, 1, 0]);
}

#[test]
fn rule_19_5_steps_and_what_is_done_with_known_things_may_be_taken_back() {
    let scene = Scene::new(2).stands(RED, 0, "c0").zone(RED, "rope, bucket, ladder").held(RED, 1, "pump");
    let mut table = scene.game();
    let thing = table.id("rope");
    let first = table.id("bucket");
    let second = table.id("ladder");
    let pump = table.id("pump");
    let actions = [
        Action::PickUp { workers: WorkerSet::one(worker(0)), thing },
        Action::Step { worker: worker(0), direction: Direction::South },
        Action::PutDown { worker: worker(0), thing, face_up: false },
        Action::PutDown { worker: worker(1), thing: pump, face_up: true },
        Action::BeginJoining { first, second },
        Action::Work { worker: worker(2) },
        Action::Buy { worker: worker(2), kind: kind("head_lamp"), to: engineers::action::HandOrGround::Hand },
        Action::Discard { thing: pump },
        Action::ClimbIn { worker: worker(3) },
    ];
    for action in actions {
        assert!(!after(&mut table, action));
    }
}

#[test]
fn rule_19_5_a_look_is_final_only_if_it_shows_something_new() {
    let scene = Scene::new(2).stands(RED, 0, "c4").stands(RED, 1, "e5").stands(RED, 2, "e8").unsearched("c4");
    let mut table = scene.searched("e8").face_down("e5", &[RED], "rope").game();
    assert!(after(&mut table, Action::Search { worker: worker(0) }));
    assert!(!after(&mut table, Action::Search { worker: worker(0) }));
    assert!(!after(&mut table, Action::Search { worker: worker(1) }));
    assert!(!after(&mut table, Action::Search { worker: worker(2) }));
}

#[test]
fn rule_19_5_a_comparison_with_the_notebook_is_final() {
    let scene = || Scene::new(2).notebook(RED).stands(RED, 0, "c0");
    let step = Action::Step { worker: worker(0), direction: Direction::South };
    let there = scene().face_down("c1", &[], "rope").entry(RED, "rope", "c1", 2);
    assert!(after(&mut there.game(), step.clone()));
    let gone = scene().zone(BLUE, "rope").entry(RED, "rope", "c1", 2);
    assert!(after(&mut gone.game(), step.clone()));
    assert!(!after(&mut scene().game(), step));
}

#[test]
fn rule_19_5_rolls_cards_and_answers_about_cards_are_final() {
    let scene = || Scene::new(2).hand(RED, "tea_urn great_kite").zone(RED, "oil_drum + drainpipe + headlight");
    let mut table = scene().game();
    let thing = table.id("oil_drum");
    assert!(after(&mut table, Action::Test { thing, machine: machine("tea_urn"), with_once: false }));
    assert!(after(&mut scene().game(), Action::HandIn(machine("great_kite"))));
    assert!(after(&mut scene().game(), Action::HandInAll));
    let components = ["oil_drum", "drainpipe", "headlight"].map(|name| scene().id(name));
    let debugged = engineers::table::Debugging { machine: components.into_iter().collect(), done: 12 };
    let faulty = scene().fault("oil_drum, drainpipe, headlight").turn(|turn| turn.debugged = Some(debugged));
    assert!(after(&mut faulty.game(), Action::EndTurn));
    assert!(!after(&mut scene().game(), Action::EndTurn));
}

#[test]
fn rule_19_5_an_offer_may_be_taken_back_until_it_is_answered() {
    let offered = || {
        let mut table = Scene::new(3).zone(RED, "rope").game();
        let rope = Goods { things: vec![table.id("rope")], money: 0 };
        let terms = Terms { given: rope.clone(), wanted: Goods { things: Vec::new(), money: 30 } };
        assert!(!after(&mut table, Action::Offer { partner: BLUE, terms }));
        let counter = Terms { given: Goods { things: Vec::new(), money: 20 }, wanted: rope };
        (table, counter)
    };
    assert!(after(&mut offered().0, Action::Accept));
    assert!(after(&mut offered().0, Action::Decline));
    let (mut table, counter) = offered();
    assert!(after(&mut table, Action::Counter(counter)));
    assert!(after(&mut table, Action::Accept));
}

#[test]
fn rule_19_5_bids_are_final() {
    let mut table = Scene::new(3).zone(RED, "rope").game();
    let thing = table.id("rope");
    assert!(!after(&mut table, Action::Auction { thing, least: 20 }));
    assert!(after(&mut table, Action::Bid(20)));
    assert!(after(&mut table, Action::StayOut));
}
