//! What is to be seen before the game goes on: blind tiles that are turned up, and bombs that land.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;
use junkyard_bots::action::Action;
use junkyard_bots::client::app::request::Request;
use junkyard_bots::client::app::screen::Screen;
use junkyard_bots::client::kit::notes;
use junkyard_bots::client::play::{Command, Seen, TurnStage};
use junkyard_bots::client::settings::{Settings, Speed};

use crate::app::Client;
use crate::computers::command;
use crate::panels::{in_battle, in_scrounge};
use crate::texts::texts;

/// A game whose last pass turns up a blind tile.
fn blind_up() -> Client {
    let mut record = in_scrounge();
    let blind = record.legal_actions().iter().find(|action| matches!(action, Action::TakeBlind { .. }));
    record.act(blind.expect("there is room for a blind tile")).unwrap();
    record.act(Action::Pass).unwrap();
    let mut client = Client::at(&mut record);
    command(&mut client, Command::Do(Action::Pass));
    client
}

#[test]
fn blind_tiles_are_seen_before_the_game_goes_on() {
    notes::begin();
    let mut client = blind_up();
    let TurnStage::Seen { what: Seen::BlindUp { events }, .. } = &client.desk().stand else {
        panic!("{:?}", client.desk().stand)
    };
    assert_eq!(events.len(), 1);
    let written = texts(&mut client).written;
    let is_written = |words: &str| written.iter().any(|text| text.text.contains(words));
    assert!(is_written("All blind tiles are up."));
    assert!(is_written(" holds ") || is_written(" drops ") || is_written(" grabbed "), "{written:?}");
    client.enter();
    assert!(!matches!(client.desk().stand, TurnStage::Seen { .. }));
}

/// A throw, in frames of 20 ms each.
fn thrown(speed: Speed) -> Client {
    let mut record = in_battle();
    let attack = record.legal_actions().iter().find(|action| matches!(action, Action::Attack { .. })).unwrap();
    let mut client = Client::at(&mut record);
    client.app.world_mut().resource_mut::<Settings>().speed = speed;
    client.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
    command(&mut client, Command::Do(attack));
    client
}

/// Whether bombs fly, and whether what they did is seen.
fn flight(client: &Client) -> (bool, bool) {
    let stand = &client.desk().stand;
    (matches!(stand, TurnStage::Flying { .. }), matches!(stand, TurnStage::Seen { what: Seen::Thrown { .. }, .. }))
}

/// What tells of a throw: steps, lines of the log, and the powers of all robots.
fn told(client: &mut Client) -> (usize, usize, Vec<u8>) {
    let powers = client.read(|table| table.seats().map(|seat| table.power(seat)).collect());
    (client.play().history().steps().len(), client.play().log().lines().len(), powers)
}

#[test]
fn a_throw_is_done_and_told_when_the_bombs_land_and_is_seen_before_the_game_goes_on() {
    let mut client = thrown(Speed::Normal);
    let before = told(&mut client);
    assert_eq!(flight(&client), (true, false));
    (0..25).for_each(|_| client.app.update());
    assert_eq!((flight(&client), told(&mut client)), ((true, false), before.clone()), "they are still flying");
    (0..15).for_each(|_| client.app.update());
    assert_eq!(flight(&client), (false, true), "what they did is seen");
    let after = told(&mut client);
    assert!(after.0 == before.0 + 1 && after.1 > before.1, "{before:?}, {after:?}");
    (0..90).for_each(|_| client.app.update());
    assert_eq!(flight(&client), (false, false));
}

#[test]
fn a_press_lets_bombs_land_at_once_and_another_goes_on() {
    let mut client = thrown(Speed::Slow);
    let before = told(&mut client);
    (0..40).for_each(|_| client.app.update());
    assert_eq!(flight(&client), (true, false));
    client.enter();
    assert_eq!((flight(&client), told(&mut client).0), ((false, true), before.0 + 1));
    (0..40).for_each(|_| client.app.update());
    client.enter();
    assert_eq!(flight(&client), (false, false));
}

#[test]
fn where_nothing_moves_bombs_land_at_once() {
    assert_eq!(flight(&thrown(Speed::Off)), (false, true));
}

#[test]
fn who_opens_the_menu_or_leaves_while_bombs_fly_finds_them_landed() {
    for request in [Request::OpenMenu, Request::Show(Screen::Title)] {
        let mut client = thrown(Speed::Slow);
        let before = told(&mut client);
        client.ask(request);
        assert_eq!((flight(&client).0, told(&mut client).0), (false, before.0 + 1));
    }
}

#[test]
fn rule_9_4_a_throw_is_not_taken_back_while_its_bombs_fly() {
    let mut client = thrown(Speed::Slow);
    let before = told(&mut client);
    command(&mut client, Command::Undo);
    assert_eq!(told(&mut client).0, before.0 + 1);
    assert!(client.desk().why_not.is_some());
}
