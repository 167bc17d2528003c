//! Measurement of texts, without a part of the window to draw on.

use bevy_egui::egui::Context;

use super::block::{Block, Run};
use super::style::{Anchor, TextStyle};
use crate::kit::pen::{Appearance, Pen};
use crate::kit::points::LEAST_TARGET;
use shell::language::Text;

/// Size of text in a small window, in logical pixels, and the least one of a name there.
const SMALL_TEXT: f32 = 14.0;
const SMALL_NAME: f32 = 12.8;
/// Difference of sizes that is taken for none after rounding, in logical pixels.
const ROUNDING: f32 = 0.05;

/// Lays out texts in the player's language and text size.
#[derive(Clone, Copy)]
pub struct Ruler<'a> {
    /// Context of egui, which has the fonts.
    pub ctx: &'a Context,
    /// Appearance that the player has set.
    pub look: Appearance,
}

impl Ruler<'_> {
    /// Lays out a text in a width in points, wrapped; [`f32::INFINITY`] for one line.
    pub fn layout<'t>(&self, style: TextStyle, width: f32, text: impl Into<Text<'t>>) -> Block {
        self.layout_anchored(style, Anchor::Start, width, text)
    }

    /// Lays out a text, the lines of which begin, have their middles or end on one vertical line.
    pub fn layout_anchored<'t>(
        &self,
        style: TextStyle,
        anchor: Anchor,
        width: f32,
        text: impl Into<Text<'t>>,
    ) -> Block {
        self.layout_runs(anchor, width, [(style, text.into())])
    }

    /// Least width and height of a thing that is pressed, in points: they are the same number of
    /// pixels in every window.
    pub fn least_target(&self) -> f32 {
        LEAST_TARGET / self.ctx.zoom_factor()
    }

    /// Least size of the letters of a name that has no room otherwise, in parts of the usual one:
    /// text that is larger than its part of a small window may be as small as that.
    pub fn least_letters(&self, style: TextStyle) -> f32 {
        let pixels = style.size * self.look.text * self.ctx.zoom_factor();
        if pixels <= SMALL_TEXT + ROUNDING { SMALL_NAME / pixels } else { 1.0 }
    }

    /// Lays out texts that follow one another, all in the size of the first.
    pub fn layout_runs<'t>(
        &self,
        anchor: Anchor,
        width: f32,
        runs: impl IntoIterator<Item = (TextStyle, Text<'t>)>,
    ) -> Block {
        let mut runs = runs.into_iter().peekable();
        let size = runs.peek().map_or(0.0, |(style, _)| style.size);
        let runs = runs.map(|(style, text)| Run::new(text, style.face, style.colour));
        Block::new(self.ctx, &self.look, anchor, size, width, runs)
    }
}

impl Pen<'_> {
    /// Lays out texts as this pen draws them.
    pub fn ruler(&self) -> Ruler<'_> {
        Ruler { ctx: self.ui.ctx(), look: self.look }
    }
}
