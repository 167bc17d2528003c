//! Things that a screen reader takes in hand: the pointer, which rests on the stage meanwhile, does
//! not move them.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use bevy_egui::egui::accesskit::Role;
use junkyard_bots::client::play::building::hand::{Hand, How, Thing};
use junkyard_bots::parts::Size;
use shell::grid::Placement;

use super::panels::in_scrounge;
use crate::access::tree::{Tree, press};
use crate::app::Client;

/// The client with the pointer at rest in the middle of the window, and with a screen reader.
fn with_reader(mut client: Client) -> Client {
    Tree::begin(&mut client);
    client.move_to(640.0, 400.0);
    client.rest();
    client
}

fn hand(client: &Client) -> Hand {
    client.interaction().own.hand.clone().expect("something is in hand")
}

#[test]
fn a_part_that_a_screen_reader_takes_is_moved_and_put_down_by_keys() {
    let mut client = with_reader(Client::at_table(1));
    press(&mut client, Role::Button, "small eye");
    assert_eq!(hand(&client).how, How::Keys);
    let Thing::Part(eye) = hand(&client).thing else { panic!("it is a part") };
    let first = hand(&client).placement().expect("it is over its first place");
    client.arrow_right();
    let beside = Placement { cell: first.cell.offset(1, 0), ..first };
    assert_eq!(hand(&client).placement(), Some(beside));
    client.key(KeyCode::Tab, Key::Tab);
    let there = hand(&client).placement().expect("it is over another place");
    assert!(there != beside && hand(&client).places.iter().any(|(place, _)| *place == there), "{there:?}");
    client.enter();
    assert_eq!(client.interaction().own.bench.as_ref().unwrap().placement_of(eye), Some(there));
    assert!(client.interaction().own.hand.is_none());
}

#[test]
fn a_pile_that_a_screen_reader_takes_is_moved_by_keys() {
    let mut client = with_reader(Client::at(&mut in_scrounge()));
    press(&mut client, Role::Button, "small pile, ");
    assert_eq!((hand(&client).how, hand(&client).thing), (How::Keys, Thing::Pile(Size::Small)));
    let first = hand(&client).placement().expect("it is over its first place");
    client.arrow_right();
    assert_eq!(hand(&client).cell, Some(first.cell.offset(1, 0)));
}
