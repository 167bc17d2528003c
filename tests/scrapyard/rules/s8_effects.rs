//! Effects but pushes, pulls and traits (section 8).

use scrapyard::action::{Action, Illegal, TableEvent};
use scrapyard::cards::Slot;

use crate::table::{A, B, C, Scene, card, cards};

#[test]
fn rule_8_1_damage_dents_each_target() {
    let mut table = Scene::battle(3).at(A, (0, 1)).at(B, (0, 2)).at(C, (0, 0)).hand(A, "nut_storm").table();
    table.act(Action::Play(card("nut_storm")));
    assert_eq!((table.condition(B).dents, table.condition(C).dents), (2, 2));
}

#[test]
fn rule_8_2_shields_are_tokens_of_the_own_robot() {
    let mut table = Scene::battle(2).hand(A, "garage_door tin_foil").table();
    table.act_all([Action::Play(card("garage_door")), Action::Play(card("tin_foil"))]);
    assert_eq!((table.condition(A).shields, table.cards(A).hand), (4, cards("junk_code")));
}

#[test]
fn rule_8_3_a_repair_brings_armour_back_up_to_the_full_number() {
    let mut table = Scene::battle(2).armour(A, 9).hand(A, "duct_tape").table();
    let events = table.act(Action::Play(card("duct_tape")));
    assert!(events.contains(&TableEvent::Repaired { seat: A, number: 1 }));
    assert_eq!(table.condition(A).armour, 10);
}

#[test]
fn rule_8_4_a_salvage_brings_cards_of_choice_from_the_trash() {
    let mut table = Scene::battle(2).hand(A, "recycling_bin").trash(A, "zap skates junk_code*2").table();
    table.act(Action::Play(card("recycling_bin")));
    assert_eq!(table.refused(Action::Salvage(cards("zap skates junk_code*2"))), Illegal::TooMany { most: 3 });
    assert_eq!(table.refused(Action::Salvage(cards("zap*2"))), Illegal::NotInTrash);
    table.act(Action::Salvage(cards("zap junk_code")));
    assert_eq!((table.cards(A).discard, table.cards(A).trash), (cards("zap junk_code"), cards("skates junk_code")));
}

#[test]
fn rule_8_5_cards_are_drawn_and_batteries_become_unused() {
    let mut table = Scene::battle(2).hand(A, "download jump_start").unused(A, 3).table();
    table.act(Action::Play(card("download")));
    assert_eq!(table.cards(A).hand.len(), 4);
    table.act(Action::Play(card("jump_start")));
    assert_eq!(table.condition(A).unused, 4);
}

#[test]
fn rule_8_6_a_move_effect_may_stay() {
    let mut table = Scene::battle(2).hand(A, "skates*2").table();
    table.act(Action::Play(card("skates")));
    assert_eq!(table.refused(Action::Step((5, 3).into())), Illegal::OutOfReach);
    table.act(Action::Step((0, 3).into()));
    table.act_all([Action::Play(card("skates")), Action::Step((3, 2).into())]);
    assert_eq!(table.square(A), Some((3, 2)));
}

#[test]
fn rule_8_10_a_drain_uses_batteries_that_are_missing_on_the_next_turn() {
    let scene = Scene::battle(2).at(A, (2, 3)).at(B, (3, 3)).part(A, Slot::LeftArm, "jumper_cables");
    let mut table = scene.hand(A, "junk_code").armour(B, 2).table();
    table.act(Action::Attack { side: scrapyard::cards::ArmSide::Left, seat: B, pay: card("junk_code") });
    table.act(Action::EndTurn);
    assert_eq!(table.condition(B).unused, 3);
}

#[test]
fn rule_8_11_a_drain_leaves_two_batteries() {
    let mut table = Scene::battle(2).at(A, (2, 3)).at(B, (3, 3)).unused(B, 2).hand(A, "brownout").table();
    table.act(Action::Play(card("brownout")));
    assert_eq!((table.condition(B).unused, table.condition(B).dents), (2, 2));
}
