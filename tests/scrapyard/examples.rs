//! The worked examples of the rules, by number.

use scrapyard::action::{Action, DentCause, Illegal, Settling, TableEvent, Taking};
use scrapyard::arena::Axis;
use scrapyard::cards::{ArmSide, Slot};
use scrapyard::table::{BattleStep, Stage};
use smallvec::smallvec;

use crate::table::{A, B, C, Scene, TestTable, card, cards};

fn collect(pile: u8) -> Action {
    Action::Collect { pile, side: None }
}

/// Takes a card of an open rummage; one of the others goes on top, the other to the bottom.
fn take(name: &str, on_top: &str, at_bottom: &str) -> Action {
    let taken = Some(card(name));
    Action::Take(Taking { card: taken, side: None, on_top: smallvec![card(on_top)], at_bottom: Some(card(at_bottom)) })
}

fn attack(side: ArmSide) -> Action {
    Action::Attack { side, seat: B, pay: card("junk_code") }
}

fn shove(squares: u8) -> Action {
    Action::Shove { axis: None, squares }
}

fn shove_along(axis: Axis, squares: u8) -> Action {
    Action::Shove { axis: Some(axis), squares }
}

fn stack(table: &mut TestTable) -> Vec<(u8, u8)> {
    table.track().tokens().iter().map(|token| (token.seat.0, token.place)).collect()
}

#[test]
fn example_1_the_last_to_come_lies_on_top_and_is_next() {
    let scene = Scene::build(3).pile(0, &["headlamp"]).pile(1, &["snapping_jaw"]).pile(2, &["tin_foil"]);
    let mut table = scene.table();
    for pile in 0..3 {
        table.act_all([collect(pile), Action::Done]);
    }
    assert_eq!(stack(&mut table), [(2, 3), (1, 3), (0, 3)]);
    assert_eq!(table.awaited(), Some(C));
}

#[test]
fn example_2_a_rummage_from_29_leaves_five_spaces() {
    let piles = ["bank_safe", "fusion_kettle", "zap"];
    let mut table = Scene::build(2).track(&[(A, 29), (B, 30)]).pile(0, &piles).table();
    table.act(Action::Rummage { pile: 0 });
    assert_eq!(table.track().place(A), 30);
    let six = take("fusion_kettle", "bank_safe", "zap");
    assert_eq!(table.refused(six), Illegal::TooLate { place: 30, time: 6, end: 35 });
    table.act(take("bank_safe", "fusion_kettle", "zap"));
    assert_eq!(table.track().place(A), 35);
    let mut table = Scene::build(2).track(&[(A, 30), (B, 30)]).table();
    assert_eq!(table.refused(Action::Rummage { pile: 0 }), Illegal::AtTheLine { line: 30 });
}

#[test]
fn example_3_who_can_do_nothing_at_30_passes_by_rule() {
    let scene = Scene::build(2).track(&[(B, 29), (A, 30)]).pile(0, &["fusion_kettle"]).pile(1, &["wrecking_ball"]);
    let mut table = scene.pile(2, &["zap"]).no_other_piles().table();
    let events = table.act_all_events([collect(2), Action::Done]);
    assert!(events.contains(&TableEvent::Passed { seat: A, by_rule: true }));
    assert_eq!(table.track().place(A), 30);
}

#[test]
fn example_4_cards_go_back_before_the_next_rummage() {
    let mut table = Scene::build(2).pile(0, &["zap", "crane_hire", "skates", "download"]).table();
    table.act(Action::Rummage { pile: 0 });
    table.act(take("crane_hire", "zap", "skates"));
    let events = table.act(Action::Rummage { pile: 0 });
    let Some(TableEvent::Rummaged { cards, .. }) = events.first() else { panic!("{events:?}") };
    assert_eq!(cards[..2], [card("zap"), card("download")]);
    assert_eq!(table.track().place(A), 2);
}

