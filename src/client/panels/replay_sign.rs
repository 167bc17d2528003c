//! The sign over the stage of a watched game: a sentence about the step that is shown, and its
//! number.

use bevy_egui::egui::{Rect, Stroke};

use crate::kit::palette::{INK, SIGN, YELLOW};
use crate::kit::panel::build::{choose, column, icon, row, seat_chip, text};
use crate::kit::panel::{Node, State, Surface, show_panel};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::{Phrase, phrase};
use shell::seats::Colour;

/// Contents of the sign.
#[derive(Clone, Copy, Debug)]
pub struct ReplaySign<'a> {
    /// Colour of the seat that the sentence is about, if it is about one.
    pub colour: Option<Colour>,
    /// Sentence about the step, without a full stop.
    pub sentence: &'a Phrase,
    /// Step that is shown.
    pub step: usize,
    /// Number of steps of the game.
    pub count: usize,
}

impl ReplaySign<'_> {
    /// Rectangle of the sign in the region of the prompt: it is as high as its sentence needs.
    pub fn rect(&self, pen: &Pen, room: Rect) -> Rect {
        let height = self.panel().needed_height(&pen.ruler(), room.width());
        room.with_max_y(room.top() + height)
    }

    /// Draws the sign.
    pub fn draw(&self, pen: &mut Pen, rect: Rect) {
        show_panel(pen, rect, self.panel());
    }

    /// Describes the sign: the sentence is beside its plate, or if it has no room there below.
    fn panel<'a>(&self) -> Node<'a, ()> {
        let sentence = phrase!("step-sentence", sentence = self.sentence);
        let sentence = || text(TextStyle::PROMPT, sentence.clone());
        let count = phrase!("replay-count", step = self.step, count = self.count);
        let count = || text(TextStyle::NOTE, count.clone()).anchor(Anchor::End);
        let chip = || self.colour.map_or_else(Node::empty, |colour| seat_chip(colour, IconSize::Name));
        let above = |has_word: bool| {
            column([row([plate(has_word), chip(), count().grow()]).gap(Space::M), sentence().narrow()])
        };
        let beside = row([plate(true), chip(), sentence().grow(), count()]).gap(Space::M);
        choose([beside, above(true), above(false)]).inside_by(Space::M, Space::S).on(Surface::Painted(Box::new(
            |pen: &mut Pen, rect: Rect, _: State| {
                pen.draw_panel(rect, Radius::Row.points(), SIGN);
                let dashes = Stroke::new(LineWidth::Row.points(), YELLOW);
                let inner = rect.shrink(Space::Xs.points());
                pen.draw_dashed_rect(inner, dashes, Space::S.points(), Space::Xs.points());
            },
        )))
    }
}

/// Describes the plate, which says that a game is watched.
fn plate<'a>(has_word: bool) -> Node<'a, ()> {
    let surface = |pen: &mut Pen, rect: Rect, _: State| pen.fill_rect(rect, Radius::Chip.points(), YELLOW);
    let word = text(TextStyle::LABEL.in_colour(INK), phrase!("replay-sign"));
    row([icon("replay", IconSize::Text, INK), if has_word { word } else { Node::empty() }])
        .inside_by(Space::S, Space::Xs)
        .on(Surface::Painted(Box::new(surface)))
}
