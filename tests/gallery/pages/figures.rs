//! Drawings, figures and names.

use bevy_egui::egui::{Color32, Rect};
use client::art::files::SHARED_DRAWINGS;
use client::kit::palette::{CREAM, STAGE};
use client::kit::panel::build::{column, even_row, icon, painted, row, seat_chip, text, widget, wrapped_row};
use client::kit::panel::{Align, Node, Surface};
use client::kit::scenery::draw_scenery;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::widgets::figure::{LampRow, MeterBar, NumberBadge};
use client::kit::widgets::name::{name_in_room, name_on_line};
use client::kit::{Anchor, Pen, TextStyle};
use shell::seats::Colour;

use crate::asked::Asked;
use crate::specimens::{named, part, parts};

/// Drawings that are no icons.
const LARGE: [&str; 5] = ["backdrop_dusk", "cursor_grab", "shelf_board", "shelf_wall", "shutter"];
const SIZES: [IconSize; 5] = [IconSize::Sign, IconSize::Text, IconSize::Row, IconSize::Name, IconSize::Large];
const LONG_NAME: &str = "Maximiliane von Schrottburg";
/// Widths of the rooms of a name, and size of a painted picture, in points.
const ROOMS: [f32; 4] = [320.0, 200.0, 140.0, 90.0];
const PICTURE: (f32, f32) = (200.0, 80.0);
/// Least width of an icon with its name, in points at the usual text size.
const ICON: f32 = 112.0;

/// Describes figures, names in rooms of several widths, and all icons.
pub fn figures_and_names_page<'a>() -> Node<'a, Asked> {
    let colours = Colour::ALL.map(|colour| seat_chip(colour, IconSize::Name));
    let chips = wrapped_row(SIZES.map(|size| seat_chip(Colour::Orange, size))).and(colours);
    parts([
        part(
            "Figures",
            [named([
                ("seat_chip", chips),
                ("LampRow", lamps(7, false)),
                ("LampRow that warns", lamps(2, true)),
                ("MeterBar", widget(MeterBar { icon: "target", shown: 26.0, full: 40 })),
                ("NumberBadge", row([badge(3, 3), badge(5, 3), badge(1, 3), badge(0, 0)])),
                ("painted", painted(PICTURE.0, PICTURE.1, draw_ground)),
            ])],
        ),
        part(
            "Names that may be long",
            [named([
                ("name_on_line", rooms(|_| name_on_line(TextStyle::NAME, LONG_NAME))),
                ("name_in_room", rooms(|number| name_in_room(LONG_NAME, ("name", number)))),
            ])],
        ),
        part("Icons of all games", [even_row(icons())]),
    ])
}

/// Describes a row of ten lamps, some of which are on.
fn lamps<'a>(value: u8, is_low: bool) -> Node<'a, Asked> {
    widget(LampRow { icon: "target", value, full: 10, is_low })
}

/// Describes a badge, with its value before a change.
fn badge<'a>(value: u16, before: u16) -> Node<'a, Asked> {
    widget(NumberBadge { icon: "target", value, before, shown: value, warns: false })
}

/// Draws a robot before the wall of the workshop.
fn draw_ground(pen: &mut Pen, rect: Rect) {
    pen.draw_inset(rect, Radius::Row.points(), STAGE);
    let ground = rect.with_min_y(rect.bottom() - Space::L.points());
    draw_scenery(pen, rect, ground);
    let side = rect.height() / 2.0;
    pen.draw_icon("bot", rect.center().x - side / 2.0, ground.top() - side, side, CREAM);
}

/// Describes a name in rooms of several widths. The number is that of the room.
fn rooms<'a>(name: impl Fn(usize) -> Node<'a, Asked>) -> Node<'a, Asked> {
    column(ROOMS.into_iter().enumerate().map(|(number, width)| {
        let well = row([name(number).grow()]).inside_by(Space::S, Space::Xs).on(Surface::Well);
        well.exactly_wide(width).align(Align::Start)
    }))
}

/// Describes all icons with their names.
fn icons<'a>() -> Vec<Node<'a, Asked>> {
    let names = SHARED_DRAWINGS.0.iter().map(|file| file.name).filter(|name| !LARGE.contains(name));
    let specimen = |name: &'static str| {
        // Symbols of seats are dark, upon their colours.
        let tint = if name == "colours" { Color32::WHITE } else { CREAM };
        let picture = row([icon(name, IconSize::Name, tint)]).inside(Space::S).on(Surface::Well).align(Align::Middle);
        let name = text(TextStyle::NOTE, name.replace('_', " ")).anchor(Anchor::Middle);
        column([picture, name]).gap(Space::Xs).at_least_wide(ICON)
    };
    names.map(specimen).collect()
}