#[test]
fn example_5_a_delay_stops_at_the_line() {
    let scene = || Scene::build(3).pile(0, &["traffic_cone"]);
    let mut table = scene().track(&[(A, 20), (B, 29), (C, 30)]).table();
    table.act(collect(0));
    assert_eq!(stack(&mut table), [(0, 22), (1, 30), (2, 30)]);
    let mut table = scene().track(&[(A, 20), (B, 25), (C, 30)]).passed(B).table();
    let events = table.act(collect(0));
    assert!(events.iter().any(|event| matches!(event, TableEvent::BuildEffectIdle { .. })));
    assert_eq!((table.track().place(B), table.legal()), (25, vec![Action::Done]));
}

#[test]
fn example_6_a_replaced_part_is_nowhere_and_comes_back_with_the_position() {
    let mut table = Scene::build(2).pile(0, &["crowbar"]).table();
    let before = table.with_game(scrapyard::game::Game::snapshot);
    table.act(Action::Collect { pile: 0, side: Some(ArmSide::Left) });
    assert_eq!(table.part(A, Slot::LeftArm), card("crowbar"));
    let all: Vec<_> = table.position().robots.iter().flat_map(|robot| robot.loadout.0).collect();
    assert_eq!(all.iter().filter(|&&part| part == card("fire_tongs")).count(), 1);
    assert!(!table.pile(0).is_face_up);
    table.with_game(|game| game.restore(&before)).unwrap();
    assert_eq!(table.part(A, Slot::LeftArm), card("fire_tongs"));
    assert_eq!(table.pile(0).face_up(), Some(card("crowbar")));
}

#[test]
fn example_7_battle_order_and_starting_hands() {
    let scene = Scene::build(3).track(&[(B, 28), (C, 31), (A, 31)]);
    let mut table = scene.table();
    table.act(Action::Pass);
    assert_eq!(table.state().order[..], [B, C, A]);
    let scene = Scene::build(2).part(A, Slot::Head, "filing_cabinet").track(&[(B, 0), (A, 33)]);
    let mut table = scene.table();
    table.act(Action::Pass);
    assert_eq!(table.cards(A).hand.len(), 3);
    let mut table = Scene::build(2).track(&[(B, 0), (A, 35)]).table();
    table.act(Action::Pass);
    assert_eq!(table.cards(A).hand.len(), 0);
    table.act_all([Action::EndTurn, Action::EndTurn, Action::EndTurn]);
    assert_eq!((table.awaited(), table.cards(A).hand.len()), (Some(A), 5));
}

#[test]
fn example_8_the_last_card_stays_while_there_is_armour() {
    let scene = Scene::battle(2).armour(B, 1).hand(B, "zap").deck(B, "junk_code").dents(B, 2);
    let mut table = scene.table();
    table.act(Action::EndTurn);
    table.act(Action::Settle(Settling::Hand(card("zap"))));
    assert_eq!((table.toughness(B), table.condition(B).armour), (1, 0));
    assert_eq!(table.legal(), [Action::Done]);
}

#[test]
fn example_9_a_robot_with_nothing_left_is_wrecked_in_the_turn_of_another() {
    let scene = Scene::battle(3).at(A, (0, 1)).at(B, (0, 2)).hand(A, "zap").shields(B, 1).armour(B, 2).dents(B, 5);
    let mut table = scene.deck(B, "junk_code*3").table();
    assert_eq!(table.toughness(B), 1);
    table.act(Action::Play(card("zap")));
    assert_eq!((table.square(B), table.awaited()), (None, Some(A)));
    assert_eq!(table.state().wrecks[0].seat, B);
}

#[test]
fn example_10_shields_go_first_and_then_come_off() {
    let mut table = Scene::battle(2).shields(B, 3).dents(B, 2).table();
    let events = table.act(Action::EndTurn);
    assert!(events.contains(&TableEvent::ShieldsTaken { seat: B, number: 2 }));
    assert!(events.contains(&TableEvent::ShieldsOff { seat: B, number: 1 }));
    assert_eq!((table.condition(B).shields, table.condition(B).armour), (0, 10));
}

