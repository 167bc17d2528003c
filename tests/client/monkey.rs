//! Random inputs, thousands of them: nothing panics, what is saved can always be loaded and proved,
//! and the window rests afterwards.
//!
//! The inputs come from a seed that is printed. `JUNKYARD_BOTS_SEED` names another one, to try more
//! or to see a failure again.

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use client::app::request::Request;
use client::app::screen::{Choosing, Screen};
use client::files::chooser::Chooser;
use client::kit::notes;
use client::settings::{Settings, Speed};
use junkyard_bots::client::play::{Advice, Command, Interaction, Play, TurnStage};
use junkyard_bots::record::{Proof, load_game};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use shell::seats::{PlayerKind, Seat, SeatId, SeatKind};

use crate::app::Client;
use crate::monkey_keys::{KEYS, logical};

/// Number of inputs, and number of them after which the saved files are looked at.
const INPUTS: u32 = 20_000;

const LOOKS: u32 = 500;

/// A player who knows nothing.
struct Monkey {
    client: Client,
    random: ChaCha8Rng,
    at: (f32, f32),
    size: (f32, f32),
    modifiers: Vec<KeyCode>,
}

impl Monkey {
    /// A point: mostly one where there is something, and else any, sometimes outside of the window.
    fn point(&mut self) -> (f32, f32) {
        if self.random.random_ratio(3, 5) {
            let zoom = self.client.zoom_now();
            let noted = self.client.noted_since();
            if !noted.is_empty() {
                let (_, (x, y)) = noted[self.random.random_range(0..noted.len())];
                return (x * zoom, y * zoom);
            }
        }
        let mut along = |most: f32| self.random.random_range(-20.0..most + 20.0);
        (along(self.size.0), along(self.size.1))
    }

    fn button(&mut self) -> MouseButton {
        [MouseButton::Left, MouseButton::Left, MouseButton::Left, MouseButton::Right, MouseButton::Middle]
            [self.random.random_range(0..5)]
    }

    fn key(&mut self) {
        let (code, name) = KEYS[self.random.random_range(0..KEYS.len())];
        let key = logical(code, name);
        self.client.one_key(code, &key, ButtonState::Pressed, false);
        if self.random.random_ratio(1, 8) {
            (0..4).for_each(|_| self.client.one_key(code, &key, ButtonState::Pressed, true));
        }
        self.client.one_key(code, &key, ButtonState::Released, false);
    }

    /// Presses a modifier key, or lets all go.
    fn modifier(&mut self) {
        if self.modifiers.is_empty() {
            let code = [KeyCode::ControlLeft, KeyCode::AltLeft, KeyCode::ShiftLeft][self.random.random_range(0..3)];
            self.client.one_key(code, &logical(code, ""), ButtonState::Pressed, false);
            self.modifiers.push(code);
        } else {
            for code in std::mem::take(&mut self.modifiers) {
                self.client.one_key(code, &logical(code, ""), ButtonState::Released, false);
            }
        }
    }

    fn fingers(&mut self) {
        let id = self.random.random_range(1..=2);
        let at = self.point();
        self.client.finger(id, TouchPhase::Started, at);
        for _ in 0..self.random.random_range(0..4) {
            let to = self.point();
            self.client.finger(id, TouchPhase::Moved, to);
            self.at = to;
        }
        if self.random.random_ratio(9, 10) {
            let phase = if self.random.random_ratio(1, 12) { TouchPhase::Canceled } else { TouchPhase::Ended };
            let at = self.at;
            self.client.finger(id, phase, at);
        }
    }

    fn resize(&mut self) {
        let sizes =
            [(1280.0, 800.0), (1024.0, 640.0), (1920.0, 1080.0), (640.0, 400.0), (1280.0, 1024.0), (3000.0, 700.0)];
        self.size = sizes[self.random.random_range(0..sizes.len())];
        self.client.resize(self.size.0, self.size.1);
    }

