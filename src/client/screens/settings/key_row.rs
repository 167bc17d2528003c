//! Row of a shortcut: its name, the caps of its keys, and the question while another key is chosen.

use bevy_egui::egui::{Id, Key, Rect, Stroke};

use super::asked::Asked;
use super::key_change::{Clicked, KeyChange, KeyPress};
use crate::input::bindings::english_key_cap;
use crate::input::{Shortcut, Shortcuts};
use crate::kit::Pen;
use crate::kit::palette::{INSET, LIGHT_RED, MUTED, RAISED, RED_WELL, SECOND, YELLOW, YELLOW_WELL};
use crate::kit::panel::build::{icon, keycap, row, spacer, text, wrapped_row};
use crate::kit::panel::{Node, State, Surface};
use crate::kit::spoken::Manner;
use crate::kit::text::{Anchor, TextStyle};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use crate::kit::widgets::choice;
use shell::language::{Phrase, phrase};

/// Least and usual width of a name, and of the caps beside it, in points: all rows divide their
/// width in the same way.
const NAME: (f32, f32) = (150.0, 292.0);
const CAPS: (f32, f32) = (190.0, 380.0);
/// Width of the room for a key that is waited for, in points.
const WAITS: f32 = 150.0;
/// Length of the dashes around it and of their gaps, in points.
const DASH: f32 = 6.0;

/// Key of the row of a shortcut.
pub(super) fn row_key(shortcut: Shortcut) -> Id {
    Id::new(("shortcut", shortcut))
}

/// Key of the button that swaps two keys, or of the one that leaves them.
pub(super) fn clash_key(swaps: bool) -> Id {
    Id::new(("clash", swaps))
}

/// Describes the row of a shortcut; `own` is its change, if it is being changed.
pub(super) fn key_row<'a>(shortcut: Shortcut, shortcuts: &Shortcuts, own: Option<KeyChange>) -> Node<'a, Asked> {
    let style = if own.is_some() { TextStyle::STRONG } else { TextStyle::BODY };
    let items = match own {
        Some(busy @ KeyChange { clash: Some((key, other)), .. }) => clash_items(busy, key, other, shortcuts),
        Some(_) => waiting_items(),
        None => cap_items(shortcut, shortcuts),
    };
    let name = text(style, shortcut.words());
    let contents = row([
        if shortcut.is_fixed() { name } else { name.silent() }.with_widths(NAME.0, NAME.1),
        wrapped_row(items).with_widths(CAPS.0, CAPS.1).grow(),
    ])
    .gap(Space::M)
    .inside_by(Space::M, Space::Xxs)
    .target(TargetHeight::Row)
    .key(row_key(shortcut));
    if shortcut.is_fixed() {
        return contents;
    }
    contents
        .on(Surface::Painted(Box::new(move |pen, rect, state| draw_background(pen, rect, own, state))))
        .press(asks(shortcut, Clicked::Row))
        .called(shortcut.words())
}

const fn asks(shortcut: Shortcut, clicked: Clicked) -> Asked {
    Asked::Keys(KeyPress::Row(shortcut, clicked))
}

fn draw_background(pen: &Pen, rect: Rect, own: Option<KeyChange>, state: State) {
    let radius = Radius::Chip.points();
    let line = |colour| Stroke::new(LineWidth::Row.points(), colour);
    match own {
        Some(KeyChange { clash: Some(_), .. }) => pen.draw_rect(rect, radius, RED_WELL, line(LIGHT_RED)),
        Some(_) => pen.draw_rect(rect, radius, YELLOW_WELL, line(YELLOW)),
        None if state.is_hovered || state.has_focus => pen.fill_rect(rect, radius, RAISED),
        None => {}
    }
    state.draw_ring(pen, rect.shrink(Space::Xs.points()), Radius::Chip);
}

fn note<'a>(words: Phrase) -> Node<'a, Asked> {
    text(TextStyle::NOTE, words)
}

/// Items while a key is waited for.
fn waiting_items<'a>() -> Vec<Node<'a, Asked>> {
    let waits = |pen: &mut Pen, rect: Rect, _: State| {
        pen.fill_rect(rect, Radius::Chip.points(), INSET);
        pen.draw_dashed_rect(rect, Stroke::new(LineWidth::Row.points(), YELLOW), DASH, DASH);
    };
    let press = text(TextStyle::STRONG.in_colour(YELLOW), phrase!("settings-keys-press"))
        .anchor(Anchor::Middle)
        .manner(Manner::ReadOut)
        .inside_by(Space::S, Space::Xs)
        .at_least_wide(WAITS)
        .on(Surface::Painted(Box::new(waits)));
    let leaves = note(phrase!("settings-keys-leaves")).manner(Manner::ReadOut);
    Vec::from([press, keycap(english_key_cap(Key::Escape)), leaves])
}

