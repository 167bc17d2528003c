//! The build phase without build effects (section 4).

use scrapyard::action::{Action, Illegal, TableEvent, Taking};
use scrapyard::cards::{ArmSide, Slot};
use smallvec::smallvec;

use crate::table::{A, B, C, Scene, card, cards};

fn collect(pile: u8) -> Action {
    Action::Collect { pile, side: None }
}

#[test]
fn rule_4_1_the_token_furthest_back_is_next_and_of_several_the_topmost() {
    let mut table = Scene::build(3).track(&[(C, 4), (A, 4), (B, 9)]).pile(0, &["zap"]).table();
    assert_eq!(table.awaited(), Some(C));
    table.act_all([collect(0), Action::Done]);
    assert_eq!(table.awaited(), Some(A));
    let mut table = Scene::build(3).track(&[(C, 4), (A, 4), (B, 9)]).passed(C).passed(A).pile(0, &["zap"]).table();
    assert_eq!(table.awaited(), Some(B));
    table.act_all([collect(0), Action::Done]);
    assert_eq!(table.awaited(), Some(B), "several turns in a row");
}

#[test]
fn rule_4_2_a_turn_is_one_thing() {
    let mut table = Scene::build(2).pile(0, &["zap"]).pile(1, &["skates"]).table();
    assert_eq!(table.refused(Action::Done), Illegal::NotActed);
    table.act(collect(0));
    for second in [collect(1), Action::Rummage { pile: 1 }, Action::Pass] {
        assert_eq!(table.refused(second), Illegal::AlreadyActed);
    }
    assert_eq!(table.legal(), [Action::Done]);
}

#[test]
fn rule_4_3_a_collect_moves_the_token_by_the_time_on_top_of_others() {
    let mut table = Scene::build(2).track(&[(A, 1), (B, 4)]).pile(0, &["headlamp"]).table();
    let events = table.act(collect(0));
    assert!(events.contains(&TableEvent::TokenMoved { seat: A, from: 1, to: 4, on_top_of: [B].into_iter().collect() }));
    assert_eq!(table.track().tokens()[0].seat, A);
}

#[test]
fn rule_4_4_a_part_replaces_the_one_in_its_slot_and_an_arm_needs_a_side() {
    let mut table = Scene::build(2).pile(0, &["nail_gun"]).pile(1, &["headlamp"]).table();
    assert_eq!(table.refused(collect(0)), Illegal::ChooseSide);
    assert_eq!(table.refused(Action::Collect { pile: 1, side: Some(ArmSide::Left) }), Illegal::NoSide);
    let events = table.act(Action::Collect { pile: 0, side: Some(ArmSide::Right) });
    let replaced = card("pop_gun");
    let put_on = TableEvent::PartPutOn { seat: A, slot: Slot::RightArm, card: card("nail_gun"), replaced };
    assert!(events.contains(&put_on));
    assert_eq!(table.part(A, Slot::RightArm), card("nail_gun"));
}

#[test]
fn rule_4_5_an_action_goes_onto_the_discard_pile() {
    let mut table = Scene::build(2).pile(0, &["zap"]).table();
    table.act(collect(0));
    assert_eq!(table.cards(A).discard, cards("junk_code*6 zap"));
}

#[test]
fn rule_4_6_the_next_top_card_is_turned_up_when_the_turn_is_over() {
    let mut table = Scene::build(2).pile(0, &["zap"]).table();
    table.act(collect(0));
    assert_eq!((table.pile(0).face_up(), table.pile(0).cards[0]), (None, None));
    let events = table.act(Action::Done);
    assert!(matches!(events[0], TableEvent::TurnedUp { pile: 0, drawn: true, .. }));
    assert!(table.pile(0).face_up().is_some());
}

fn take(taken: Option<&str>, on_top: &[&str], at_bottom: Option<&str>) -> Action {
    let on_top = on_top.iter().map(|name| card(name)).collect();
    Action::Take(Taking { card: taken.map(card), side: None, on_top, at_bottom: at_bottom.map(card) })
}

