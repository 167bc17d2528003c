//! Texts over as many lines as they need, measured before what is around them is laid out; and
//! things side by side in as many rows as they need.

use bevy_egui::egui::{Color32, Id, Pos2, Rect, Sense, Vec2, pos2, vec2};

use super::block::Block;
use super::letters::{HoverHint, prepare_text};
use super::notes;
use super::pen::Pen;
use super::spoken::{Manner, add_spoken_text};
use super::text::Anchor;
use crate::client::art::fonts::Face;
use crate::shell::language::Text;

/// Face, size and colour of a text.
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
    /// Letters of the face of sentences.
    pub const fn text(size: f32, colour: Color32) -> Self {
        Self { face: Face::Text, size, colour }
    }

    /// Letters of the same face, bold.
    pub const fn bold(size: f32, colour: Color32) -> Self {
        Self { face: Face::Bold, size, colour }
    }

    /// Letters of the face of headings and buttons.
    pub const fn display(size: f32, colour: Color32) -> Self {
        Self { face: Face::Display, size, colour }
    }

    /// Distance from the upper edge of a line down to the baseline, in sizes.
    const fn ascent(self) -> f32 {
        match self.face {
            Face::Display => 0.926,
            Face::Text | Face::Bold => 1.0,
        }
    }
}

impl Pen<'_> {
    fn lay_out_block<'t>(&self, text: impl Into<Text<'t>>, letters: Letters, anchor: Anchor, width: f32) -> Block {
        let block = self.block(text, letters.face, (anchor, letters.size, width), letters.colour);
        if block.breaks_a_word() {
            notes::record_cut_text(self.ui.ctx(), block.words());
        }
        block
    }

    /// Width of a text on one line.
    pub fn wide<'t>(&self, text: impl Into<Text<'t>>, letters: Letters) -> f32 {
        self.measure(text, letters.face, letters.size)
    }

    /// Height of a text in a width.
    pub fn tall<'t>(&self, text: impl Into<Text<'t>>, letters: Letters, width: f32) -> f32 {
        self.height(text, letters.face, letters.size, width)
    }

    /// A text over as many lines as it needs, from its upper-left corner. Returns its height.
    pub fn passage<'t>(&self, at: Pos2, width: f32, letters: Letters, text: impl Into<Text<'t>>) -> f32 {
        self.paragraph(at, width, letters.face, letters.size, letters.colour, text)
    }

    /// The same, as a heading.
    pub fn title<'t>(&self, at: Pos2, width: f32, letters: Letters, text: impl Into<Text<'t>>) -> f32 {
        let block = self.lay_out_block(text, letters, Anchor::Start, width);
        self.put_heading(at, &block);
        block.height()
    }

    /// Draws a wrapped text whose vertical centre is `middle`. Returns its size in points.
    pub fn centred_text<'t>(
        &self,
        (x, middle): (f32, f32),
        anchor: Anchor,
        width: f32,
        letters: Letters,
        text: impl Into<Text<'t>>,
    ) -> Vec2 {
        let block = self.lay_out_block(text, letters, anchor, width);
        self.put_level(x, middle, &block);
        block.size()
    }

    /// As much of a name as there is room for, and an ellipsis for the rest. Where there is room
    /// for nothing, the ellipsis alone.
    fn shorten_name(&self, name: &str, width: f32, letters: Letters) -> String {
        if self.wide(name, letters) <= width {
            return name.to_owned();
        }
        let begins = name.char_indices().rev().map(|(end, _)| format!("{}…", name[..end].trim_end()));
        let mut begins = begins.skip_while(|begin| self.wide(begin, letters) > width);
        begins.next().unwrap_or_else(|| "…".to_owned())
    }

    /// A name that players have chosen themselves, over as many lines as it needs. One that is
    /// spelled by numbers, for want of a face, is cut after two.
    pub fn name_block(&self, name: &str, letters: Letters, width: f32) -> Block {
        let block = |name: &str| self.block(name, letters.face, (Anchor::Start, letters.size, width), letters.colour);
        let whole = block(name);
        let is_spelled_out = prepare_text(self.ui.ctx(), whole.words()).chars().count() > name.chars().count();
        if whole.lines() <= 2 || !is_spelled_out {
            return whole;
        }
        let mut begins = name.char_indices().rev().map(|(end, _)| block(&format!("{}…", name[..end].trim_end())));
        begins.find(|block| block.lines() <= 2).unwrap_or(whole)
    }

    /// A name that players have chosen themselves, on its baseline: one that is too wide ends in an
    /// ellipsis and is told in full under the pointer and to screen readers.
    pub fn own_name(&self, (x, baseline): (f32, f32), width: f32, letters: Letters, name: &str) {
        let shown = self.shorten_name(name, width, letters);
        let top = baseline - self.size(letters.size) * letters.ascent();
        let block = self.lay_out_block(&shown, letters, Anchor::Start, f32::INFINITY);
        let rect = self.paint_block(pos2(x, top), &block);
        if self.look.speaks {
            add_spoken_text(self.ui.ctx(), ("text", name, x as i32, top as i32), rect, Manner::Found, name);
        }
        if shown != name {
            self.ui.interact(rect, Id::new(("name", name, x as i32, top as i32)), Sense::hover()).on_hover_hint(name);
        }
    }
}

/// Places of things of these widths that stand side by side: in as many rows as they need, each row
/// as high as `high` and `gap` apart from the next. A thing that is wider than all the room is as
/// wide as the room.
pub fn wrap_into_rows(room: Rect, widths: &[f32], high: f32, gap: f32) -> Vec<Rect> {
    let mut x = room.left();
    let mut y = room.top();
    let place = |&wide: &f32| {
        let wide = wide.min(room.width());
        if x > room.left() && x + wide > room.right() + 0.5 {
            x = room.left();
            y += high + gap;
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
    use crate::client::kit::pen::rect_at;

    #[test]
    fn what_has_no_room_in_a_row_begins_the_next() {
        let places = wrap_into_rows(rect_at(10.0, 20.0, 100.0, 0.0), &[40.0, 50.0, 60.0, 300.0], 30.0, 10.0);
        let wanted = [
            rect_at(10.0, 20.0, 40.0, 30.0),
            rect_at(60.0, 20.0, 50.0, 30.0),
            rect_at(10.0, 60.0, 60.0, 30.0),
            rect_at(10.0, 100.0, 100.0, 30.0),
        ];
        assert_eq!(places, wanted);
    }
}
