//! Watching: every table as it was, secrets covered, the game that goes on left alone; taking over.

use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::{KeyCode, Mut};
use client::app::request::{Control, Pace, Request, SavePlace, Tour};
use client::app::screen::{Back, Screen};
use client::play::{Audience, turn_stage::Shown};
use junkyard_bots::action::Action;
use junkyard_bots::client::play::{Command, Interaction, Play, TurnStage};
use junkyard_bots::client::scene::visible;
use junkyard_bots::client::watch::Watch;
use junkyard_bots::game::{JunkyardBotsTable, read_table};
use junkyard_bots::parts::{PartId, Size};
use junkyard_bots::record::{Proof, RecordedGame, load_game};
use junkyard_bots::table::Snapshot;
use shell::seats::SeatId;

use crate::app::Client;
use crate::table::panels::{before_secret_look, finished, in_scrounge};

/// The table before the first step of a game and after each.
fn tables(record: &RecordedGame) -> Vec<Snapshot> {
    let (mut game, _) =
        RecordedGame::begin(record.history().setup().clone(), record.history().seats().to_vec()).unwrap();
    let mut tables = vec![game.snapshot()];
    for step in record.history().steps() {
        game.act(step.action.clone()).unwrap();
        tables.push(game.snapshot());
    }
    tables
}

fn ask(client: &mut Client, control: Control) {
    client.ask(Request::Replay(control));
}

fn at(client: &Client) -> usize {
    client.app.world().resource::<Watch>().at()
}

/// Watches from the beginning, paused.
fn watch(client: &mut Client) {
    client.ask(Request::WatchPlay(Tour::default()));
    assert_eq!(client.screen(), Screen::Replay);
    client.key(KeyCode::Space, Key::Space);
    assert!(!client.app.world().resource::<Watch>().is_playing());
    client.key(KeyCode::Home, Key::Home);
}

fn shown(client: &Client) -> Shown {
    *client.interaction().stage.shown().unwrap()
}

#[test]
fn a_watched_game_shows_every_table_as_it_was_and_leaves_the_one_that_goes_on() {
    let mut record = in_scrounge();
    let tables = tables(&record);
    let mut client = Client::at(&mut record);
    let stage = client.interaction().stage.clone();
    watch(&mut client);
    for (step, table) in tables.iter().enumerate() {
        assert_eq!((at(&client), &client.snapshot()), (step, table));
        if step > 0 {
            assert_eq!(shown(&client).seat, record.history().steps()[step - 1].seat);
        }
        client.key(KeyCode::ArrowRight, Key::ArrowRight);
    }
    for (step, table) in tables.iter().enumerate().rev() {
        assert_eq!((at(&client), &client.snapshot()), (step, table));
        client.key(KeyCode::ArrowLeft, Key::ArrowLeft);
    }
    // What is watched is not played.
    let steps = client.play().history().steps().len();
    client.app.world_mut().write_message(Command::Do(Action::Pass));
    client.rest();
    assert_eq!((client.play().history().steps().len(), at(&client)), (steps, 0));
    client.escape();
    assert_eq!(client.screen(), Screen::Table);
    assert_eq!((&client.snapshot(), &client.interaction().stage), (tables.last().unwrap(), &stage));
    client.app.world_mut().write_message(Command::Do(Action::Pass));
    client.rest();
    assert_eq!(client.play().history().steps().len(), steps + 1, "the game goes on");
}

#[test]
fn rounds_phases_seats_and_both_ends_are_jumped_to_by_keys() {
    let mut record = finished();
    let mut client = Client::at(&mut record);
    watch(&mut client);
    client.key(KeyCode::End, Key::End);
    assert_eq!(at(&client), record.history().steps().len());
    client.key(KeyCode::Home, Key::Home);
    let mut rounds = Vec::new();
    while at(&client) < record.history().steps().len() {
        client.key(KeyCode::PageDown, Key::PageDown);
        rounds.push(shown(&client).round);
    }
    let expected: Vec<u16> = (0..=record.game().state().round).collect();
    assert_eq!(rounds, expected, "the end of each round");
    client.key(KeyCode::Home, Key::Home);
    let mut phases = 0;
    while at(&client) < record.history().steps().len() {
        client.key(KeyCode::ArrowDown, Key::ArrowDown);
        phases += 1;
    }
    assert!(phases > 2 * rounds.len() && phases < record.history().steps().len(), "{phases}");
    client.key(KeyCode::Home, Key::Home);
    for seat in [1, 0, 1, 1, 0] {
        let before = at(&client);
        client.key([KeyCode::Digit1, KeyCode::Digit2][seat], Key::Character((seat + 1).to_string().into()));
        let step = &record.history().steps()[at(&client) - 1];
        assert!(at(&client) > before && step.seat == SeatId(seat as u8));
    }
}

