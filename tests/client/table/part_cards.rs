//! The card about a part of the Junkyard, which goes with the pointer.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::Order;
use client::app::request::Request;
use client::kit::notes;
use client::settings::Settings;
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::round::LegalActions;

use crate::access::texts::texts;
use crate::app::Client;
use crate::table::panels::in_scrounge;

/// The texts that are written above everything else.
fn above(client: &mut Client) -> Vec<String> {
    let texts = texts(client).written.into_iter();
    texts.filter(|text| text.layer.order == Order::Tooltip).map(|text| text.text).collect()
}

/// A scrounge at large text, and where a part lies that can be taken.
fn at_large_text() -> (Client, (f32, f32)) {
    notes::start_recording();
    let mut record = in_scrounge();
    let LegalActions::Take(takes) = record.legal_actions() else { panic!("it is the scrounge") };
    let (part, ..) = takes.parts().next().unwrap();
    let mut client = Client::at(&mut record);
    client.app.world_mut().resource_mut::<Settings>().text = 150;
    client.resize(1024.0, 640.0);
    client.rest();
    let at = client.spot(part);
    (client, at)
}

#[test]
fn the_card_of_a_part_goes_with_the_pointer() {
    let (mut client, (x, y)) = at_large_text();
    client.move_to(x, y);
    client.rest();
    assert!(!above(&mut client).is_empty(), "the card is there while the pointer rests");
    client.click(x, y);
    assert!(client.interaction().own.hand.is_some());
    client.rest();
    assert!(above(&mut client).iter().all(|text| !text.contains("point")), "nothing is told over what is in hand");
    client.escape();
    client.rest();
    let stage = client.view().regions.stage;
    client.move_to(stage.left() + 30.0, stage.bottom() - 60.0);
    client.rest();
    assert_eq!(above(&mut client), [""; 0], "the pointer is elsewhere");
}

#[test]
fn no_card_shines_through_the_menu() {
    let (mut client, (x, y)) = at_large_text();
    client.move_to(x, y);
    client.rest();
    client.click(x, y);
    client.escape();
    client.rest();
    client.escape();
    assert!(client.menu_is_open());
    client.rest();
    assert_eq!(above(&mut client), [""; 0]);
    client.ask(Request::CloseOverlay);
    // What keys choose has a card, which goes when the pointer moves.
    client.key(KeyCode::Tab, Key::Tab);
    client.rest();
    assert!(!above(&mut client).is_empty());
    let stage = client.view().regions.stage;
    client.move_to(stage.left() + 30.0, stage.bottom() - 60.0);
    client.rest();
    assert_eq!(above(&mut client), [""; 0]);
}
