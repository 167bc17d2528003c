//! Input of the client under test: its pointer, fingers and keys.

use std::path::Path;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowResized};

use super::Client;

impl Client {
    /// Makes the window another size.
    pub fn resize(&mut self, width: f32, height: f32) {
        let window = self.window();
        let mut windows = self.app.world_mut().query::<&mut Window>();
        windows.get_mut(self.app.world_mut(), window).unwrap().resolution.set(width, height);
        let event = WindowResized { window, width, height };
        self.app.world_mut().write_message(event.clone());
        self.tell(event);
    }

    /// Turns the wheel by so many notches.
    pub fn wheel(&mut self, notches: f32) {
        let window = self.window();
        let event = MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y: notches, window, phase: TouchPhase::Moved };
        self.app.world_mut().write_message(event);
        self.tell(event);
    }

    /// Moves the pointer.
    pub fn move_to(&mut self, x: f32, y: f32) {
        let window = self.window();
        self.tell(CursorMoved { window, position: Vec2::new(x, y), delta: None });
    }

    /// Presses or lets go a button of the pointer.
    pub fn button(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window();
        let event = MouseButtonInput { button, state, window };
        self.app.world_mut().write_message(event);
        self.tell(event);
    }

    pub fn click(&mut self, x: f32, y: f32) {
        self.move_to(x, y);
        self.button(MouseButton::Left, ButtonState::Pressed);
        self.button(MouseButton::Left, ButtonState::Released);
        self.rest();
    }

    /// A finger touches, moves over or leaves a point.
    pub fn finger(&mut self, id: u64, phase: TouchPhase, at: (f32, f32)) {
        let window = self.window();
        let event = TouchInput { phase, position: at.into(), window, force: None, id };
        self.app.world_mut().write_message(event);
        self.tell(event);
    }

    /// Taps with a finger.
    pub fn tap(&mut self, at: (f32, f32)) {
        self.finger(1, TouchPhase::Started, at);
        self.finger(1, TouchPhase::Ended, at);
        self.rest();
    }

    /// Drags from one point to another, without letting go.
    pub fn drag(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.move_to(from.0, from.1);
        self.button(MouseButton::Left, ButtonState::Pressed);
        for step in 1..=8 {
            let part = step as f32 / 8.0;
            self.move_to(from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
        }
        self.rest();
    }

    /// Lets go what is dragged.
    pub fn drop(&mut self) {
        self.button(MouseButton::Left, ButtonState::Released);
        self.rest();
    }

    /// Drops a file on the window.
    pub fn drop_file(&mut self, path: &Path) {
        let window = self.window();
        let drop = bevy::window::FileDragAndDrop::DroppedFile { window, path_buf: path.to_owned() };
        self.app.world_mut().write_message(drop);
        self.rest();
    }

    /// Presses a key and lets it go.
    pub fn key(&mut self, code: KeyCode, logical: Key) {
        self.one_key(code, &logical, ButtonState::Pressed, false);
        self.let_go(code, logical);
    }

    /// Presses a key and holds it until it has repeated some times.
    pub fn hold(&mut self, code: KeyCode, logical: Key) {
        self.one_key(code, &logical, ButtonState::Pressed, false);
        (0..6).for_each(|_| self.one_key(code, &logical, ButtonState::Pressed, true));
    }

    /// Lets a key go.
    pub fn let_go(&mut self, code: KeyCode, logical: Key) {
        self.one_key(code, &logical, ButtonState::Released, false);
        self.rest();
    }

    pub fn one_key(&mut self, key_code: KeyCode, logical: &Key, state: ButtonState, repeat: bool) {
        let window = self.window();
        let logical_key = logical.clone();
        let text = None;
        self.app.world_mut().write_message(KeyboardInput { key_code, logical_key, state, text, repeat, window });
        self.app.update();
    }

    /// Presses a letter.
    pub fn letter(&mut self, letter: char) {
        let code = match letter {
            'r' => KeyCode::KeyR,
            'n' => KeyCode::KeyN,
            'd' => KeyCode::KeyD,
            'p' => KeyCode::KeyP,
            'z' => KeyCode::KeyZ,
            'y' => KeyCode::KeyY,
            'k' => KeyCode::KeyK,
            'h' => KeyCode::KeyH,
            'b' => KeyCode::KeyB,
            'e' => KeyCode::KeyE,
            'o' => KeyCode::KeyO,
            'i' => KeyCode::KeyI,
            'l' => KeyCode::KeyL,
            'm' => KeyCode::KeyM,
            's' => KeyCode::KeyS,
            _ => panic!("{letter} is not needed yet"),
        };
        self.key(code, Key::Character(letter.to_string().into()));
    }

    pub fn enter(&mut self) {
        self.key(KeyCode::Enter, Key::Enter);
    }

    pub fn escape(&mut self) {
        self.key(KeyCode::Escape, Key::Escape);
    }

    pub fn arrow_right(&mut self) {
        self.key(KeyCode::ArrowRight, Key::ArrowRight);
    }
}
