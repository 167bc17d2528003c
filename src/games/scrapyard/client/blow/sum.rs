//! A sum in three boxes with lines below it, in the inspector.

use bevy_egui::egui::{Color32, Rect, Stroke};

use client::kit::palette::{BROWN_WELL, CREAM, INSET, LIGHT_RED, LINE, MUTED, RED_SIGN, SECOND, YELLOW, rgb};
use client::kit::panel::build::{column, divider, icon, row, seat_chip, text};
use client::kit::panel::{Node, Rank, State, Surface, show_panel};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::Colour;

/// Width of the number in a box, in points at the usual text size.
const NUMBER: f32 = 62.0;
/// Least height of a box, in points at the usual text size.
const BOX: f32 = 56.0;
/// Colours of the box with what a robot can lose.
const BLUE: Color32 = rgb(0x7f_d0f5);
const BLUE_WELL: Color32 = rgb(0x14_3347);
/// Size of the number in a box.
const FIGURES: TextStyle = TextStyle::display(32.0, CREAM);

/// Tone of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Toughness before the blow.
    Has,
    /// Dents that come.
    Loses,
    /// Toughness after the blow.
    Left,
    /// None of these.
    Plain,
}

impl Tone {
    /// Colours of the frame and the ground.
    const fn colours(self) -> (Color32, Color32) {
        match self {
            Self::Has => (BLUE, BLUE_WELL),
            Self::Loses => (YELLOW, BROWN_WELL),
            Self::Left => (LIGHT_RED, RED_SIGN),
            Self::Plain => (LINE, INSET),
        }
    }
}

/// A box with a number.
#[derive(Clone, Debug, PartialEq)]
pub struct SumBox {
    /// The number.
    pub number: i32,
    /// Its name.
    pub label: Phrase,
    /// Explanation of it.
    pub note: Phrase,
    /// Tone.
    pub tone: Tone,
}

/// Sign before a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LineSign {
    /// Icon; whether it has colours of its own.
    Icon(&'static str, bool),
    /// Colour and symbol of a player.
    Seat(Colour),
}

/// A line below the boxes.
#[derive(Clone, Debug, PartialEq)]
pub struct SumRow {
    /// Sign before it.
    pub sign: LineSign,
    /// Its name.
    pub label: Phrase,
    /// Its value in words.
    pub value: Phrase,
    /// Whether it counts for nothing now.
    pub is_dimmed: bool,
}

/// Contents of the inspector.
#[derive(Clone, Debug, PartialEq)]
pub struct SumFacts {
    /// Title.
    pub title: Phrase,
    /// Boxes from the top.
    pub boxes: Vec<SumBox>,
    /// Lines below them.
    pub lines: Vec<SumRow>,
}

/// Draws a sum in a room.
pub fn draw_sum(pen: &mut Pen, room: Rect, facts: &SumFacts) {
    show_panel::<()>(pen, room, sum_panel(facts));
}

/// Describes the inspector. In little room the last lines are left out, and then the explanations.
fn sum_panel(facts: &SumFacts) -> Node<'_, ()> {
    let title = text(TextStyle::NAME, &facts.title);
    let boxes = facts.boxes.iter().map(box_node);
    let line = if facts.lines.is_empty() { Node::empty() } else { divider().gives_way(Rank::First) };
    let lines = facts.lines.iter().map(|line| line_node(line).gives_way(Rank::First));
    column([title].into_iter().chain(boxes).chain([line]).chain(lines))
        .gap(Space::S)
        .inside_by(Space::M, Space::S)
        .on(Surface::Panel(Radius::Panel))
        .key("sum")
}

fn box_node(of: &SumBox) -> Node<'_, ()> {
    let (line, fill) = of.tone.colours();
    let number_colour = if of.tone == Tone::Plain { CREAM } else { line };
    let number =
        text(FIGURES.in_colour(number_colour), of.number.to_string()).anchor(Anchor::Middle).at_least_wide(NUMBER);
    let note = text(TextStyle::NOTE, &of.note).gives_way(Rank::Second);
    let words = column([text(TextStyle::STRONG, &of.label), note]).gap(Space::None).grow();
    let draw = move |pen: &mut Pen, rect: Rect, _: State| {
        pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(LineWidth::Row.points(), line));
    };
    row([number, words])
        .gap(Space::Xs)
        .inside_by(Space::S, Space::Xxs)
        .at_least_high(BOX)
        .on(Surface::Painted(Box::new(draw)))
}

fn line_node(line: &SumRow) -> Node<'_, ()> {
    let (label, value) = if line.is_dimmed { (MUTED, MUTED) } else { (CREAM, SECOND) };
    let sign = match line.sign {
        LineSign::Icon(name, has_own_colours) => {
            icon(name, IconSize::Text, if has_own_colours { Color32::WHITE } else { label })
        }
        LineSign::Seat(colour) => seat_chip(colour, IconSize::Text),
    };
    let label = text(TextStyle::BODY.in_colour(label), &line.label).grow();
    row([sign, label, text(TextStyle::BODY.in_colour(value), &line.value).anchor(Anchor::End)]).gap(Space::S)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tone_has_colours_of_its_own() {
        let all = [Tone::Has, Tone::Loses, Tone::Left, Tone::Plain].map(Tone::colours);
        for (number, colours) in all.iter().enumerate() {
            assert!(!all[..number].contains(colours));
        }
    }
}
