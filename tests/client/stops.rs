//! What is to be seen before the game goes on: blind tiles that are turned up, and bombs that land.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;
use junkyard_bots::action::Action;
use junkyard_bots::client::kit::notes;
use junkyard_bots::client::play::{Command, Stand};
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
    let Stand::BlindUp { events, .. } = &client.desk().stand else { panic!("{:?}", client.desk().stand) };
    assert_eq!(events.len(), 1);
    let written = texts(&mut client).written;
    let is_written = |words: &str| written.iter().any(|text| text.text.contains(words));
    assert!(is_written("All blind tiles are up."));
    assert!(is_written(" holds ") || is_written(" drops ") || is_written(" grabbed "), "{written:?}");
    client.enter();
    assert!(!matches!(client.desk().stand, Stand::BlindUp { .. }));
}

/// A throw, in frames of 20 ms each.
fn thrown(speed: Speed) -> Client {
    let mut record = in_battle();
    let attack = record.legal_actions().iter().next().unwrap();
    let mut client = Client::at(&mut record);
    client.app.world_mut().resource_mut::<Settings>().speed = speed;
    client.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
    command(&mut client, Command::Do(attack));
    client
}

fn is_thrown(client: &Client) -> bool {
    matches!(client.desk().stand, Stand::Thrown { .. })
}

#[test]
fn bombs_land_before_the_game_goes_on() {
    let mut client = thrown(Speed::Normal);
    assert!(is_thrown(&client));
    (0..30).for_each(|_| client.app.update());
    assert!(is_thrown(&client), "they are still flying");
    (0..120).for_each(|_| client.app.update());
    assert!(!is_thrown(&client));
}

#[test]
fn who_has_seen_enough_goes_on_and_where_nothing_moves_there_is_nothing_to_see() {
    let mut client = thrown(Speed::Slow);
    assert!(is_thrown(&client));
    client.enter();
    assert!(!is_thrown(&client));
    assert!(!is_thrown(&thrown(Speed::Off)));
}
