//! Every screen of Engineers at Play in every size and language.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::app::screen::Screen;
use client::play::command::Command as AnyCommand;
use client::screens::game_shelf::games::GameShelf;
use client::settings::{ReadingTime, Settings};
use engineers::action::{Engineers, WorkerId};
use engineers::client::play::{DealSide, EngineersCommand, EngineersShow, TableItem, TurnButton};
use engineers::orders::Order;
use engineers::table::Place;
use shell::record::Recorded;

use super::scene::{RED, Scene, at};
use super::switch::throw_switch;
use super::table::sample;
use crate::sizes::{Look, in_every_language};

/// Saved games, each at another choice.
const MOMENTS: [&str; 6] = ["gates", "turn", "packed", "offer", "auction", "open_table"];
/// Saved games of computer players.
const WATCHED: [&str; 2] = ["job", "fault"];
/// A saved game among people, with a job.
const WITH_JOB: &str = "taken_over";
/// Most pages of how to play.
const PAGES: usize = 13;

/// Opens a saved game at its choice.
fn open_choice(look: &mut Look, name: &str) {
    look.client.open_game(sample(name));
    look.client.go_on_in_engineers();
}

/// Shows the table at each choice, and what comes of some of them.
fn show_table(look: &mut Look) {
    for name in MOMENTS {
        look.client.open_game(sample(name));
        look.see(&format!("Engineers at Play, {name}, as it is opened"));
        look.client.go_on_in_engineers();
        look.see(&format!("Engineers at Play, {name}"));
    }
    for name in WATCHED {
        look.client.open_game(sample(name));
        look.see(&format!("Engineers at Play, {name}"));
    }
    open_choice(look, WITH_JOB);
    let command = |look: &mut Look, command: EngineersCommand| look.client.engineers_command(command);
    command(look, EngineersCommand::Point(Some(TableItem::Square(at("e5")))));
    look.see("Engineers at Play, the way to a square");
    for worker in 0..4 {
        command(look, EngineersCommand::ChooseWorker(WorkerId(worker)));
        look.see(&format!("Engineers at Play, worker {worker} is chosen"));
    }
    look.client.engineers_command(AnyCommand::Hint);
    look.see("Engineers at Play, hint");
}

/// Shows the dialogs over the yard.
fn show_dialogs(look: &mut Look) {
    let buttons = [
        TurnButton::Workbench,
        TurnButton::Shop,
        TurnButton::Trade,
        TurnButton::Test,
        TurnButton::HandIn,
        TurnButton::EndTurn,
    ];
    for button in buttons {
        open_choice(look, WITH_JOB);
        look.client.press_button(button);
        look.see(&format!("Engineers at Play, {button:?}"));
        look.client.engineers_command(EngineersCommand::No);
    }
    open_choice(look, WITH_JOB);
    look.client.press_button(TurnButton::Trade);
    look.client.engineers_command(EngineersCommand::Pay(DealSide::Maker, 20));
    look.see("Engineers at Play, an offer with money");
    let scene = Scene::new(2).zone(RED, "oil_drum + drainpipe, rope").held(RED, 0, "tool_kit, head_lamp, work_boots");
    let scene = scene.shared(RED, &[1, 2], "girder").loaded(RED, "bathtub, car_tyre, exercise_bike, wire_coil");
    look.client.open_scene("pp", scene);
    look.client.go_on_in_engineers();
    look.client.press_button(TurnButton::Workbench);
    look.see("Engineers at Play, the workbench with a loaded truck");
}

/// Shows tests of machines that work and that fail, and a debugging roll, at their ends.
fn show_runs(look: &mut Look) {
    look.client.app.world_mut().resource_mut::<Settings>().reading_time = ReadingTime::UntilPressed;
    let parts = "oil_drum + exhaust_pipe + gearbox + cart_axle + bed_frame + tin_sheet";
    let machine = || Scene::new(4).hand(RED, "steam_tractor").zone(RED, parts).truck(RED, "d0");
    let steadied = || Scene::new(2).hand(RED, "tea_urn").zone(RED, "oil_drum + drainpipe + radio_set, test_stand");
    let shown = [("works", "pppp", machine().rolls(&[1])), ("fails", "pp", steadied().truck(RED, "d0").rolls(&[19]))];
    for (end, letters, scene) in shown {
        look.client.open_scene(letters, scene);
        look.client.go_on_in_engineers();
        throw_switch(&mut look.client);
        look.see(&format!("Engineers at Play, a test that {end}"));
    }
    let faulty = steadied().fault("oil_drum,drainpipe,radio_set").truck(RED, "d0").rolls(&[19]);
    look.client.open_scene("pp", faulty);
    look.client.go_on_in_engineers();
    let drum = look.client.engineers(|table| table.at(Place::Zone(RED)).next().expect("a drum").id);
    for worker in 0..4 {
        let order = Order::Debug { thing: drum };
        look.client.engineers_command(EngineersCommand::Give(WorkerId(worker), order));
    }
    look.client.press_button(TurnButton::EndTurn);
    look.client.engineers_command(EngineersCommand::Yes);
    let stage = &look.client.interaction_of::<Engineers>().stage;
    assert!(matches!(stage.show(), Some((_, EngineersShow::DebugRoll { .. }))), "{stage:?}");
    look.see("Engineers at Play, a debugging roll");
}

/// Shows the screens around the table.
fn show_screens(look: &mut Look) {
    look.client.put_all_games_on_shelf();
    look.client.app.world_mut().resource_mut::<GameShelf>().choose_game(Engineers::NAME);
    for (screen, name) in [(Screen::NewGame, "new game"), (Screen::Lessons, "lessons")] {
        look.show(screen);
        look.see_pages(&format!("Engineers at Play, {name}"));
    }
    look.show(Screen::HowToPlay);
    for page in 0..PAGES {
        look.see_pages(&format!("Engineers at Play, how to play, page {page}"));
        look.client.key(KeyCode::ArrowRight, Key::ArrowRight);
    }
    look.client.open_game(sample("finished"));
    look.show(Screen::Victory);
    look.see_pages("Engineers at Play, results");
}

mod at_the_table {
    super::in_every_language!(super::show_table);
}

mod in_runs {
    super::in_every_language!(super::show_runs);
}

mod in_dialogs {
    super::in_every_language!(super::show_dialogs);
}

mod around_the_table {
    super::in_every_language!(super::show_screens);
}
