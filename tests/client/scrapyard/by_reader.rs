//! A game by keys and a screen reader alone: every choice and everything that is chosen by keys is
//! read out, and cards that the screen reader takes in hand are moved by keys, or put down where it
//! presses.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use bevy_egui::egui::accesskit::Role;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use scrapyard::action::{Action, Scrapyard};
use scrapyard::cards::{ArmSide, CardId};
use scrapyard::client::play::{DropPlace, How, Thing};
use scrapyard::table::{Options, Setup};
use shell::seats::{SeatKind, seating::default_seats};

use super::any_keys::any_action;
use super::scene::{A, B, C, Scene};
use super::table::{client_among, client_at};
use crate::access::tree::{Tree, press};
use crate::app::Client;
use crate::app::typist::Typist;

/// Greatest number of actions until a robot is wrecked.
const MOST_ACTIONS: usize = 600;

#[test]
fn every_choice_of_a_game_is_read_out_until_a_robot_is_wrecked() {
    let options = Options { hidden_hands: true, line: 20, crusher_from: 6 };
    let mut client = Client::new();
    client.begin_game::<Scrapyard>(Setup { options, ..Setup::new(2, 4) }, default_seats(2, SeatKind::Human));
    Tree::begin(&mut client);
    let mut typist = Typist::<Scrapyard>::new(client);
    let mut random = ChaCha8Rng::seed_from_u64(4);
    for step in 0..MOST_ACTIONS {
        if !typist.go_on() || typist.client.scrapyard(|table| !table.state().wrecks.is_empty()) {
            return;
        }
        let name = typist.awaited_name();
        let choice = typist.read_out();
        assert!(choice.iter().any(|line| line.starts_with(&name)), "step {step}: {name} in {choice:?}");
        typist.press_quickly(KeyCode::Tab, &Key::Tab);
        if typist.client.scrapyard_begun().chosen.is_some() {
            let chosen = typist.read_out();
            assert!(chosen.iter().any(|line| !choice.contains(line)), "step {step}: {chosen:?}");
        }
        let action = any_action(&mut typist, &mut random);
        let before = typist.client.steps_of::<Scrapyard>();
        typist.act(&action);
        typist.assert_done(before, &action);
    }
    panic!("no robot is wrecked");
}

/// The client at a position, with the pointer at rest in the middle of the window, and with a
/// screen reader.
fn client_with_reader(scene: Scene) -> Client {
    let mut client = client_at(scene);
    Tree::begin(&mut client);
    client.move_to(640.0, 400.0);
    client.rest();
    client
}

/// The way in which something is held, and the place over which it is held.
fn held(client: &Client) -> Option<(How, Option<DropPlace>)> {
    client.scrapyard_begun().hand.as_ref().map(|hand| (hand.how, hand.over))
}

#[test]
fn a_card_that_a_screen_reader_takes_is_moved_and_put_down_by_keys() {
    let mut client = client_with_reader(Scene::build(2).pile(0, &["crowbar"]));
    press(&mut client, Role::Button, "Pile 1: ");
    let over = |side| Some((How::Keys, Some(DropPlace::Robot(Some(side)))));
    assert_eq!(held(&client), over(ArmSide::Left));
    client.key(KeyCode::Tab, Key::Tab);
    assert_eq!(held(&client), over(ArmSide::Right));
    client.enter();
    assert_eq!(client.scrapyard_actions(), [Action::Collect { pile: 0, side: Some(ArmSide::Right) }]);
}

#[test]
fn rule_4_5_an_action_in_hand_is_said_to_be_at_the_discard_pile() {
    let mut client = client_with_reader(Scene::build(2).pile(0, &["zap"]));
    press(&mut client, Role::Button, "Pile 1: ");
    let tree = Tree::of(&mut client);
    let read = tree.read_out().join("\n");
    assert!(read.contains("At: discard pile.") && !read.contains("draw deck"), "{read}");
}

#[test]
fn rule_4_4_an_arm_is_put_on_a_side_by_presses_of_a_screen_reader_alone() {
    let mut client = client_with_reader(Scene::build(2).pile(0, &["crowbar"]));
    press(&mut client, Role::Button, "Pile 1: ");
    press(&mut client, Role::Button, "right arm: ");
    assert_eq!(client.scrapyard_actions(), [Action::Collect { pile: 0, side: Some(ArmSide::Right) }]);
}

