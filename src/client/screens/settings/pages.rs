//! The pages for reading, colours, motion and the window.

use bevy_egui::egui::{Rect, Stroke};

use super::asked::{Asked, setting_choices, setting_switch};
use crate::kit::palette::{CREAM, ColourSet, INK, INSET, YELLOW, YELLOW_WELL};
use crate::kit::panel::build::{card, choose, column, even_row, painted, row, seat_chip, text, widget};
use crate::kit::panel::{Node, Role, State, Surface};
use crate::kit::text::{Anchor, TextStyle};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::widgets::{Slider, choice};
use crate::kit::{Appearance, Pen};
use crate::settings::{Settings, Speed};
use shell::language::phrase;
use shell::seats::Colour;
use shell::seats::default_name;

/// Text sizes between the smallest and the largest, in percent.
const TEXT_STEP: u16 = 25;
const LEAST_TEXT: u16 = 100;
const TEXT_STEPS: u8 = 4;

/// Describes the page Reading: size of text, explanations, and keys. `percent` is the size that is
/// being chosen.
pub(super) fn reading_page<'a>(settings: &Settings, percent: u16) -> Node<'a, Asked> {
    let percent_text = || text(TextStyle::HEADING.in_colour(YELLOW), phrase!("settings-percent", percent = percent));
    let name = || text(TextStyle::BODY, phrase!("settings-text-size"));
    let slider = || widget(text_size_slider(percent)).grow();
    // The slider has a line of its own if it would be short beside its name.
    let beside = row([name(), slider(), percent_text()]).gap(Space::L);
    let below = column([row([name().grow(), percent_text()]), slider()]);
    let explains = setting_switch(phrase!("settings-explains"), settings.explains, |settings, is_on| {
        settings.explains = is_on;
    });
    let shows_keys = setting_switch(phrase!("settings-shows-keys"), settings.shows_keys, |settings, is_on| {
        settings.shows_keys = is_on;
    });
    column([card([choose([beside, below]), text_sample(settings, percent)]), card([explains, shows_keys])])
        .gap(Space::M)
}

fn text_size_slider<'a>(percent: u16) -> Slider<'a, Asked> {
    let steps = f32::from(TEXT_STEPS);
    Slider {
        name: phrase!("settings-text-size"),
        value: f32::from(percent.saturating_sub(LEAST_TEXT)) / f32::from(TEXT_STEP) / steps,
        step: 1.0 / steps,
        marks: TEXT_STEPS + 1,
        message: Box::new(move |value| {
            let step = (value * steps).round() as u16;
            Asked::TextSize(LEAST_TEXT + step * TEXT_STEP)
        }),
    }
}

/// Describes a prompt in the text size that is being chosen.
fn text_sample<'a>(settings: &Settings, percent: u16) -> Node<'a, Asked> {
    let style = TextStyle::PROMPT.scaled(f32::from(percent) / f32::from(settings.text));
    let sample = phrase!("settings-text-sample", name = default_name(Colour::Orange));
    row([seat_chip(Colour::Orange, IconSize::Name), text(style, sample).grow()])
        .gap(Space::M)
        .inside_by(Space::L, Space::M)
        .on(Surface::Sign(settings.colours.seat_colour(Colour::Orange)))
}

/// Describes the page Colours: the colours of the seats.
pub(super) fn colours_page<'a>(settings: &Settings) -> Node<'a, Asked> {
    let sets = even_row(ColourSet::ALL.map(|set| colour_set(set, settings.colours == set)));
    card([sets, text(TextStyle::NOTE, phrase!("settings-colours-symbols"))])
}

/// Describes a set of seat colours, which can be chosen.
fn colour_set<'a>(set: ColourSet, is_chosen: bool) -> Node<'a, Asked> {
    let draw_chips = move |pen: &mut Pen, room: Rect| {
        let step = room.width() / Colour::ALL.len() as f32;
        let side = room.height().min(step - Space::Xs.points());
        let look = Appearance { colours: set, ..pen.look };
        let mut swatch = Pen { ui: &mut *pen.ui, art: &mut *pen.art, look };
        for (number, colour) in Colour::ALL.into_iter().enumerate() {
            let middle = room.left() + (number as f32 + 0.5) * step;
            swatch.draw_seat_chip(middle - side / 2.0, room.center().y - side / 2.0, colour, side);
        }
    };
    let chip = IconSize::Row.points();
    let chips = painted(Colour::ALL.len() as f32 * chip, chip, draw_chips);
    let name = text(TextStyle::STRONG.in_colour(if is_chosen { YELLOW } else { CREAM }), set.name());
    let well = move |pen: &mut Pen, rect: Rect, state: State| {
        let (fill, line, width) =
            if is_chosen { (YELLOW_WELL, YELLOW, LineWidth::Panel) } else { (INSET, INK, LineWidth::Well) };
        pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(width.points(), line));
        state.draw_ring(pen, rect, Radius::Row);
    };
    column([chips, name.anchor(Anchor::Middle)])
        .gap(Space::L)
        .inside_by(Space::S, Space::L)
        .on(Surface::Painted(Box::new(well)))
        .press(Asked::change(move |settings| settings.colours = set))
        .role(Role::Radio { is_chosen })
}

/// Describes the page Motion: the speed of animations.
pub(super) fn motion_page<'a>(settings: &Settings) -> Node<'a, Asked> {
    let name = phrase!("settings-speed");
    let label = || text(TextStyle::BODY, name.clone());
    let speeds =
        || setting_choices(&name, Speed::ALL, Speed::name, settings.speed, |settings, speed| settings.speed = speed);
    let beside = row([label(), speeds().grow()]).gap(Space::L);
    let below = column([label(), speeds()]);
    let reduced = setting_switch(phrase!("settings-reduced-motion"), settings.reduced_motion, |settings, is_on| {
        settings.reduced_motion = is_on;
    });
    card([choose([beside, below]), reduced])
}

/// Describes the page Window: a window or the whole screen.
pub(super) fn window_page<'a>(settings: &Settings) -> Node<'a, Asked> {
    let kinds = [(phrase!("settings-in-window"), false), (phrase!("settings-full-screen"), true)];
    let kinds = kinds.map(|(name, is_full)| {
        let is_chosen = settings.full_screen == is_full;
        choice(name, is_chosen, Asked::change(move |settings| settings.full_screen = is_full))
    });
    card([even_row(kinds), text(TextStyle::NOTE, phrase!("settings-window-size"))])
}
