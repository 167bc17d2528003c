//! Queries for pressed shortcuts, so that callers name a shortcut and never a key.

use bevy_egui::egui::{self, Event, Modifiers};

use super::bindings::Shortcuts;
use super::keys::is_plain;
use super::meaning::Meaning;
use super::shortcuts::Shortcut;

/// Query for the shortcuts that are pressed in one frame.
#[derive(Clone, Copy)]
pub struct Listener<'a> {
    /// Context of egui that receives the keys.
    pub ctx: &'a egui::Context,
    /// Keys of all shortcuts.
    pub shortcuts: &'a Shortcuts,
}

impl Listener<'_> {
    /// Whether a key of a shortcut goes down in this frame, without Ctrl, Alt or Cmd.
    pub fn is_pressed(&self, shortcut: Shortcut) -> bool {
        self.has_shortcut_event(shortcut, |modifiers, is_repeated| !is_repeated && is_plain(modifiers))
    }

    /// Whether a key of a shortcut goes down or repeats, without Ctrl, Alt or Cmd.
    pub fn is_pressed_or_repeated(&self, shortcut: Shortcut) -> bool {
        self.has_shortcut_event(shortcut, |modifiers, _| is_plain(modifiers))
    }

    /// Whether a key of a shortcut goes down, alone or with Ctrl or Cmd.
    pub fn is_pressed_or_commanded(&self, shortcut: Shortcut) -> bool {
        self.has_shortcut_event(shortcut, |modifiers, is_repeated| !is_repeated && !modifiers.alt)
    }

    /// Whether Shift is down.
    pub fn is_shift_down(&self) -> bool {
        self.ctx.input(|input| input.modifiers.matches_logically(Modifiers::SHIFT) && input.modifiers.shift)
    }

    fn has_shortcut_event(&self, shortcut: Shortcut, counts: impl Fn(Modifiers, bool) -> bool) -> bool {
        self.ctx.input(|input| {
            input.events.iter().any(|event| match event {
                Event::Key { key, physical_key: or, pressed: true, repeat, modifiers } => {
                    counts(*modifiers, *repeat)
                        && self.shortcuts.is_triggered_by(shortcut, Meaning { key: *key, or: *or })
                }
                _ => false,
            })
        })
    }
}
