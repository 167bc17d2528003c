//! The seats of a new game, a row for each: its name, its colour and its player. Rows without a
//! seat have buttons to add one.

use bevy_egui::egui::{Color32, Rect, Stroke};

use super::fields::{LEVELS, colour_choices, level_button, name_field, player_choices};
use super::form::Form;
use super::press::FormPress;
use crate::client::art::starter_body;
use crate::messages::phrase;
use crate::parts::{FEWEST_SEATS, MOST_SEATS};
use client::kit::palette::{CARD, LINE, SECOND, fade_colour, rgb};
use client::kit::panel::build::{choose, column, layers, painted, row, text, wrapped_row};
use client::kit::panel::{Node, Surface, WidthRange};
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::widgets::icon_button::small_button;
use client::kit::{Button, ButtonKind, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::{PlayerKind, SeatKind};

/// Colour of a row without a seat, and opacity of the picture in it.
const EMPTY: Color32 = rgb(0x1b_2a30);
const FAINT: f32 = 0.55;

/// Describes the rows of all seats and the headings above them. A seat has a single line if there
/// is room, and else a second one for its player.
pub(crate) fn seats_panel<'a>(ruler: &Ruler, form: &'a Form) -> Node<'a, FormPress> {
    let level = level_widths(ruler);
    let with_rows = |headings: Node<'a, FormPress>, seat: &dyn Fn(usize) -> Node<'a, FormPress>| {
        let rows = (0..usize::from(MOST_SEATS)).map(|number| {
            if number < form.seats.len() { seat(number) } else { empty_row(number, number == form.seats.len()) }
        });
        column([headings]).and(rows)
    };
    let on_one_line = |number: usize| on_seat(form, number, row(cells(form, number, level)).gap(Space::M));
    let on_two_lines = |number: usize| on_seat(form, number, two_lines(form, number));
    choose([
        with_rows(headings(ruler, cells(form, 0, level), headings_of_cells(form)), &on_one_line),
        with_rows(headings(ruler, heading_cells(form), headings_of_first_line()), &on_two_lines),
    ])
}

/// Widths of the button of a level, whichever it is.
fn level_widths(ruler: &Ruler) -> WidthRange {
    layers(LEVELS.map(|level| level_button(level, 0))).widths_in(ruler)
}

/// Describes a row of headings, which are as wide as the cells below them.
fn headings<'a, const N: usize>(
    ruler: &Ruler,
    cells: [Node<'a, FormPress>; N],
    names: [Option<Phrase>; N],
) -> Node<'a, FormPress> {
    let headings = cells.into_iter().zip(names).enumerate().map(|(number, (mut cell, name))| {
        let WidthRange { least, ideal } = cell.widths_in(ruler);
        let name = name.map_or_else(|| painted(0.0, 0.0, |_, _| ()), |name| text(TextStyle::NOTE, name));
        let heading = name.with_widths(least, ideal);
        if number == NAME { heading.grow() } else { heading }
    });
    row(headings).gap(Space::M).inside_by(Space::L, Space::None)
}

/// Index of the name among the cells of a row; it takes what is left over.
const NAME: usize = 1;

fn headings_of_cells(form: &Form) -> [Option<Phrase>; 6] {
    let has_level = form.seats.iter().any(|seat| seat.kind != SeatKind::Human);
    let [portrait, name, colour] = headings_of_first_line();
    let level = has_level.then(|| phrase!("new-game-level"));
    [portrait, name, colour, Some(phrase!("new-game-played-by")), level, None]
}

fn headings_of_first_line() -> [Option<Phrase>; 3] {
    [None, Some(phrase!("new-game-name")), Some(phrase!("new-game-colour"))]
}

/// Cells of the first of two lines. The heading of the colours may be wider than they are.
fn heading_cells(form: &Form) -> [Node<'_, FormPress>; 3] {
    let [portrait, name, colours, remove] = first_line(form, 0);
    [portrait, name, row([colours, remove]).gap(Space::M)]
}

