//! Presses of keys that count: keys that decide do nothing just after a change.

use crate::client::scene::Scene;
use crate::client::shortcuts;
use client::input::{Listener, Shortcut};
use client::table::keys::is_guarded_key_pressed;

/// Keys that do nothing for a moment after their meaning has changed: those that advance the game,
/// decide, or give something up.
pub(super) const GUARDED: [Shortcut; 13] = [
    Shortcut::CONFIRM,
    Shortcut::YES,
    shortcuts::ACCEPT,
    shortcuts::DECLINE,
    shortcuts::SEARCH,
    shortcuts::WORK,
    shortcuts::CARRY_HOME,
    shortcuts::CARRY_ON,
    shortcuts::PUT_DOWN,
    shortcuts::TRUCK,
    shortcuts::WHEEL,
    shortcuts::NOTEBOOK,
    shortcuts::END_TURN,
];

/// Whether a key that does something does nothing for a moment after its meaning has changed.
pub(super) fn is_guarded(shortcut: Shortcut) -> bool {
    GUARDED.contains(&shortcut)
}

/// Whether a key was pressed and the press counts, which that of a guarded one does not just after
/// a change.
pub(super) fn is_pressed(keys: Listener, scene: &mut Scene, shortcut: Shortcut) -> bool {
    if is_guarded(shortcut) {
        is_guarded_key_pressed(keys, &mut scene.view.meanings, shortcut)
    } else {
        keys.is_pressed(shortcut)
    }
}
