//! Rule 16.1: stored saboteurs.

use robotics::action::{Action, Illegal, LoosePlace, TableEvent};
use robotics::parts::Kind::*;
use robotics::table::{Options, TurnStep};
use shell::grid::Rotation;

use crate::table::{A, B, C, PLAIN, Scene, attach, convert, offer, sabotage, scrap, store, unstore};

const OPTIONS: Options = Options {
    stored_saboteur: true,
    warning_control: false,
    auction_every_round: false,
    even_start: false,
    last_bell: false,
};

/// A scene of four seats with the option, one of which has a robot with a head.
fn with_option() -> Scene {
    Scene::with_options(4, OPTIONS).robot(B, PLAIN)
}

#[test]
fn rule_16_1_a_drawn_saboteur_may_be_laid_on_the_bench_and_stored() {
    let mut table = with_option().draws(&[Saboteur]).table();
    table.act(Action::Draw);
    assert_eq!(table.turn().step, TurnStep::Sabotage);
    let events = table.act(Action::KeepSaboteur);
    assert_eq!(events, [TableEvent::SaboteurKept { seat: A }]);
    assert_eq!((table.bench(A), table.turn().actions_left), ("saboteur".to_owned(), 1));
    table.act_all([store("saboteur"), Action::Done]);
    assert_eq!(table.store(A), "saboteur");
}

#[test]
fn rule_16_1_a_drawn_saboteur_may_still_be_played_at_once() {
    let mut table = with_option().draws(&[Saboteur]).table();
    table.act_all([Action::Draw, sabotage(B, (0, 1))]);
    assert_eq!((table.attached(B), table.turn().actions_left), ("torso".to_owned(), 1));
}

#[test]
fn rule_16_1_without_an_extremity_to_take_a_drawn_saboteur_is_kept() {
    let mut table = Scene::with_options(4, OPTIONS).draws(&[Saboteur]).table();
    table.act(Action::Draw);
    assert_eq!((table.turn().step, table.bench(A)), (TurnStep::Act, "saboteur".to_owned()));
}

#[test]
fn rule_16_1_a_kept_saboteur_is_played_in_a_later_turn_for_an_action() {
    let mut table = with_option().draws(&[Saboteur]).table();
    table.act_all([Action::Draw, Action::KeepSaboteur]);
    assert_eq!(table.refused(sabotage(B, (0, 1))), Illegal::NoSaboteur, "it was drawn in this turn");
    table.act(store("saboteur"));
    table.end_turns_until(A);
    table.act(sabotage(B, (0, 1)));
    assert_eq!((table.attached(B), table.store(A), table.turn().actions_left), ("torso".into(), String::new(), 1));
    assert_eq!((table.yard().saboteurs_gone, table.yard().bag[Saboteur]), (1, 3));
}

#[test]
fn rule_16_1_playing_it_without_an_extremity_to_take_is_refused() {
    let mut table = with_option().store(A, "saboteur").table();
    assert_eq!(table.refused(sabotage(B, (0, 0))), Illegal::NotAnExtremity);
    assert_eq!(table.refused(sabotage(C, (0, 0))), Illegal::NotAnExtremity);
    assert_eq!(table.refused(sabotage(A, (0, 0))), Illegal::OwnSeat);
}

#[test]
fn rule_16_1_a_kept_saboteur_is_traded_in_a_later_turn() {
    let mut table = with_option().store(A, "saboteur").table();
    table.act_all([offer(B, "saboteur", "300"), Action::Accept, store("saboteur"), Action::Done]);
    assert_eq!((table.store(A), table.store(B)), (String::new(), "saboteur".to_owned()));
    let mut table = with_option().draws(&[Saboteur]).table();
    table.act_all([Action::Draw, Action::KeepSaboteur]);
    assert_eq!(table.refused(offer(B, "saboteur", "300")), Illegal::NoSaboteur, "it was drawn in this turn");
}

