//! A game of Robotics by keys alone.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use robotics::table::Setup;
use shell::seats::{SeatKind, seating::default_seats};

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
