//! Asks which shortcuts are pressed, so that whoever listens names what is to be done and never a
//! key.

use bevy_egui::egui::{self, Event, Modifiers};

use super::bindings::Shortcuts;
use super::keyboard::Meaning;
use super::keys::is_plain;
use super::shortcuts::Shortcut;

/// Listens for shortcuts in one frame.
#[derive(Clone, Copy)]
pub struct Listener<'a> {
    /// The interface that hears the keys.
    pub ctx: &'a egui::Context,
    /// What they do.
    pub shortcuts: &'a Shortcuts,
}

impl Listener<'_> {
    /// Whether a shortcut's key goes down.
    pub fn pressed(&self, shortcut: Shortcut) -> bool {
        self.hears(shortcut, |modifiers, is_repeated| !is_repeated && is_plain(modifiers))
    }

    /// The same, or it is held and repeats.
    pub fn stepped(&self, shortcut: Shortcut) -> bool {
        self.hears(shortcut, |modifiers, _| is_plain(modifiers))
    }

    /// Whether it goes down, alone or with Ctrl or Cmd.
    pub fn pressed_or_commanded(&self, shortcut: Shortcut) -> bool {
        self.hears(shortcut, |modifiers, is_repeated| !is_repeated && !modifiers.alt)
    }

    /// Whether Shift is down.
    pub fn shift(&self) -> bool {
        self.ctx.input(|input| input.modifiers.matches_logically(Modifiers::SHIFT) && input.modifiers.shift)
    }

    fn hears(&self, shortcut: Shortcut, counts: impl Fn(Modifiers, bool) -> bool) -> bool {
        self.ctx.input(|input| {
            input.events.iter().any(|event| match event {
                Event::Key { key, physical_key: or, pressed: true, repeat, modifiers } => {
                    counts(*modifiers, *repeat) && self.shortcuts.means(shortcut, Meaning { key: *key, or: *or })
                }
                _ => false,
            })
        })
    }
}
