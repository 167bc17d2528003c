//! Messages of the settings' pages.

use super::key_change::KeyPress;
use super::page_names::SettingsPage;
use crate::kit::panel::Node;
use crate::kit::panel::build::{column, even_row, text};
use crate::kit::text::TextStyle;
use crate::kit::widgets::{choice, switch};
use crate::settings::Settings;
use shell::language::{Phrase, Text, phrase};

/// Press on the screen of the settings.
pub(super) enum Asked {
    /// Change of a setting.
    Change(Box<dyn FnOnce(&mut Settings)>),
    /// Text size in percent to which the knob is dragged or moved.
    TextSize(u16),
    /// Sample of the effects.
    TryEffects,
    /// Sample of the ambience.
    TryAmbience,
    /// Press on the page of keys.
    Keys(KeyPress),
    /// Another page.
    Page(SettingsPage),
    /// Reset of all settings.
    Everything,
    /// Button that only this page has.
    Own,
    /// Return to the screen before.
    Done,
}

impl Asked {
    /// Change of a setting.
    pub(super) fn change(change: impl FnOnce(&mut Settings) + 'static) -> Self {
        Self::Change(Box::new(change))
    }
}

/// Row of a setting that is on or off.
pub(super) fn setting_switch<'a>(
    name: impl Into<Text<'a>>,
    is_on: bool,
    set: impl FnOnce(&mut Settings, bool) + 'static,
) -> Node<'a, Asked> {
    switch(name, is_on, Asked::change(move |settings| set(settings, !is_on)))
}

/// Radio buttons for the values of a setting. `name` is read out before each value.
pub(super) fn setting_choices<'a, T: Copy + PartialEq + 'static, const N: usize>(
    name: &Phrase,
    values: [T; N],
    word: fn(T) -> Phrase,
    chosen: T,
    set: fn(&mut Settings, T),
) -> Node<'a, Asked> {
    even_row(values.map(|value| {
        let spoken = phrase!("settings-name-and-value", name = name, value = word(value));
        choice(word(value), value == chosen, Asked::change(move |settings| set(settings, value)))
            .called(spoken)
            .key((name.id(), word(value).id()))
    }))
}

/// Name of a setting, and below it its values.
pub(super) fn named_choices<'a, T: Copy + PartialEq + 'static, const N: usize>(
    name: Phrase,
    values: [T; N],
    word: fn(T) -> Phrase,
    chosen: T,
    set: fn(&mut Settings, T),
) -> Node<'a, Asked> {
    let choices = setting_choices(&name, values, word, chosen, set);
    column([text(TextStyle::BODY, name), choices])
}
