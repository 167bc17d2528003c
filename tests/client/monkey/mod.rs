//! Random inputs, thousands of them, at the table of each game and between two games: nothing
//! panics, the table is sound after every input, what is saved can always be loaded and proved, and
//! the window rests afterwards.
//!
//! - `keys`: the keys that are pressed; `games`: a game at the table, whatever its rules;
//! - `environment`: the seed and the number of the inputs, which the environment may name;
//! - `played`: the tests.

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use client::app::request::Request;
use client::app::screen::{Choosing, Screen};
use client::files::chooser::Chooser;
use client::kit::notes;
use client::play::window_games::WindowGames;
use client::settings::{Settings, Speed};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use self::environment::{number_of_inputs, seed_of_inputs};
use self::games::GAMES;
use self::keys::{KEYS, logical};
use crate::app::{Client, in_english};

mod environment;
mod games;
mod keys;
mod played;

/// Usual number of inputs, and number of them after which the saved files are looked at.
const INPUTS: u32 = 2_000;
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
        GAMES.iter().for_each(|game| game.spare_titans(&mut self.client));
        self.wait();
        self.check_tables();
    }

    /// Asserts that one game is at the table at most, and that it is sound.
    fn check_tables(&mut self) {
        let world = self.client.app.world_mut();
        let at_table = GAMES.iter().filter(|game| game.is_at_table(world)).count();
        assert!(at_table <= 1, "{at_table} games are at the table");
        GAMES.iter().for_each(|game| game.check_table(world));
    }

    /// Waits for what is worked out on other threads and changes something, so that the same seed
    /// does the same again.
    fn wait(&mut self) {
        for _ in 0..300 {
            let moves_on = self.client.screen() == Screen::Table && !self.client.is_covered();
            let world = self.client.app.world();
            if !GAMES.iter().any(|game| game.is_coming(world, moves_on)) {
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
        let games = *self.client.app.world().resource::<WindowGames>();
        let folder = self.client.folder().join("autosaves");
        let Ok(files) = std::fs::read_dir(folder) else { return 0 };
        let mut count = 0;
        for file in
            files.flatten().map(|file| file.path()).filter(|path| path.extension().is_some_and(|own| own == "ron"))
        {
            // What a game is replaced by takes its place at once, but an old file may go meanwhile.
            let Ok(bytes) = std::fs::read(&file) else { continue };
            let facts = games.describe_saved_game(&bytes);
            let facts = facts.unwrap_or_else(|why| panic!("{}: {}", file.display(), in_english(&why)));
            assert_eq!(facts.doubt.as_ref().map(in_english), None, "{}", file.display());
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

/// Gives random inputs to a client, and calls `before` before each of them with its number.
fn give_random_inputs(client: Client, mut before: impl FnMut(&mut Client, u32)) {
    notes::start_recording();
    // The tree for screen readers is made all the time, and tells what can be pressed.
    let random = ChaCha8Rng::seed_from_u64(seed_of_inputs());
    let mut monkey = Monkey { client, random, at: (640.0, 400.0), size: (1280.0, 800.0), modifiers: Vec::new() };
    monkey.client.app.add_systems(SpawnScene, close_dialogs);
    monkey.client.noted();
    let mut saves = 0;
    for input in 1..=number_of_inputs(INPUTS) {
        before(&mut monkey.client, input);
        monkey.act();
        if input % LOOKS == 0 {
            saves = saves.max(monkey.look_at_saves());
            println!("{input} inputs: {:?}, {saves} saved games", monkey.client.screen());
        }
    }
    // The game that begins saves itself once, and again with every step.
    assert!(saves > 1, "something was played");
    assert_rests(&mut monkey.client);
}

/// Asserts that the window asks for no more frames at the title, where nothing goes on by itself.
fn assert_rests(client: &mut Client) {
    client.ask(Request::Show(Screen::Title));
    let mut quiet = 0;
    for _ in 0..3_000 {
        client.app.update();
        let asks = !client.app.world().resource::<Messages<RequestRedraw>>().is_empty();
        quiet = if asks { 0 } else { quiet + 1 };
        if quiet > 20 {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(3));
    }
    panic!("the window asks for frames although nothing happens");
}
