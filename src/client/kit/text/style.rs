//! Style of a text, and its alignment.

use bevy_egui::egui::Color32;

use crate::art::fonts::Face;
use crate::kit::palette::{CREAM, SECOND, YELLOW};

/// Face, size and colour of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextStyle {
    /// The face.
    pub face: Face,
    /// The size in points, before the player's text setting.
    pub size: f32,
    /// The colour.
    pub colour: Color32,
}

/// The styles of the art direction.
impl TextStyle {
    /// Running text.
    pub const BODY: Self = Self::text(16.0, CREAM);
    /// Explanations.
    pub const NOTE: Self = Self::text(16.0, SECOND);
    /// Text that stands out.
    pub const STRONG: Self = Self::bold(16.0, CREAM);
    /// Sentence below a title.
    pub const LEAD: Self = Self::text(17.0, SECOND);
    /// Entry of a list of pages.
    pub const ENTRY: Self = Self::text(17.0, CREAM);
    /// Chosen entry of such a list.
    pub const ENTRY_CHOSEN: Self = Self::bold(17.0, CREAM);
    /// Prompt: the part that says what to do.
    pub const PROMPT: Self = Self::bold(18.0, CREAM);
    /// Prompt: the rest.
    pub const PROMPT_REST: Self = Self::text(18.0, SECOND);
    /// Small numbers and names.
    pub const FIGURE: Self = Self::display(16.0, CREAM);
    /// Small headings, and the labels of buttons.
    pub const LABEL: Self = Self::display(17.0, CREAM);
    /// Headings of panels and cards.
    pub const HEADING: Self = Self::display(18.0, CREAM);
    /// Names of players.
    pub const NAME: Self = Self::display(19.0, CREAM);
    /// Label of a large button.
    pub const LARGE_LABEL: Self = Self::display(20.0, CREAM);
    /// Heading of a list or of a part of a dialog.
    pub const SECTION: Self = Self::display(26.0, CREAM);
    /// Title of a page.
    pub const PAGE: Self = Self::display(30.0, CREAM);
    /// Title of a dialog.
    pub const DIALOG: Self = Self::display(32.0, YELLOW);
}

impl TextStyle {
    /// Running text of a size.
    pub const fn text(size: f32, colour: Color32) -> Self {
        Self { face: Face::Text, size, colour }
    }

    /// Bold text of a size.
    pub const fn bold(size: f32, colour: Color32) -> Self {
        Self { face: Face::Bold, size, colour }
    }

    /// Headings and buttons of a size.
    pub const fn display(size: f32, colour: Color32) -> Self {
        Self { face: Face::Display, size, colour }
    }

    /// The style in another colour.
    #[must_use]
    pub const fn in_colour(self, colour: Color32) -> Self {
        Self { colour, ..self }
    }

    /// The style in another size, which is that of the art direction times a factor.
    #[must_use]
    pub const fn scaled(self, factor: f32) -> Self {
        Self { size: self.size * factor, ..self }
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
