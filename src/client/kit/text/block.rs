//! Wrapped text that is laid out and measured before it is painted.

use std::borrow::Cow;
use std::sync::Arc;

use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{Align, Align2, Color32, Context, FontId, Galley, Pos2, Rect, Shape, Vec2, vec2};

use super::direction;
use super::letters::{NO_BREAK_SPACE, spell_text};
use super::style::Anchor;
use crate::art::fonts::Face;
use crate::kit::notes;
use crate::kit::pen::{Appearance, Pen};
use crate::kit::spoken::{Manner, add_spoken_text};
use shell::language::Text;

/// Gap between two runs on a line, in points at the usual text size.
const BETWEEN: f32 = 8.0;

/// A run of a block in one face and colour.
#[derive(Clone, Debug)]
pub struct Run<'t> {
    /// Text of the run.
    pub text: Text<'t>,
    /// Face of the run.
    pub face: Face,
    /// Colour of the run.
    pub colour: Color32,
}

impl<'t> Run<'t> {
    /// Creates a run in a face and a colour.
    pub fn new(text: impl Into<Text<'t>>, face: Face, colour: Color32) -> Self {
        Self { text: text.into(), face, colour }
    }
}

/// Returns the text of a run as egui is to draw it after the runs that a job has already.
fn drawn_run<'t>(ctx: &Context, text: &'t str, font: &FontId, job: &LayoutJob) -> Cow<'t, str> {
    let spelled = spell_text(ctx, text);
    if !direction::needs_order(&spelled) {
        return spelled;
    }
    let width = |job: LayoutJob| {
        let galley = ctx.fonts_mut(|fonts| fonts.layout_job(job));
        galley.rows.last().map_or(0.0, |row| row.rect().width())
    };
    let start = if job.is_empty() { 0.0 } else { width(job.clone()) + BETWEEN };
    let measure = |line: &str| width(LayoutJob::simple_singleline(line.to_owned(), font.clone(), Color32::WHITE));
    direction::break_lines(&spelled, start, job.wrap.max_width, measure).into()
}

/// Text that is laid out.
#[derive(Clone, Debug)]
pub struct Block {
    galley: Arc<Galley>,
    words: String,
    /// Size of its letters, in points.
    letters: f32,
    /// Distance from the middle of a line down to the middle of its capitals, in points.
    low: f32,
}

impl Block {
    /// Lays out runs one after another in a width, with letters of a size that the text setting
    /// multiplies. Runs without words are left out.
    pub fn new<'t>(
        ctx: &Context,
        look: &Appearance,
        anchor: Anchor,
        size: f32,
        width: f32,
        runs: impl IntoIterator<Item = Run<'t>>,
    ) -> Self {
        let letters = (size * look.text).max(1.0);
        let halign = match anchor {
            Anchor::Start => Align::Min,
            Anchor::Middle => Align::Center,
            Anchor::End => Align::Max,
        };
        let wrap = TextWrapping::wrap_at_width(width.max(1.0));
        let mut job = LayoutJob { wrap, halign, ..LayoutJob::default() };
        let mut words = String::new();
        let mut low = 0.0;
        for run in runs {
            let told = run.text.in_language(look.language);
            if told.is_empty() {
                continue;
            }
            let font = run.face.font_id(letters);
            let text = drawn_run(ctx, &told, &font, &job);
            if words.is_empty() {
                low = letters * if run.face == Face::Display { -0.026 } else { 0.05 };
                job.append(&text, 0.0, TextFormat::simple(font, run.colour));
            } else {
                words.push(' ');
                let space = ctx.fonts_mut(|fonts| fonts.glyph_width(&font, ' '));
                let lead = (BETWEEN - space).max(0.0);
                job.append(&format!(" {text}"), lead, TextFormat::simple(font, run.colour));
            }
            words.push_str(&told);
        }
        Self { galley: ctx.fonts_mut(|fonts| fonts.layout_job(job)), words, letters, low }
    }

    /// Width and height, in points.
    pub fn size(&self) -> Vec2 {
        self.galley.size()
    }

    /// Width of the longest word, in points: in less room it would be broken. The space after a
    /// word counts, because egui gives it room on the word's line.
    pub fn least_width(&self) -> f32 {
        let rows = self.galley.rows.iter().map(|row| {
            let mut longest: f32 = 0.0;
            let mut start = None;
            for glyph in &row.glyphs {
                let from = *start.get_or_insert(glyph.pos.x);
                longest = longest.max(glyph.max_x() - from);
                // A line does not end at a no-break space.
                if glyph.chr.is_whitespace() && glyph.chr != NO_BREAK_SPACE {
                    start = None;
                }
            }
            longest
        });
        rows.fold(0.0, f32::max)
    }

    /// Paints the block in a rectangle, with the middle of the capitals of a single line in the
    /// middle of the height. Returns the rectangle of its lines. Nothing is read out.
    pub fn paint(&self, pen: &Pen, rect: Rect, align: Align2) -> Rect {
        if self.breaks_a_word() {
            notes::record_cut_text(pen.ui.ctx(), &self.words);
        }
        let place = align.align_size_within_rect(self.size(), rect);
        // The galley's own anchor is where its lines are aligned.
        let shift = place.min - self.galley.rect.min - vec2(0.0, self.low);
        let rect = self.galley.rect.translate(shift);
        notes::record_text(pen.ui, &self.words, rect, self.letters);
        // Each row has colours of its own.
        pen.painter().galley(shift.to_pos2(), Arc::clone(&self.galley), Color32::PLACEHOLDER);
        rect
    }

    /// Paints the block about a point, turned clockwise by an angle in radians and scaled by a
    /// factor. Nothing is read out.
    pub fn paint_turned(&self, pen: &Pen, centre: Pos2, angle: f32, grown: f32) {
        let corner = centre - self.galley.rect.center().to_vec2() - vec2(0.0, self.low);
        let words = TextShape::new(corner, Arc::clone(&self.galley), Color32::PLACEHOLDER);
        let mut shape = Shape::from(words.with_angle_and_anchor(angle, Align2::CENTER_CENTER));
        if grown != 1.0 {
            shape.transform(TSTransform::new(centre.to_vec2() * (1.0 - grown), grown));
        }
        pen.painter().add(shape);
    }

    /// Paints the block as [`Self::paint`] does, and has it read out where texts are. Returns the
    /// rectangle of its lines.
    pub fn paint_aloud(&self, pen: &Pen, rect: Rect, align: Align2) -> Rect {
        let painted = self.paint(pen, rect, align);
        if pen.look.speaks {
            let name = ("block", &self.words, painted.min.x as i32, painted.min.y as i32);
            add_spoken_text(pen.ui.ctx(), name, painted, Manner::Found, &self.words);
        }
        painted
    }

    /// Height in points.
    pub fn height(&self) -> f32 {
        self.galley.size().y
    }

    /// Text before it was prepared for egui.
    pub fn words(&self) -> &str {
        &self.words
    }

    /// Number of lines.
    pub fn lines(&self) -> usize {
        self.galley.rows.len()
    }

    /// Whether a line ends within a word, because the word is too long for the width.
    pub fn breaks_a_word(&self) -> bool {
        let lines = self.galley.rows.split_last().map_or(&[][..], |(_, before)| before);
        lines.iter().any(|row| {
            let last = row.glyphs.last().map_or(' ', |glyph| glyph.chr);
            !row.ends_with_newline && last.is_alphanumeric()
        })
    }
}
