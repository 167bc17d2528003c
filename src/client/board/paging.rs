//! The keys that turn over a list on which there is more than is in sight.

use bevy_egui::egui::Key;

use crate::client::input::stepped;
use crate::client::kit::Pen;

/// How far a list is turned by one press, in parts of what is in sight: a little of what was seen is seen again.
const PAGE: f32 = 0.8;

/// How far a list is turned in this frame: down if positive. Behind a menu nothing is.
pub fn pages(pen: &Pen) -> f32 {
    turned(pen, Key::PageUp, Key::PageDown)
}

/// The same by other keys.
pub fn turned(pen: &Pen, up: Key, down: Key) -> f32 {
    let ctx = pen.ui.ctx();
    match pen.ui.is_enabled() {
        true if stepped(ctx, down) => PAGE,
        true if stepped(ctx, up) => -PAGE,
        _ => 0.0,
    }
}
