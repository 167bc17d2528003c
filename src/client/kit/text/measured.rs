//! Text that is measured before panels are laid out around it.

use bevy_egui::egui::{Color32, Pos2, Rect, pos2};

use super::style::{Anchor, TextStyle};
use crate::art::fonts::Face;
use crate::kit::palette::CREAM;
use crate::kit::pen::Pen;
use shell::language::Text;

/// Width of a button beyond its words, without an icon.
const BUTTON_SIDES: f32 = 15.5;

impl Pen<'_> {
    /// Height of a wrapped text, in points.
    pub fn height<'t>(&self, text: impl Into<Text<'t>>, face: Face, size: f32, width: f32) -> f32 {
        self.wrapped(text, face, size, CREAM, width).size().y
    }

    /// Width of the longest word of a text, in points: in less room it would be broken.
    pub fn longest_word<'t>(&self, text: impl Into<Text<'t>>, face: Face, size: f32) -> f32 {
        self.told(text).split_whitespace().map(|word| self.measure(word, face, size)).fold(0.0, f32::max)
    }

    /// Draws a wrapped text, whose upper edge has its start, middle or end at a point. Returns its
    /// height.
    #[expect(clippy::too_many_arguments, reason = "a text has that many properties, and a struct none less")]
    pub fn lines<'t>(
        &self,
        at: Pos2,
        anchor: Anchor,
        face: Face,
        size: f32,
        colour: Color32,
        text: impl Into<Text<'t>>,
        width: f32,
    ) -> f32 {
        let block = self.block(text, TextStyle { face, size, colour }, anchor, width);
        self.put(at, &block);
        block.height()
    }

    /// Draws the heading of a panel, wrapped if it is too wide. Returns the baseline of its last
    /// line.
    pub fn heading<'t>(&mut self, panel: Rect, size: f32, colour: Color32, text: impl Into<Text<'t>>) -> f32 {
        let text = &*self.told(text).into_owned();
        let left = panel.left() + 14.0;
        let room = panel.width() - 28.0;
        let baseline = panel.top() + 10.0 + self.size(size);
        if self.measure(text, Face::Display, size) <= room {
            self.head((left, baseline), size, colour, text);
            return baseline;
        }
        let at = pos2(left, panel.top() + 8.0);
        let block = self.block(text, TextStyle::display(size, colour), Anchor::Start, room);
        self.put_heading(at, &block);
        at.y + block.height() - self.size(size) * 0.2
    }

    /// Least width of a button with a label.
    pub fn button_width<'t>(&self, label: impl Into<Text<'t>>, size: f32, has_icon: bool) -> f32 {
        let icon = if has_icon { size * 1.5 + 10.0 } else { 0.0 };
        self.measure(label, Face::Display, size) + icon + BUTTON_SIDES
    }

    /// Height of a button that is drawn `height` points high, with larger text.
    pub fn button_height(&self, height: f32, size: f32) -> f32 {
        height.max(self.size(size) * 1.15 + 16.0)
    }
}
