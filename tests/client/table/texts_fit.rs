//! The table of people with large text and long names: names are whole, and what large text has no
//! room for is reached by keys.

use std::path::{Path, PathBuf};

use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui::Rect;
use client::app::request::Request;
use client::kit::notes;
use client::play::start::lessons::StartRequest;
use client::settings::Settings;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::play::building::hand::Thing;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand, JunkyardBotsShow, TurnStage};
use junkyard_bots::table::Setup;
use shell::seats::{SeatKind, seating};

use crate::access::texts::texts;
use crate::app::{Client, in_english};
use crate::sizes::faults::faults;

/// A saved game with people in all seats.
pub fn saved_game_of_people(client: &Client, name: &str) -> PathBuf {
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves");
    let text = std::fs::read_to_string(saves.join(name).with_extension("ron")).unwrap();
    let people = text.replace("Computer(Random)", "Human").replace("Computer(Tidy)", "Human");
    assert!(people.contains("Human"));
    let path = client.folder().join(name).with_extension("ron");
    std::fs::write(&path, people).unwrap();
    path
}

/// At a saved game of people, with text of `percent` in a window of this size.
fn at(name: &str, size: (f32, f32), percent: u16, language: &str) -> Client {
    notes::start_recording();
    let mut client = Client::new();
    let mut settings = client.app.world_mut().resource_mut::<Settings>();
    settings.text = percent;
    settings.language = Some(language.to_owned());
    client.resize(size.0, size.1);
    let path = saved_game_of_people(&client, name);
    client.ask(Request::Open(path));
    client
}

fn tell(client: &mut Client, command: impl Into<Command>) {
    client.app.world_mut().write_message(command.into());
    client.rest();
}

/// At a table of four people with long names, where the first round begins.
fn four_people(percent: u16) -> Client {
    notes::start_recording();
    let mut client = Client::new();
    client.app.world_mut().resource_mut::<Settings>().text = percent;
    client.resize(1280.0, 800.0);
    let mut seats = seating::default_seats(4, SeatKind::Human);
    for (seat, name) in
        seats.iter_mut().zip(["Maximiliane Fuchsberger", "Bo", "Konstantinopolitanischer", "Computer 4"])
    {
        name.clone_into(&mut seat.name);
    }
    client.ask(StartRequest::<JunkyardBots>::Begin(Box::new(Setup::new(4, 3)), seats.into()));
    for _ in 0..4 {
        tell(&mut client, JunkyardBotsCommand::BuildForMe);
        client.letter('d');
        if matches!(client.interaction().stage, TurnStage::HandOver { .. }) {
            client.enter();
        }
    }
    client
}

#[test]
fn four_long_names_are_whole_on_their_cards_and_in_the_reveal() {
    for percent in [100, 150, 200] {
        let mut client = four_people(percent);
        assert!(
            matches!(client.interaction().stage, TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. }),
            "{:?}",
            client.interaction().stage
        );
        for step in 0..5 {
            let wrong: Vec<String> = faults(&mut client, percent).into_iter().collect();
            assert!(wrong.is_empty(), "{percent} %, {step} turned up: {}", wrong.join("\n"));
            client.enter();
        }
    }
}

/// Place of a text in the next frame.
fn where_is(client: &mut Client, text: &str) -> Option<Rect> {
    texts(client).written.into_iter().find(|written| written.text == text).map(|written| written.rect)
}

#[test]
fn large_text_opens_closes_and_scrolls_the_log_by_keys() {
    let mut client = at("v3_crystal_choice", (1280.0, 800.0), 200, "en");
    assert_eq!(where_is(&mut client, "Event log"), None);
    client.letter('e');
    assert!(client.view().log_is_open && where_is(&mut client, "Event log").is_some());
    let lines = |client: &mut Client| -> Vec<String> {
        let log = client.play().log().lines().iter().map(|line| in_english(&line.text)).collect::<Vec<_>>();
        texts(client).written.into_iter().map(|written| written.text).filter(|text| log.contains(text)).collect()
    };
    let last = lines(&mut client);
    assert!(last.len() > 2, "{last:?}");
    let page = |client: &mut Client, code, key| {
        client.key(code, key);
        client.rest();
        lines(client)
    };
    let before = page(&mut client, KeyCode::PageUp, Key::PageUp);
    assert_ne!(before, last);
    assert_eq!(page(&mut client, KeyCode::PageDown, Key::PageDown), last);
    client.letter('e');
    assert_eq!(where_is(&mut client, "Event log"), None);
}

#[test]
fn large_text_shows_what_the_part_is_that_the_keyboard_stands_on() {
    for percent in [150, 200] {
        let mut client = at("v3_scrounge", (1280.0, 800.0), percent, "en");
        // Where the pointer was left, on the robot, counts no more.
        let body = client.view().grid.point_at(1.5, 1.5);
        let zoom = client.zoom_now();
        client.move_to(body.x * zoom, body.y * zoom);
        client.rest();
        let mut parts = 0;
        loop {
            client.arrow_right();
            let Thing::Part(part) = client.interaction().own.chosen.unwrap() else { break };
            let name = client.read(|table| {
                let tile = table.tile(part).unwrap();
                in_english(&junkyard_bots::words::tile_name(tile))
            });
            let mut title = name.chars();
            let title: String = title.next().unwrap().to_uppercase().chain(title).collect();
            let shown = where_is(&mut client, &title).unwrap_or_else(|| panic!("{title} is not shown"));
            let spot = client.view().spots[&part];
            assert!(!shown.intersects(spot), "{title} covers what it is about");
            parts += 1;
        }
        assert!(parts > 0);
    }
}