/// Cells of a seat on one line.
fn cells(form: &Form, number: usize, level: WidthRange) -> [Node<'_, FormPress>; 6] {
    let [portrait, name, colours, remove] = first_line(form, number);
    let kind = form.seats[number].kind;
    let own_level = match kind {
        SeatKind::Human => painted(0.0, 0.0, |_, _| ()),
        SeatKind::Computer(level) => level_button(level, number),
    };
    let players = row(player_choices(kind, number)).gap(Space::Xs);
    [portrait, name, colours, players, own_level.with_widths(level.least, level.ideal), remove]
}

/// Cells of a seat without those of its player.
fn first_line(form: &Form, number: usize) -> [Node<'_, FormPress>; 4] {
    let colour = form.seats[number].colour;
    let why_stays = (form.seats.len() <= usize::from(FEWEST_SEATS)).then(|| phrase!("new-game-two-players"));
    let remove = FormPress::change(move |form| drop(form.seats.remove(number)));
    [
        portrait(starter_body(colour), Color32::WHITE),
        name_field(form, number).grow(),
        colour_choices(form, number),
        small_button("cross", phrase!("new-game-remove", seat = number + 1), why_stays, remove).key(("remove", number)),
    ]
}

/// Describes a seat on two lines: the second one has its player.
fn two_lines(form: &Form, number: usize) -> Node<'_, FormPress> {
    let kind = form.seats[number].kind;
    let note = |words: Phrase| text(TextStyle::NOTE, words);
    let [person, computer] = player_choices(kind, number);
    let [heading, level] = match kind {
        SeatKind::Human => [Node::empty(), Node::empty()],
        SeatKind::Computer(level) => [note(phrase!("new-game-level")), level_button(level, number)],
    };
    column([
        row(first_line(form, number)).gap(Space::M),
        wrapped_row([note(phrase!("new-game-played-by")), person, computer, heading, level]),
    ])
}

/// Puts the contents of a row on a card with the colour of the seat.
fn on_seat<'a>(form: &Form, number: usize, contents: Node<'a, FormPress>) -> Node<'a, FormPress> {
    let colour = form.seats[number].colour;
    contents.inside_by(Space::L, Space::S).on(Surface::Painted(Box::new(move |pen, rect, _| {
        pen.draw_panel(rect, Radius::Panel.points(), CARD);
        pen.draw_left_edge(rect, Radius::Row.points(), Space::S.points(), pen.seat_colour(colour));
    })))
}

/// Describes a picture in a well.
fn portrait<'a>(drawing: &'static str, tint: Color32) -> Node<'a, FormPress> {
    let side = IconSize::Large.points();
    let draw = move |pen: &mut Pen, rect: Rect| {
        pen.draw_svg(drawing, rect.shrink(Space::Xs.points()), tint);
    };
    painted(side, side, draw).on(Surface::Well)
}

/// Describes a row without a seat. The first of them has buttons to add one.
fn empty_row<'a>(number: usize, can_add: bool) -> Node<'a, FormPress> {
    let words = || {
        let name = phrase!("new-game-empty", seat = number + 1);
        let picture = portrait("back_large", fade_colour(Color32::WHITE, FAINT));
        row([picture, text(TextStyle::PROMPT.in_colour(SECOND), name).grow()]).gap(Space::M)
    };
    let button = |label: Phrase, icon: &'static str, kind: SeatKind| {
        Button::usual(label, ButtonKind::Slate)
            .with_icon(icon)
            .sends(FormPress::change(move |form| form.add_seat(kind)))
            .target(TargetHeight::Action)
            .key(("add", icon, number))
    };
    let buttons = || {
        let computer = SeatKind::Computer(PlayerKind::Rusty);
        [
            button(phrase!("new-game-add-person"), "human", SeatKind::Human),
            button(phrase!("new-game-add-computer"), "bot", computer),
        ]
    };
    let contents = if can_add {
        choose([row([words().grow()]).and(buttons()), column([words(), wrapped_row(buttons())])])
    } else {
        words()
    };
    contents.inside_by(Space::L, Space::S).on(Surface::Painted(Box::new(|pen, rect, _| {
        pen.fill_rect(rect, Radius::Panel.points(), EMPTY);
        let dash = Space::S.points();
        pen.draw_dashed_rect(rect, Stroke::new(LineWidth::Row.points(), LINE), dash, dash);
    })))
}
