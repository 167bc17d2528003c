//! Blanks (section 14).

use engineers::action::{Action, Goods, Illegal, TableEvent, Terms, ThingId};
use engineers::set::{FamilySet, Grade, KindId};
use engineers::table::Place;
use engineers::turn::zone::selling::sale_price;
use shell::seats::SeatId;

use crate::scene::{BLUE, RED, Scene, kind, worker, workers};
use crate::test_table::TestTable;

/// Penalty and hands of a thing as a team sees it.
fn weight(table: &mut TestTable, name: &str, viewer: SeatId) -> (u16, u16) {
    let thing = table.id(name);
    let weight = table.read(|table| table.weight(thing, viewer));
    (weight.penalty, weight.hands)
}

/// Kind of a thing as a team sees it.
fn kind_of(table: &mut TestTable, name: &str, viewer: SeatId) -> Option<KindId> {
    let thing = table.id(name);
    table.read(|table| table.find_thing(thing).map(|thing| thing.kind_id(viewer)))
}

fn define(thing: ThingId, name: &str) -> Action {
    Action::Define { thing, kind: kind(name) }
}

/// Sale of a thing to a partner for $10.
fn sale(partner: SeatId, thing: ThingId) -> Action {
    let given = Goods { things: vec![thing], money: 0 };
    let wanted = Goods { things: Vec::new(), money: 10 };
    Action::Offer { partner, terms: Terms { given, wanted } }
}

#[test]
fn rule_14_1_a_blank_not_yet_defined_has_penalty_2_and_needs_1_hand() {
    let mut table = Scene::new(2).zone(RED, "odd_lump").game();
    assert_eq!(weight(&mut table, "odd_lump", RED), (2, 1));
    let thing = table.id("odd_lump");
    assert!(!table.read(|table| table.find_thing(thing).is_some_and(|thing| thing.is_component(RED))));
}

#[test]
fn rule_14_2_the_grade_of_a_blank_is_c_or_d() {
    let mut table = Scene::new(2).zone(RED, "odd_lump A, odd_lump B, odd_lump C, odd_lump D").game();
    let names = ["odd_lump", "odd_lump 2", "odd_lump 3", "odd_lump 4"];
    let grades = names.map(|name| table.grade(name));
    assert_eq!(grades, [Grade::C, Grade::C, Grade::D, Grade::D].map(Some));
    let first = table.id("odd_lump");
    table.act(define(first, "rope"));
    assert_eq!(table.grade("odd_lump"), Some(Grade::C), "defining changes nothing of it");
}

#[test]
fn rule_14_3_a_blank_is_defined_as_any_junk_while_it_lies_face_up_in_the_zone() {
    let scene = Scene::new(2).zone(RED, "odd_lump, rope").held(RED, 0, "odd_lump").face_down("c0", &[RED], "odd_lump");
    let scene = scene.zone(RED, "sack").packed("sack", "odd_lump").held(BLUE, 0, "magnet");
    let mut table = (1..4).fold(scene, |scene, number| scene.stands(RED, number, "c1")).stands(RED, 0, "d1").game();
    for name in ["odd_lump 2", "odd_lump 3", "odd_lump 4"] {
        let thing = table.id(name);
        assert_eq!(table.refused(define(thing, "rope")), Illegal::NotInOwnZone);
    }
    let rope = table.id("rope");
    assert_eq!(table.refused(define(rope, "bucket")), Illegal::NotBlank);
    let thing = table.id("odd_lump");
    for no_junk in ["odd_lump", "sack", "tool_kit"] {
        assert_eq!(table.refused(define(thing, no_junk)), Illegal::NotJunk);
    }
    assert_eq!(table.refused(Action::Define { thing, kind: KindId(200) }), Illegal::NoSuch);
    let events = table.act(define(thing, "magnet"));
    let defined = TableEvent::Defined { seat: RED, thing, kind: kind("magnet") };
    assert_eq!(events, [defined], "though no other magnet is left to find");
}

