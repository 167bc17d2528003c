//! Sounds that are heard, and silence where nothing should be heard.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::WindowFocused;
use client::app::request::{Control, Request, Tour};
use client::app::screen::Screen;
use client::kit::notes;
use client::play::stage_sounds::heard_of_stage;
use client::settings::{Captions, Settings};
use client::sound::device::OutputRequest;
use client::sound::synth::{RATE, synthesize_recipe};
use client::sound::{Heard, Recipes, SoundPlayer};
use junkyard_bots::client::play::{JunkyardBotsShow, TurnStage};
use junkyard_bots::parts::{PartId, TileKind};
use shell::grid::{Placement, Rotation};
use shell::seats::SeatId;

use crate::app::{Client, in_english};
use crate::screens::new_game::click;
use crate::table::computers::{against_cog, by_hand};
use crate::table::panels::in_scrounge;

/// Lets what is to be heard come here.
fn listen(client: &mut Client) -> Receiver<OutputRequest> {
    notes::start_recording();
    let (sender, asks) = channel();
    client.app.insert_resource(SoundPlayer::listener(sender));
    client.rest();
    asks.try_iter().for_each(drop);
    asks
}

/// The names of what was heard since it was asked last.
fn heard(asks: &Receiver<OutputRequest>) -> Vec<&'static str> {
    let name = |ask| match ask {
        OutputRequest::Play { name, .. } => Some(name),
        _ => None,
    };
    asks.try_iter().filter_map(name).collect()
}

fn eye(client: &mut Client) -> PartId {
    let inventory = client.interaction().own.bench.as_ref().unwrap().inventory().clone();
    client
        .read(|table| inventory.parts.iter().find(|(_, tile)| table.tiles()[*tile].kind() == TileKind::Eye).unwrap().0)
}

#[test]
fn the_hand_is_heard() {
    let mut client = Client::at_table(1);
    let asks = listen(&mut client);
    let eye = eye(&mut client);
    client.drag(client.spot(eye), client.on_grid(Placement::new(1, 6, Rotation::Up)));
    assert_eq!(heard(&asks), ["pick_up"]);
    client.letter('r');
    assert_eq!(heard(&asks), ["turn"]);
    client.escape();
    assert_eq!(heard(&asks), ["put_back"]);
    client.drag(client.spot(eye), client.on_grid(Placement::new(6, 2, Rotation::Up)));
    client.drop();
    assert_eq!(heard(&asks), ["pick_up", "refuse"]);
    client.drag(client.spot(eye), client.on_grid(Placement::new(1, 3, Rotation::Up)));
    client.drop();
    assert_eq!(heard(&asks), ["pick_up", "snap_small"]);
}

#[test]
fn the_steps_of_a_replay_are_heard() {
    let mut record = in_scrounge();
    let mut client = Client::at(&mut record);
    client.ask(Request::WatchPlay(Tour::default()));
    let asks = listen(&mut client);
    let mut names = Vec::new();
    for _ in record.history().steps() {
        client.ask(Request::Replay(Control::Step { forward: true }));
        names.extend(heard(&asks));
    }
    assert!(names.contains(&"scan"), "{names:?}");
}

#[test]
fn a_game_is_heard_and_leaves_the_device_at_rest() {
    let mut client = against_cog(2);
    let asks = listen(&mut client);
    let mut names = Vec::new();
    let play_on = |client: &mut Client| {
        if client.screen() == Screen::Table {
            by_hand(client);
        }
        client.interaction().stage != TurnStage::Over
    };
    while play_on(&mut client) && client.play().history().steps().len() < 2_000 {
        names.extend(heard(&asks));
    }
    names.extend(heard(&asks));
    for name in ["snap_small", "scan", "turn_up", "eat", "your_turn", "crystal", "scrap", "win"] {
        assert!(names.contains(&name), "{name} is missing of {names:?}");
    }
    assert_eq!(names.iter().filter(|name| **name == "win").count(), 1);
    // The same by a device that nobody hears: it stops by itself.
    let recipes = client.app.world().resource::<Recipes>().clone();
    client.app.insert_resource(SoundPlayer::silent(recipes));
    client.rest();
    client.ask(Request::Show(Screen::Settings));
    for page in ["Sound", "All sound", "All sound", "Try"] {
        click(&mut client, page);
    }
    let is_running = |client: &Client| client.app.world().resource::<SoundPlayer>().is_running();
    let within = |is: &dyn Fn() -> bool| {
        let until = Instant::now() + Duration::from_secs(20);
        while !is() && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
        }
        is()
    };
    assert!(within(&|| is_running(&client)));
    assert!(within(&|| !is_running(&client)));
    assert_eq!(client.app.world().resource::<SoundPlayer>().fault(), None);
}

