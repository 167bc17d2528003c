//! The pages after those of the rules: rulings, accessibility, and all keys.

use super::rule_pages::BookPress;
use client::input::bindings::english_key_cap;
use client::input::{Shortcut, Shortcuts};
use client::kit::palette::YELLOW;
use client::kit::panel::build::{column, keycap, row, text, wrapped_row};
use client::kit::panel::{Align, Node};
use client::kit::spoken::Manner;
use client::kit::tokens::{Space, TargetHeight};
use client::kit::{Button, ButtonKind, TextStyle};
use shell::language::{MESSAGES, Phrase, phrase};

const HEADING: TextStyle = TextStyle::HEADING.in_colour(YELLOW);
/// Width of the numbers of rules, in points at the usual text size: that of the longest.
const NUMBER: f32 = 56.0;
/// Width of the caps of keys: those of most shortcuts stand side by side, and all effects begin on
/// one vertical line. The second one is for large text.
const CAPS: [f32; 2] = [250.0, 340.0];

/// Describes the rulings: decisions of this game where the rulebook is silent.
pub fn rulings_page(rulings: &[(String, Phrase)]) -> Node<'_, BookPress> {
    let rows = rulings.iter().map(|(number, ruling)| {
        let number = text(TextStyle::FIGURE.in_colour(YELLOW), number).at_least_wide(NUMBER).align(Align::Start);
        row([number, text(TextStyle::BODY, ruling).grow()])
    });
    column(rows)
}

/// Endings of the ids of messages on the page about accessibility.
const ACCESSIBILITY: [&str; 8] = ["text", "colours", "motion", "sound", "keys", "reader", "touch", "languages"];

/// Describes the page about accessibility, with a button for the settings.
pub fn accessibility_page<'a>() -> Node<'a, BookPress> {
    let settings = Button::usual(phrase!("how-to-accessibility.settings"), ButtonKind::Slate).with_icon("settings");
    let parts = ACCESSIBILITY.map(|part| {
        let of = |attribute: &str| Phrase::new(&MESSAGES, format!("how-to-accessibility-{part}.{attribute}"));
        let title = text(HEADING, of("title")).manner(Manner::Heading);
        column([title, text(TextStyle::BODY, of("text"))]).gap(Space::Xxs)
    });
    column([settings.sends(BookPress::Settings).align(Align::Start)]).gap(Space::M).and(parts)
}

/// Describes all keys with their effects.
pub fn keys_page<'a>(shortcuts: &Shortcuts, is_large: bool) -> Node<'a, BookPress> {
    let groups = shortcuts.groups().map(|group| {
        let heading = text(HEADING, Phrase::new(&MESSAGES, group.name)).manner(Manner::Heading);
        let rows = shortcuts.all_in(group.places).map(|shortcut| key_row(shortcut, shortcuts, is_large));
        column([heading]).gap(Space::None).and(rows)
    });
    column(groups).gap(Space::M)
}

fn key_row<'a>(shortcut: Shortcut, shortcuts: &Shortcuts, is_large: bool) -> Node<'a, BookPress> {
    let caps = wrapped_row(shortcuts.keys_of(shortcut).map(|key| keycap(english_key_cap(key))));
    let [usual, large] = CAPS;
    row([caps.exactly_wide(if is_large { large } else { usual }), text(TextStyle::BODY, shortcut.words()).grow()])
        .inside_by(Space::None, Space::Xxs)
        .target(TargetHeight::Row)
}
