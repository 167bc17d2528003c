//! Damage (section 9).

use scrapyard::action::{Action, DentCause, Illegal, Settling, TableEvent};
use scrapyard::cards::{ArmSide, Slot};

use crate::table::{A, B, C, Scene, card, cards};

#[test]
fn rule_9_1_damage_stays_as_dents_until_the_owners_turn() {
    let mut table = Scene::battle(2).at(A, (2, 3)).at(B, (3, 3)).hand(A, "headbutt").table();
    table.act(Action::Play(card("headbutt")));
    assert_eq!((table.condition(B).dents, table.condition(B).armour, table.awaited()), (4, 10, Some(A)));
}

#[test]
fn rule_9_2_dents_are_settled_one_by_one_as_their_owner_likes() {
    let mut table = Scene::battle(2).dents(B, 3).hand(B, "zap skates").table();
    table.act(Action::EndTurn);
    assert_eq!(table.refused(Action::Done), Illegal::SettleFirst);
    table.act_all([Settling::Hand(card("skates")), Settling::Deck, Settling::Armour].map(Action::Settle));
    assert_eq!(table.refused(Action::Settle(Settling::Armour)), Illegal::NoDents);
    assert_eq!(table.cards(B).trash, cards("junk_code skates"));
    table.act(Action::Done);
    assert_eq!((table.condition(B).armour, table.condition(B).dents), (9, 0));
}

#[test]
fn rule_9_2_without_a_choice_no_done_is_asked_for() {
    let mut table = Scene::battle(2).dents(B, 2).deck(B, "junk_code").table();
    let events = table.act(Action::EndTurn);
    let by_rule = |event: &&TableEvent| matches!(event, TableEvent::Settled { by_rule: true, .. });
    assert_eq!((events.iter().filter(by_rule).count(), table.condition(B).armour), (2, 8));
    assert!(table.legal().contains(&Action::EndTurn));
}

#[test]
fn rule_9_3_shields_go_first_and_the_last_card_last() {
    let mut table = Scene::battle(2).dents(B, 3).shields(B, 2).hand(B, "zap").deck(B, "").armour(B, 4).table();
    table.act(Action::EndTurn);
    let condition = table.condition(B);
    assert_eq!((condition.shields, condition.armour, table.cards(B).number()), (0, 3, 1));
    let mut table = Scene::battle(2).dents(B, 2).hand(B, "zap").deck(B, "junk_code").armour(B, 2).table();
    table.act_all([Action::EndTurn, Action::Settle(Settling::Deck)]);
    assert_eq!(table.cards(B).hand, cards("zap"));
}

#[test]
fn rule_9_4_a_robot_without_toughness_is_wrecked_and_its_square_is_free() {
    let scene = Scene::battle(3).at(A, (0, 1)).at(B, (0, 2)).armour(B, 0).deck(B, "").hand(B, "zap*2");
    let mut table = scene.hand(A, "charge").table();
    table.act_all([Action::Play(card("charge")), Action::Step((0, 1).into())]);
    assert_eq!((table.square(B), table.cards(B).number()), (None, 0));
    table.act(Action::Limp((0, 2).into()));
    table.act(Action::EndTurn);
    assert_eq!(table.awaited(), Some(C));
}

#[test]
fn rule_9_4_the_turn_of_a_robot_ends_where_spikes_wreck_it() {
    let scene = Scene::battle(3).at(A, (0, 1)).at(B, (0, 2)).part(B, Slot::Torso, "cactus_hull");
    let mut table = scene.armour(A, 0).hand(A, "junk_code*2").deck(A, "").table();
    let events = table.act(Action::Attack { side: ArmSide::Left, seat: B, pay: card("junk_code") });
    assert!(!events.iter().any(|event| matches!(event, TableEvent::TurnEnded { .. })));
    assert_eq!((table.square(A), table.awaited()), (None, Some(B)));
}

#[test]
fn rule_9_5_several_robots_are_hit_in_battle_order() {
    let mut table = Scene::battle(3).at(A, (0, 1)).at(B, (0, 2)).at(C, (0, 0)).hand(A, "nut_storm").table();
    let events = table.act(Action::Play(card("nut_storm")));
    let dented = events.iter().filter_map(|event| match event {
        TableEvent::Dented { seat, cause: DentCause::Card, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(dented.collect::<Vec<_>>(), [B, C]);
}

#[test]
fn rule_9_5_spikes_bite_after_the_push_of_the_hit() {
    let scene = Scene::battle(2).at(A, (2, 3)).at(B, (3, 3)).part(A, Slot::LeftArm, "boxing_glove");
    let mut table = scene.part(B, Slot::Torso, "cactus_hull").hand(A, "junk_code").table();
    table.act(Action::Attack { side: ArmSide::Left, seat: B, pay: card("junk_code") });
    assert_eq!(table.condition(A).dents, 0);
    table.act(Action::Shove { axis: None, squares: 2 });
    assert_eq!((table.square(B), table.condition(A).dents), (Some((5, 3)), 2));
}