#[test]
fn rule_14_4_a_defined_blank_has_families_penalty_and_hands_of_its_kind_for_good() {
    let mut table = Scene::new(2).zone(RED, "odd_lump").game();
    let thing = table.id("odd_lump");
    table.act(define(thing, "girder"));
    assert_eq!(weight(&mut table, "odd_lump", RED), (3, 3));
    let families = table.read(|table| table.find_thing(thing).map(|thing| thing.kind(RED).families));
    assert!(families.is_some_and(|families| families != FamilySet::EMPTY));
    assert_eq!(table.refused(define(thing, "rope")), Illegal::NotBlank);
}

#[test]
fn rule_14_5_a_blank_that_another_team_picks_up_is_blank_to_it() {
    let scene = Scene::new(2).face_down("k3", &[RED], "odd_lump").defined("odd_lump", BLUE, "magnet");
    let mut table = scene.stands(RED, 0, "k3").game();
    let thing = table.id("odd_lump");
    let events = table.act(Action::PickUp { workers: workers(&[0]), thing });
    assert!(events.contains(&TableEvent::BlankAgain { seat: RED, thing }));
    assert_eq!(weight(&mut table, "odd_lump", RED), (2, 1));
    assert_eq!(kind_of(&mut table, "odd_lump", BLUE), Some(kind("magnet")));
}

#[test]
fn rule_14_5_a_blank_that_is_loaded_from_the_ground_is_blank_to_the_team_too() {
    let scene = Scene::new(2).face_down("k3", &[RED], "odd_lump").defined("odd_lump", BLUE, "magnet");
    let mut table = scene.truck(RED, "k3").aboard(RED, 0).game();
    let thing = table.id("odd_lump");
    let shares = engineers::action::Shares::by_one(worker(0), 1);
    let events = table.act(Action::Load { worker: worker(0), thing, shares });
    assert!(events.contains(&TableEvent::BlankAgain { seat: RED, thing }));
}

#[test]
fn example_18_one_lump_in_the_eyes_of_two_teams() {
    let mut table = Scene::new(2).zone(RED, "odd_lump A").game();
    let lump = table.id("odd_lump");
    assert_eq!((weight(&mut table, "odd_lump", RED), table.grade("odd_lump")), ((2, 1), Some(Grade::C)));
    assert_eq!(table.read(|table| sale_price(table, lump)), 20);
    table.act(Action::PickUp { workers: workers(&[0]), thing: lump });
    assert_eq!(table.refused(define(lump, "magnet")), Illegal::NotInOwnZone);
    table.act(Action::PutDown { worker: worker(0), thing: lump, face_up: true });
    table.act(define(lump, "magnet"));
    assert_eq!((weight(&mut table, "odd_lump", RED), table.grade("odd_lump")), ((4, 2), Some(Grade::C)));

    let events = table.act_all([sale(BLUE, lump), Action::Accept]);
    assert!(events.contains(&TableEvent::BlankAgain { seat: BLUE, thing: lump }));
    assert_eq!(weight(&mut table, "odd_lump", BLUE), (2, 1));
    table.end_turns_until(BLUE);
    table.act(define(lump, "rope"));
    assert_eq!(
        (weight(&mut table, "odd_lump", BLUE), kind_of(&mut table, "odd_lump", BLUE)),
        ((1, 1), Some(kind("rope")))
    );

    let events = table.act_all([sale(RED, lump), Action::Accept]);
    assert!(!events.iter().any(|event| matches!(event, TableEvent::BlankAgain { .. })));
    assert_eq!(table.place("odd_lump"), Place::Zone(RED));
    assert_eq!(
        (weight(&mut table, "odd_lump", RED), kind_of(&mut table, "odd_lump", RED)),
        ((4, 2), Some(kind("magnet")))
    );
}