#[test]
fn it_goes_on_by_itself_at_its_pace_and_stops_at_the_end() {
    let mut record = in_scrounge();
    let mut client = Client::at(&mut record);
    client.set_pace(Duration::from_millis(50));
    client.ask(Request::WatchPlay(Tour::default()));
    let mut frames = [0, 0];
    for (run, pace) in [Pace::One, Pace::Four].into_iter().enumerate() {
        ask(&mut client, Control::GoTo(0));
        ask(&mut client, Control::Pace(pace));
        if !client.app.world().resource::<Watch>().is_playing() {
            ask(&mut client, Control::PlayOrPause);
        }
        while client.app.world().resource::<Watch>().is_playing() {
            client.app.update();
            frames[run] += 1;
            assert!(frames[run] < 5_000);
        }
        assert_eq!(at(&client), record.history().steps().len());
    }
    assert!(frames[0] > 3 * frames[1] && frames[0] < 5 * frames[1], "{frames:?}");
}

#[test]
fn what_has_happened_since_the_last_turn_is_played_back_and_leads_back_by_itself() {
    let mut record = in_scrounge();
    let mut client = Client::at(&mut record);
    client.set_pace(Duration::from_millis(100));
    let seat = client.read(|table| table.state().active_seat().unwrap());
    let from = client.play().last_step_of(seat).unwrap();
    let steps = record.history().steps().len();
    assert!(from > 0 && from < steps && record.history().steps()[from - 1].seat == seat);
    assert!(record.history().steps()[from..].iter().any(|step| step.seat != seat));
    let before = client.snapshot();
    client.key(KeyCode::KeyW, Key::Character("w".into()));
    assert_eq!(client.screen(), Screen::Replay);
    let mut seen = vec![at(&client)];
    for _ in 0..2_000 {
        client.app.update();
        if client.screen() != Screen::Replay || client.app.world().get_resource::<Watch>().is_none() {
            break;
        }
        seen.push(at(&client));
    }
    seen.dedup();
    assert_eq!(seen, (from..=steps).collect::<Vec<_>>());
    client.rest();
    assert_eq!((client.screen(), client.snapshot()), (Screen::Table, before));
}

/// The drawings of parts as the screen shows them now.
fn drawings(client: &mut Client, parts: &[PartId]) -> Vec<&'static str> {
    let world = client.app.world_mut();
    let audience = *world.resource::<Audience>();
    world.resource_scope(|world, interaction: Mut<Interaction>| {
        world.resource_scope(|world, play: Mut<Play>| {
            read_table(world, |table| {
                let drawing = |&part| visible::drawing_of_part(table, &play, &interaction, audience, part);
                parts.iter().map(drawing).collect()
            })
            .unwrap()
        })
    })
}

#[test]
fn rule_9_1_a_secret_look_stays_covered_until_the_game_is_over() {
    let mut record = before_secret_look();
    record.act(Action::Draw(Size::Small)).unwrap();
    let drawn = record.game().state().secret_look().unwrap().1.to_vec();
    let mut client = Client::at(&mut record);
    client.enter();
    assert_eq!(client.interaction().stage, TurnStage::Choosing, "the curtain is open for its player");
    watch(&mut client);
    client.key(KeyCode::End, Key::End);
    assert!(!shown(&client).is_open);
    assert_eq!(drawings(&mut client, &drawn), ["back_small"]);
    // Another may sit at the screen by now.
    client.escape();
    assert!(
        matches!(client.interaction().stage, TurnStage::Curtain { over: false, .. }),
        "{:?}",
        client.interaction().stage
    );

    // Once the game is over all may see what was looked at.
    let steps = record.history().steps().len();
    let mut over = crate::table::panels::played_on(record);
    let mut client = Client::at(&mut over);
    watch(&mut client);
    ask(&mut client, Control::GoTo(steps));
    assert!(shown(&client).is_open);
    assert_ne!(drawings(&mut client, &drawn), ["back_small"]);
}

