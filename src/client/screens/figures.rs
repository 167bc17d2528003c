//! A finished game in pictures and figures, round by round, and what was remarkable. What is counted is for others to know.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::standings;
use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CREAM, INK, INSET, LINE, MUTED, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen};
use crate::language::Phrase;
use crate::record::Colour;

/// What is shown.
pub struct Figures {
    /// The colours of the seats.
    pub colours: Vec<Colour>,
    /// The numbers of the rounds.
    pub rounds: Vec<u16>,
    /// The upper plot, the larger one.
    pub upper: Plot,
    /// The lower plot.
    pub lower: Plot,
    /// What was remarkable, two things at most.
    pub remarks: Vec<Remark>,
}

/// A number of each seat round by round.
pub struct Plot {
    /// What it is called.
    pub name: Phrase,
    /// Its icon.
    pub icon: &'static str,
    /// The value at the upper edge.
    pub most: u16,
    /// For each seat the value at the end of each round.
    pub values: Vec<Vec<u16>>,
}

/// Something remarkable.
pub struct Remark {
    /// Its icon.
    pub icon: &'static str,
    /// What it is.
    pub title: Phrase,
    /// How it was.
    pub text: Phrase,
}

/// Draws the figures.
pub fn show(pen: &mut Pen, rect: Rect, figures: &Figures) {
    let (x, wide) = (rect.left() + 20.0, rect.width() - 40.0);
    let top = rect.top() + standings::head(rect) + 58.0;
    // Below them two lines of words and the buttons.
    let room = rect.bottom() - 182.0 - top;
    let (tall, low) = (room * 0.58, room * 0.42 - 8.0);
    plot(pen, area(x, top, wide, tall), figures, &figures.upper);
    plot(pen, area(x, top + tall + 8.0, wide, low), figures, &figures.lower);
    let mut top = top + room + 8.0;
    for remark in &figures.remarks {
        pen.icon(remark.icon, x + 2.0, top, 24.0, YELLOW);
        let size = 16.0_f32.min(19.0 / pen.look.text);
        pen.text_within((x + 34.0, top + 11.0), Anchor::Start, Face::Bold, size, CREAM, &remark.title, 250.0);
        let size = pen.fitting(&remark.text, Face::Text, size, 256.0);
        pen.text((x + 34.0, top + 31.0), Anchor::Start, Face::Text, size, SECOND, &remark.text);
        top += 40.0;
    }
}

/// The seat's symbol at three places of its line, elsewhere on each seat's: a line is told from others by more than its hue.
fn symbols_on(pen: &mut Pen, line: &[Pos2], colour: Colour, number: usize) {
    const SIDE: f32 = 15.0;
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return };
    for place in 0..3 {
        let part = (place as f32 + 0.2 + 0.2 * number as f32) / 3.0;
        let x = first.x + (last.x - first.x) * part;
        let crossing = line.windows(2).find(|ends| ends[0].x <= x && x <= ends[1].x);
        if let Some([from, to]) = crossing {
            let y = from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x).max(1.0);
            pen.chip(x - SIDE / 2.0, y - SIDE / 2.0, colour, SIDE);
        }
    }
}

/// One line a seat over the rounds, its symbol at the end.
fn plot(pen: &mut Pen, rect: Rect, figures: &Figures, plot: &Plot) {
    let (rounds, most) = (&figures.rounds, plot.most);
    pen.inset(rect, 9.0, INSET);
    pen.icon(plot.icon, rect.left() + 10.0, rect.top() + 7.0, 20.0, Color32::WHITE);
    pen.text((rect.left() + 36.0, rect.top() + 23.0), Anchor::Start, Face::Bold, 16.0, CREAM, &plot.name);
    let field = Rect::from_min_max(rect.min + vec2(38.0, 36.0), rect.max - vec2(46.0, 26.0));
    let last = rounds.len().saturating_sub(1).max(1);
    let at = |round: usize, value: f32| {
        let x = field.left() + field.width() * round as f32 / last as f32;
        pos2(x, field.bottom() - field.height() * value / f32::from(most.max(1)))
    };
    for level in [0, most] {
        let y = at(0, f32::from(level)).y;
        pen.line((field.left(), y), (field.right(), y), 1.5, LINE);
        pen.text((field.left() - 8.0, y + 5.0), Anchor::End, Face::Text, 16.0, MUTED, level.to_string());
    }
    let every = rounds.len().div_ceil(12).max(1);
    for round in (0..rounds.len()).filter(|round| round % every == 0) {
        let x = at(round, 0.0).x;
        let text = rounds[round].to_string();
        pen.text((x, rect.bottom() - 8.0), Anchor::Middle, Face::Text, 16.0, MUTED, &text);
    }
    let mut ends: Vec<(usize, f32)> = Vec::new();
    for (number, (&colour, values)) in figures.colours.iter().zip(&plot.values).enumerate() {
        // Lines that run on the same height lie side by side.
        let aside = (number as f32 - (figures.colours.len() as f32 - 1.0) / 2.0) * 2.6;
        let points = values.iter().enumerate().map(|(round, &value)| at(round, value.into()) + vec2(0.0, aside));
        let points: Vec<Pos2> = points.collect();
        let hue = pen.seat(colour);
        pen.painter().add(Shape::line(points.clone(), Stroke::new(5.0, INK)));
        pen.painter().add(Shape::line(points.clone(), Stroke::new(2.6, hue)));
        symbols_on(pen, &points, colour, number);
        ends.extend(points.last().map(|end| (number, end.y)));
    }
    // Symbols of lines that end together stand one above the other.
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut free = rect.top() + 4.0;
    let side = 19.0;
    let below = |left: usize| rect.bottom() - 4.0 - side * left as f32;
    let count = ends.len();
    for (place, (number, y)) in ends.into_iter().enumerate() {
        let y = (y - side / 2.0).max(free).min(below(count - place));
        pen.chip(rect.right() - 38.0, y, figures.colours[number], side - 1.0);
        free = y + side;
    }
}
