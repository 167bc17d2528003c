//! Turns of Scrapyard by keys alone.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use scrapyard::action::{Action, Scrapyard, Settling};
use scrapyard::arena::Axis;
use scrapyard::cards::{ArmSide, Slot};
use scrapyard::client::play::{Command, Thing};

use super::scene::{A, B, C, Scene, card, cards};
use super::table::{client_among, client_at};
use crate::app::Client;
use crate::app::typist::Typist;

fn typist_at(scene: Scene) -> Typist<Scrapyard> {
    Typist::new(client_at(scene))
}

/// Presses arrows one after another.
fn press_arrows(client: &mut Client, ways: &str) {
    for way in ways.chars() {
        match way {
            'l' => client.key(KeyCode::ArrowLeft, Key::ArrowLeft),
            'r' => client.key(KeyCode::ArrowRight, Key::ArrowRight),
            'u' => client.key(KeyCode::ArrowUp, Key::ArrowUp),
            'd' => client.key(KeyCode::ArrowDown, Key::ArrowDown),
            _ => panic!("{way} is no arrow"),
        }
    }
}

#[test]
fn a_turn_of_building_is_a_number_and_enter_three_times() {
    let mut typist = typist_at(Scene::build(2).pile(9, &["zap"]));
    typist.press(KeyCode::Digit0);
    assert_eq!(typist.client.scrapyard_begun().chosen, Some(Thing::Pile(9)));
    (0..3).for_each(|_| typist.confirm());
    assert_eq!(typist.client.scrapyard_actions(), [Action::Collect { pile: 9, side: None }, Action::Done]);
    typist.confirm();
    assert_eq!(typist.client.awaited_in_scrapyard(), Some(B));
}

#[test]
fn rule_4_4_a_key_takes_an_arm_to_the_other_shoulder() {
    let mut typist = typist_at(Scene::build(2).pile(0, &["crowbar"]));
    typist.press(KeyCode::Digit1);
    typist.confirm();
    typist.press(KeyCode::KeyS);
    typist.confirm();
    let collected = Action::Collect { pile: 0, side: Some(ArmSide::Right) };
    assert_eq!(typist.client.scrapyard_actions(), [collected]);
}

#[test]
fn arrows_go_over_the_piles_in_two_rows() {
    let mut client = client_at(Scene::build(2));
    for (ways, pile) in [("r", 0), ("r", 1), ("d", 6), ("l", 5), ("u", 0), ("u", 5)] {
        press_arrows(&mut client, ways);
        assert_eq!(client.scrapyard_begun().chosen, Some(Thing::Pile(pile)), "{ways}");
    }
}

#[test]
fn rule_4_8_a_rummage_is_played_by_keys() {
    let mut typist = typist_at(Scene::build(2).pile(3, &["zap", "charge", "boiler"]));
    typist.press(KeyCode::KeyR);
    typist.press(KeyCode::Digit4);
    typist.confirm();
    typist.press(KeyCode::KeyN);
    for _ in 0..2 {
        typist.press(KeyCode::Digit2);
        typist.confirm();
    }
    let actions = typist.client.scrapyard_actions();
    let [Action::Rummage { pile: 3 }, Action::Take(taking)] = actions.as_slice() else { panic!("{actions:?}") };
    assert_eq!(taking.on_top.as_slice(), [card("charge"), card("boiler")]);
}

#[test]
fn arrows_go_over_the_map_and_enter_moves_there() {
    let mut typist = typist_at(Scene::battle(2).at(A, (0, 3)).hand(A, "junk_code"));
    typist.press(KeyCode::KeyG);
    press_arrows(&mut typist.client, "rd");
    assert_eq!(typist.client.scrapyard_begun().chosen, Some(Thing::Square((1, 4).into())));
    typist.confirm();
    assert_eq!(typist.client.condition_of(A).square, Some((1, 4).into()));
}

