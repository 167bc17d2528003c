//! Standings of a finished game, winners first. The caller defines what the columns count.

use bevy_egui::egui::{Color32, CornerRadius, Rect, Stroke, Vec2, vec2};

use crate::art::Picture;
use crate::kit::palette::{CARD, CREAM, GREEN, INK, INSET, SECOND, YELLOW, rgb};
use crate::kit::panel::build::{choose, column, painted, row, seat_chip, table, text};
use crate::kit::panel::{Node, Surface};
use crate::kit::spoken::Manner;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::widgets::icon_button::small_button;
use crate::kit::widgets::name::name_on_line;
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::{Argument, Phrase, phrase};
use shell::seats::{Colour, Seat, SeatId};

/// Sizes of the title on the plate, in points, in the order in which they are tried.
const TITLES: [f32; 4] = [44.0, 40.0, 36.0, 32.0];
/// Side of the winner's symbol, and of the picture of a player, in points.
const SYMBOL: f32 = 72.0;
const PICTURE: f32 = 64.0;
/// Letters on the plate, and the line of a winner.
const DARK: Color32 = rgb(0x0e_1a21);
const WON: Color32 = rgb(0x17_414f);

/// Plate that names the winners.
pub struct Banner {
    /// Colours of the winners.
    pub winners: Vec<Colour>,
    /// Sentence that names the winners; shown in capitals.
    pub title: Phrase,
    /// Text below it, about how and when the game was won.
    pub text: Phrase,
}

impl Banner {
    /// Plate that names these winners; if there are none, `nobody` is its title.
    pub fn of_winners(winners: &[&Seat], nobody: Phrase, text: Phrase) -> Self {
        let title = match winners {
            [] => nobody,
            [one] => phrase!("victory-one-wins", name = &one.name),
            several => {
                phrase!("victory-several-win", names = Argument::list(several.iter().map(|seat| seat.name.as_str())))
            }
        };
        Self { winners: winners.iter().map(|seat| seat.colour).collect(), title, text }
    }
}

/// Standings of all seats, the winners first.
pub struct Standings {
    /// Names of the columns.
    pub columns: [Phrase; 3],
    /// Lines, one for each seat.
    pub rows: Vec<StandingsRow>,
}

impl Standings {
    /// Picture of the first winner; `None` if nobody has won.
    pub fn picture_of_winner(&self) -> Option<&Picture> {
        self.rows.first().filter(|row| row.won).map(|row| &row.picture)
    }
}

/// Line of the standings.
pub struct StandingsRow {
    /// Seat of the player.
    pub seat: SeatId,
    /// Name of the player.
    pub name: String,
    /// Colour of the player.
    pub colour: Colour,
    /// Whether the player has won.
    pub won: bool,
    /// Picture of the player.
    pub picture: Picture,
    /// Text below the name, about how the game ended for the player.
    pub text: Phrase,
    /// Values in the columns; the first is the one that a winner has won by.
    pub values: [Phrase; 3],
    /// Name of the button that asks for the player's portrait; `None` if there is none.
    pub portrait: Option<Phrase>,
}

