//! Build effects (rule 4.7).

use scrapyard::action::{Action, Illegal, TableEvent, Taking};
use scrapyard::cards::{BuildEffect, CardId, Slot};
use smallvec::smallvec;

use crate::table::{A, B, C, Scene, card};

fn collect(pile: u8) -> Action {
    Action::Collect { pile, side: None }
}

#[test]
fn rule_4_7_a_rummage_effect_costs_no_space_and_may_collect_nothing() {
    let mut table = Scene::build(2).pile(0, &["periscope", "zap", "skates", "charge"]).table();
    table.act(collect(0));
    assert_eq!(table.part(A, Slot::Head), card("periscope"));
    assert_eq!(table.refused(Action::Done), Illegal::Unanswered);
    table.act(Action::Rummage { pile: 0 });
    assert_eq!(table.track().place(A), 2);
    let on_top = smallvec![card("zap"), card("skates")];
    table.act(Action::Take(Taking { on_top, at_bottom: Some(card("charge")), ..Taking::default() }));
    assert_eq!(table.legal(), [Action::Done]);
}

#[test]
fn rule_4_7_a_rummage_effect_does_nothing_beyond_the_line() {
    let mut table = Scene::build(2).track(&[(A, 30), (B, 30)]).pile(0, &["crane_hire"]).table();
    let events = table.act(collect(0));
    assert!(events.contains(&TableEvent::BuildEffectIdle { seat: A, effect: BuildEffect::Rummage }));
    let mut table = Scene::build(2).track(&[(A, 29), (B, 30)]).pile(0, &["crane_hire"]).table();
    table.act(collect(0));
    assert!(table.legal().contains(&Action::Rummage { pile: 3 }), "on the line it works");
}

#[test]
fn rule_4_7_a_patch_brings_junk_codes_from_the_supply() {
    let mut table = Scene::build(2).pile(0, &["box_of_spares"]).table();
    table.act(collect(0));
    assert_eq!(table.cards(A).discard.count(CardId::JUNK_CODE), 9);
}

#[test]
fn rule_4_7_a_purge_takes_as_many_junk_codes_as_its_player_says() {
    let purge = |number| {
        let mut table = Scene::build(2).pile(0, &["spring_clean"]).table();
        table.act(collect(0));
        assert_eq!(table.refused(Action::Purge(2)), Illegal::TooMany { most: 1 });
        table.act(Action::Purge(number));
        table.cards(A).discard.count(CardId::JUNK_CODE)
    };
    assert_eq!((purge(0), purge(1)), (6, 5));
}

#[test]
fn rule_4_7_a_delay_moves_another_players_token_on_top() {
    let mut table = Scene::build(3).track(&[(A, 1), (B, 5), (C, 7)]).pile(0, &["traffic_cone"]).table();
    table.act(collect(0));
    assert_eq!(table.refused(Action::Delay(A)), Illegal::CannotDelay);
    table.act(Action::Delay(B));
    let stack: Vec<_> = table.track().tokens().iter().map(|token| (token.seat, token.place)).collect();
    assert_eq!(stack, [(A, 3), (B, 7), (C, 7)]);
}

#[test]
fn rule_4_7_effects_of_a_card_that_an_effect_brings_come_first() {
    let scene = Scene::build(3).pile(0, &["periscope", "traffic_cone", "zap", "skates"]);
    let mut table = scene.change(|position| position.track.passed = Default::default()).table();
    table.act_all([collect(0), Action::Rummage { pile: 0 }]);
    let taking = Taking {
        card: Some(card("traffic_cone")),
        on_top: smallvec![card("zap")],
        at_bottom: Some(card("skates")),
        side: None,
    };
    table.act(Action::Take(taking));
    table.act(Action::Delay(C));
    assert_eq!((table.track().place(C), table.legal()), (2, vec![Action::Done]));
}
