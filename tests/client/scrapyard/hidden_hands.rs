//! Hidden hands: the curtain before a hand is shown, and the cards that are named meanwhile (11.5).

use std::time::Duration;

use client::play::turn_stage::TurnStage;
use scrapyard::action::{Action, Scrapyard};
use scrapyard::client::play::Command;

use super::scene::{A, B, Scene};
use super::table::client_among;
use crate::access::tree::Tree;
use crate::app::Client;

/// The client at a game with hidden hands among as many players as there are letters. The first two
/// players have a card each of which there is no other.
fn client_among_hidden(letters: &str) -> Client {
    let scene = Scene::battle(2).options(|options| options.hidden_hands = true);
    let mut client = client_among(letters, scene.hand(A, "firework").hand(B, "garage_door"));
    Tree::begin(&mut client);
    client
}

/// Seat before whose hand the curtain is closed.
fn curtained_seat(client: &Client) -> Option<shell::seats::SeatId> {
    match client.interaction_of::<Scrapyard>().stage {
        TurnStage::Curtain { seat, over: false, .. } => Some(seat),
        _ => None,
    }
}

/// Whether a card is named on the screen.
fn shows_card(client: &mut Client, card: &str) -> bool {
    Tree::of(client).all().contains(card)
}

#[test]
fn rule_11_5_the_curtain_asks_for_the_player_by_name_before_the_hand_is_shown() {
    let mut client = client_among_hidden("pp");
    assert_eq!(curtained_seat(&client), Some(A));
    assert!(shows_card(&mut client, "Orange") && !shows_card(&mut client, "Firework"));
    client.enter();
    assert_eq!(curtained_seat(&client), None);
    assert!(shows_card(&mut client, "Firework") && !shows_card(&mut client, "Garage Door"));
}

#[test]
fn rule_11_5_one_curtain_a_turn_hides_the_hand_from_the_next_player() {
    let mut client = client_among_hidden("pp");
    client.enter();
    client.scrapyard_command(Command::Do(Action::EndTurn));
    assert_eq!(curtained_seat(&client), Some(B));
    assert!(!shows_card(&mut client, "Firework") && !shows_card(&mut client, "Garage Door"));
    client.enter();
    assert!(shows_card(&mut client, "Garage Door") && !shows_card(&mut client, "Firework"));
}

#[test]
fn rule_11_5_with_one_person_at_the_table_there_is_no_curtain_and_other_hands_show_backs() {
    let mut client = client_among_hidden("pc");
    assert_eq!(client.interaction_of::<Scrapyard>().stage, TurnStage::Choosing);
    assert!(shows_card(&mut client, "Firework") && !shows_card(&mut client, "Garage Door"));
}

#[test]
fn rule_11_5_a_person_alone_at_the_table_finds_the_own_hand_while_a_computer_player_thinks() {
    let mut client = client_among_hidden("pc");
    // So little time passes that the computer player does not act.
    client.set_pace(Duration::from_millis(1));
    client.scrapyard_command(Command::Do(Action::EndTurn));
    let thinks =
        |client: &Client| matches!(client.interaction_of::<Scrapyard>().stage, TurnStage::Thinking { seat: B });
    for _ in 0..10 {
        if !thinks(&client) {
            client.scrapyard_command(Command::Advance);
        }
    }
    assert!(thinks(&client), "{:?}", client.interaction_of::<Scrapyard>().stage);
    assert!(shows_card(&mut client, "hand: Firework.") && !shows_card(&mut client, "Garage Door"));
}

#[test]
fn rule_11_4_open_hands_are_found_at_any_time() {
    let mut client = client_among("pp", Scene::battle(2).hand(A, "firework").hand(B, "garage_door"));
    Tree::begin(&mut client);
    assert!(shows_card(&mut client, "hand: Firework.") && shows_card(&mut client, "hand: Garage Door."));
}

#[test]
fn rule_11_4_open_hands_need_no_curtain() {
    let mut client = client_among("pp", Scene::battle(2).hand(A, "firework"));
    assert_eq!(client.interaction_of::<Scrapyard>().stage, TurnStage::Choosing);
    client.scrapyard_command(Command::Do(Action::EndTurn));
    client.go_on_in_scrapyard();
    assert_eq!(client.awaited_in_scrapyard(), Some(B));
}