/// Items for a key that another shortcut has: buttons to swap the keys or to leave them.
fn clash_items<'a>(busy: KeyChange, key: Key, other: Shortcut, shortcuts: &Shortcuts) -> Vec<Node<'a, Asked>> {
    let taken =
        if other.is_fixed() { phrase!("settings-keys-stays") } else { words_of_swap(busy, key, other, shortcuts) };
    let taken = text(TextStyle::STRONG.in_colour(LIGHT_RED), taken).manner(Manner::ReadOut);
    let answer = |label: Phrase, swaps: bool| {
        let clicked = if swaps { Clicked::Swap } else { Clicked::Leave };
        choice(label, swaps, asks(busy.shortcut, clicked)).key(clash_key(swaps))
    };
    let swap = if other.is_fixed() { Node::empty() } else { answer(phrase!("settings-keys-swap"), true) };
    Vec::from([
        keycap(shortcuts.key_cap(key)),
        icon("cross", IconSize::Text, LIGHT_RED),
        taken,
        spacer(),
        swap,
        answer(busy.keep_label(shortcuts), false),
    ])
}

/// Words for what a key does that another shortcut has, and for what it and the key that is given
/// for it do after a swap.
fn words_of_swap(busy: KeyChange, key: Key, other: Shortcut, shortcuts: &Shortcuts) -> Phrase {
    let what = other.words();
    let own = busy.shortcut.words();
    match shortcuts.key_in_return(busy.shortcut, busy.replaces, key) {
        Some(back) => phrase!("settings-keys-swaps", what = what, own = own, key = shortcuts.key_cap(back)),
        None => phrase!("settings-keys-moves", what = what, own = own),
    }
}

/// Caps of the keys, room for one more, and the button that restores the usual ones.
fn cap_items<'a>(shortcut: Shortcut, shortcuts: &Shortcuts) -> Vec<Node<'a, Asked>> {
    let keys = shortcuts.keys_of(shortcut).enumerate();
    let mut items: Vec<Node<Asked>> = keys
        .map(|(number, key)| {
            let cap = keycap(shortcuts.key_cap(key));
            // A press of the row itself replaces the first key.
            if number == 0 || shortcut.is_fixed() {
                return cap.silent();
            }
            small_button(cap, shortcut, &shortcuts.key_cap(key), Clicked::Key(Some(number)))
        })
        .collect();
    if shortcut.is_fixed() {
        items.extend([icon("locked", IconSize::Text, MUTED), note(phrase!("settings-keys-stays"))]);
        return items;
    }
    let more = phrase!("settings-keys-one-more");
    items.push(small_button(plus(), shortcut, &more, Clicked::Key(None)).hint(more));
    if shortcuts.is_changed(shortcut) {
        let usual = shortcut.usual().iter().map(|&key| shortcuts.key_cap(key));
        let usual = Phrase::list(usual).unwrap_or_default();
        let undo = icon("undo", IconSize::Text, SECOND).inside_by(Space::S, Space::None);
        items.extend([
            spacer(),
            note(phrase!("settings-keys-was", keys = usual)),
            small_button(undo, shortcut, &phrase!("turn-undo"), Clicked::Usual),
        ]);
    }
    items
}

/// Describes a dashed frame with a plus.
fn plus<'a>() -> Node<'a, Asked> {
    let frame = |pen: &mut Pen, rect: Rect, _: State| {
        pen.draw_dashed_rect(rect, Stroke::new(LineWidth::Well.points(), MUTED), DASH, DASH);
    };
    row([icon("plus", IconSize::Sign, MUTED)]).inside(Space::S).on(Surface::Painted(Box::new(frame)))
}

/// Makes a small button of a node in the row; its spoken name begins with that of the row.
fn small_button<'a>(node: Node<'a, Asked>, shortcut: Shortcut, name: &Phrase, clicked: Clicked) -> Node<'a, Asked> {
    let called = phrase!("settings-name-and-value", name = shortcut.words(), value = name);
    row([node]).on(Surface::Bare).press(asks(shortcut, clicked)).called(called).key((shortcut, name.id().to_owned()))
}