#[test]
fn example_11_spikes_bite_an_attacker_hand_to_hand_if_their_robot_still_stands() {
    let scene = |target: u16| {
        let scene = Scene::battle(2).at(A, (3, 3)).at(B, (4, 3)).part(A, Slot::LeftArm, "crowbar");
        let scene = scene.part(B, Slot::Torso, "cactus_hull").hand(A, "junk_code").deck(A, "").armour(A, 1);
        scene.deck(B, "junk_code").armour(B, target - 1)
    };
    let mut table = scene(5).table();
    assert_eq!((table.toughness(A), table.toughness(B)), (2, 5));
    let events = table.act(attack(ArmSide::Left));
    assert_eq!((table.toughness(B), table.winner()), (2, Some(B)));
    assert!(events.contains(&TableEvent::Wrecked { seat: A, by: Some(B), cause: DentCause::Spikes, place: 2 }));
    let mut table = scene(3).table();
    table.act(attack(ArmSide::Left));
    assert_eq!((table.winner(), table.condition(A).dents), (Some(A), 0));
}

#[test]
fn example_12_a_push_against_the_edge_crashes() {
    let scene = || Scene::battle(2).at(A, (6, 3)).at(B, (7, 3)).part(A, Slot::LeftArm, "boxing_glove");
    let mut table = scene().hand(A, "junk_code").table();
    table.act_all([attack(ArmSide::Left), shove(2)]);
    assert_eq!((table.square(B), table.condition(B).dents), (Some((8, 3)), 4));
    let mut table = scene().hand(A, "junk_code").table();
    table.act_all([attack(ArmSide::Left), shove(1)]);
    assert_eq!((table.square(B), table.condition(B).dents), (Some((8, 3)), 3));
}

#[test]
fn example_13_a_push_goes_along_the_axis_on_which_the_two_lie_further_apart() {
    let scene = |target| Scene::battle(2).at(A, (3, 3)).at(B, target).hand(A, "traffic_cone");
    let open = |target| {
        let rows = [".......", ".......", ".......", "1.....2", "......."].map(str::to_owned);
        let setup = Scene::setup_with(2, |file| {
            file.maps[0].rows = rows.to_vec();
            let cone = file.actions.iter_mut().find(|action| action.name == "traffic_cone").unwrap();
            cone.aim = scrapyard::cards::Aim::One(4);
        });
        Scene::battle_of(setup).at(A, (3, 3)).at(B, target).hand(A, "traffic_cone")
    };
    assert_eq!(scene((4, 1)).table().refused(Action::Play(card("traffic_cone"))), Illegal::NoTarget);
    let mut table = open((4, 1)).table();
    table.act_all([Action::Play(card("traffic_cone")), shove(1)]);
    assert_eq!(table.square(B), Some((4, 0)));
    let mut table = open((5, 1)).table();
    table.act(Action::Play(card("traffic_cone")));
    assert_eq!(table.refused(shove(1)), Illegal::WrongAxis);
    table.act(shove_along(Axis::Horizontal, 1));
    assert_eq!(table.square(B), Some((6, 1)));
}

#[test]
fn example_14_a_pull_stops_where_the_two_are_level_or_something_is_in_the_way() {
    let scene = |puller, target| {
        let scene = Scene::battle(2).at(A, puller).at(B, target).part(A, Slot::LeftArm, "harpoon");
        scene.hand(A, "big_magnet").unused(A, 4)
    };
    let mut table = scene((3, 2), (4, 3)).table();
    table.act_all([Action::Play(card("big_magnet")), shove_along(Axis::Horizontal, 2)]);
    assert_eq!((table.square(B), table.condition(B).dents), (Some((3, 3)), 3));
    let mut table = scene((1, 3), (4, 3)).table();
    table.act_all([Action::Play(card("big_magnet")), shove(2)]);
    assert_eq!(table.square(B), Some((2, 3)));
}

