//! The table of people with large text, in every language: texts are as large as is set and whole,
//! and what large text has no room for is reached by keys.

use std::path::{Path, PathBuf};

use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui::Rect;
use client::app::request::Request;
use client::kit::notes;
use client::settings::{Captions, Settings};
use junkyard_bots::action::Action;
use junkyard_bots::client::app::request::JunkyardRequest;
use junkyard_bots::client::play::building::hand::Thing;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand, JunkyardBotsShow, TurnStage};
use junkyard_bots::parts::PartId;
use junkyard_bots::table::Setup;
use shell::seats::{SeatId, SeatKind, seating};

use crate::access::texts::{faults, texts};
use crate::app::{Client, in_english};

/// A saved game with people in all seats.
fn of_people(client: &Client, name: &str) -> PathBuf {
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
    let path = of_people(&client, name);
    client.ask(Request::Open(path));
    client
}

fn tell(client: &mut Client, command: impl Into<Command>) {
    client.app.world_mut().write_message(command.into());
    client.rest();
}

/// Goes through the states of a scrounge turn.
fn scrounge(client: &mut Client, see: &mut impl FnMut(&mut Client, &str)) {
    see(client, "scrounge");
    client.letter('e');
    see(client, "log");
    client.letter('e');
    client.letter('h');
    see(client, "hint");
    client.letter('h');
    let mut chosen = Vec::new();
    loop {
        client.arrow_right();
        let now = client.interaction().own.chosen.unwrap();
        if chosen.contains(&now) {
            break;
        }
        chosen.push(now);
        see(client, &format!("{now:?}"));
    }
    let part = chosen.iter().find_map(|thing| match thing {
        Thing::Part(part) => Some(*part),
        Thing::Pile(_) => None,
    });
    by_finger(client, part.unwrap(), see);
    for thing in chosen {
        tell(client, JunkyardBotsCommand::Choose(Some(thing)));
        client.enter();
        client.letter('n');
        see(client, &format!("{thing:?} in hand"));
        client.key(KeyCode::ArrowUp, Key::ArrowUp);
        see(client, &format!("{thing:?} in hand, elsewhere"));
        client.enter();
        if client.interaction().reason_not.is_some() {
            see(client, &format!("{thing:?} refused"));
            client.escape();
        } else {
            client.letter('z');
        }
    }
}

/// Takes a part in hand with a finger, which gets buttons, and puts it back.
fn by_finger(client: &mut Client, part: PartId, see: &mut impl FnMut(&mut Client, &str)) {
    let zoom = client.zoom_now();
    let (x, y) = client.spot(part);
    client.tap((x * zoom, y * zoom));
    assert!(client.interaction().own.hand.is_some());
    see(client, "by a finger");
    client.escape();
    client.move_to(0.0, 0.0);
}

/// Returns the faults in all states of this module, in a window of a size.
fn wrong(size: (f32, f32), percent: u16, language: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut see = |client: &mut Client, shown: &str| {
        let found = faults(client, percent).into_iter();
        all.extend(found.map(|wrong| format!("{language}, {percent} %, {size:?}, {shown}: {wrong}")));
    };
    see(&mut at("v3_scan", size, percent, language), "scan");
    scrounge(&mut at("v3_scrounge", size, percent, language), &mut see);
    let mut client = at("v3_crystal_choice", size, percent, language);
    tell(&mut client, Command::Do(Action::GiveCrystal(SeatId(0))));
    for step in 0..4 {
        if !matches!(client.interaction().stage, TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. }) {
            break;
        }
        see(&mut client, &format!("reveal {step}"));
        client.enter();
    }
    all
}

fn assert_right(size: (f32, f32), percents: &[u16]) {
    for &percent in percents {
        for language in ["en", "de", "es"] {
            let wrong = wrong(size, percent, language);
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        }
    }
}

#[test]
fn at_1280_by_800_the_table_has_room_for_large_text() {
    assert_right((1280.0, 800.0), &[150, 175, 200]);
}

#[test]
fn at_1024_by_640_the_table_has_room_for_large_text() {
    assert_right((1024.0, 640.0), &[200]);
}

#[test]
fn at_1920_by_1080_the_table_has_room_for_large_text() {
    assert_right((1920.0, 1080.0), &[150, 200]);
}

#[test]
fn at_2560_by_1600_the_table_has_room_for_large_text() {
    assert_right((2560.0, 1600.0), &[200]);
}

#[test]
fn at_the_usual_size_the_table_has_room_in_every_language() {
    assert_right((1280.0, 800.0), &[100]);
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
    client.ask(JunkyardRequest::Begin(Box::new(Setup::new(4, 3)), seats));
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

#[test]
fn a_caption_is_whole() {
    let mut client = at("v3_scrounge", (1280.0, 800.0), 200, "de");
    client.app.world_mut().resource_mut::<Settings>().captions = Captions::Table;
    client.arrow_right();
    client.enter();
    client.letter('n');
    client.enter();
    let wrong: Vec<String> = faults(&mut client, 200).into_iter().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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