#[test]
fn rule_16_1_a_saboteur_traded_for_is_played_in_a_later_turn() {
    let mut table = with_option().store(C, "saboteur").table();
    table.act_all([offer(C, "300", "saboteur"), Action::Accept]);
    assert_eq!(table.bench(A), "saboteur");
    assert_eq!(table.refused(sabotage(B, (0, 1))), Illegal::NoSaboteur, "it was traded for in this turn");
    table.act(store("saboteur"));
    table.end_turns_until(A);
    table.assert_legal(&sabotage(B, (0, 1)));
}

#[test]
fn rule_16_1_a_saboteur_is_not_traded_back_in_the_turn_in_which_it_was_traded() {
    let mut table = with_option().store(A, "saboteur").table();
    table.act_all([offer(B, "saboteur", "300"), Action::Accept, store("saboteur"), Action::Done]);
    assert_eq!(table.turn().actions_left, 1);
    assert_eq!(table.refused(offer(B, "300", "saboteur")), Illegal::NewSaboteur, "Blue was traded it in this turn");
    table.act(Action::Done);
    table.end_turns_until(C);
    table.assert_legal(&offer(B, "300", "saboteur"));
}

#[test]
fn rule_16_1_a_partner_may_give_an_older_saboteur_beside_a_new_one() {
    let mut table = with_option().store(A, "saboteur").store(B, "saboteur").table();
    table.act_all([offer(B, "saboteur", "300"), Action::Accept, store("saboteur"), Action::Done]);
    assert_eq!(table.refused(offer(B, "300", "saboteur saboteur")), Illegal::NewSaboteur);
    table.assert_legal(&offer(B, "300", "saboteur"));
}

#[test]
fn rule_16_1_an_older_saboteur_may_be_played_beside_a_new_one() {
    let mut table = with_option().store(A, "saboteur").draws(&[Saboteur]).table();
    table.act_all([Action::Draw, Action::KeepSaboteur, scrap("saboteur", LoosePlace::Bench)]);
    table.act(sabotage(B, (0, 1)));
    assert_eq!(table.yard().saboteurs_gone, 2);
}

#[test]
fn rule_16_1_it_takes_a_space_and_counts_for_rent() {
    let mut table = with_option().bench(A, "saboteur").store(A, "head wheels pincer").table();
    table.act_all([store("saboteur"), Action::Done]);
    assert_eq!((table.credits(A), table.shop(A).paid_spaces), (1_900, 1));
    let mut table = with_option().bench(A, "saboteur").store(A, "head head wheels wheels pincer pincer").table();
    assert_eq!(table.refused(store("saboteur")), Illegal::StoreFull { most: 6 });
}

#[test]
fn rule_16_1_it_is_never_part_of_a_robot() {
    let mut table = with_option().robot(A, "T^").bench(A, "saboteur").table();
    assert_eq!(table.refused(attach("saboteur", LoosePlace::Bench, (0, 1), Rotation::Up)), Illegal::NotAComponent);
    let mut build = crate::table::build("T^ H>", "");
    build.robot[1].part.kind = Saboteur;
    assert_eq!(table.refused(Action::Convert(build)), Illegal::NotAComponent);
    assert_eq!(table.refused(convert("T^", "saboteur")), Illegal::NotLeftOver);
}

#[test]
fn rule_16_1_no_control_takes_it() {
    let mut table = with_option().store(A, "head* saboteur").draws(&[ManufacturingControl]).table();
    table.act(Action::Draw);
    assert_eq!(table.store(A), "saboteur");
}

#[test]
fn rule_16_1_if_it_is_neither_stored_nor_played_it_leaves_the_game() {
    let mut table = with_option().store(A, "saboteur").table();
    table.act(unstore("saboteur"));
    assert_eq!(table.refused(Action::Done), Illegal::BenchNotEmpty { left: 1 });
    table.act_all([scrap("saboteur", LoosePlace::Bench), Action::Done]);
    assert_eq!((table.yard().saboteurs_gone, table.yard().bag[Saboteur]), (1, 3), "it never goes into the bag");
}
