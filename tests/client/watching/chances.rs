//! Chances of each seat to win, along the timeline of a game, and its turning points.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use bevy_egui::egui::Memory;
use client::app::request::{Control, Request, Tour};
use client::app::screen::Screen;
use client::kit::notes;
use junkyard_bots::client::app::request::JunkyardRequest;
use junkyard_bots::client::watch::{Chances, Watch};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::record::RecordedGame;
use junkyard_bots::table::Setup;
use shell::seats::{PlayerKind, SeatKind, seating, stream_of_player};

use crate::access::texts::{context, texts};
use crate::app::Client;

/// The first steps of a game of two people who do anything: there is much that would have been
/// better.
fn played_badly(steps: usize) -> RecordedGame {
    let (mut game, _) = RecordedGame::begin(Setup::new(2, 3), seating::default_seats(2, SeatKind::Human)).unwrap();
    for step in 0..steps {
        let seat = game.game().state().active_seat().unwrap();
        let view = game.view(seat);
        let legal = game.legal_actions();
        let situation = Situation::new(game.history().setup(), &view, &legal);
        let action = decide_as(PlayerKind::Random, &situation, &mut stream_of_player(3, step, seat)).action;
        game.act(action).unwrap();
    }
    game
}

fn at(client: &Client) -> usize {
    client.app.world().resource::<Watch>().at()
}

/// The steps that the list of turning points and better moves leads to, as far as they are in
/// sight.
fn listed(client: &mut Client) -> Vec<usize> {
    let names = client.noted().into_iter().map(|(name, _)| name);
    names.filter_map(|name| name.strip_prefix("chance of step ")?.parse().ok()).collect()
}

#[test]
fn chances_are_opened_in_a_replay_lead_to_its_steps_and_back_to_it() {
    notes::start_recording();
    let mut client = Client::at(&mut played_badly(24));
    client.ask(Request::WatchPlay(Tour::default()));
    client.key(KeyCode::Space, Key::Space);
    client.key(KeyCode::Home, Key::Home);
    client.key(KeyCode::KeyA, Key::Character("a".into()));
    let steps = listed(&mut client);
    assert!(!steps.is_empty(), "{:?}", client.noted());
    let (x, y) = client.place(&format!("chance of step {}", steps[0]));
    client.click(x, y);
    assert_eq!(at(&client), steps[0]);
    // The chart has the timeline's scale.
    let (x, y) = client.place("chances");
    client.click(x, y);
    assert_ne!(at(&client), steps[0]);
    client.key(KeyCode::Home, Key::Home);
    client.key(KeyCode::KeyN, Key::Character("n".into()));
    let first = at(&client);
    client.key(KeyCode::KeyN, Key::Character("n".into()));
    client.key(KeyCode::KeyB, Key::Character("b".into()));
    assert!(first > 0 && steps.contains(&first), "{first} of {steps:?}");
    client.escape();
    assert_eq!(
        (client.screen(), client.noted().iter().any(|(name, _)| name == "chances")),
        (Screen::Replay, false),
        "back in the replay"
    );
    client.escape();
    assert_eq!(client.screen(), Screen::Table);
}

#[test]
fn chances_that_were_asked_for_at_once_lead_back_at_once_and_are_kept() {
    notes::start_recording();
    let mut client = Client::at(&mut played_badly(16));
    client.ask(JunkyardRequest::WatchWithChances);
    let steps = listed(&mut client);
    client.escape();
    assert_eq!(client.screen(), Screen::Table);
    // The second time they are there in the first frame.
    client.app.world_mut().write_message(JunkyardRequest::WatchWithChances);
    (0..4).for_each(|_| client.app.update());
    assert!(!client.app.world().resource::<Chances>().is_working());
    assert_eq!(listed(&mut client), steps);
    // Leaving in the middle of the work ends it.
    client.ask(Request::Replay(Control::Leave));
    assert_eq!(client.screen(), Screen::Table);
}

#[test]
fn tab_puts_no_ring_round_anything_in_a_replay() {
    let mut client = Client::at(&mut played_badly(16));
    client.ask(Request::WatchPlay(Tour::default()));
    client.key(KeyCode::Space, Key::Space);
    client.one_key(KeyCode::Tab, &Key::Tab, ButtonState::Pressed, false);
    assert_eq!(context(&mut client).memory(Memory::focused), None);
}

#[test]
fn the_list_of_turning_points_is_scrolled_away_from_the_step_that_is_shown() {
    notes::start_recording();
    let mut client = Client::at(&mut played_badly(120));
    client.ask(JunkyardRequest::WatchWithChances);
    let places = |client: &mut Client| {
        let all = client.noted().into_iter().filter(|(name, _)| name.starts_with("chance of step "));
        all.collect::<Vec<_>>()
    };
    let all = places(&mut client);
    // A step may be a turning point and have a better move.
    let both = |(name, _): &&(String, (f32, f32))| all.iter().filter(|(other, _)| other == name).count() > 1;
    let (name, at) = all.iter().find(both).unwrap_or(&all[0]).clone();
    client.click(at.0, at.1);
    let chosen = places(&mut client);
    client.move_to(at.0, at.1);
    for notches in [-2.0, 0.0] {
        client.wheel(notches);
        client.rest();
    }
    let scrolled = places(&mut client);
    assert_ne!(scrolled, chosen, "{name} of {all:?}");
    client.rest();
    assert_eq!(places(&mut client), scrolled, "it stays there");
}

#[test]
fn every_round_has_its_number_above_the_timeline() {
    notes::start_recording();
    let mut tried = 0;
    for steps in (20..=120).step_by(20) {
        let mut client = Client::at(&mut played_badly(steps));
        client.ask(Request::WatchPlay(Tour::default()));
        let rounds = client.app.world().resource::<Watch>().timeline().rounds().len();
        // More of them have not all their numbers.
        if !(2..=12).contains(&rounds) {
            continue;
        }
        tried += 1;
        for (width, height) in [(1280.0, 800.0), (1024.0, 640.0)] {
            client.resize(width, height);
            client.rest();
            let written = texts(&mut client).written;
            let last = rounds - 1;
            let is_last = |text: &str| text == format!("Round {last}") || text == last.to_string();
            let has = |top: f32, name: String| {
                let in_line = written.iter().filter(|text| (text.rect.center().y - top).abs() < 2.0);
                in_line.map(|text| &text.text).any(|text| *text == name || *text == format!("Round {name}"))
            };
            let mut rows = written.iter().filter(|text| is_last(&text.text)).map(|text| text.rect.center().y);
            let all = rows.any(|top| (1..=last).all(|number| has(top, number.to_string())));
            assert!(all, "{steps} steps, {rounds} rounds, {width} points: {written:?}");
        }
    }
    assert!(tried > 2, "{tried}");
}
