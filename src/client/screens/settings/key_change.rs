//! Change of a key, and the presses on the page of keys.

use bevy_egui::egui::Key;

use crate::input::{Shortcut, Shortcuts};
use shell::language::{Phrase, phrase};

/// Shortcut that is being changed.
#[derive(Clone, Copy)]
pub(super) struct KeyChange {
    pub shortcut: Shortcut,
    /// Index of the key that is replaced; `None` to add a key.
    pub replaces: Option<usize>,
    /// Key that was pressed, if another shortcut has it already, and that shortcut.
    pub clash: Option<(Key, Shortcut)>,
}

impl KeyChange {
    /// Label of the button that leaves the key as it is.
    pub(super) fn keep_label(self, shortcuts: &Shortcuts) -> Phrase {
        let key = shortcuts.keys_of(self.shortcut).nth(self.replaces.unwrap_or(0)).map(|key| shortcuts.key_cap(key));
        let key = key.unwrap_or_default();
        phrase!("settings-keys-keep", key = key)
    }
}

/// Item that was clicked in a row.
#[derive(Clone, Copy)]
pub(super) enum Clicked {
    /// The row itself, which changes the first key.
    Row,
    /// Key, by its index, or the room for one more.
    Key(Option<usize>),
    /// Button that restores the usual keys.
    Usual,
    /// Button that lets two shortcuts swap their keys.
    Swap,
    /// Button that leaves everything as it was.
    Leave,
}

/// Press on the page of keys.
#[derive(Clone, Copy)]
pub(super) enum KeyPress {
    /// Choice of a group.
    Group(usize),
    /// Press in the row of a shortcut.
    Row(Shortcut, Clicked),
}