/// Describes the plate with the winners, over the whole width of the panel.
pub fn banner_plate<'a, M: 'a>(pen: &Pen, banner: &'a Banner) -> Node<'a, M> {
    let hue = banner.winners.first().map_or(YELLOW, |&colour| pen.seat_colour(colour));
    let symbol = match *banner.winners.as_slice() {
        [one] => painted(SYMBOL, SYMBOL, move |pen, rect| pen.draw_seat_chip(rect.left(), rect.top(), one, SYMBOL)),
        _ => Node::empty(),
    };
    let title = pen.tell(&banner.title).to_uppercase();
    // The title stays on one line if it fits at one of the sizes.
    let title = choose(TITLES.map(|size| text(TextStyle::display(size, DARK), title.clone()).manner(Manner::Heading)));
    let about = text(TextStyle::PROMPT.in_colour(DARK), &banner.text);
    row([symbol, column([title, about]).gap(Space::None).grow()])
        .gap(Space::Xl)
        .inside_by(Space::Xl, Space::L)
        .on(Surface::Painted(Box::new(move |pen, rect, _| draw_plate(pen, rect, hue))))
}

/// Draws the plate inside the outline of the panel.
fn draw_plate(pen: &Pen, rect: Rect, hue: Color32) {
    let round = (Radius::Dialog.points() - LineWidth::Well.points()) as u8;
    let line = LineWidth::Thin.points();
    let plate = Rect::from_min_max(rect.min + Vec2::splat(line), rect.max - vec2(line, 0.0));
    pen.painter().rect_filled(plate, CornerRadius { nw: round, ne: round, sw: 0, se: 0 }, hue);
    pen.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(LineWidth::Chosen.points(), INK));
}

/// Describes the standings, with the names of the columns above. `asks` makes the message that asks
/// for the portrait of a player; there is none if it makes none.
pub fn standings_table<'a, M: 'a>(standings: &'a Standings, asks: impl Fn(SeatId) -> Option<M>) -> Node<'a, M> {
    let lines = standings.rows.iter().enumerate().map(|(number, line)| standings_line(number, line, asks(line.seat)));
    table([column_names(standings)].into_iter().chain(lines))
}

/// Describes the names of the columns.
fn column_names<'a, M: 'a>(standings: &'a Standings) -> Node<'a, M> {
    let blank = || painted(0.0, 0.0, |_, _| ());
    let name =
        |name| text(TextStyle::STRONG.in_colour(SECOND), name).anchor(Anchor::Middle).inside_by(Space::Xs, Space::None);
    let [first, second, third] = &standings.columns;
    row([blank(), blank(), blank().grow(), name(first), name(second), name(third), blank()])
        .inside_by(Space::S, Space::None)
}

/// Describes the line of a player.
fn standings_line<'a, M: 'a>(number: usize, line: &'a StandingsRow, asks: Option<M>) -> Node<'a, M> {
    let rank = TextStyle::SECTION.in_colour(if line.won { YELLOW } else { SECOND });
    let place = if line.won { 1 } else { number + 1 };
    let picture = painted(PICTURE, PICTURE, move |pen, rect| {
        pen.draw_inset(rect, Radius::Chip.points(), INSET);
        pen.draw_seat_picture(("standing", number), &line.picture, rect, Space::S.points());
    });
    let name = row([seat_chip(line.colour, IconSize::Text), name_on_line(TextStyle::NAME, &line.name).grow()]);
    let words = column([name, text(TextStyle::NOTE, &line.text)]).gap(Space::Xxs);
    let value = |column: usize| {
        let colour = if column == 0 && line.won { GREEN } else { CREAM };
        text(TextStyle::LARGE_LABEL.in_colour(colour), &line.values[column]).anchor(Anchor::Middle)
    };
    let rank = text(rank, place.to_string()).anchor(Anchor::Middle);
    let portrait = asks.zip(line.portrait.clone()).map_or_else(
        || painted(0.0, 0.0, |_, _| ()),
        |(asks, name)| small_button("portrait", name, None, asks).key(("portrait", line.seat)),
    );
    row([rank, picture, words.grow(), value(0), value(1), value(2), portrait])
        .inside(Space::S)
        .on(Surface::Painted(Box::new(|pen, rect, _| draw_line_surface(pen, rect, line))))
}

fn draw_line_surface(pen: &Pen, rect: Rect, line: &StandingsRow) {
    let (fill, edge, wide) =
        if line.won { (WON, pen.seat_colour(line.colour), LineWidth::Chosen) } else { (CARD, INK, LineWidth::Row) };
    pen.draw_rect(rect, Radius::Panel.points(), fill, Stroke::new(wide.points(), edge));
}
