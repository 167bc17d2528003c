//! The keys that turn over a list on which there is more than is in sight.

use bevy_egui::egui::{Key, Ui};

use crate::client::input::stepped;

/// How far a list is turned by one press, in parts of what is in sight: a little of what was seen
/// is seen again.
const PAGE: f32 = 0.8;

/// How far a list is turned in this frame: down if positive. Behind a menu nothing is.
pub fn pages(ui: &Ui) -> f32 {
    turned(ui, Key::PageUp, Key::PageDown)
}

/// The same by other keys.
pub fn turned(ui: &Ui, up: Key, down: Key) -> f32 {
    match ui.is_enabled() {
        true if stepped(ui.ctx(), down) => PAGE,
        true if stepped(ui.ctx(), up) => -PAGE,
        _ => 0.0,
    }
}
