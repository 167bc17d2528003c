//! The strip after the ribbon of the top bar: a row of chips, such as the players in the order of
//! their turns, or the rounds.

use bevy_egui::egui::{Color32, Rect, Stroke};

use crate::kit::palette::{BROWN_WELL, CREAM, INK, INSET, LIGHT_RED, MUTED, RED, RED_WELL, SECOND, YELLOW};
use crate::kit::panel::build::{choose, column, painted, row, text};
use crate::kit::panel::{Node, Surface};
use crate::kit::spoken::Manner;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::Colour;

/// Least width of a chip's label, in points at the usual text size.
const LABEL_WIDTH: f32 = 18.0;
/// Distance between two lines of the hatch at the foot of a chip that warns, in points.
const HATCH_STEP: f32 = 9.0;
/// Height of the hatch, in points.
const HATCH_HEIGHT: f32 = 5.0;

/// Contents of the strip.
#[derive(Clone, Debug, PartialEq)]
pub struct Strip {
    /// Words before the chips.
    pub title: Phrase,
    /// Chips, in order.
    pub chips: Vec<Chip>,
    /// Number of chips that are shown where there is no room for all.
    pub fewest: usize,
    /// The strip in words, for screen readers.
    pub spoken: Phrase,
}

/// Chip on the strip.
#[derive(Clone, Debug, PartialEq)]
pub struct Chip {
    /// Colour of the seat that it stands for; `None` if it stands for something else.
    pub seat: Option<Colour>,
    /// Label, such as a number.
    pub label: String,
    /// State, by which it is coloured.
    pub state: ChipState,
}

/// State of the turn or round for which a chip stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChipState {
    /// It is over.
    Past,
    /// It is now.
    Now,
    /// It is to come.
    ToCome,
    /// It is to come, and warns.
    Warns,
    /// It is now, and warns.
    WarnsNow,
}

impl Strip {
    /// Chips that are shown where there is no room for all: those from the current one on, or the
    /// last ones if these are too few.
    fn fewest_chips(&self) -> impl Iterator<Item = &Chip> {
        let is_now = |chip: &Chip| matches!(chip.state, ChipState::Now | ChipState::WarnsNow);
        let now = self.chips.iter().position(is_now).unwrap_or_default();
        let first = now.min(self.chips.len().saturating_sub(self.fewest));
        self.chips.iter().skip(first).take(self.fewest)
    }
}

/// Describes the strip. As the room gets less, it loses its title, then all chips but the fewest,
/// and then those.
pub fn strip_panel<'a, M: 'a>(strip: &'a Strip) -> Node<'a, M> {
    let chips = || row(strip.chips.iter().map(chip_node)).gap(Space::Xs).fill();
    let title = text(TextStyle::NOTE, &strip.title);
    let whole = row([title, chips()]).gap(Space::S).fill();
    let fewest = row(strip.fewest_chips().map(chip_node)).gap(Space::Xs).fill();
    choose([whole, chips(), fewest, Node::empty()]).fill().reads(Manner::Found, &strip.spoken)
}

/// Describes a chip.
fn chip_node<'a, M: 'a>(chip: &'a Chip) -> Node<'a, M> {
    let side = IconSize::Text.points();
    let symbol = chip.seat.map_or_else(Node::empty, |colour| {
        painted(side, side, move |pen, rect| pen.draw_seat_chip(rect.left(), rect.top(), colour, side))
    });
    let words = text(TextStyle::STRONG.in_colour(text_colour(chip.state)), chip.label.as_str()).anchor(Anchor::Middle);
    let contents = row([symbol, words.at_least_wide(LABEL_WIDTH).grow()]).gap(Space::Xs);
    let state = chip.state;
    let face = contents
        .inside_by(Space::S, Space::None)
        .on(Surface::Painted(Box::new(move |pen, rect, _| draw_chip(pen, rect, state))));
    column([face.grow()]).inside_by(Space::None, Space::M).fill()
}

/// Colour of a chip's label.
const fn text_colour(state: ChipState) -> Color32 {
    match state {
        ChipState::Past => MUTED,
        ChipState::Now => CREAM,
        ChipState::ToCome => SECOND,
        ChipState::Warns => LIGHT_RED,
        ChipState::WarnsNow => CREAM,
    }
}

/// Draws a chip without its contents.
fn draw_chip(pen: &Pen, rect: Rect, state: ChipState) {
    let (fill, line) = match state {
        ChipState::Past | ChipState::ToCome => (INSET, Stroke::new(LineWidth::Row.points(), INK)),
        ChipState::Now => (BROWN_WELL, Stroke::new(LineWidth::Row.points(), YELLOW)),
        ChipState::Warns => (RED_WELL, Stroke::new(LineWidth::Row.points(), INK)),
        ChipState::WarnsNow => (RED_WELL, Stroke::new(LineWidth::Row.points(), YELLOW)),
    };
    pen.draw_rect(rect, Radius::Chip.points(), fill, line);
    if matches!(state, ChipState::Warns | ChipState::WarnsNow) {
        draw_hatch(pen, rect.shrink(line.width));
    }
}

/// Draws slanted lines along the foot of a chip.
fn draw_hatch(pen: &Pen, rect: Rect) {
    let foot = rect.bottom();
    let top = foot - HATCH_HEIGHT;
    let mut x = rect.left() + HATCH_HEIGHT;
    while x + HATCH_HEIGHT < rect.right() {
        pen.draw_line((x, foot), (x + HATCH_HEIGHT, top), LineWidth::Well.points(), RED);
        x += HATCH_STEP;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strip(states: &[ChipState], fewest: usize) -> Strip {
        let chip = |state: &ChipState| Chip { seat: None, label: String::new(), state: *state };
        let chips = states.iter().map(chip).collect();
        Strip { title: Phrase::default(), chips, fewest, spoken: Phrase::default() }
    }

    #[test]
    fn the_fewest_chips_begin_with_the_current_one_and_are_full_in_number() {
        use ChipState::{Now, Past, ToCome, Warns};
        let fewest = |states: &[ChipState]| strip(states, 3).fewest_chips().map(|chip| chip.state).collect::<Vec<_>>();
        assert_eq!(fewest(&[Past, Past, Now, ToCome, Warns, Warns]), [Now, ToCome, Warns]);
        assert_eq!(fewest(&[Past, Past, Past, Now]), [Past, Past, Now]);
        assert_eq!(fewest(&[Now, ToCome]), [Now, ToCome]);
    }
}
