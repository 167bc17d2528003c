//! Texts in a description.

use std::borrow::Cow;

use bevy_egui::egui::{Align2, Rect};

use super::share::{HeightRange, ROUNDING, WidthRange};
use crate::kit::pen::Pen;
use crate::kit::spoken::Manner;
use crate::kit::text::{Anchor, Block, Ruler, TextStyle};
use shell::language::{Language, Text};

/// Text in one style or several, wrapped in the width that it gets.
pub(super) struct NodeText<'a> {
    runs: Vec<(TextStyle, Text<'a>)>,
    pub(super) anchor: Anchor,
    pub(super) manner: Manner,
    /// The text on one line.
    line: Option<Block>,
    /// The text in the width that was asked for last.
    wrapped: Option<(f32, Block)>,
}

impl<'a> NodeText<'a> {
    /// Text of runs that follow one another, all in the size of the first.
    pub(super) const fn new(runs: Vec<(TextStyle, Text<'a>)>) -> Self {
        Self { runs, anchor: Anchor::Start, manner: Manner::Found, line: None, wrapped: None }
    }

    /// The text in a language.
    pub(super) fn told(&self, language: &Language) -> Cow<'_, str> {
        let mut told = self.runs.iter().map(|(_, text)| Text::from(text).in_language(language));
        let first = told.next().unwrap_or_default();
        told.filter(|run| !run.is_empty()).fold(first, |before, run| format!("{before} {run}").into())
    }

    /// Identity of the text, which is the same in every language if it is a message.
    pub(super) fn id(&self) -> &str {
        match self.runs.first() {
            Some((_, Text::Words(words))) => words,
            Some((_, Text::Phrase(phrase))) => phrase.id(),
            None => "",
        }
    }

    fn lay_out(&self, ruler: &Ruler, width: f32) -> Block {
        ruler.layout_runs(self.anchor, width, self.runs.iter().map(|(style, text)| (*style, text.clone())))
    }

    fn line(&mut self, ruler: &Ruler) -> &Block {
        let line = self.line.take().unwrap_or_else(|| self.lay_out(ruler, f32::INFINITY));
        self.line.insert(line)
    }

    /// The text in a width, in points.
    fn in_width(&mut self, ruler: &Ruler, width: f32) -> &Block {
        let is_one_line = self.line(ruler).size().x <= width && self.line(ruler).lines() <= 1;
        if is_one_line {
            return self.line(ruler);
        }
        let known = self.wrapped.take().filter(|known| known.0 == width);
        let wrapped = known.unwrap_or_else(|| (width, self.lay_out(ruler, width)));
        &self.wrapped.insert(wrapped).1
    }

    pub(super) fn widths(&mut self, ruler: &Ruler) -> WidthRange {
        let line = self.line(ruler);
        // A little more, because a text must not be wrapped in its own width after rounding.
        let with_slack = |width: f32| if width > 0.0 { (width + ROUNDING).ceil() } else { width };
        WidthRange { least: with_slack(line.least_width()), ideal: with_slack(line.size().x) }
    }

    pub(super) fn heights(&mut self, ruler: &Ruler, width: f32) -> HeightRange {
        HeightRange::fixed(self.in_width(ruler, width).size().y)
    }

    /// Paints the text in a rectangle, in the middle of its height.
    pub(super) fn paint(&mut self, pen: &Pen, rect: Rect) -> Rect {
        let align = match self.anchor {
            Anchor::Start => Align2::LEFT_CENTER,
            Anchor::Middle => Align2::CENTER_CENTER,
            Anchor::End => Align2::RIGHT_CENTER,
        };
        self.in_width(&pen.ruler(), rect.width()).paint(pen, rect, align)
    }
}
