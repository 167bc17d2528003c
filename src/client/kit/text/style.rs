//! Style of a text, and its alignment.

use bevy_egui::egui::Color32;

use crate::art::fonts::Face;

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
    /// Letters of running text.
    pub const fn text(size: f32, colour: Color32) -> Self {
        Self { face: Face::Text, size, colour }
    }

    /// Letters of bold text.
    pub const fn bold(size: f32, colour: Color32) -> Self {
        Self { face: Face::Bold, size, colour }
    }

    /// Letters of headings and buttons.
    pub const fn display(size: f32, colour: Color32) -> Self {
        Self { face: Face::Display, size, colour }
    }

    /// Distance from the upper edge of a line down to the baseline, in sizes.
    pub(super) const fn ascent(self) -> f32 {
        match self.face {
            Face::Display => 0.926,
            Face::Text | Face::Bold => 1.0,
        }
    }
}

/// Place of a text on its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}