#[test]
fn rule_4_4_only_the_slots_that_a_card_fits_are_pressed_while_it_is_in_hand() {
    let mut client = client_with_reader(Scene::build(2).pile(0, &["crowbar"]));
    let enabled = |client: &mut Client| {
        let tree = Tree::of(client);
        let is_enabled = |slot: &str| tree.find(Role::Button, slot).is_some_and(|(_, node)| !node.is_disabled());
        ["torso: ", "left arm: ", "right arm: "].map(is_enabled)
    };
    assert_eq!(enabled(&mut client), [true; 3], "parts are looked at");
    press(&mut client, Role::Button, "Pile 1: ");
    assert_eq!(enabled(&mut client), [false, true, true]);
    client.escape();
    client.click_on("pile 1");
    assert_eq!(held(&client).map(|(how, _)| how), Some(How::Click));
    assert_eq!(enabled(&mut client), [false; 3], "the pointer lets it go");
}

#[test]
fn rule_4_5_an_action_is_collected_by_presses_of_a_screen_reader_alone() {
    let mut client = client_with_reader(Scene::build(2).pile(0, &["zap"]));
    press(&mut client, Role::Button, "Pile 1: ");
    press(&mut client, Role::Button, "Discard pile. ");
    assert_eq!(client.scrapyard_actions(), [Action::Collect { pile: 0, side: None }]);
}

#[test]
fn rule_4_8_a_rummaged_arm_is_put_on_a_side_by_presses_of_a_screen_reader_alone() {
    let mut client = client_with_reader(Scene::build(2).pile(0, &["zap", "crowbar", "boiler", "charge"]));
    client.scrapyard_command(scrapyard::client::play::Command::Do(Action::Rummage { pile: 0 }));
    press(&mut client, Role::Button, "Crowbar, ");
    press(&mut client, Role::Button, "right arm: ");
    let taken = client.scrapyard_begun().taking.card;
    assert_eq!((held(&client), taken), (None, Some((1, Some(ArmSide::Right)))));
}

#[test]
fn rule_4_8_a_rummaged_card_is_taken_and_put_back_by_presses_of_a_screen_reader_alone() {
    let mut client = client_with_reader(Scene::build(2).pile(0, &["zap", "crowbar", "boiler", "charge"]));
    client.scrapyard_command(scrapyard::client::play::Command::Do(Action::Rummage { pile: 0 }));
    press(&mut client, Role::Button, "Zap, ");
    assert_eq!(held(&client), Some((How::Keys, Some(DropPlace::Deck))));
    assert_eq!(client.scrapyard_begun().chosen, Some(Thing::Rummaged(0)));
    press(&mut client, Role::Button, "On top");
    assert_eq!((held(&client), client.scrapyard_begun().taking.on_top.as_slice()), (None, [0].as_slice()));
}

#[test]
fn rule_6_9_a_robot_in_reach_is_pressed_by_a_screen_reader() {
    let scene = Scene::battle(3).at(A, (3, 1)).at(B, (5, 1)).at(C, (1, 1)).hand(A, "junk_code");
    let mut client = client_among("ppp", scene);
    Tree::begin(&mut client);
    client.click_on("Right 1");
    press(&mut client, Role::Button, "B2: ");
    assert_eq!(client.scrapyard_actions(), [Action::Attack { side: ArmSide::Right, seat: C, pay: CardId::JUNK_CODE }]);
}

#[test]
fn rule_6_7_a_square_to_which_a_robot_can_move_is_pressed_by_a_screen_reader() {
    let mut client = client_with_reader(Scene::battle(2).at(A, (0, 3)).hand(A, "junk_code junk_code"));
    client.click_on("Move 2");
    press(&mut client, Role::Button, "C4: ");
    assert_eq!(client.scrapyard_actions(), [Action::Move { square: (2, 3).into(), pay: CardId::JUNK_CODE }]);
}

#[test]
fn equal_cards_of_a_hand_are_told_apart() {
    let mut client = client_with_reader(Scene::battle(2).at(A, (0, 3)).hand(A, "junk_code junk_code"));
    let tree = Tree::of(&mut client);
    for name in ["Junk Code, 1 of 2", "Junk Code, 2 of 2"] {
        assert!(tree.find(Role::Button, name).is_some(), "{name} in {}", tree.all());
    }
}
