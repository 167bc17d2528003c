//! Rules 13.1 to 13.4: converting.

use robotics::action::{Action, Illegal, TableEvent};
use robotics::parts::Kind::*;

use crate::table::{A, DRAIN_DIVER, PLAIN, Scene, TestTable, convert, parts, placed, robot};

/// A seat with a robot, a bench and a store.
fn with_workshop() -> TestTable {
    Scene::new(4).robot(A, "T^ P>*").bench(A, "switch").store(A, "head wheels").table()
}

#[test]
fn rule_13_1_the_new_robot_is_built_from_the_old_one_and_loose_components() {
    let mut table = with_workshop();
    let drawing = "
        .. H^ ..
        Y^ T^ Y^
    ";
    assert_eq!(table.refused(convert(drawing, "")), Illegal::NotYoursToBuild, "there is one switch");
    let drawing = "
        .. H^ ..
        P<* T^ Y^
    ";
    table.act(convert(drawing, ""));
    assert_eq!(table.robot(A), robot(drawing));
    assert_eq!((table.bench(A), table.store(A)), (String::new(), "wheels".to_owned()));
    assert_eq!(table.turn().actions_left, 1, "it is an action");
}

#[test]
fn rule_13_1_components_that_are_not_built_in_are_stored_or_go_into_the_bag_without_compensation() {
    let mut table = with_workshop();
    let bag = table.yard().bag;
    table.act(convert("Y^", "pincer*"));
    assert_eq!((table.attached(A), table.store(A)), ("switch".to_owned(), "head wheels pincer*".to_owned()));
    assert_eq!((table.yard().bag[Torso], table.credits(A)), (bag[Torso] + 1, 2_000));
}

#[test]
fn rule_13_2_a_conversion_is_one_step_that_may_build_nothing() {
    let mut table = with_workshop();
    let events = table.act(convert("", "torso"));
    let before = placed("T^ P>*");
    let expected = TableEvent::Converted { seat: A, before, stored: parts("torso"), scrapped: parts("pincer*") };
    assert_eq!(events, [expected]);
    assert!(table.robot(A).is_empty());
    assert_eq!((table.bench(A), table.store(A)), ("switch".into(), "head wheels torso".into()), "the bench stays");
}

#[test]
fn rule_13_2_the_build_must_be_a_robot() {
    let mut table = with_workshop();
    assert_eq!(table.refused(convert("T^ H^", "")), Illegal::NotJoined);
    let mut build = crate::table::build("T^ Y^", "");
    build.robot[1].at.cell = build.robot[0].at.cell;
    assert_eq!(table.refused(Action::Convert(build)), Illegal::Overlap);
}

#[test]
fn rule_13_2_the_build_names_components_of_the_player_only() {
    let mut table = with_workshop();
    assert_eq!(table.refused(convert("T^ P>", "")), Illegal::NotYoursToBuild, "it has a nut");
    assert_eq!(table.refused(convert("T^", "pincer* torso")), Illegal::NotLeftOver, "it is built in");
    assert_eq!(table.refused(convert("T^", "switch")), Illegal::NotLeftOver, "it is loose");
}

#[test]
fn rule_13_2_the_store_may_not_go_above_six() {
    let scene = || Scene::new(4).robot(A, DRAIN_DIVER).store(A, "head head wheels wheels pincer");
    let mut table = scene().table();
    assert_eq!(table.refused(convert("L> T^ R>", "plunger propeller")), Illegal::StoreFull { most: 6 });
    table.act(convert("L> T^ R>", "plunger"));
    assert_eq!(table.shop(A).store.total(), 6);
    let mut table = scene().table();
    table.act(convert("L> T^ H>", "plunger propeller"));
    assert_eq!(table.shop(A).store.total(), 6, "a head went out of it");
}

#[test]
fn rule_13_2_components_of_the_old_robot_are_built_in_first_then_the_bench_then_the_store() {
    let mut table = Scene::new(4).robot(A, PLAIN).bench(A, "head").store(A, "head torso").table();
    table.act(convert("H< T^", ""));
    assert_eq!((table.bench(A), table.store(A)), ("head".to_owned(), "head torso".to_owned()));
    table.act(convert("H< T^ H>", ""));
    assert_eq!((table.bench(A), table.store(A)), (String::new(), "head torso".to_owned()));
}

#[test]
fn rule_13_3_spaces_4_to_6_may_be_rented_for_it() {
    let mut table = Scene::new(4).robot(A, DRAIN_DIVER).store(A, "head head wheels").table();
    table.act(convert("L> T^ R>", "plunger propeller"));
    assert_eq!(table.credits(A), 2_000);
    let events = table.act(Action::Done);
    assert_eq!(events.first(), Some(&TableEvent::RentPaid { seat: A, spaces: 2, credits: 300 }));
}

#[test]
fn rule_13_4_there_must_be_a_robot() {
    let mut table = Scene::new(4).bench(A, "torso").table();
    assert_eq!(table.refused(convert("T^", "")), Illegal::NoRobot);
    assert_eq!(table.refused(convert("", "")), Illegal::NoRobot);
}

#[test]
fn rule_13_4_a_build_like_the_old_one_costs_the_action() {
    let mut table = Scene::new(4).robot(A, PLAIN).table();
    table.act(convert(PLAIN, ""));
    assert_eq!((table.robot(A), table.turn().actions_left), (robot(PLAIN), 1));
}
