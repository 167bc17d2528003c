//! Texts in the player's language and size, read out or not.

use std::borrow::Cow;

use crate::kit::pen::Pen;
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
}