#[test]
fn example_15_the_range_goes_around_obstacles_and_through_robots() {
    let scene = || Scene::battle(2).at(A, (4, 1)).at(B, (4, 3)).hand(A, "junk_code");
    let mut table = scene().part(A, Slot::LeftArm, "nail_gun").table();
    assert_eq!(table.read(|table| table.range(A, B)), Some(4));
    assert_eq!(table.refused(attack(ArmSide::Right)), Illegal::OutOfRange { distance: 4, range: 3 });
    table.act(attack(ArmSide::Left));
    let mut table = scene().part(A, Slot::Head, "periscope").table();
    assert_eq!(table.refused(attack(ArmSide::Left)), Illegal::OutOfRange { distance: 4, range: 1 });
    assert_eq!(table.read(|table| table.robot(A).attack_range(ArmSide::Right)), 5);
    table.act(attack(ArmSide::Right));
}

#[test]
fn example_16_drains_leave_two_batteries() {
    let mut table = Scene::battle(2).at(A, (3, 3)).at(B, (5, 3)).part(B, Slot::Torso, "fusion_kettle");
    table = table.hand(A, "brownout*2").unused(A, 4).unused(B, 3);
    let mut table = table.table();
    table.act(Action::Play(card("brownout")));
    assert_eq!(table.condition(B).unused, 2);
    let events = table.act(Action::Play(card("brownout")));
    assert!(events.contains(&TableEvent::Drained { seat: B, by: A, number: 0, is_held: true }));
    table.act(Action::EndTurn);
    while matches!(table.state().stage, Stage::Battle(turn) if turn.step != BattleStep::Act) {
        let next = table.legal()[0].clone();
        table.act(next);
    }
    assert_eq!(table.condition(B).unused, 2);
    table.act(Action::EndTurn);
    assert_eq!(table.condition(B).unused, 6);
}

#[test]
fn example_17_a_card_that_needs_no_target_at_first_can_be_played_without_one() {
    let mut table = Scene::battle(2).hand(A, "charge traffic_cone").table();
    assert_eq!(table.refused(Action::Play(card("traffic_cone"))), Illegal::NoTarget);
    table.act(Action::Play(card("charge")));
    table.act(Action::Step((3, 3).into()));
    assert_eq!((table.condition(B).dents, table.state().queue.is_empty()), (0, true));
}

#[test]
fn example_18_the_crusher_bites_outer_rings_first() {
    let bitten = |round, square| {
        let mut table = Scene::battle(2).round(round).at(A, square).table();
        table.act(Action::EndTurn);
        table.condition(A).dents
    };
    assert_eq!((bitten(9, (1, 2)), bitten(9, (2, 2)), bitten(11, (4, 3))), (2, 0, 4));
}

#[test]
fn example_19_hovering_goes_over_obstacles_and_ends_on_free_squares() {
    let go = |square: (u8, u8)| Action::Move { square: square.into(), pay: card("junk_code") };
    let scene = || Scene::battle(2).at(A, (3, 2)).hand(A, "junk_code");
    let scene_of = |legs| {
        let map = ["1......", ".......", "....#..", ".......", "......2"];
        let setup = Scene::setup_with(2, |file| file.maps[0].rows = map.map(str::to_owned).to_vec());
        Scene::battle_of(setup).at(A, (3, 2)).hand(A, "junk_code").part(A, Slot::Legs, legs)
    };
    let mut table = scene_of("jet_skirt").table();
    assert_eq!(table.refused(Action::Limp((4, 2).into())), Illegal::OutOfReach);
    table.act(go((5, 2)));
    let mut table = scene_of("army_boots").table();
    assert_eq!(table.refused(go((5, 2))), Illegal::OutOfReach);
    let mut table = scene().part(A, Slot::Legs, "jet_skirt").table();
    assert!(table.legal().contains(&go((5, 2))));
}

#[test]
fn example_20_only_the_discarded_card_can_be_drawn_again() {
    let scene = Scene::battle(2).hand(A, "download").deck(A, "").discard(A, "zap").used(A, "skates");
    let mut table = scene.table();
    table.act(Action::Play(card("download")));
    assert_eq!((table.cards(A).hand, table.cards(A).used), (cards("zap"), cards("download skates")));
    assert_eq!(table.refused(Action::Recharge), Illegal::NothingToDraw);
}
