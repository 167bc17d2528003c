//! Parts that a screen reader takes in hand: the pointer, which rests on the stage meanwhile, does
//! not move them.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use bevy_egui::egui::accesskit::Role;
use robotics::client::play::hand::Hand;
use robotics::client::play::{DropPlace, How};
use robotics::parts::Kind;
use shell::grid::Placement;

use super::table::client_of_people;
use crate::access::tree::{Tree, press};
use crate::app::Client;

fn hand(client: &Client) -> Hand {
    client.robotics_interaction().own.hand.clone().expect("something is in hand")
}

#[test]
fn a_part_that_a_screen_reader_takes_is_moved_and_put_down_by_keys() {
    let mut client = client_of_people(3, 1);
    let seat = client.awaited_in_robotics().unwrap();
    client.click_on("price plunger regular");
    Tree::begin(&mut client);
    client.move_to(640.0, 400.0);
    client.rest();
    press(&mut client, Role::Button, "plunger on the bench");
    assert_eq!(hand(&client).how, How::Keys);
    let Some(DropPlace::Grid(first)) = hand(&client).over else { panic!("{:?}", hand(&client).over) };
    client.arrow_right();
    let beside = Placement { cell: first.cell.offset(1, 0), ..first };
    assert_eq!(hand(&client).over, Some(DropPlace::Grid(beside)));
    client.key(KeyCode::Tab, Key::Tab);
    let Some(there) = hand(&client).placement() else { panic!("{:?}", hand(&client).over) };
    assert!(there != beside && hand(&client).places.contains(&there), "{there:?}");
    client.enter();
    assert!(client.robotics_interaction().own.hand.is_none(), "{:?}", client.robotics_reason());
    assert_eq!(client.robotics(|table| table.workshop(seat).robot.kinds())[Kind::Plunger], 1);
}
