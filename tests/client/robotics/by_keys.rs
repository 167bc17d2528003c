//! A game of Robotics by keys alone.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use robotics::action::Robotics;
use robotics::client::scene::view::TableUi;
use robotics::table::Setup;
use shell::seats::{SeatKind, seating::default_seats};

use super::table::client_of_people;
use crate::access::tree::Tree;
use crate::app::Client;

/// Presses the key that a letter is on.
fn press(client: &mut Client, letter: char) {
    client.letter(letter);
    client.rest();
}

#[test]
fn two_people_play_a_round_by_keys() {
    let mut client = Client::new();
    client.begin_robotics(Setup::new(2, 5), default_seats(2, SeatKind::Human));
    client.key(KeyCode::Digit1, Key::Character("1".into()));
    client.rest();
    press(&mut client, 'p');
    assert!(client.robotics(|table| table.state().turn().is_some()), "the auction is over");
    let first = client.awaited_in_robotics();
    for _ in 0..40 {
        if client.robotics(|table| table.state().round) > 1 {
            break;
        }
        // The hand-over, a purchase for the bench, the store, and the end of the turn.
        client.enter();
        client.rest();
        client.key(KeyCode::Tab, Key::Tab);
        client.rest();
        press(&mut client, 'b');
        client.robotics_command(robotics::client::play::RoboticsCommand::Choose(None));
        store_all(&mut client);
        press(&mut client, 'd');
        press(&mut client, 'y');
    }
    assert!(client.robotics(|table| table.state().round) > 1, "{first:?}");
    assert!(client.robotics(|table| table.market().disc) > 0, "something was bought");
}

/// Stores what lies on the bench.
fn store_all(client: &mut Client) {
    let Some(seat) = client.awaited_in_robotics() else { return };
    for _ in 0..3 {
        let part = client.robotics(|table| table.workshop(seat).shop.bench.each().next());
        let Some(part) = part else { return };
        let thing = robotics::client::play::Thing::Loose(part, robotics::action::LoosePlace::Bench);
        client.robotics_command(robotics::client::play::RoboticsCommand::Choose(Some(thing)));
        press(client, 's');
    }
}

/// Sectors by which the disc is turned ahead as it is drawn, and all that is read out.
fn disc_ahead(client: &mut Client) -> (f32, String) {
    let read = Tree::of(client).read_out().join("\n");
    (client.app.world().resource::<TableUi>().disc_turned, read)
}

#[test]
fn rule_2_5_the_disc_is_turned_ahead_by_keys_and_the_prices_are_read_out() {
    let mut client = client_of_people(3, 1);
    Tree::begin(&mut client);
    press(&mut client, 'l');
    let (turned, read) = disc_ahead(&mut client);
    assert_eq!(turned, 1.0);
    assert!(read.contains("After one purchase: Torso, regular 800, black 400; "), "{read}");
    press(&mut client, 'l');
    let (turned, read) = disc_ahead(&mut client);
    assert_eq!(turned, 2.0);
    assert!(read.contains("After 2 purchases: Torso, regular no price, black 200; "), "{read}");
    client.escape();
    client.rest();
    let (turned, read) = disc_ahead(&mut client);
    assert_eq!(turned, 0.0);
    assert!(read.contains("The disc shows the prices of now.") && !read.contains("purchases:"), "{read}");
}

#[test]
fn nothing_is_bought_by_keys_while_the_disc_is_turned_ahead() {
    let mut client = client_of_people(3, 1);
    Tree::begin(&mut client);
    let before = client.steps_of::<Robotics>();
    client.key(KeyCode::Tab, Key::Tab);
    press(&mut client, 'l');
    press(&mut client, 'b');
    assert_eq!((client.steps_of::<Robotics>(), disc_ahead(&mut client).0), (before, 0.0), "it is turned back first");
    press(&mut client, 'b');
    assert_eq!(client.steps_of::<Robotics>(), before + 1);
    press(&mut client, 'l');
    assert_eq!(disc_ahead(&mut client).0, 1.0);
    press(&mut client, 'z');
    assert_eq!((client.steps_of::<Robotics>(), disc_ahead(&mut client).0), (before, 0.0), "a change turns it back");
}