    /// Does something.
    fn act(&mut self) {
        match self.random.random_range(0..100) {
            0..25 => {
                self.at = self.point();
                self.client.move_to(self.at.0, self.at.1);
            }
            25..55 => {
                self.at = self.point();
                self.client.move_to(self.at.0, self.at.1);
                let button = self.button();
                self.client.button(button, ButtonState::Pressed);
                self.client.button(button, ButtonState::Released);
            }
            55..65 => {
                let from = self.point();
                let to = self.point();
                let button = self.button();
                self.client.move_to(from.0, from.1);
                self.client.button(button, ButtonState::Pressed);
                for step in 1..=3 {
                    let part = step as f32 / 3.0;
                    self.client.move_to(from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
                }
                if self.random.random_ratio(9, 10) {
                    self.client.button(button, ButtonState::Released);
                }
                self.at = to;
            }
            65..70 => {
                let notches = self.random.random_range(-3.0..3.0);
                self.client.wheel(notches);
            }
            70..88 => self.key(),
            88..90 => self.modifier(),
            90..98 => self.fingers(),
            98 => self.resize(),
            _ => (0..3).for_each(|_| self.client.app.update()),
        }
        self.spare_titans();
        self.wait();
    }

    /// Titans think for so long that little else would be done.
    fn spare_titans(&mut self) {
        let Some(play) = self.client.app.world().get_resource::<Play>() else { return };
        let is_titan = |seat: &Seat| seat.kind == SeatKind::Computer(PlayerKind::Titan);
        let Some(titan) = play.seats().iter().position(is_titan) else { return };
        let seat = SeatId(titan as u8);
        self.client.app.world_mut().write_message(Command::GiveSeat(seat, SeatKind::Computer(PlayerKind::Rusty)));
        self.client.app.update();
    }

    /// Waits for what is worked out on other threads and changes something, so that the same seed
    /// does the same again.
    fn wait(&mut self) {
        for _ in 0..300 {
            let thinks = matches!(self.client.app.world().resource::<Interaction>().stage, TurnStage::Thinking { .. });
            let is_played =
                self.client.app.world().contains_resource::<Play>() && self.client.screen() == Screen::Table;
            // While advice is read nothing moves on.
            let is_read = self.client.app.world().resource::<Interaction>().hint.is_some();
            let moves_on = thinks && is_played && !is_read && !self.client.is_covered();
            let is_coming = self.client.app.world().resource::<Advice>().is_coming();
            if !moves_on && !is_coming {
                return;
            }
            // Computer players need not be watched.
            self.client.app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
            std::thread::sleep(std::time::Duration::from_millis(1));
            self.client.app.update();
        }
    }

    /// Everything that is saved is what it says it is.
    fn look_at_saves(&mut self) -> usize {
        let folder = self.client.folder().join("autosaves");
        let Ok(files) = std::fs::read_dir(folder) else { return 0 };
        let mut count = 0;
        for file in
            files.flatten().map(|file| file.path()).filter(|path| path.extension().is_some_and(|own| own == "ron"))
        {
            // What a game is replaced by takes its place at once, but an old file may go meanwhile.
            let Ok(bytes) = std::fs::read(&file) else { continue };
            let loaded = load_game(&bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            assert_eq!(loaded.proof, Proof::Proved, "{}", file.display());
            count += 1;
        }
        count
    }
}

/// Closes a file dialog before it is shown, because it would list files that do not belong to this
/// test.
fn close_dialogs(mut commands: Commands) {
    commands.remove_resource::<Chooser>();
    commands.remove_resource::<Choosing>();
}

#[test]
fn random_inputs_break_nothing() {
    notes::start_recording();
    // The tree for screen readers is made all the time, and tells what can be pressed.
    let seed = std::env::var("JUNKYARD_BOTS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(14);
    println!("seed {seed}");
    let random = ChaCha8Rng::seed_from_u64(seed);
    let mut monkey = Monkey {
        client: Client::at_table(1),
        random,
        at: (640.0, 400.0),
        size: (1280.0, 800.0),
        modifiers: Vec::new(),
    };
    monkey.client.app.add_systems(SpawnScene, close_dialogs);
    monkey.client.noted();
    let mut saves = 0;
    for input in 1..=INPUTS {
        monkey.act();
        if input % LOOKS == 0 {
            saves = saves.max(monkey.look_at_saves());
            println!("{input} inputs: {:?}, {saves} saved games", monkey.client.screen());
        }
    }
    // The game that begins saves itself once, and again with every step.
    assert!(saves > 1, "something was played");
    // Let go of everything, and go where nothing goes on by itself.
    monkey.client.ask(Request::Show(Screen::Title));
    let mut quiet = 0;
    for _ in 0..3_000 {
        monkey.client.app.update();
        let asks = !monkey.client.app.world().resource::<Messages<RequestRedraw>>().is_empty();
        quiet = if asks { 0 } else { quiet + 1 };
        if quiet > 20 {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(3));
    }
    panic!("the window asks for frames although nothing happens");
}
