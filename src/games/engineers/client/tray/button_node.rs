//! A button of a turn, in the form for which there is room.

use bevy_egui::egui::Color32;

use super::buttons::TrayButton;
use super::facts::TrayPress;
use crate::client::play::TurnButton;
use crate::messages::phrase;
use client::kit::palette::{CREAM, INK, MUTED};
use client::kit::panel::build::{choose, column, icon, row, spacer, text};
use client::kit::panel::{Node, Rank};
use client::kit::tokens::{IconSize, Space};
use client::kit::{Anchor, Button, ButtonKind, TextStyle};
use shell::language::Phrase;

/// Width that each button claims, in points, whatever is written on it: all are equally wide.
const CLAIM: f32 = 40.0;

/// Key of a button.
pub const fn button_key(button: TurnButton) -> (&'static str, TurnButton) {
    ("tray-button", button)
}

/// Key of the key on a button.
pub const fn cap_key(button: TurnButton) -> (&'static str, TurnButton) {
    ("tray-cap", button)
}

/// Form of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ButtonForm {
    /// Icon, words and key on a line.
    Line,
    /// Icon and key above the words.
    Above,
    /// Icon, and words on several lines.
    IconAndWords,
    /// Words on several lines.
    Words,
    /// Icon and key.
    IconAndKey,
    /// Icon.
    Icon,
}

impl ButtonForm {
    const ALL: [Self; 6] = [Self::Line, Self::Above, Self::IconAndWords, Self::Words, Self::IconAndKey, Self::Icon];

    const fn has_words(self) -> bool {
        !matches!(self, Self::IconAndKey | Self::Icon)
    }

    const fn has_key(self) -> bool {
        matches!(self, Self::Line | Self::Above | Self::IconAndKey)
    }
}

/// Describes a button in the best form that has room; `has_key` if its key may be on it.
pub fn button_node(button: &TrayButton, has_key: bool) -> Node<'_, TrayPress> {
    let is_end = button.button == TurnButton::EndTurn;
    let styles: &[TextStyle] = if is_end { &[TextStyle::LABEL, TextStyle::STRONG] } else { &[TextStyle::STRONG] };
    // Above the words the icon stands beside the key.
    let is_possible = |form: &ButtonForm| has_key || !matches!(form, ButtonForm::Above | ButtonForm::IconAndKey);
    let forms = ButtonForm::ALL.into_iter().filter(is_possible);
    let forms = forms.flat_map(|form| styles.iter().map(move |style| in_form(button, form, *style, has_key)));
    choose(forms).gives_way(Rank::Second).stays().with_widths(CLAIM, CLAIM)
}

fn in_form(button: &TrayButton, form: ButtonForm, style: TextStyle, has_key: bool) -> Node<'_, TrayPress> {
    let kind = kind_of(button);
    let hue = hue_of(kind, button.why_not.is_some());
    let cap = || match button.cap.as_str() {
        cap if has_key && !cap.is_empty() => {
            text(TextStyle::NOTE.in_colour(hue), cap).silent().key(cap_key(button.button))
        }
        _ => Node::empty(),
    };
    let label = || text(style.in_colour(hue), button.label.clone()).anchor(Anchor::Middle);
    let sign = |size: IconSize| icon(button.icon, size, hue);
    let contents = match form {
        ButtonForm::Line => row([spacer(), sign(IconSize::Text), label(), cap(), spacer()]),
        ButtonForm::Above => column([row([sign(IconSize::Sign), spacer(), cap()]).gap(Space::Xs), label()]),
        ButtonForm::IconAndWords => row([spacer(), sign(IconSize::Text), label().narrow(), spacer()]),
        ButtonForm::Words => label().narrow(),
        ButtonForm::IconAndKey => row([spacer(), sign(IconSize::Text), cap(), spacer()]),
        ButtonForm::Icon => row([spacer(), sign(IconSize::Text), spacer()]),
    };
    let contents = contents.gap(if form == ButtonForm::Above { Space::None } else { Space::Xs });
    let why_not = button.why_not.as_ref().map(|why| match form.has_words() {
        true => why.clone(),
        false => phrase!("settings-name-and-value", name = &button.label, value = why),
    });
    let node = Button::usual(button.label.clone(), kind)
        .disabled_because(why_not)
        .around(contents, TrayPress::Button(button.button));
    let node = if form.has_words() && form.has_key() && has_key { node } else { node.hint(name_with_key(button)) };
    // The edge of the button that stands out is seen, so its words keep away from it.
    let beside = if kind == ButtonKind::Primary { Space::S } else { Space::Xs };
    let node = node.called(name_with_key(button)).inside_by(beside, Space::Xxs).at_least_high(0.0);
    node.noted(format!("tray button {:?}", button.button)).key(button_key(button.button))
}

/// Name of a button with its key, if it has one.
fn name_with_key(button: &TrayButton) -> Phrase {
    match button.cap.as_str() {
        "" => button.label.clone(),
        cap => phrase!("named-with-key", name = &button.label, key = cap),
    }
}

/// Kind of a button: the end of the turn stands out, and what is open is pressed in.
fn kind_of(button: &TrayButton) -> ButtonKind {
    match button.button {
        TurnButton::EndTurn => ButtonKind::Primary,
        _ if button.is_on => ButtonKind::Go,
        _ => ButtonKind::Slate,
    }
}

/// Colour of the words on a button of a kind.
const fn hue_of(kind: ButtonKind, is_closed: bool) -> Color32 {
    match kind {
        _ if is_closed => MUTED,
        ButtonKind::Primary | ButtonKind::Go | ButtonKind::Danger => INK,
        ButtonKind::Slate | ButtonKind::Ghost => CREAM,
    }
}
