//! The sum of a throw: incoming less dodge is damage (rules 6.3 and 6.4).

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, Vec2, vec2};

use crate::messages::phrase;
use client::kit::palette::{BROWN_WELL, CREAM, INK, INSET, LIGHT_RED, RED_WELL, YELLOW, rgb};
use client::kit::panel::build::{choose, column, even_row, row, spacer, table, text};
use client::kit::panel::{Node, State, Surface};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// The three figures: a value, if it is known, and its source.
pub type SumFigures = [(Option<u16>, Phrase); 3];

/// Speed as it dodges, and the colour behind it.
const DODGE: Color32 = rgb(0x8a_d6f0);
const DODGE_WELL: Color32 = rgb(0x12_303d);
/// Style of a value in a box: the largest letters of the table.
const VALUE: TextStyle = TextStyle::display(44.0, CREAM);

/// Figure of the sum as it is shown.
pub struct ShownFigure {
    /// Value, or a question mark.
    value: String,
    name: Phrase,
    detail: Phrase,
    /// Colour of the value and the edge, and the colour behind them.
    colours: [Color32; 2],
    /// Sign before the figure.
    sign: Option<SumSign>,
}

/// Sign between two figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SumSign {
    Minus,
    Equals,
}

/// Rows of the sum one below the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SumRows {
    /// Each with large figures, and a name above its source.
    Loose,
    /// With small figures, and the source beside its name where it has room.
    Dense,
    /// As low as possible, without the sources.
    Bare,
}

/// Returns the figures as they are shown now; their values take `seconds` to roll to new ones.
pub fn shown_figures(pen: &Pen, figures: &SumFigures, seconds: f32) -> [ShownFigure; 3] {
    let shown = |number: usize, name: Phrase, colours: [Color32; 2], sign: Option<SumSign>| {
        let (value, detail) = &figures[number];
        let value = value.map(|value| pen.animate_number(name.id(), value, seconds).to_string());
        ShownFigure { value: value.unwrap_or_else(|| "?".to_owned()), name, detail: detail.clone(), colours, sign }
    };
    [
        shown(0, phrase!("step-incoming"), [YELLOW, BROWN_WELL], None),
        shown(1, phrase!("step-dodge"), [DODGE, DODGE_WELL], Some(SumSign::Minus)),
        shown(2, phrase!("step-damage"), [LIGHT_RED, RED_WELL], Some(SumSign::Equals)),
    ]
}

/// Describes three boxes side by side, with the signs between them.
pub fn sum_boxes<'a, M: 'a>(figures: &'a [ShownFigure; 3]) -> Node<'a, M> {
    even_row(figures.iter().map(sum_box)).gap(BETWEEN)
}

/// Gap between two boxes, in which a sign stands.
const BETWEEN: Space = Space::Xxl;

fn sum_box<'a, M: 'a>(figure: &'a ShownFigure) -> Node<'a, M> {
    let [colour, well] = figure.colours;
    let value = text(VALUE.in_colour(colour), &figure.value).anchor(Anchor::Middle);
    let name = text(TextStyle::STRONG, &figure.name).anchor(Anchor::Middle).narrow();
    let detail = text(TextStyle::NOTE, &figure.detail).anchor(Anchor::Middle).narrow();
    let sign = figure.sign;
    column([spacer(), value, name, detail, spacer()])
        .gap(Space::None)
        .inside_by(Space::S, Space::Xxs)
        .at_least_wide(TargetHeight::Large.points())
        .on(Surface::Painted(Box::new(move |pen: &mut Pen, rect: Rect, _: State| {
            pen.draw_rect(rect, Radius::Panel.points(), well, Stroke::new(LineWidth::Panel.points(), colour));
            let middle = rect.left_center() - vec2(BETWEEN.points(), Space::None.points()) / 2.0;
            sign.iter().for_each(|sign| sign.draw(pen, middle, IconSize::Text, Space::Xs.points()));
        })))
}

/// Describes three rows one below the other, with the signs between them.
pub fn sum_rows<M>(figures: &[ShownFigure; 3], rows: SumRows) -> Node<'_, M> {
    let gap = if rows == SumRows::Loose { Space::S } else { Space::Xs };
    table(figures.iter().map(|figure| sum_row(figure, rows, gap).grow())).gap(gap)
}

fn sum_row<M>(figure: &ShownFigure, rows: SumRows, gap: Space) -> Node<'_, M> {
    let [colour, well] = figure.colours;
    let (style, least) = match rows {
        SumRows::Loose => (TextStyle::PAGE, IconSize::Large),
        SumRows::Dense | SumRows::Bare => (TextStyle::LARGE_LABEL, IconSize::Name),
    };
    let value = text(style.in_colour(colour), &figure.value).anchor(Anchor::Middle).at_least_wide(least.points());
    let name = || text(TextStyle::STRONG, &figure.name);
    let detail = || text(TextStyle::NOTE, &figure.detail);
    let below = || column([name(), detail()]).gap(Space::None);
    let words = match rows {
        SumRows::Loose => below(),
        SumRows::Dense => choose([row([name(), detail()]), below()]),
        SumRows::Bare => name(),
    };
    let sign = figure.sign;
    row([value, words.grow()]).inside_by(Space::S, Space::Xxs).on(Surface::Painted(Box::new(
        move |pen: &mut Pen, rect: Rect, _: State| {
            pen.draw_rect(rect, Radius::Row.points(), well, Stroke::new(LineWidth::Panel.points(), colour));
            let middle = rect.right_top() - vec2(Space::Xl.points(), gap.points() / 2.0);
            sign.iter().for_each(|sign| sign.draw_on_disc(pen, middle));
        },
    )))
}

impl SumSign {
    /// Draws the sign about a point, with lines of a length and a width in points.
    fn draw(self, pen: &Pen, middle: Pos2, length: IconSize, width: f32) {
        let along = Vec2::RIGHT * length.points() / 2.0;
        let apart = match self {
            Self::Minus => &[Vec2::ZERO][..],
            Self::Equals => &[Vec2::UP, Vec2::DOWN],
        };
        for line in apart {
            let centre = middle + *line * width;
            pen.draw_line((centre - along).into(), (centre + along).into(), width, CREAM);
        }
    }

    /// Draws the sign on a disc, over the edges of two rows.
    fn draw_on_disc(self, pen: &Pen, middle: Pos2) {
        let edge = LineWidth::Row.points();
        pen.painter().circle(middle, IconSize::Text.points() / 2.0, INSET, Stroke::new(edge, INK));
        self.draw(pen, middle, IconSize::Sign, edge);
    }
}