#[test]
fn rule_4_8_a_rummage_takes_three_cards_and_puts_the_others_back() {
    let scene = || Scene::build(2).pile(0, &["zap", "skates", "download", "charge"]);
    let mut table = scene().table();
    table.act(Action::Rummage { pile: 0 });
    assert_eq!(table.track().place(A), 1);
    assert_eq!(table.refused(Action::Done), Illegal::Unanswered);
    assert_eq!(table.refused(take(Some("charge"), &["zap"], Some("skates"))), Illegal::NotRummaged);
    assert_eq!(table.refused(take(Some("zap"), &["skates", "download"], None)), Illegal::WrongOrder);
    table.act(take(Some("skates"), &["download"], Some("zap")));
    let pile = table.pile(0);
    assert_eq!((pile.cards[0], *pile.cards.last().unwrap()), (Some(card("download")), Some(card("zap"))));
    assert_eq!(table.track().place(A), 3);
    let mut table = scene().table();
    table.act(Action::Rummage { pile: 0 });
    table.act(take(None, &["download", "zap"], Some("skates")));
    assert_eq!(table.pile(0).cards[..3], ["download", "zap", "charge"].map(|name| Some(card(name))));
    assert_eq!(table.legal(), [Action::Done]);
}

#[test]
fn rule_4_8_of_fewer_than_three_cards_all_are_taken() {
    let mut table = Scene::build(2).pile(0, &["zap", "skates"]).pile(1, &["charge"]).no_other_piles().table();
    table.act(Action::Rummage { pile: 0 });
    table.act(take(None, &["skates"], Some("zap")));
    table.act_all([Action::Done, Action::Rummage { pile: 1 }]);
    assert_eq!(table.refused(take(None, &[], Some("charge"))), Illegal::WrongOrder);
    table.act(take(None, &["charge"], None));
    assert_eq!(table.pile(1).cards[..], [Some(card("charge"))]);
    let taking = Taking { on_top: smallvec![card("charge")], ..Taking::default() };
    assert_eq!(table.refused(Action::Take(taking)), Illegal::NotNow);
}

#[test]
fn rule_4_9_who_is_beyond_the_line_stops_and_on_it_may_go_on() {
    let mut table = Scene::build(2).track(&[(A, 29), (B, 30)]).pile(0, &["skates"]).table();
    let events = table.act_all_events([collect(0), Action::Done]);
    assert!(events.contains(&TableEvent::Stopped { seat: A, beyond: 1 }));
    assert_eq!(table.awaited(), Some(B));
}

#[test]
fn rule_4_10_no_card_carries_the_token_beyond_the_end() {
    let mut table =
        Scene::build(2).track(&[(A, 30), (B, 30)]).pile(0, &["fusion_kettle"]).pile(1, &["bank_safe"]).table();
    assert_eq!(table.refused(collect(0)), Illegal::TooLate { place: 30, time: 6, end: 35 });
    table.act(collect(1));
    assert_eq!(table.track().place(A), 35);
}

#[test]
fn rule_4_11_who_passes_has_no_more_turns_and_stays_in_place() {
    let mut table = Scene::build(3).pile(0, &["zap"]).table();
    let events = table.act(Action::Pass);
    assert!(events.contains(&TableEvent::Passed { seat: A, by_rule: false }));
    assert_eq!((table.awaited(), table.track().place(A)), (Some(B), 0));
    table.act_all([collect(0), Action::Done]);
    assert_eq!(table.awaited(), Some(C));
    table.act(Action::Pass);
    assert_eq!(table.awaited(), Some(B));
}

#[test]
fn rule_4_12_the_phase_ends_when_all_have_passed_or_stopped() {
    let mut table = Scene::build(2).track(&[(A, 30), (B, 30)]).pile(0, &["zap"]).table();
    table.act_all([collect(0), Action::Done]);
    assert!(!table.state().is_battle());
    table.act(Action::Pass);
    assert!(table.state().is_battle());
}
