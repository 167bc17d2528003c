//! Plots of a finished game, round by round, and remarks about it. The caller defines what is
//! counted.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::app::sheet::has_large_text;
use crate::kit::palette::{INK, INSET, LINE, MUTED, YELLOW};
use crate::kit::panel::build::{column, icon, painted, row, spacer, text};
use crate::kit::panel::{Align, Node};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::{Pen, TextStyle};
use shell::language::Phrase;
use shell::record::{Chronicle, Recorded};
use shell::seats::Colour;

/// Contents of the figures.
pub struct Figures {
    /// Colours of the seats.
    pub colours: Vec<Colour>,
    /// Numbers of the rounds.
    pub rounds: Vec<u16>,
    /// Upper plot, the larger one.
    pub upper: Plot,
    /// Lower plot.
    pub lower: Plot,
    /// Remarks, two at most.
    pub remarks: Vec<Remark>,
}

/// Plot of a number of each seat, round by round.
pub struct Plot {
    /// Name of the plot.
    pub name: Phrase,
    /// Icon of the plot.
    pub icon: &'static str,
    /// Value at the upper edge.
    pub most: u16,
    /// Returns a value as the scale shows it.
    pub in_words: fn(u16) -> Phrase,
    /// Values of each seat, one at the end of each round.
    pub values: Vec<Vec<u16>>,
}

/// Returns a number in digits, for a plot of small numbers.
pub fn number_in_digits(number: u16) -> Phrase {
    Phrase::words(number.to_string())
}

/// Returns a value of each seat at the end of each round, for a plot. `value` reads it from the
/// game's note about a step, for a seat by its index.
pub fn values_of_seats<G: Recorded, N>(
    chronicle: &Chronicle<G, N>,
    seats: usize,
    value: impl Fn(&N, usize) -> u16,
) -> Vec<Vec<u16>> {
    (0..seats).map(|seat| chronicle.round_ends().map(|end| value(&end.note, seat)).collect()).collect()
}

/// Remark about the game.
pub struct Remark {
    /// Icon of the remark.
    pub icon: &'static str,
    /// Title.
    pub title: Phrase,
    /// Text below the title.
    pub text: Phrase,
}

/// Least heights of the upper and the lower plot, in points at the usual text size.
const UPPER: f32 = 174.0;
const LOWER: f32 = 126.0;
/// Greatest number of rounds that have their number.
const MOST_NUMBERS: usize = 12;
const NUMBER: TextStyle = TextStyle::BODY.in_colour(MUTED);

/// Describes the figures, and the button that copies them as text. The plots take the height that
/// is left.
pub fn figures_page<'a, M: 'a>(pen: &Pen, figures: &'a Figures, copy: Node<'a, M>) -> Node<'a, M> {
    let plot = |plot: &'a Plot| painted(0.0, 0.0, move |pen, rect| draw_plot(pen, rect, figures, plot)).grow();
    let remarks = column(figures.remarks.iter().map(remark_row));
    let foot = if has_large_text(pen) {
        column([remarks, row([copy, spacer()])])
    } else {
        row([remarks.grow().align(Align::Start), copy.align(Align::Start)]).gap(Space::M)
    };
    column([plot(&figures.upper).at_least_high(UPPER), plot(&figures.lower).at_least_high(LOWER), foot]).grow()
}

/// Describes a remark.
fn remark_row<'a, M: 'a>(remark: &'a Remark) -> Node<'a, M> {
    let words = column([text(TextStyle::STRONG, &remark.title), text(TextStyle::NOTE, &remark.text)]);
    row([icon(remark.icon, IconSize::Row, YELLOW).align(Align::Start), words.gap(Space::None).grow()])
}

/// Draws the seat's symbol at three places of its line, different for each seat, so that lines
/// differ by more than their hue.
fn draw_line_symbols(pen: &mut Pen, line: &[Pos2], colour: Colour, number: usize) {
    const SIDE: f32 = IconSize::Sign.points();
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return };
    for place in 0..3 {
        // A fifth of the third for each seat.
        let part = (place as f32 + (number as f32 + 1.0) / 5.0) / 3.0;
        let x = first.x + (last.x - first.x) * part;
        let crossing = line.windows(2).find(|ends| ends[0].x <= x && x <= ends[1].x);
        if let Some([from, to]) = crossing {
            let y = from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x).max(1.0);
            pen.draw_seat_chip(x - SIDE / 2.0, y - SIDE / 2.0, colour, SIDE);
        }
    }
}

