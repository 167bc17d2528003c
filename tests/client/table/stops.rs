//! Things that are shown before the game goes on: blind tiles that turn up, and bombs that land.

use std::time::Duration;

use client::app::request::Request;
use client::app::screen::Screen;
use client::art::Picture;
use client::kit::notes;
use client::settings::{Settings, Speed};
use junkyard_bots::action::{Action, BlindTileFate, TableEvent};
use junkyard_bots::client::play::{Command, JunkyardBotsShow, TurnStage};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::record::RecordedGame;
use junkyard_bots::table::Setup;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::seats::{PlayerKind, SeatId, SeatKind, seating};

use crate::access::texts::texts;
use crate::app::Client;
use crate::table::computers::command;
use crate::table::panels::{in_battle, in_scrounge};

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
    notes::start_recording();
    let mut client = blind_up();
    let TurnStage::Show { show: JunkyardBotsShow::BlindUp { events }, .. } = &client.interaction().stage else {
        panic!("{:?}", client.interaction().stage)
    };
    assert_eq!(events.len(), 1);
    let written = texts(&mut client).written;
    let is_written = |words: &str| written.iter().any(|text| text.text.contains(words));
    assert!(is_written("All blind tiles are up."));
    assert!(is_written(" holds ") || is_written(" drops ") || is_written(" grabbed "), "{written:?}");
    client.enter();
    assert!(!matches!(client.interaction().stage, TurnStage::Show { show: JunkyardBotsShow::BlindUp { .. }, .. }));
}

/// A game in which the next action of the player turns up a blind bomb that destroys a robot, the
/// action, and the robot's seat (5.6).
fn before_a_blind_bomb_destroys() -> (RecordedGame, Action, SeatId) {
    let begin = |seed| {
        let seats = seating::default_seats(2, SeatKind::Human);
        RecordedGame::begin(Setup::new(2, seed), seats).unwrap().0
    };
    let play_until_destroyed = |seed| {
        let mut game = begin(seed);
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut actions = Vec::new();
        while let Some(seat) = game.game().state().active_seat() {
            let view = game.view(seat);
            let legal = game.legal_actions();
            let situation = Situation::new(game.history().setup(), &view, &legal);
            let action = decide_as(PlayerKind::Random, &situation, &mut random).action;
            let events = game.act(action.clone()).unwrap();
            actions.push(action);
            let has_blind_bomb = events.iter().any(|event| {
                matches!(event, TableEvent::BlindTurnedUp { fate: BlindTileFate::Explodes { power: 0 }, .. })
            });
            let destroyed = events.iter().find_map(|event| match event {
                TableEvent::Exploded { seat, .. } => Some(*seat),
                _ => None,
            });
            if let Some(seat) = destroyed.filter(|_| has_blind_bomb) {
                return Some((actions, seat));
            }
        }
        None
    };
    let found = (1..).find_map(|seed| play_until_destroyed(seed).map(|found| (seed, found)));
    let (seed, (mut actions, destroyed)) = found.unwrap();
    let last = actions.pop().unwrap();
    let mut game = begin(seed);
    for action in actions {
        game.act(action).unwrap();
    }
    (game, last, destroyed)
}

#[test]
fn rule_5_6_a_robot_is_seen_whole_until_the_blind_bomb_that_destroys_it_is_turned_up() {
    let (mut record, last, seat) = before_a_blind_bomb_destroys();
    let mut client = Client::at(&mut record);
    client.app.world_mut().resource_mut::<Settings>().speed = Speed::Slow;
    client.set_pace(Duration::from_millis(20));
    client.app.world_mut().write_message(Command::Do(last));
    let mut seen = Vec::new();
    for _ in 0..200 {
        client.app.update();
        let TurnStage::Show { show: JunkyardBotsShow::BlindUp { events }, .. } = &client.interaction().stage else {
            continue;
        };
        let is_its_tile =
            |event: &TableEvent| matches!(event, TableEvent::BlindTurnedUp { seat: of, .. } if *of == seat);
        let is_up = events.iter().rposition(is_its_tile).is_some_and(|last| last < client.view().turned);
        let is_robot = matches!(client.view().small_pictures[seat.index()], Some(Picture::Composed(_)));
        if seen.last() != Some(&(is_up, is_robot)) {
            seen.push((is_up, is_robot));
        }
    }
    assert_eq!(seen, [(false, true), (true, false)], "first the tile, then the explosion");
}

/// A throw, in frames of 20 ms each.
fn thrown(speed: Speed) -> Client {
    let mut record = in_battle();
    let attack = record.legal_actions().iter().find(|action| matches!(action, Action::Attack { .. })).unwrap();
    let mut client = Client::at(&mut record);
    client.app.world_mut().resource_mut::<Settings>().speed = speed;
    client.set_pace(Duration::from_millis(20));
    command(&mut client, Command::Do(attack));
    client
}

/// Whether bombs fly, and whether what they did is seen.
fn flight(client: &Client) -> (bool, bool) {
    let stage = &client.interaction().stage;
    (
        matches!(stage, TurnStage::Show { show: JunkyardBotsShow::Flight { .. }, .. }),
        matches!(stage, TurnStage::Show { show: JunkyardBotsShow::Thrown { .. }, .. }),
    )
}

/// Traces of a throw: steps, lines of the log, and the powers of all robots.
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
    assert!(client.interaction().reason_not.is_some());
}