#[test]
fn a_key_turns_all_sound_off_but_not_where_it_is_a_letter() {
    let mut client = Client::at_table(1);
    let asks = listen(&mut client);
    client.letter('m');
    assert!(!client.app.world().resource::<Settings>().sound);
    assert!(asks.try_iter().any(|ask| ask == OutputRequest::Hush));
    let eye = eye(&mut client);
    client.drag(client.spot(eye), client.on_grid(Placement::new(1, 3, Rotation::Up)));
    assert!(heard(&asks).is_empty());
    client.letter('m');
    client.drop();
    assert_eq!(heard(&asks), ["snap_small"]);
    client.ask(Request::Show(Screen::NewGame));
    client.click(354.0, 158.0);
    client.rest();
    client.letter('m');
    assert!(client.app.world().resource::<Settings>().sound, "a name has an m");
}

#[test]
fn nothing_is_heard_while_another_window_is_in_front() {
    let mut client = Client::at_table(1);
    let asks = listen(&mut client);
    let window = client.window();
    let focus = |client: &mut Client, focused| {
        client.app.world_mut().write_message(WindowFocused { window, focused });
        client.rest();
    };
    focus(&mut client, false);
    assert!(asks.try_iter().any(|ask| ask == OutputRequest::Hush));
    let eye = eye(&mut client);
    client.drag(client.spot(eye), client.on_grid(Placement::new(1, 3, Rotation::Up)));
    assert!(heard(&asks).is_empty());
    focus(&mut client, true);
    client.drop();
    assert_eq!(heard(&asks), ["snap_small"]);
}

#[test]
fn buttons_and_the_title_are_heard() {
    let mut client = Client::new();
    let asks = listen(&mut client);
    client.ask(Request::Show(Screen::Settings));
    click(&mut client, "Sound");
    assert_eq!(heard(&asks), ["press"]);
    click(&mut client, "Done");
    let names = heard(&asks);
    assert_eq!(names.iter().filter(|name| **name == "press").count(), 1);
    assert!(names.iter().filter(|name| **name == "wind").count() > 2, "the title has its wind: {names:?}");
    client.ask(Request::Show(Screen::Settings));
    assert!(asks.try_iter().any(|ask| ask == OutputRequest::Ambience(0.0)), "and leaves it behind");
}

#[test]
fn captions_are_written_into_the_log_and_never_behind_what_is_to_be_turned_up() {
    let mut client = against_cog(2);
    client.app.world_mut().resource_mut::<Settings>().captions = Captions::Log;
    client.rest();
    let mut turned_up = false;
    for _ in 0..120 {
        by_hand(&mut client);
        let lines = client.play().log().lines();
        if let TurnStage::Show { show: JunkyardBotsShow::Reveal { tiles, up }, .. } = &client.interaction().stage {
            turned_up = true;
            let hidden = &lines[lines.len() - (tiles.len() - up)..];
            assert!(hidden.iter().all(|line| !line.is_caption), "{hidden:?}");
        }
        assert!(lines.windows(2).all(|two| two[0].step <= two[1].step));
    }
    assert!(turned_up);
    let lines = client.play().log().lines();
    let caption = lines.iter().find(|line| in_english(&line.text) == "[yard bell]").unwrap();
    assert_eq!(caption.seat, Some(SeatId(0)));
}

#[test]
fn a_turn_is_called_once_and_only_to_people() {
    let one = Some(SeatId(0));
    let two = Some(SeatId(1));
    let think = TurnStage::Thinking { seat: SeatId(1) };
    assert_eq!(heard_of_stage(&think, &TurnStage::Choosing, [two, one]), Some(Heard::of_turn(SeatId(0))));
    assert_eq!(heard_of_stage(&TurnStage::Choosing, &TurnStage::Choosing, [one, one]), None);
    assert_eq!(heard_of_stage(&TurnStage::Choosing, &think, [one, two]), None);
    let hand_over = TurnStage::HandOver { from: SeatId(0) };
    assert_eq!(heard_of_stage(&TurnStage::Choosing, &hand_over, [one, two]), Some(Heard::of_hand_over(SeatId(0))));
    let curtain = TurnStage::Curtain { seat: SeatId(1), over: false, then: vec![] };
    assert_eq!(heard_of_stage(&hand_over, &curtain, [two, two]), Some(Heard::of_curtain(SeatId(1))));
    assert_eq!(heard_of_stage(&curtain, &TurnStage::Choosing, [two, two]), Some(Heard::of_curtain(SeatId(1))));
}

#[test]
fn every_sound_is_heard_is_as_loud_as_its_recipe_says_and_ends_in_silence() {
    let peak = |samples: &[f32]| samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
    let client = Client::new();
    let recipes = client.app.world().resource::<Recipes>();
    assert!(recipes.iter().count() > 20, "those of a game too");
    for (name, recipe) in recipes.iter() {
        let samples = synthesize_recipe(recipe);
        assert!((peak(&samples) - recipe.peak).abs() < 1e-3, "{name}");
        let length = samples.len() as f32 / RATE as f32;
        assert!((0.02..=6.0).contains(&length), "{name} takes {length} s");
        assert!(peak(&samples[samples.len() - 48..]) < 0.02 * recipe.peak, "{name} ends in a click");
        let offset = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(offset.abs() < 0.05 * recipe.peak, "{name} pushes the membrane aside");
        assert_eq!(synthesize_recipe(recipe), samples, "{name}");
    }
}
