//! Keys that scroll a list with more rows than are in sight.

use bevy_egui::egui::{Key, Ui};

use crate::input::is_pressed_or_repeated;

/// Distance of one press, in parts of the visible height, so that a little of the list stays in
/// sight.
const PAGE: f32 = 0.8;

/// Distance that a list is scrolled in this frame by two keys, in parts of the visible height: down
/// if positive, 0 behind a menu.
pub fn turn_by_keys(ui: &Ui, up: Key, down: Key) -> f32 {
    match ui.is_enabled() {
        true if is_pressed_or_repeated(ui.ctx(), down) => PAGE,
        true if is_pressed_or_repeated(ui.ctx(), up) => -PAGE,
        _ => 0.0,
    }
}