/// Draws a line for each seat over the rounds, with its symbol at the end.
fn draw_plot(pen: &mut Pen, rect: Rect, figures: &Figures, plot: &Plot) {
    pen.draw_inset(rect, Radius::Row.points(), INSET);
    let field = PlotField::of(pen, rect, figures, plot);
    let inner = rect.shrink2(vec2(Space::M.points(), 0.0));
    let side = IconSize::Text.points();
    pen.draw_icon(plot.icon, inner.left(), field.title - side / 2.0, side, Color32::WHITE);
    let x = inner.left() + side + Space::S.points();
    let name = pen.ruler().layout(TextStyle::STRONG, inner.right() - x, &plot.name);
    name.paint_aloud(pen, Rect::from_pos(pos2(x, field.title)), Align2::LEFT_CENTER);
    field.draw_scale(pen, plot, &figures.rounds);
    let mut ends: Vec<(usize, f32)> = Vec::new();
    for (number, (&colour, values)) in figures.colours.iter().zip(&plot.values).enumerate() {
        // Lines at the same height are drawn side by side.
        let aside = (number as f32 - (figures.colours.len() as f32 - 1.0) / 2.0) * LineWidth::Row.points();
        let points = values.iter().enumerate().map(|(round, &value)| field.at(round, value) + vec2(0.0, aside));
        let points: Vec<Pos2> = points.collect();
        let hue = pen.seat_colour(colour);
        let width = LineWidth::Row.points();
        pen.painter().add(Shape::line(points.clone(), Stroke::new(2.0 * width, INK)));
        pen.painter().add(Shape::line(points.clone(), Stroke::new(width, hue)));
        draw_line_symbols(pen, &points, colour, number);
        ends.extend(points.last().map(|end| (number, end.y)));
    }
    draw_line_ends(pen, rect.shrink(Space::Xs.points()), &figures.colours, ends);
}

/// Draws a symbol at the end of each line; those of lines that end close together are stacked.
fn draw_line_ends(pen: &mut Pen, rect: Rect, colours: &[Colour], mut ends: Vec<(usize, f32)>) {
    let side = IconSize::Text.points();
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut free = rect.top();
    let count = ends.len();
    for (place, (number, y)) in ends.into_iter().enumerate() {
        let lowest = rect.bottom() - side * (count - place) as f32;
        let y = (y - side / 2.0).max(free).min(lowest);
        pen.draw_seat_chip(rect.right() - Space::S.points() - side, y, colours[number], side - 1.0);
        free = y + side;
    }
}

/// Field of a plot, over which its lines are drawn.
struct PlotField {
    rect: Rect,
    /// Vertical middle of the title, and of the numbers of the rounds, in points.
    title: f32,
    foot: f32,
    /// Width of the widest number, in points.
    number: f32,
    /// Value at the upper edge.
    most: u16,
    /// Number of steps from the first round to the last.
    steps: usize,
}

impl PlotField {
    fn of(pen: &Pen, rect: Rect, figures: &Figures, plot: &Plot) -> Self {
        let two_digits = pen.ruler().layout(NUMBER, f32::INFINITY, "00").size();
        let most = pen.ruler().layout(NUMBER, f32::INFINITY, (plot.in_words)(plot.most)).size();
        let number = most.x.max(two_digits.x);
        let line = two_digits.y + Space::S.points();
        let side = IconSize::Text.points() + 2.0 * Space::M.points();
        let left = rect.left() + number + Space::Xl.points();
        let top = rect.top() + line + Space::L.points();
        let bottom = rect.bottom() - line;
        Self {
            rect: Rect::from_min_max(pos2(left, top), pos2(rect.right() - side, bottom)),
            title: rect.top() + Space::Xs.points() + line / 2.0,
            foot: rect.bottom() - line / 2.0,
            number,
            most: plot.most,
            steps: figures.rounds.len().saturating_sub(1).max(1),
        }
    }

    /// Point of a value at the end of a round.
    fn at(&self, round: usize, value: u16) -> Pos2 {
        let x = self.rect.left() + self.rect.width() * round as f32 / self.steps as f32;
        pos2(x, self.rect.bottom() - self.rect.height() * f32::from(value) / f32::from(self.most.max(1)))
    }

    /// Draws the lines of the least and the greatest value, and the numbers of values and rounds.
    fn draw_scale(&self, pen: &Pen, plot: &Plot, rounds: &[u16]) {
        for level in [0, self.most] {
            let y = self.at(0, level).y;
            pen.painter().hline(self.rect.x_range(), y, Stroke::new(LineWidth::Thin.points(), LINE));
            let at = pos2(self.rect.left() - Space::S.points(), y);
            draw_number(pen, at, Align2::RIGHT_CENTER, (plot.in_words)(level));
        }
        // Round numbers that would overlap are left out.
        let room = (self.rect.width() / (self.number + Space::M.points())).max(1.0) as usize;
        let every = rounds.len().div_ceil(room.min(MOST_NUMBERS)).max(1);
        for (number, round) in rounds.iter().enumerate().step_by(every) {
            let at = pos2(self.at(number, 0).x, self.foot);
            draw_number(pen, at, Align2::CENTER_CENTER, number_in_digits(*round));
        }
    }
}

/// Draws a number of the scale with its side or its middle at a point.
fn draw_number(pen: &Pen, at: Pos2, align: Align2, number: Phrase) {
    pen.ruler().layout(NUMBER, f32::INFINITY, number).paint_aloud(pen, Rect::from_pos(at), align);
}
