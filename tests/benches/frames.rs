//! How long a frame takes while a part is dragged over the table, against an empty window of Bevy and egui in the same
//! run.
//!
//! Needs a display. Each window runs in a process of its own, draws as fast as it can for some seconds, and tells how
//! long its frames took; the ratio is what counts.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

use std::process::{Command, Stdio};
use std::time::Instant;

use bevy::app::AppExit;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PresentMode, PrimaryWindow, WindowEvent, WindowResolution};
use bevy::winit::WinitSettings;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use junkyard_bots::client;
use junkyard_bots::client::app::request::Request;
use junkyard_bots::client::play::Desk;
use junkyard_bots::client::play::open::SaveFolder;
use junkyard_bots::client::scene::view::View;
use junkyard_bots::client::settings::Settings;
use junkyard_bots::record::{SeatKind, seating};
use junkyard_bots::table::Setup;

/// Frames that are let pass before the clock runs, and frames that are timed.
const WARM_UP: u32 = 60;
const TIMED: u32 = 300;

/// The frames drawn so far and when the timed ones began.
#[derive(Resource, Default)]
struct Clock {
    frames: u32,
    began: Option<Instant>,
}

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("empty") => empty(),
        Some("dragging") => dragging(),
        _ => compare(),
    }
}

/// Runs both windows one after the other, twice, and prints the times and their ratio.
fn compare() {
    let program = std::env::current_exe().expect("a running program has a path");
    let time = |which: &str| -> f64 {
        let output = Command::new(&program).arg(which).stderr(Stdio::null()).output().expect("the bench runs itself");
        let said = String::from_utf8_lossy(&output.stdout);
        said.lines().last().and_then(|line| line.trim().parse().ok()).unwrap_or(f64::NAN)
    };
    for run in 1..=2 {
        let (empty, dragging) = (time("empty"), time("dragging"));
        println!("run {run}: empty {empty:.2} ms, dragging {dragging:.2} ms a frame, ratio {:.2}", dragging / empty);
    }
}

fn window() -> App {
    let window =
        Window { resolution: WindowResolution::new(1280, 800), present_mode: PresentMode::AutoNoVsync, ..default() };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }).disable::<LogPlugin>(),
    )
    .add_plugins(EguiPlugin::default())
    .init_resource::<Clock>()
    .add_systems(Last, count);
    app
}

fn count(mut clock: ResMut<Clock>, mut exit: MessageWriter<AppExit>) {
    clock.frames += 1;
    if clock.frames == WARM_UP {
        clock.began = Some(Instant::now());
    }
    if clock.frames == WARM_UP + TIMED
        && let Some(began) = clock.began
    {
        println!("{}", began.elapsed().as_secs_f64() * 1_000.0 / f64::from(TIMED));
        exit.write(AppExit::Success);
    }
}

fn empty() {
    let mut app = window();
    app.insert_resource(WinitSettings::game())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera2d);
        })
        .add_systems(EguiPrimaryContextPass, |mut contexts: EguiContexts| -> Result {
            egui::Area::new("empty".into()).show(contexts.ctx_mut()?, |ui| ui.label("empty"));
            Ok(())
        })
        .run();
}

fn dragging() {
    let folder = std::env::temp_dir().join("junkyard-bots-frames");
    let mut app = window();
    app.insert_resource(Settings::default())
        .insert_resource(SaveFolder(folder))
        .add_plugins((client::client, client::app::window::plugin))
        .insert_resource(WinitSettings::game())
        .add_systems(First, drag);
    app.run();
}

/// Begins a game, takes a part off the shelf and moves it in circles over the stage.
fn drag(
    clock: Res<Clock>,
    view: Res<View>,
    desk: Res<Desk>,
    window: Single<Entity, With<PrimaryWindow>>,
    mut requests: MessageWriter<Request>,
    mut events: MessageWriter<WindowEvent>,
    mut buttons: MessageWriter<MouseButtonInput>,
) {
    let window = *window;
    if clock.frames == 3 {
        requests.write(Request::Begin(Box::new(Setup::new(2, 1)), seating::plain(2, SeatKind::Human)));
    }
    let Some(bench) = &desk.bench else { return };
    let Some(spot) = bench.shelf().next().and_then(|part| view.spots.get(&part)) else { return };
    let mut move_to = |x: f32, y: f32| {
        events.write(WindowEvent::CursorMoved(CursorMoved { window, position: Vec2::new(x, y), delta: None }));
    };
    match clock.frames {
        0..20 => move_to(spot.center().x, spot.center().y),
        20 => {
            let press = MouseButtonInput { button: MouseButton::Left, state: ButtonState::Pressed, window };
            buttons.write(press);
            events.write(WindowEvent::MouseButtonInput(press));
        }
        frames => {
            let turn = frames as f32 * 0.1;
            move_to(634.0 + 180.0 * turn.cos(), 340.0 + 150.0 * turn.sin());
        }
    }
    if clock.frames == WARM_UP {
        assert!(desk.hand.is_some(), "a part is dragged");
    }
}