#[test]
fn taking_over_begins_a_new_game_there_and_leaves_the_old_one() {
    let mut record = finished();
    let tables = tables(&record);
    let path = "old.ron";
    let mut client = Client::new();
    let path = client.folder().join(path);
    let text = record.saved_text(std::time::SystemTime::UNIX_EPOCH);
    std::fs::write(&path, &text).unwrap();
    client.ask(Request::Watch(path.clone()));
    client.key(KeyCode::Space, Key::Space);
    let step = tables.len() / 2;
    ask(&mut client, Control::GoTo(step));
    ask(&mut client, Control::TakeOver);
    assert_eq!(client.screen(), Screen::Table);
    assert!(client.app.world().get_resource::<Watch>().is_none());
    let now = client.snapshot();
    assert_eq!((&now.state, &now.parts), (&tables[step].state, &tables[step].parts));
    assert_ne!(now.stream, tables[step].stream, "nobody plays a future that was seen");
    assert_eq!(client.play().history().taken_over().len(), 1);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    let saved = client.folder().join("new.ron");
    client.ask(Request::SaveAs(SavePlace::replacing(saved.clone())));
    assert_eq!(load_game(&std::fs::read(&saved).unwrap()).unwrap().proof, Proof::Proved);
}

#[test]
fn a_game_watched_from_the_list_leads_back_to_the_list_and_opening_another_ends_it() {
    let mut client = Client::new();
    let path = client.folder().join("game.ron");
    std::fs::write(&path, in_scrounge().saved_text(std::time::SystemTime::UNIX_EPOCH)).unwrap();
    client.app.world_mut().resource_mut::<bevy::prelude::NextState<Screen>>().set(Screen::Replays);
    client.rest();
    client.ask(Request::Watch(path.clone()));
    assert_eq!(client.screen(), Screen::Replay);
    client.escape();
    assert_eq!(client.screen(), Screen::Replays);
    assert!(client.app.world().get_resource::<Play>().is_none(), "nothing was being played");
    client.ask(Request::Watch(path.clone()));
    client.ask(Request::Open(path));
    assert_eq!(client.screen(), Screen::Table);
    assert!(client.app.world().get_resource::<Watch>().is_none() && !client.play().is_watched());
}

#[test]
fn help_opened_while_watching_does_not_change_the_way_back() {
    let mut client = Client::at(&mut in_scrounge());
    let path = client.folder().join("game.ron");
    client.escape();
    client.ask(Request::SaveAs(SavePlace::replacing(path.clone())));
    let go_to = |client: &mut Client, screen: Screen| {
        client.app.world_mut().resource_mut::<bevy::prelude::NextState<Screen>>().set(screen);
        client.rest();
    };
    client.app.world_mut().insert_resource(Back(Screen::Table));
    go_to(&mut client, Screen::Load);
    client.ask(Request::Watch(path));
    assert_eq!(client.screen(), Screen::Replay);
    // As the help button does it.
    client.app.world_mut().insert_resource(Back(Screen::Replay));
    go_to(&mut client, Screen::HowToPlay);
    client.escape();
    assert_eq!(client.screen(), Screen::Replay);
    client.escape();
    assert_eq!(client.screen(), Screen::Load);
    client.escape();
    assert_eq!(client.screen(), Screen::Table);
}

#[test]
fn a_file_that_can_not_be_watched_is_told_in_a_sentence() {
    let mut record = in_scrounge();
    let mut client = Client::at(&mut record);
    let path = client.folder().join("changed.ron");
    let text = record.saved_text(std::time::SystemTime::UNIX_EPOCH);
    let changed = text.replacen("(Orange, 5)", "(Orange, 4)", 1);
    assert_ne!(text, changed);
    std::fs::write(&path, changed).unwrap();
    client.ask(Request::Watch(path.clone()));
    let said = |client: &Client| client.notice().unwrap();
    assert!(said(&client).starts_with("changed.ron: its actions lead to another table than"), "{}", said(&client));
    std::fs::write(&path, "(format: 2").unwrap();
    client.ask(Request::Watch(path));
    assert!(said(&client).starts_with("changed.ron: line 1, "), "{}", said(&client));
    assert_eq!(client.screen(), Screen::Table);
    assert_eq!(client.play().history().steps().len(), record.history().steps().len());
}
