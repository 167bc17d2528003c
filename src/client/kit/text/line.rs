//! Lines of text on their baselines, and paragraphs in a width.

use std::borrow::Cow;
use std::sync::Arc;

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{Color32, Galley, Pos2, Rect, pos2};
use unicode_segmentation::UnicodeSegmentation;

use super::direction;
use super::letters;
use super::style::Anchor;
use crate::art::fonts::Face;
use crate::kit::notes;
use crate::kit::palette::INK;
use crate::kit::pen::{Pen, rect_at};
use crate::kit::spoken::{Manner, add_spoken_text};
use shell::language::{Phrase, Text};

impl Pen<'_> {
    /// Returns a phrase in the player's language.
    pub fn tell(&self, phrase: &Phrase) -> String {
        self.look.tell(phrase)
    }

    /// Returns a text in the player's language.
    pub fn told<'t>(&self, text: impl Into<Text<'t>>) -> Cow<'t, str> {
        text.into().in_language(self.look.language)
    }

    /// Returns a size in points multiplied by the text scale.
    pub fn size(&self, size: f32) -> f32 {
        size * self.look.text
    }

    fn lay_out_galley(&self, text: &str, face: Face, size: f32, colour: Color32, width: f32) -> Arc<Galley> {
        let spelled = letters::spell_text(self.ui.ctx(), text);
        if !direction::needs_order(&spelled) {
            return self.one_line(&spelled, face, size, colour, width);
        }
        let line = |read: &str, width| self.one_line(&direction::in_seen_order(read), face, size, colour, width);
        let whole = line(&spelled, f32::INFINITY);
        if whole.size().x <= width {
            return whole;
        }
        // egui would cut the visual end, which is not the end in reading order.
        notes::record_cut_text(self.ui.ctx(), text);
        let ends = spelled.grapheme_indices(true).rev();
        let mut cut = ends.map(|(end, _)| line(&format!("{}…", spelled[..end].trim_end()), f32::INFINITY));
        cut.find(|galley| galley.size().x <= width).unwrap_or_else(|| line("…", width))
    }

    /// Lays out a line of text in visual order, cut where it is wider than `width`.
    fn one_line(&self, text: &str, face: Face, size: f32, colour: Color32, width: f32) -> Arc<Galley> {
        // While a window is resized there may be no room at all for a frame.
        let font = face.font_id(self.size(size).max(1.0));
        let mut job = LayoutJob::simple_singleline(text.to_owned(), font, colour);
        job.wrap = TextWrapping {
            max_width: width.max(0.0),
            max_rows: 1,
            break_anywhere: true,
            overflow_character: Some('…'),
        };
        let galley = self.painter().layout_job(job);
        if galley.elided {
            notes::record_cut_text(self.ui.ctx(), text);
        }
        galley
    }

    /// Width of a text on one line, in points.
    pub fn measure<'t>(&self, text: impl Into<Text<'t>>, face: Face, size: f32) -> f32 {
        self.lay_out_galley(&self.told(text), face, size, INK, f32::INFINITY).size().x
    }

    /// Size in which a text is no wider than `room`: `size`, or a smaller one.
    pub fn fitting<'t>(&self, text: impl Into<Text<'t>>, face: Face, size: f32, room: f32) -> f32 {
        let text = &*self.told(text);
        let wide = self.measure(text, face, size);
        if wide <= room {
            return size;
        }
        notes::record_shrunk_text(self.ui.ctx(), text, room / wide);
        size * room / wide
    }

    /// Draws a line of text on its baseline. Returns its width.
    pub fn text<'t>(
        &self,
        at: (f32, f32),
        anchor: Anchor,
        face: Face,
        size: f32,
        colour: Color32,
        text: impl Into<Text<'t>>,
    ) -> f32 {
        self.text_within(at, anchor, face, size, colour, text, f32::INFINITY)
    }

    /// Draws a line of text that is cut with an ellipsis where it would be wider than `width`.
    /// Returns its width.
    #[expect(clippy::too_many_arguments, reason = "a line of text has that many properties, and a struct none less")]
    pub fn text_within<'t>(
        &self,
        at: (f32, f32),
        anchor: Anchor,
        face: Face,
        size: f32,
        colour: Color32,
        text: impl Into<Text<'t>>,
        width: f32,
    ) -> f32 {
        let text = &*self.told(text);
        let rect = self.paint_text(at, anchor, face, size, colour, text, width);
        if self.look.speaks {
            add_spoken_text(
                self.ui.ctx(),
                ("text", text, rect.min.x as i32, rect.min.y as i32),
                rect,
                Manner::Found,
                text,
            );
        }
        rect.width()
    }

    /// Paints a line of text without adding it to the accessibility tree. Returns its rectangle.
    #[expect(clippy::too_many_arguments, reason = "a line of text has that many properties, and a struct none less")]
    fn paint_text(
        &self,
        at: (f32, f32),
        anchor: Anchor,
        face: Face,
        size: f32,
        colour: Color32,
        text: &str,
        width: f32,
    ) -> Rect {
        let galley = self.lay_out_galley(text, face, size, colour, width);
        let wide = galley.size().x;
        let left = match anchor {
            Anchor::Start => at.0,
            Anchor::Middle => at.0 - wide / 2.0,
            Anchor::End => at.0 - wide,
        };
        let ascent = match face {
            Face::Display => 0.926,
            Face::Text | Face::Bold => 1.0,
        };
        let min = pos2(left, at.1 - self.size(size) * ascent);
        let rect = Rect::from_min_size(min, galley.size());
        self.painter().galley(min, galley, colour);
        notes::record_text(self.ui, text, rect, self.size(size));
        rect
    }

    /// Draws texts that are not added to the accessibility tree, such as the label of a button,
    /// which is the name of its widget.
    pub fn silently<R>(&mut self, draw: impl FnOnce(&mut Self) -> R) -> R {
        self.draw_speaking(false, draw)
    }

    /// Draws texts that are added to the accessibility tree.
    pub fn aloud<R>(&mut self, draw: impl FnOnce(&mut Self) -> R) -> R {
        self.draw_speaking(true, draw)
    }

    fn draw_speaking<R>(&mut self, speaks: bool, draw: impl FnOnce(&mut Self) -> R) -> R {
        let before = std::mem::replace(&mut self.look.speaks, speaks);
        let drawn = draw(self);
        self.look.speaks = before;
        drawn
    }

    /// Draws a heading on its baseline. Returns its width.
    pub fn head<'t>(&self, at: (f32, f32), size: f32, colour: Color32, text: impl Into<Text<'t>>) -> f32 {
        let text = &*self.told(text);
        let rect = self.paint_text(at, Anchor::Start, Face::Display, size, colour, text, f32::INFINITY);
        add_spoken_text(self.ui.ctx(), ("heading", text), rect, Manner::Heading, text);
        rect.width()
    }

    /// Draws plain text of 16 points. Returns its width.
    pub fn plain<'t>(&self, at: (f32, f32), colour: Color32, text: impl Into<Text<'t>>) -> f32 {
        self.text(at, Anchor::Start, Face::Text, 16.0, colour, text)
    }

    /// Draws bold text of 16 points. Returns its width.
    pub fn bold<'t>(&self, at: (f32, f32), colour: Color32, text: impl Into<Text<'t>>) -> f32 {
        self.text(at, Anchor::Start, Face::Bold, 16.0, colour, text)
    }

    /// Lays out a wrapped text, to be measured and painted.
    pub fn wrapped<'t>(
        &self,
        text: impl Into<Text<'t>>,
        face: Face,
        size: f32,
        colour: Color32,
        width: f32,
    ) -> Arc<Galley> {
        let text = &*self.told(text);
        let width = width.max(1.0);
        let spelled = letters::spell_text(self.ui.ctx(), text);
        let text = if direction::needs_order(&spelled) {
            let measure = |line: &str| self.one_line(line, face, size, colour, f32::INFINITY).size().x;
            direction::break_lines(&spelled, 0.0, width, measure)
        } else {
            spelled.into_owned()
        };
        self.painter().layout(text, face.font_id(self.size(size).max(1.0)), colour, width)
    }

    /// Draws a wrapped text from its upper-left corner. Returns its height.
    pub fn paragraph<'t>(
        &self,
        at: Pos2,
        width: f32,
        face: Face,
        size: f32,
        colour: Color32,
        text: impl Into<Text<'t>>,
    ) -> f32 {
        let text = &*self.told(text);
        let galley = self.wrapped(text, face, size, colour, width);
        let height = galley.size().y;
        notes::record_text(self.ui, text, Rect::from_min_size(at, galley.size()), self.size(size));
        self.painter().galley(at, galley, colour);
        add_spoken_text(self.ui.ctx(), ("paragraph", text), rect_at(at.x, at.y, width, height), Manner::Found, text);
        height
    }
}
