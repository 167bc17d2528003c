//! Numbers that nobody else may know: the curtain, and what is told to whom.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::app::request::Request;
use client::app::screen::Screen;
use client::play::Audience;
use client::play::turn_stage::TurnStage;
use shell::seats::SeatId;

use super::{client_at_null_table, record_of, seats_of};
use crate::app::Client;
use crate::null_game::{NullAction, NullGame};

/// The curtain of a seat: before its number, or over it.
fn curtain(seat: u8, over: bool) -> TurnStage<NullGame> {
    TurnStage::Curtain { seat: SeatId(seat), over, then: Vec::new() }
}

/// Whether the number of a seat is told: on its card, for screen readers, and in the log.
fn tells_number(client: &mut Client, letters: &str, seat: u8) -> bool {
    let name = seats_of(letters)[usize::from(seat)].name.clone();
    let number = client.null_table().secrets[usize::from(seat)].unwrap();
    let is_on_card = client.tells(&format!("{name} has {number}"));
    let line = format!("{name} saw the number {number}");
    let is_in_log = client.readable_log().contains(&line);
    let is_closed = matches!(client.null_stage(), TurnStage::Curtain { .. });
    assert!(is_closed || is_on_card == is_in_log, "card and log tell the same");
    assert_eq!(client.tells(&line), is_on_card);
    is_on_card
}

#[test]
fn the_curtain_closes_before_a_number_and_over_it() {
    let mut client = client_at_null_table("pp");
    client.press("Look");
    assert_eq!(*client.null_stage(), curtain(0, false));
    assert!(!tells_number(&mut client, "pp", 0));
    assert!(!client.names().contains(&"Take 1".to_owned()), "nothing but the curtain is there");
    assert!(client.tells("Here is your number."), "screen readers are told why");
    client.press("I'm Orange, show me");
    assert_eq!(*client.null_stage(), TurnStage::Choosing);
    assert!(tells_number(&mut client, "pp", 0));
    client.press("Take 1");
    assert_eq!(*client.null_stage(), curtain(0, true));
    assert!(!tells_number(&mut client, "pp", 0));
    client.press("Raise the shutter");
    assert_eq!(*client.null_stage(), TurnStage::HandOver { from: SeatId(0) });
    client.press("Go on");
    assert_eq!(*client.null_stage(), TurnStage::Choosing);
    assert!(!tells_number(&mut client, "pp", 0));
    assert!(client.readable_log()[0].ends_with("looked at a number"));

    // If both have numbers, the next player's curtain is enough.
    client.press("Look");
    assert_eq!(*client.null_stage(), curtain(1, false));
    client.press("I'm Blue, show me");
    assert!(tells_number(&mut client, "pp", 1) && !tells_number(&mut client, "pp", 0));
    client.press("Take 1");
    assert_eq!(*client.null_stage(), TurnStage::HandOver { from: SeatId(1) });
    client.press("Go on");
    assert_eq!(*client.null_stage(), curtain(0, false));
    client.press("I'm Orange, show me");
    assert!(tells_number(&mut client, "pp", 0) && !tells_number(&mut client, "pp", 1));
}

#[test]
fn the_curtain_closes_again_after_the_table_was_left() {
    let mut client = client_at_null_table("pp");
    client.press("Look");
    client.press("I'm Orange, show me");
    client.ask(Request::Show(Screen::Title));
    client.ask(Request::Show(Screen::Table));
    assert_eq!(*client.null_stage(), curtain(0, false));
}

#[test]
fn a_computer_player_between_two_people_is_not_waited_for_behind_a_curtain() {
    let mut client = client_at_null_table("pcp");
    client.press("Look");
    client.press("I'm Orange, show me");
    client.press("Take 1");
    assert_eq!(*client.null_stage(), curtain(0, true));
    client.press("Raise the shutter");
    client.let_computers_move();
    assert_eq!(*client.null_stage(), TurnStage::Choosing);
    assert_eq!(client.null_table().awaited, Some(SeatId(2)));
    assert!(!tells_number(&mut client, "pcp", 0));
}

#[test]
fn one_person_needs_no_curtain() {
    let mut client = client_at_null_table("pc");
    client.press("Look");
    assert_eq!(*client.null_stage(), TurnStage::Choosing);
    assert!(tells_number(&mut client, "pc", 0));
    assert_eq!(*client.app.world().resource::<Audience>(), Audience::Only(SeatId(0)));
}

#[test]
fn all_numbers_are_told_once_the_game_is_over() {
    let mut actions = vec![NullAction::Look, NullAction::Take(3)];
    actions.extend(vec![NullAction::Take(3); 6]);
    let mut client = client_at_null_table("pp");
    client.open_null_game(&mut record_of("pp", &actions[..7]));
    assert!(!tells_number(&mut client, "pp", 0));
    client.open_null_game(&mut record_of("pp", &actions));
    assert_eq!(*client.null_stage(), TurnStage::Over);
    assert!(tells_number(&mut client, "pp", 0));
    // The same in replays.
    for (count, is_told) in [(7, false), (8, true)] {
        let file = client.write_null_game(&mut record_of("pp", &actions[..count]));
        client.ask(Request::Watch(file));
        client.key(KeyCode::End, Key::End);
        assert_eq!(tells_number(&mut client, "pp", 0), is_told, "{count} steps");
    }
}
