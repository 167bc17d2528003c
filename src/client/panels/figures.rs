//! Plots of a finished game, round by round, and remarks about it. The caller defines what is
//! counted.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::app::sheet::has_large_text;
use crate::kit::palette::{INK, INSET, LINE, MUTED, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::{Anchor, Button, Pen, TextStyle};
use shell::language::Phrase;
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
    /// Values of each seat, one at the end of each round.
    pub values: Vec<Vec<u16>>,
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

/// Draws the figures and the button that copies them as text. Returns the height of everything, in
/// points, and whether the button was pressed.
pub fn draw_figures(pen: &mut Pen, room: Rect, figures: &Figures, copy: Button) -> (f32, bool) {
    let is_large = has_large_text(pen);
    let copy_wide = copy.width(pen).max(210.0).min(room.width());
    let copy_high = copy.height(pen, copy_wide, 54.0);
    let words = if is_large { room.width() - 36.0 } else { room.width() - copy_wide - 48.0 };
    let remarks: Vec<f32> = figures.remarks.iter().map(|remark| remark_height(pen, words, remark)).collect();
    let remarks_high = remarks.iter().sum::<f32>() + 8.0;
    let below = if is_large { remarks_high + copy_high } else { remarks_high.max(copy_high + 12.0) };
    // The plots take the height that is left, or the least that they need.
    let left = (room.height() - below - 8.0).max(300.0 * pen.look.text);
    let tall = left * 0.58;
    let low = left * 0.42 - 8.0;
    draw_plot(pen, rect_at(room.left(), room.top(), room.width(), tall), figures, &figures.upper);
    draw_plot(pen, rect_at(room.left(), room.top() + tall + 8.0, room.width(), low), figures, &figures.lower);
    let from = room.top() + left + 8.0;
    let mut top = from;
    for (remark, high) in figures.remarks.iter().zip(remarks) {
        pen.draw_icon(remark.icon, room.left() + 2.0, top, 24.0, YELLOW);
        let at = pos2(room.left() + 34.0, top - 5.0);
        let title = pen.passage(at, words, TITLE, &remark.title);
        pen.passage(at + vec2(0.0, title), words, TEXT, &remark.text);
        top += high;
    }
    let place = if is_large {
        rect_at(room.left(), top + 4.0, copy_wide, copy_high)
    } else {
        rect_at(room.right() - copy_wide, from, copy_wide, copy_high)
    };
    let is_pressed = copy.show(pen, place);
    (top.max(place.bottom()) + 2.0 - room.top(), is_pressed)
}

const TITLE: TextStyle = TextStyle::STRONG;
const TEXT: TextStyle = TextStyle::NOTE;
const NUMBER: TextStyle = TextStyle::BODY.in_colour(MUTED);

fn remark_height(pen: &Pen, width: f32, remark: &Remark) -> f32 {
    pen.tall(&remark.title, TITLE, width) + pen.tall(&remark.text, TEXT, width) + 2.0
}

/// Draws the seat's symbol at three places of its line, different for each seat, so that lines
/// differ by more than their hue.
fn draw_line_symbols(pen: &mut Pen, line: &[Pos2], colour: Colour, number: usize) {
    const SIDE: f32 = 15.0;
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return };
    for place in 0..3 {
        let part = (place as f32 + 0.2 + 0.2 * number as f32) / 3.0;
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
    let rounds = &figures.rounds;
    let most = plot.most;
    pen.draw_inset(rect, 9.0, INSET);
    let title = rect.top() + 7.0 + pen.size(10.0);
    pen.draw_icon(plot.icon, rect.left() + 10.0, title - 10.0, 20.0, Color32::WHITE);
    pen.centred_text((rect.left() + 36.0, title), Anchor::Start, rect.width() - 46.0, TITLE, &plot.name);
    let wide = pen.wide(most.to_string(), NUMBER).max(pen.wide("00", NUMBER));
    let foot = pen.size(16.0) + 10.0;
    let field =
        Rect::from_min_max(pos2(rect.left() + 20.0 + wide, title + pen.size(10.0) + 9.0), rect.max - vec2(46.0, foot));
    let last = rounds.len().saturating_sub(1).max(1);
    let at = |round: usize, value: f32| {
        let x = field.left() + field.width() * round as f32 / last as f32;
        pos2(x, field.bottom() - field.height() * value / f32::from(most.max(1)))
    };
    for level in [0, most] {
        let y = at(0, f32::from(level)).y;
        pen.draw_line((field.left(), y), (field.right(), y), 1.5, LINE);
        pen.centred_text((field.left() - 8.0, y), Anchor::End, wide, NUMBER, level.to_string());
    }
    // Round numbers that would overlap are left out.
    let room = (field.width() / (wide + 10.0)).max(1.0) as usize;
    let every = rounds.len().div_ceil(room.min(12)).max(1);
    for round in (0..rounds.len()).filter(|round| round % every == 0) {
        let x = at(round, 0.0).x;
        let text = rounds[round].to_string();
        pen.centred_text((x, rect.bottom() - foot / 2.0), Anchor::Middle, f32::INFINITY, NUMBER, &text);
    }
    let mut ends: Vec<(usize, f32)> = Vec::new();
    for (number, (&colour, values)) in figures.colours.iter().zip(&plot.values).enumerate() {
        // Lines at the same height are drawn side by side.
        let aside = (number as f32 - (figures.colours.len() as f32 - 1.0) / 2.0) * 2.6;
        let points = values.iter().enumerate().map(|(round, &value)| at(round, value.into()) + vec2(0.0, aside));
        let points: Vec<Pos2> = points.collect();
        let hue = pen.seat_colour(colour);
        pen.painter().add(Shape::line(points.clone(), Stroke::new(5.0, INK)));
        pen.painter().add(Shape::line(points.clone(), Stroke::new(2.6, hue)));
        draw_line_symbols(pen, &points, colour, number);
        ends.extend(points.last().map(|end| (number, end.y)));
    }
    // Symbols of lines that end close together are stacked.
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut free = rect.top() + 4.0;
    let side = 19.0;
    let below = |left: usize| rect.bottom() - 4.0 - side * left as f32;
    let count = ends.len();
    for (place, (number, y)) in ends.into_iter().enumerate() {
        let y = (y - side / 2.0).max(free).min(below(count - place));
        pen.draw_seat_chip(rect.right() - 38.0, y, figures.colours[number], side - 1.0);
        free = y + side;
    }
}