#[test]
fn rule_6_9_a_card_that_pays_is_chosen_by_its_number() {
    let mut typist = typist_at(Scene::battle(2).at(A, (3, 3)).at(B, (4, 3)).hand(A, "zap charge"));
    let number = cards("zap charge").iter().position(|own| own == card("charge")).unwrap();
    typist.press(KeyCode::KeyA);
    typist.press(super::typist::key_of_index(number));
    typist.confirm();
    let attack = Action::Attack { side: ArmSide::Left, seat: B, pay: card("charge") };
    assert_eq!(typist.client.scrapyard_actions(), [attack]);
}

#[test]
fn rule_6_6_an_ability_of_the_list_is_used_by_its_number() {
    let scene = Scene::battle(2).part(A, Slot::Head, "radio_skull").part(A, Slot::Torso, "bubble_machine");
    let mut typist = typist_at(scene);
    typist.press(KeyCode::KeyB);
    typist.press(KeyCode::Digit2);
    assert_eq!(typist.client.scrapyard_actions(), [Action::Use(Slot::Torso)]);
}

#[test]
fn rule_8_7_a_push_along_one_of_two_axes_has_a_number() {
    let all = [(KeyCode::Digit0, None, 0), (KeyCode::Digit1, Some(Axis::Horizontal), 1)];
    let all = all.into_iter().chain([(KeyCode::Digit3, Some(Axis::Vertical), 2)]);
    for (key, axis, squares) in all {
        let mut typist = typist_at(Scene::battle(2).at(A, (2, 3)).at(B, (3, 4)).hand(A, "traffic_cone"));
        typist.act(&Action::Play(card("traffic_cone")));
        typist.press(key);
        assert_eq!(typist.client.scrapyard_actions().last(), Some(&Action::Shove { axis, squares }));
    }
}

#[test]
fn rule_8_4_the_key_for_done_salvages_what_is_chosen() {
    let mut typist = typist_at(Scene::battle(2).hand(A, "recycling_bin").trash(A, "junk_code*3 zap"));
    typist.act(&Action::Play(card("recycling_bin")));
    typist.choose(Thing::Trashed(card("zap")));
    typist.confirm();
    typist.press(KeyCode::KeyT);
    assert_eq!(typist.client.scrapyard_actions().last(), Some(&Action::Salvage(cards("zap"))));
}

#[test]
fn rule_7_5_tab_goes_over_the_targets_alone() {
    let scene = Scene::battle(3).at(A, (3, 1)).at(B, (5, 1)).at(C, (1, 1)).hand(A, "zap");
    let mut typist = Typist::<Scrapyard>::new(client_among("ppp", scene));
    typist.act(&Action::Play(card("zap")));
    for target in [B, C, B] {
        typist.client.key(KeyCode::Tab, Key::Tab);
        assert_eq!(typist.client.scrapyard_begun().chosen, Some(Thing::Figure(target)));
    }
    typist.confirm();
    assert_eq!(typist.client.scrapyard_actions().last(), Some(&Action::Target(B)));
}

#[test]
fn rule_9_2_dents_are_settled_by_keys_and_enter_says_done() {
    let mut typist = typist_at(Scene::battle(2).dents(B, 2).hand(B, "zap"));
    typist.client.scrapyard_command(Command::Do(Action::EndTurn));
    assert!(typist.go_on());
    typist.act(&Action::Settle(Settling::Armour));
    typist.act(&Action::Settle(Settling::Deck));
    typist.confirm();
    assert_eq!(typist.client.scrapyard_actions().last(), Some(&Action::Done));
}

#[test]
fn rule_9_2_a_key_settles_as_usual() {
    let mut typist = typist_at(Scene::battle(2).dents(B, 2).hand(B, "zap"));
    typist.client.scrapyard_command(Command::Do(Action::EndTurn));
    assert!(typist.go_on());
    typist.press(KeyCode::KeyU);
    assert_eq!((typist.client.condition_of(B).dents, typist.client.condition_of(B).armour), (0, 8));
    assert_eq!(typist.client.scrapyard_actions().last(), Some(&Action::Done));
}
