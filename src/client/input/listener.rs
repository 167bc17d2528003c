//! Asks which shortcuts are pressed, so that whoever listens names what is to be done and never a key.

use bevy_egui::egui::{self, Modifiers};

use super::bindings::Shortcuts;
use super::keys::{pressed, pressed_or_commanded, stepped};
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
        self.shortcuts.keys(shortcut).any(|key| pressed(self.ctx, key))
    }

    /// The same, or it is held and repeats.
    pub fn stepped(&self, shortcut: Shortcut) -> bool {
        self.shortcuts.keys(shortcut).any(|key| stepped(self.ctx, key))
    }

    /// Whether it goes down, alone or with Ctrl or Cmd.
    pub fn pressed_or_commanded(&self, shortcut: Shortcut) -> bool {
        self.shortcuts.keys(shortcut).any(|key| pressed_or_commanded(self.ctx, key))
    }

    /// Whether Shift is down.
    pub fn shift(&self) -> bool {
        self.ctx.input(|input| input.modifiers.matches_logically(Modifiers::SHIFT) && input.modifiers.shift)
    }
}
