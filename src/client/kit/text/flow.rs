//! Wrapped texts, measured before the panels around them are laid out.

use bevy_egui::egui::{Id, Pos2, Sense, Vec2, pos2};

use super::block::Block;
use super::letters::HoverHint;
use super::style::{Anchor, TextStyle};
use crate::kit::notes;
use crate::kit::pen::Pen;
use crate::kit::spoken::{Manner, add_spoken_text};
use shell::language::Text;

impl Pen<'_> {
    fn lay_out_block<'t>(&self, text: impl Into<Text<'t>>, style: TextStyle, anchor: Anchor, width: f32) -> Block {
        let block = self.block(text, style, anchor, width);
        if block.breaks_a_word() {
            notes::record_cut_text(self.ui.ctx(), block.words());
        }
        block
    }

    /// Width of a text on one line, in points.
    pub fn wide<'t>(&self, text: impl Into<Text<'t>>, style: TextStyle) -> f32 {
        self.measure(text, style.face, style.size)
    }

    /// Height of a text wrapped in a width, in points.
    pub fn tall<'t>(&self, text: impl Into<Text<'t>>, style: TextStyle, width: f32) -> f32 {
        self.height(text, style.face, style.size, width)
    }

    /// Draws a wrapped text from its upper-left corner. Returns its height.
    pub fn passage<'t>(&self, at: Pos2, width: f32, style: TextStyle, text: impl Into<Text<'t>>) -> f32 {
        self.paragraph(at, width, style.face, style.size, style.colour, text)
    }

    /// Draws a wrapped heading from its upper-left corner. Returns its height.
    pub fn title<'t>(&self, at: Pos2, width: f32, style: TextStyle, text: impl Into<Text<'t>>) -> f32 {
        let block = self.lay_out_block(text, style, Anchor::Start, width);
        self.put_heading(at, &block);
        block.height()
    }

    /// Draws a wrapped text whose vertical centre is at the point `at`. Returns its size in points.
    pub fn centred_text<'t>(
        &self,
        at: (f32, f32),
        anchor: Anchor,
        width: f32,
        style: TextStyle,
        text: impl Into<Text<'t>>,
    ) -> Vec2 {
        let block = self.lay_out_block(text, style, anchor, width);
        self.put_level(at.0, at.1, &block);
        block.size()
    }

    /// Returns as much of a name as fits in a width, with an ellipsis for the rest; the ellipsis
    /// alone if nothing fits.
    fn shorten_name(&self, name: &str, width: f32, style: TextStyle) -> String {
        if self.wide(name, style) <= width {
            return name.to_owned();
        }
        let begins = name.char_indices().rev().map(|(end, _)| format!("{}…", name[..end].trim_end()));
        let mut begins = begins.skip_while(|begin| self.wide(begin, style) > width);
        begins.next().unwrap_or_else(|| "…".to_owned())
    }

    /// Draws a name that players have chosen, on its baseline. One that is too wide ends in an
    /// ellipsis, and is given in full as a hint and to screen readers.
    pub fn own_name(&self, at: (f32, f32), width: f32, style: TextStyle, name: &str) {
        let shown = self.shorten_name(name, width, style);
        let x = at.0;
        let top = at.1 - self.size(style.size) * style.ascent();
        let block = self.lay_out_block(&shown, style, Anchor::Start, f32::INFINITY);
        let rect = self.paint_block(pos2(x, top), &block);
        if self.look.speaks {
            add_spoken_text(self.ui.ctx(), ("text", name, x as i32, top as i32), rect, Manner::Found, name);
        }
        if shown != name {
            self.ui.interact(rect, Id::new(("name", name, x as i32, top as i32)), Sense::hover()).on_hover_hint(name);
        }
    }
}
