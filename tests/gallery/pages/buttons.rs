//! Buttons and key caps.

use client::kit::palette::CREAM;
use client::kit::panel::Node;
use client::kit::panel::build::{column, corner_key, keycap, layers, row, seat_chip, text, wrapped_row};
use client::kit::tokens::{IconSize, Space, TargetHeight};
use client::kit::widgets::icon_button::small_button;
use client::kit::{Button, ButtonKind, TextStyle};
use shell::language::phrase;
use shell::seats::Colour;

use crate::asked::Asked;
use crate::specimens::{named, part, parts};

/// Kinds with their names.
const KINDS: [(&str, ButtonKind); 5] = [
    ("Primary", ButtonKind::Primary),
    ("Slate", ButtonKind::Slate),
    ("Ghost", ButtonKind::Ghost),
    ("Go", ButtonKind::Go),
    ("Danger", ButtonKind::Danger),
];

/// Describes the buttons of each kind, those with an icon alone, and key caps.
pub fn buttons_page<'a>() -> Node<'a, Asked> {
    let steps = [
        ("round_back", phrase!("replay-round-back")),
        ("step_back", phrase!("replay-step-back")),
        ("step_forward", phrase!("replay-step-forward")),
        ("round_forward", phrase!("replay-round-forward")),
    ];
    let by_icon = steps.clone().map(|(icon, name)| {
        Button::usual("", ButtonKind::Slate)
            .with_icon(icon)
            .sends_by_icon(name, Asked::Nothing)
            .target(TargetHeight::Action)
    });
    let small = steps.map(|(icon, name)| small_button(icon, name, None, Asked::Nothing).key(("small", icon)));
    let closed = small_button("undo", phrase!("key-undo"), Some(phrase!("nothing-to-undo")), Asked::Nothing);
    let caps = [phrase!("cap-escape"), phrase!("cap-enter"), phrase!("cap-space"), phrase!("cap-page-down")];
    parts([
        part("Kinds", [named(KINDS.map(|(name, kind)| (name, buttons_of_kind(name, kind))))]),
        part(
            "Large, and pressed by Enter",
            [wrapped_row([
                Button::large(phrase!("settings-done"), ButtonKind::Primary)
                    .with_icon("check")
                    .as_default()
                    .sends(Asked::Nothing)
                    .key("large"),
                Button::large(phrase!("quit-unsaved"), ButtonKind::Danger).sends(Asked::Nothing),
                Button::large(phrase!("quit-stay"), ButtonKind::Slate).sends(Asked::Nothing),
            ])
            .gap(Space::M)],
        ),
        part("Around contents of its own", [wrapped_row([around_a_seat()])]),
        part("Icons alone, with their names as hints", [wrapped_row(by_icon), wrapped_row(small).and([closed])]),
        part("Keys", [wrapped_row([text(TextStyle::BODY, phrase!("keys-everywhere"))]).and(caps.map(keycap))]),
    ])
}

/// Describes a button around the chip of a seat and two lines.
fn around_a_seat<'a>() -> Node<'a, Asked> {
    let words = column([text(TextStyle::LABEL, "Blue"), text(TextStyle::NOTE, "plays by hand")]).gap(Space::None);
    let contents = row([seat_chip(Colour::Blue, IconSize::Name), words]);
    let contents = layers([contents, corner_key("C".to_owned(), CREAM)]);
    Button::usual("Blue plays by hand", ButtonKind::Slate).around(contents, Asked::Nothing)
}

/// Describes the buttons of a kind: with a label, an icon and a key, and disabled.
fn buttons_of_kind<'a>(name: &'static str, kind: ButtonKind) -> Node<'a, Asked> {
    let label = || Button::usual(phrase!("menu-continue"), kind);
    let buttons = [
        label(),
        label().with_icon("play"),
        label().with_keycap(Some("C".into())),
        label().with_corner_key(Some("C".into())),
        label().with_icon("play").disabled_because(Some(phrase!("fault-no-game"))),
    ];
    let nodes = buttons.into_iter().enumerate().map(|(form, button)| button.sends(Asked::Nothing).key((name, form)));
    wrapped_row(nodes).gap(Space::M)
}
