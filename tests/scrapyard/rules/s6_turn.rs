//! A turn in battle (section 6).

use scrapyard::action::{Action, Illegal, Settling, TableEvent};
use scrapyard::cards::{ArmSide, Slot};

use crate::table::{A, B, C, Scene, card, cards};

#[test]
fn rule_6_1_a_round_gives_every_robot_that_stands_a_turn() {
    let mut table = Scene::battle(3).table();
    let mut seats = Vec::new();
    for _ in 0..4 {
        seats.push(table.awaited().unwrap());
        table.act(Action::EndTurn);
    }
    assert_eq!((seats, table.state().round), (vec![A, B, C, A], 2));
}

#[test]
fn rule_6_2_a_turn_settles_dents_takes_shields_off_and_draws_before_its_player_acts() {
    let scene = Scene::battle(2).dents(B, 2).shields(B, 1).hand(B, "zap");
    let mut table = scene.table();
    table.act(Action::EndTurn);
    assert_eq!(table.cards(B).hand.len(), 1, "not drawn yet");
    table.act(Action::Settle(Settling::Armour));
    table.act(Action::Done);
    assert_eq!((table.condition(B).armour, table.cards(B).hand.len()), (9, 5));
}

#[test]
fn rule_6_2_used_cards_and_batteries_come_back_at_the_end_and_the_hand_is_kept() {
    let mut table = Scene::battle(2).hand(A, "skates zap").table();
    table.act_all([Action::Play(card("skates")), Action::Step((1, 3).into()), Action::Limp((2, 3).into())]);
    assert_eq!(table.condition(A).unused, 3);
    table.act(Action::EndTurn);
    assert_eq!((table.condition(A).unused, table.cards(A).discard), (4, cards("skates")));
    assert_eq!(table.cards(A).hand, cards("zap"));
}

#[test]
fn rule_6_2_no_hand_is_drawn_on_the_first_turn_nor_beyond_the_hand_size() {
    let mut table = Scene::battle(2).first_turn(B).table();
    table.act(Action::EndTurn);
    assert_eq!(table.cards(B).hand.len(), 0);
    let mut table = Scene::battle(2).hand(B, "junk_code*6").table();
    table.act(Action::EndTurn);
    assert_eq!(table.cards(B).hand.len(), 6);
}

#[test]
fn rule_6_3_an_empty_deck_is_made_of_the_discard_pile() {
    let mut table = Scene::battle(2).deck(B, "junk_code").discard(B, "zap skates").table();
    let events = table.act(Action::EndTurn);
    assert!(events.contains(&TableEvent::Reshuffled { seat: B, number: 2 }));
    assert_eq!(table.cards(B).hand, cards("junk_code zap skates"));
}

#[test]
fn rule_6_4_cards_lie_in_the_used_row_until_the_end_of_the_turn() {
    let mut table = Scene::battle(2).hand(A, "skates junk_code").table();
    table.act_all([Action::Play(card("skates")), Action::Step((1, 3).into())]);
    table.act(Action::Move { square: (2, 3).into(), pay: card("junk_code") });
    assert_eq!(table.cards(A).used, cards("skates junk_code"));
}

#[test]
fn rule_6_5_a_card_needs_its_batteries_and_a_target_if_all_its_effects_do() {
    let mut table = Scene::battle(2).hand(A, "zap firework brownout charge").unused(A, 1).table();
    assert_eq!(table.refused(Action::Play(card("firework"))), Illegal::CannotPay { needs: 2, has: 1 });
    assert_eq!(table.refused(Action::Play(card("zap"))), Illegal::NoTarget);
    assert_eq!(table.refused(Action::Play(card("download"))), Illegal::NotInHand);
    table.act(Action::Play(card("charge")));
    assert_eq!(table.condition(A).unused, 0);
}

#[test]
fn rule_6_6_each_parts_ability_works_once_a_turn() {
    let scene = Scene::battle(2).part(A, Slot::LeftArm, "dustbin_lid").part(A, Slot::RightArm, "dustbin_lid");
    let mut table = scene.table();
    assert_eq!(table.refused(Action::Use(Slot::Head)), Illegal::NoAbility);
    table.act(Action::Use(Slot::LeftArm));
    assert_eq!(table.refused(Action::Use(Slot::LeftArm)), Illegal::AbilityUsed);
    table.act(Action::Use(Slot::RightArm));
    assert_eq!((table.condition(A).shields, table.condition(A).unused), (4, 2));
}

#[test]
fn rule_6_7_a_move_costs_a_battery_and_a_card() {
    let go = |square: (u8, u8)| Action::Move { square: square.into(), pay: card("junk_code") };
    let mut table = Scene::battle(2).hand(A, "junk_code").unused(A, 1).table();
    assert_eq!(table.refused(go((3, 3))), Illegal::OutOfReach);
    table.act(go((2, 3)));
    assert_eq!((table.square(A), table.condition(A).unused, table.cards(A).hand.len()), (Some((2, 3)), 0, 0));
}

#[test]
fn rule_6_8_a_limp_costs_a_battery() {
    let mut table = Scene::battle(2).unused(A, 1).table();
    assert_eq!(table.refused(Action::Limp((2, 3).into())), Illegal::OutOfReach);
    table.act(Action::Limp((1, 3).into()));
    assert_eq!(table.refused(Action::Limp((2, 3).into())), Illegal::CannotPay { needs: 1, has: 0 });
}

#[test]
fn rule_6_9_each_arm_attacks_once_a_turn_for_a_battery_and_a_card() {
    let attack = |side| Action::Attack { side, seat: B, pay: card("junk_code") };
    let mut table = Scene::battle(2).at(A, (3, 3)).at(B, (5, 3)).hand(A, "junk_code*3").table();
    assert_eq!(table.refused(attack(ArmSide::Left)), Illegal::OutOfRange { distance: 2, range: 1 });
    let mut table = Scene::battle(2).at(A, (2, 3)).at(B, (3, 3)).hand(A, "junk_code*3").table();
    table.act(attack(ArmSide::Left));
    assert_eq!(table.refused(attack(ArmSide::Left)), Illegal::ArmUsed);
    table.act(attack(ArmSide::Right));
    assert_eq!((table.condition(B).dents, table.cards(A).used), (3, cards("junk_code*2")));
    assert_eq!(table.condition(A).unused, 2);
}

#[test]
fn rule_6_10_two_batteries_draw_a_card() {
    let mut table = Scene::battle(2).deck(A, "zap").table();
    table.act(Action::Recharge);
    assert_eq!((table.cards(A).hand, table.condition(A).unused), (cards("zap"), 2));
    assert_eq!(table.refused(Action::Recharge), Illegal::NothingToDraw);
}
