//! Texts over as many lines as they need, measured before what is around them is laid out; and things side by side in as many rows as
//! they need.

use std::sync::Arc;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Color32, Galley, Id, Pos2, Rect, Sense, Vec2, pos2, vec2};

use super::notes;
use super::pen::Pen;
use super::spoken::{Manner, say};
use super::text::Anchor;
use crate::client::art::fonts::Face;
use crate::language::Text;

/// How a text is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Letters {
    /// The face.
    pub face: Face,
    /// The size in points, before the player's text setting.
    pub size: f32,
    /// The colour.
    pub colour: Color32,
}

impl Letters {
    /// Of the face of sentences.
    pub const fn text(size: f32, colour: Color32) -> Self {
        Self { face: Face::Text, size, colour }
    }

    /// Of the same face, bold.
    pub const fn bold(size: f32, colour: Color32) -> Self {
        Self { face: Face::Bold, size, colour }
    }

    /// Of the face of headings and buttons.
    pub const fn display(size: f32, colour: Color32) -> Self {
        Self { face: Face::Display, size, colour }
    }

    /// How far the baseline is below the upper edge of a line, in sizes.
    const fn ascent(self) -> f32 {
        match self.face {
            Face::Display => 0.926,
            Face::Text | Face::Bold => 1.0,
        }
    }
}

impl Pen<'_> {
    fn laid_out(&self, text: &str, letters: Letters, width: f32, align: Align) -> Arc<Galley> {
        let font = letters.face.at(self.size(letters.size).max(1.0));
        let mut job = LayoutJob::simple(text.to_owned(), font, letters.colour, width.max(1.0));
        job.halign = align;
        let galley = self.painter().layout_job(job);
        if breaks_a_word(&galley) {
            notes::cut(self.ui.ctx(), text);
        }
        galley
    }

    /// How wide a text is on one line.
    pub fn wide<'t>(&self, text: impl Into<Text<'t>>, letters: Letters) -> f32 {
        self.measure(text, letters.face, letters.size)
    }

    /// How high a text is in a width.
    pub fn tall<'t>(&self, text: impl Into<Text<'t>>, letters: Letters, width: f32) -> f32 {
        self.wrapped(text, letters.face, letters.size, letters.colour, width).size().y
    }

    /// A text over as many lines as it needs, from its upper-left corner. Returns its height.
    pub fn passage<'t>(&self, at: Pos2, width: f32, letters: Letters, text: impl Into<Text<'t>>) -> f32 {
        self.paragraph(at, width, letters.face, letters.size, letters.colour, text)
    }

    /// The same, as a heading.
    pub fn title<'t>(&self, at: Pos2, width: f32, letters: Letters, text: impl Into<Text<'t>>) -> f32 {
        let text = &*self.told(text);
        let galley = self.laid_out(text, letters, width, Align::LEFT);
        let rect = Rect::from_min_size(at, galley.size());
        notes::written(self.ui, text, rect, self.size(letters.size));
        self.painter().galley(at, galley, letters.colour);
        say(self.ui.ctx(), ("heading", text), rect, Manner::Heading, text);
        rect.height()
    }

    /// A text over as many lines as it needs, the middle of which is at a height. Returns its size.
    pub fn about<'t>(
        &self,
        (x, middle): (f32, f32),
        anchor: Anchor,
        width: f32,
        letters: Letters,
        text: impl Into<Text<'t>>,
    ) -> Vec2 {
        let text = &*self.told(text);
        let align = match anchor {
            Anchor::Start => Align::LEFT,
            Anchor::Middle => Align::Center,
            Anchor::End => Align::RIGHT,
        };
        let galley = self.laid_out(text, letters, width, align);
        let (size, rows) = (galley.size(), galley.rows.len().max(1) as f32);
        let letter = self.size(letters.size);
        // Capitals are in the middle, which are 0.72 of the size high.
        let first = middle + letter * (0.36 - letters.ascent());
        let top = first - (rows - 1.0) * size.y / rows / 2.0;
        let rect = galley.rect.translate(vec2(x, top));
        self.painter().galley(pos2(x, top), galley, letters.colour);
        notes::written(self.ui, text, rect, letter);
        if self.look.speaks {
            say(self.ui.ctx(), ("text", text, rect.min.x as i32, rect.min.y as i32), rect, Manner::Found, text);
        }
        size
    }

    /// A name that players have chosen themselves, on its baseline: one that is too wide ends in an ellipsis and is told in full under the
    /// pointer and to screen readers.
    pub fn own_name(&self, (x, baseline): (f32, f32), width: f32, letters: Letters, name: &str) {
        let mut shown = name.to_owned();
        while self.wide(&shown, letters) > width && !shown.is_empty() {
            shown = shown.trim_end_matches('…').to_owned();
            shown.pop();
            shown = shown.trim_end().to_owned() + "…";
        }
        let top = baseline - self.size(letters.size) * letters.ascent();
        let galley = self.laid_out(&shown, letters, f32::INFINITY, Align::LEFT);
        let rect = Rect::from_min_size(pos2(x, top), galley.size());
        self.painter().galley(rect.min, galley, letters.colour);
        notes::written(self.ui, &shown, rect, self.size(letters.size));
        if self.look.speaks {
            say(self.ui.ctx(), ("text", name, x as i32, top as i32), rect, Manner::Found, name);
        }
        if shown != name {
            self.ui.interact(rect, Id::new(("name", name, x as i32, top as i32)), Sense::hover()).on_hover_text(name);
        }
    }
}

/// Whether a line ends within a word.
fn breaks_a_word(galley: &Galley) -> bool {
    let lines = galley.rows.split_last().map_or(&[][..], |(_, before)| before);
    lines.iter().any(|row| {
        let last = row.glyphs.last().map_or(' ', |glyph| glyph.chr);
        !row.ends_with_newline && last.is_alphanumeric()
    })
}

/// Where things of these widths go that stand side by side: in as many rows as they need, each row as high as `high` and `gap` apart from
/// the next. A thing that is wider than all the room is as wide as the room.
pub fn in_rows(room: Rect, widths: &[f32], high: f32, gap: f32) -> Vec<Rect> {
    let (mut x, mut y) = (room.left(), room.top());
    let place = |&wide: &f32| {
        let wide = wide.min(room.width());
        if x > room.left() && x + wide > room.right() + 0.5 {
            (x, y) = (room.left(), y + high + gap);
        }
        let place = Rect::from_min_size(pos2(x, y), vec2(wide, high));
        x = place.right() + gap;
        place
    };
    widths.iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::kit::pen::area;

    #[test]
    fn what_has_no_room_in_a_row_begins_the_next() {
        let places = in_rows(area(10.0, 20.0, 100.0, 0.0), &[40.0, 50.0, 60.0, 300.0], 30.0, 10.0);
        let wanted = [
            area(10.0, 20.0, 40.0, 30.0),
            area(60.0, 20.0, 50.0, 30.0),
            area(10.0, 60.0, 60.0, 30.0),
            area(10.0, 100.0, 100.0, 30.0),
        ];
        assert_eq!(places, wanted);
    }
}
