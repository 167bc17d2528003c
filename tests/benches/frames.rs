//! Time of a frame while a part is dragged over the table, against an empty window of Bevy and egui
//! in the same run; and the slowest frame against the others while a player hovers, zooms and opens
//! panels.
//!
//! Needs a display. Each window runs in a process of its own, draws as fast as it can for some
//! seconds, and prints the times of its frames; only the ratios count.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use bevy::app::AppExit;
use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PresentMode, PrimaryWindow, WindowEvent, WindowResolution};
use bevy::winit::WinitSettings;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use client::app::frames::NextFrame;
use client::app::request::Request;
use client::play::start::lessons::StartRequest;
use client::play::start::open::SaveFolder;
use client::settings::Settings;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::play::Interaction;
use junkyard_bots::client::scene::view::TableUi;
use junkyard_bots::table::Setup;
use shell::seats::{SeatId, SeatKind, seating};

/// Frames that are let pass before the clock runs, and frames that are timed.
const WARM_UP: u32 = 60;
const TIMED: u32 = 300;

/// The frames drawn so far, when the last one was, and how long the timed ones took, in
/// milliseconds.
#[derive(Resource, Default)]
struct Clock {
    frames: u32,
    last: Option<Instant>,
    took: Vec<f64>,
}

/// Activity of a player.
#[derive(Resource, Clone, Copy, PartialEq, Eq)]
enum Doing {
    Dragging,
    Hovering,
    Zooming,
    Opening,
}

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("empty") => empty(),
        Some("dragging") => play(Doing::Dragging),
        Some("hovering") => play(Doing::Hovering),
        Some("zooming") => play(Doing::Zooming),
        Some("opening") => play(Doing::Opening),
        _ => compare(),
    }
}

/// Runs all windows one after the other, twice, and prints the times and their ratios.
fn compare() {
    let program = std::env::current_exe().expect("a running program has a path");
    let time = |which: &str| -> (f64, f64) {
        let output = Command::new(&program).arg(which).stderr(Stdio::null()).output().expect("the bench runs itself");
        let said = String::from_utf8_lossy(&output.stdout);
        let mut said = said.lines().last().unwrap_or_default().split(' ').map(|word| word.parse().unwrap_or(f64::NAN));
        (said.next().unwrap_or(f64::NAN), said.next().unwrap_or(f64::NAN))
    };
    for run in 1..=2 {
        let (empty, _) = time("empty");
        println!("run {run}: an empty window takes {empty:.2} ms a frame");
        for which in ["dragging", "hovering", "zooming", "opening"] {
            let (median, most) = time(which);
            println!(
                "  {which}: {median:.2} ms, {:.2} times the empty window; the slowest frame {:.2} times the median",
                median / empty,
                most / median
            );
        }
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
    let last = clock.last.replace(Instant::now());
    if clock.frames > WARM_UP
        && let Some(last) = last
    {
        clock.took.push(last.elapsed().as_secs_f64() * 1_000.0);
    }
    if clock.frames == WARM_UP + TIMED {
        clock.took.sort_by(f64::total_cmp);
        // The two slowest may be the system's own doing.
        let median = clock.took[clock.took.len() / 2];
        let most = clock.took[clock.took.len() - 3];
        println!("{median} {most}");
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

fn play(doing: Doing) {
    let folder = std::env::temp_dir().join("junkyard-bots-frames");
    let mut app = window();
    app.insert_resource(Settings::default())
        .insert_resource(client::settings::this_computer::ThisComputer::drawn())
        .insert_resource(junkyard_bots::client::play::exercises::learned::Learned::default())
        .insert_resource(SaveFolder(folder))
        .insert_resource(doing)
        .add_plugins((program::window::client, client::app::window::plugin))
        .add_systems(First, (begin, act).chain());
    app.run();
}

/// Begins a game.
fn begin(clock: Res<Clock>, mut requests: MessageWriter<StartRequest<JunkyardBots>>, mut next: ResMut<NextFrame>) {
    if clock.frames == 3 {
        requests.write(StartRequest::<JunkyardBots>::Begin(
            Box::new(Setup::new(2, 1)),
            seating::default_seats(2, SeatKind::Human).into(),
        ));
    }
    // The window is not to rest.
    next.request_within(Duration::ZERO);
}

/// Everything that a player needs to do something.
#[derive(bevy::ecs::system::SystemParam)]
struct Hands<'w, 's> {
    clock: Res<'w, Clock>,
    view: Res<'w, TableUi>,
    interaction: Res<'w, Interaction>,
    window: Single<'w, 's, Entity, With<PrimaryWindow>>,
    requests: MessageWriter<'w, Request>,
    events: MessageWriter<'w, WindowEvent>,
    buttons: MessageWriter<'w, MouseButtonInput>,
    wheel: MessageWriter<'w, MouseWheel>,
}

impl Hands<'_, '_> {
    fn move_to(&mut self, x: f32, y: f32) {
        let window = *self.window;
        let position = Vec2::new(x, y);
        self.events.write(WindowEvent::CursorMoved(CursorMoved { window, position, delta: None }));
    }

    /// Moves in circles over the stage.
    fn circle(&mut self) {
        let turn = self.clock.frames as f32 * 0.1;
        self.move_to(634.0 + 180.0 * turn.cos(), 340.0 + 150.0 * turn.sin());
    }

    /// Takes the first part off the shelf and moves it in circles.
    fn drag(&mut self) {
        let first = self.interaction.own.bench.as_ref().and_then(|bench| bench.shelf().next());
        let Some(spot) = first.and_then(|part| self.view.spots.get(&part)).copied() else { return };
        match self.clock.frames {
            0..20 => self.move_to(spot.center().x, spot.center().y),
            20 => {
                let window = *self.window;
                let press = MouseButtonInput { button: MouseButton::Left, state: ButtonState::Pressed, window };
                self.buttons.write(press);
                self.events.write(WindowEvent::MouseButtonInput(press));
            }
            _ => self.circle(),
        }
        if self.clock.frames == WARM_UP {
            assert!(self.interaction.own.hand.is_some(), "a part is dragged");
        }
    }

    /// Moves over everything on the screen, row by row.
    fn hover(&mut self) {
        let step = self.clock.frames as f32 * 37.0;
        self.move_to(step % 1_280.0, (step / 1_280.0 * 61.0) % 800.0);
    }

    /// Makes the robot larger and smaller.
    fn zoom(&mut self) {
        self.move_to(634.0, 340.0);
        let window = *self.window;
        let y = if self.clock.frames % 40 < 20 { 1.0 } else { -1.0 };
        let wheel = MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y, window, phase: TouchPhase::Moved };
        self.wheel.write(wheel);
        self.events.write(WindowEvent::MouseWheel(wheel));
    }

    /// Opens and closes the menu and the robots one after another.
    fn open(&mut self) {
        let request = match self.clock.frames % 60 {
            10 => Request::OpenMenu,
            30 => Request::LookAt(SeatId(0)),
            45 => Request::LookAt(SeatId(1)),
            20 | 59 => Request::CloseOverlay,
            _ => return,
        };
        self.requests.write(request);
    }
}

/// Does what is measured, once the game has begun.
fn act(doing: Res<Doing>, mut hands: Hands) {
    if hands.interaction.own.bench.is_none() {
        return;
    }
    match *doing {
        Doing::Dragging => hands.drag(),
        Doing::Hovering => hands.hover(),
        Doing::Zooming => hands.zoom(),
        Doing::Opening => hands.open(),
    }
}
