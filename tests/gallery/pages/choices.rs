//! Radio buttons, switches, sliders, fields and entries of lists.

use bevy_egui::egui::Color32;
use client::kit::TextStyle;
use client::kit::palette::{CREAM, INK, SECOND, YELLOW};
use client::kit::panel::build::{choose, column, icon, row, seat_chip, text, widget};
use client::kit::panel::{Align, Node, Role, Surface};
use client::kit::tokens::{IconSize, Space, TargetHeight};
use client::kit::widgets::choice::{choice_with_icon, choices};
use client::kit::widgets::{Field, Slider, choice, list_entry, switch, switch_with_note, switch_with_value};
use client::settings::Speed;
use shell::language::{Phrase, phrase};
use shell::seats::seating::LONGEST_SEAT_NAME;
use shell::seats::{Colour, default_name};

use crate::asked::{Asked, TriedValues};
use crate::specimens::{named, part, parts};

/// Widths of lists of entries, in points: with names, and with icons alone.
const WIDE: f32 = 232.0;
const NARROW: f32 = 56.0;

/// Describes widgets with a value, which can be tried out.
pub fn choices_page<'a>(tried: &'a TriedValues) -> Node<'a, Asked> {
    let speeds = Speed::ALL.into_iter().enumerate();
    let words =
        choices(speeds.map(|(number, speed)| choice(speed.name(), tried.chosen == number, Asked::choose(number))));
    let kinds = ["human", "bot", "clock"].into_iter().zip([
        phrase!("player-person"),
        phrase!("player-normal"),
        phrase!("speed-at-once"),
    ]);
    let icons = kinds.enumerate().map(|(number, (icon, word))| {
        choice_with_icon(icon, word, tried.chosen == number, Asked::choose(number)).key(("kind", number))
    });
    let entries = row([false, true].map(|is_narrow| {
        let width = if is_narrow { NARROW } else { WIDE };
        column(entries(tried, is_narrow)).gap(Space::Xs).exactly_wide(width).align(Align::Start)
    }));
    parts([
        part("Radio buttons", [words, choices(icons), large_rows(tried)]),
        part(
            "Switches",
            [
                switch(phrase!("settings-reduced-motion"), tried.is_on, switching(tried)),
                switch_with_value(
                    phrase!("settings-language-computer"),
                    "English".into(),
                    tried.is_on,
                    switching(tried),
                ),
                switch_with_note(
                    phrase!("settings-captions"),
                    phrase!("settings-captions-about"),
                    tried.is_on,
                    switching(tried),
                ),
            ],
        ),
        part(
            "Sliders, and a field",
            [named([
                ("With marks", slider("marked", tried, 5)),
                ("Plain", slider("plain", tried, 0)),
                ("Field", name_field(tried)),
            ])],
        ),
        part("Entries of a list of pages", [entries]),
    ])
}

/// Message of a press of a switch.
fn switching(tried: &TriedValues) -> Asked {
    let is_on = !tried.is_on;
    Asked::try_out(move |tried| tried.is_on = is_on)
}

/// Describes large rows, which are radio buttons with contents of any kind.
fn large_rows<'a>(tried: &TriedValues) -> Node<'a, Asked> {
    let rows = Colour::ALL.into_iter().take(2).enumerate().map(|(number, colour)| {
        let is_chosen = tried.chosen == number;
        let name = || text(TextStyle::SECTION.in_colour(if is_chosen { YELLOW } else { CREAM }), default_name(colour));
        let about =
            || text(TextStyle::LEAD.in_colour(if is_chosen { CREAM } else { SECOND }), phrase!("player-person"));
        let words = choose([row([name().grow(), about()]), column([name(), about()]).gap(Space::None)]);
        row([seat_chip(colour, IconSize::Name), words.grow()])
            .gap(Space::L)
            .inside_by(Space::Xl, Space::M)
            .target(TargetHeight::Button)
            .on(Surface::Row { is_chosen })
            .press(Asked::choose(number))
            .role(Role::Radio { is_chosen })
    });
    column(rows).gap(Space::M)
}

/// Describes a slider with a number of marks.
fn slider<'a>(key: &'static str, tried: &TriedValues, marks: u8) -> Node<'a, Asked> {
    let steps = f32::from(marks.max(2) - 1);
    let slider = Slider {
        name: phrase!("settings-effects"),
        value: tried.slid,
        step: 1.0 / steps,
        marks,
        message: Box::new(|value| Asked::try_out(move |tried| tried.slid = value)),
    };
    widget(slider).key(key)
}

/// Describes a field for the name of a player.
fn name_field(tried: &TriedValues) -> Node<'_, Asked> {
    let field = Field {
        name: Phrase::words("Name of a player"),
        text: &tried.written,
        most_letters: LONGEST_SEAT_NAME,
        message: Box::new(|written| Asked::try_out(|tried| tried.written = written)),
    };
    widget(field).key("field")
}

/// Describes the entries of a list of pages; a narrow list shows only icons.
fn entries<'a>(tried: &TriedValues, is_narrow: bool) -> Vec<Node<'a, Asked>> {
    let names = [
        ("sound_on", phrase!("settings-sound")),
        ("keyboard", phrase!("keys-everywhere")),
        ("colours", phrase!("colours-dusk")),
    ];
    let entry = |(number, (icon_name, name)): (usize, (&'static str, Phrase))| {
        let is_chosen = tried.chosen == number;
        let tint = match is_chosen {
            _ if icon_name == "colours" => Color32::WHITE,
            true => INK,
            false => CREAM,
        };
        let picture = icon(icon_name, IconSize::Row, tint);
        list_entry(picture, name, is_chosen, is_narrow, Asked::choose(number)).key(("entry", number, is_narrow))
    };
    names.into_iter().enumerate().map(entry).collect()
}
