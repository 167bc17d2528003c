//! Surfaces, colours and sizes.

use bevy_egui::egui::{Color32, Rect, Stroke};
use client::kit::palette::{
    BROWN_WELL, CARD, CREAM, GREEN, GREEN_SIGN, GREEN_WELL, INK, INSET, LIGHT_RED, LINE, MUTED, NIGHT, PANEL, RAISED,
    RED, RED_SIGN, RED_WELL, SECOND, SHELF, SIGN, STAGE, STAGE_LINE, TRAY_INSET, YARD, YELLOW, YELLOW_WELL,
};
use client::kit::panel::build::{column, even_row, painted, row, text, wrapped_row};
use client::kit::panel::{Align, Node, State, Surface};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::{Anchor, Pen, TextStyle};
use shell::seats::Colour;

use crate::asked::Asked;
use crate::specimens::{named, part, parts};

/// Colours of the palette with their names.
const COLOURS: [(&str, Color32); 26] = [
    ("INK", INK),
    ("NIGHT", NIGHT),
    ("INSET", INSET),
    ("TRAY_INSET", TRAY_INSET),
    ("SIGN", SIGN),
    ("PANEL", PANEL),
    ("CARD", CARD),
    ("RAISED", RAISED),
    ("LINE", LINE),
    ("YARD", YARD),
    ("SHELF", SHELF),
    ("STAGE", STAGE),
    ("STAGE_LINE", STAGE_LINE),
    ("CREAM", CREAM),
    ("SECOND", SECOND),
    ("MUTED", MUTED),
    ("YELLOW", YELLOW),
    ("YELLOW_WELL", YELLOW_WELL),
    ("BROWN_WELL", BROWN_WELL),
    ("GREEN", GREEN),
    ("GREEN_WELL", GREEN_WELL),
    ("GREEN_SIGN", GREEN_SIGN),
    ("RED", RED),
    ("LIGHT_RED", LIGHT_RED),
    ("RED_WELL", RED_WELL),
    ("RED_SIGN", RED_SIGN),
];

/// Least width of a surface or a colour with its name, in points at the usual text size.
const SPECIMEN: f32 = 150.0;

/// Describes the surfaces, the colours of the palette and the sizes.
pub fn surfaces_page<'a>(pen: &Pen) -> Node<'a, Asked> {
    let colours = COLOURS.map(|(name, colour)| {
        let patch = painted(0.0, 0.0, move |pen, rect| pen.draw_inset(rect, Radius::Row.points(), colour));
        let patch = patch.at_least_high(IconSize::Name.points());
        column([patch, text(TextStyle::NOTE, name)]).gap(Space::Xs).at_least_wide(SPECIMEN)
    });
    parts([
        part("Surfaces", [even_row(surfaces(pen.seat_colour(Colour::Orange)))]),
        part("Colours", [even_row(colours)]),
        part(
            "Sizes",
            [named([
                ("Space", sizes(SPACES.map(|space| (space.points(), 0.0)))),
                ("IconSize", sizes(ICONS.map(|size| (size.points(), 0.0)))),
                ("TargetHeight", sizes(TARGETS.map(|target| (target.points(), 0.0)))),
                ("Radius", sizes(RADII.map(|radius| (TargetHeight::Row.points(), radius.points())))),
                ("LineWidth", wrapped_row(LINES.map(line_sample)).gap(Space::L)),
            ])],
        ),
    ])
}

/// Sizes, in the order of their lengths.
const SPACES: [Space; 7] = [Space::Xxs, Space::Xs, Space::S, Space::M, Space::L, Space::Xl, Space::Xxl];
const ICONS: [IconSize; 5] = [IconSize::Sign, IconSize::Text, IconSize::Row, IconSize::Name, IconSize::Large];
const TARGETS: [TargetHeight; 4] = [TargetHeight::Row, TargetHeight::Action, TargetHeight::Button, TargetHeight::Large];
const RADII: [Radius; 4] = [Radius::Chip, Radius::Row, Radius::Panel, Radius::Dialog];
const LINES: [LineWidth; 5] = [LineWidth::Thin, LineWidth::Well, LineWidth::Row, LineWidth::Panel, LineWidth::Chosen];

/// Describes a word on each surface. `hue` is the colour of a seat.
fn surfaces<'a>(hue: Color32) -> Vec<Node<'a, Asked>> {
    let striped = |pen: &mut Pen, rect: Rect, _: State| {
        pen.draw_dashed_rect(rect, Stroke::new(LineWidth::Row.points(), LINE), Space::S.points(), Space::Xs.points());
    };
    let all: [(&str, Color32, Surface); 13] = [
        ("Bare", CREAM, Surface::Bare),
        ("Panel", CREAM, Surface::Panel(Radius::Dialog)),
        ("Card", CREAM, Surface::Card),
        ("Well", CREAM, Surface::Well),
        ("Sign", CREAM, Surface::Sign(hue)),
        ("Keycap", CREAM, Surface::Keycap),
        ("Choice", CREAM, Surface::Choice { is_chosen: false }),
        ("Choice, chosen", INK, Surface::Choice { is_chosen: true }),
        ("Row", CREAM, Surface::Row { is_chosen: false }),
        ("Row, chosen", YELLOW, Surface::Row { is_chosen: true }),
        ("Entry", CREAM, Surface::Entry { is_chosen: false }),
        ("Entry, chosen", INK, Surface::Entry { is_chosen: true }),
        ("Painted", CREAM, Surface::Painted(Box::new(striped))),
    ];
    let specimen = |(name, colour, surface)| {
        let name = text(TextStyle::STRONG.in_colour(colour), name).anchor(Anchor::Middle);
        name.inside_by(Space::L, Space::M).at_least_wide(SPECIMEN).on(surface)
    };
    all.into_iter().map(specimen).collect()
}

/// Describes squares, each with its side and the radius of its corners, with their numbers below.
fn sizes<'a, const N: usize>(squares: [(f32, f32); N]) -> Node<'a, Asked> {
    let square = |(side, radius): (f32, f32)| {
        let square = painted(side, side, move |pen, rect| pen.fill_rect(rect, radius, YELLOW)).align(Align::Middle);
        let number = if radius > 0.0 { radius } else { side };
        column([square, text(TextStyle::NOTE, number.to_string()).anchor(Anchor::Middle)])
            .gap(Space::Xs)
            .at_least_wide(IconSize::Name.points())
            .align(Align::End)
    };
    wrapped_row(squares.map(square)).gap(Space::L)
}

/// Describes a line of a width, with its number.
fn line_sample<'a>(width: LineWidth) -> Node<'a, Asked> {
    let line = painted(IconSize::Large.points(), Space::M.points(), move |pen, rect| {
        pen.painter().hline(rect.x_range(), rect.center().y, Stroke::new(width.points(), YELLOW));
    });
    row([line, text(TextStyle::NOTE, width.points().to_string())])
}
