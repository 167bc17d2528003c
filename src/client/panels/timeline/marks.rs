//! Marks on the timeline of a game.

use bevy_egui::egui::Color32;

/// Mark on the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Icon.
    pub icon: &'static str,
    /// Colour, once the step has been reached.
    pub hue: Color32,
    /// Whether the icon has colours of its own instead.
    pub has_own_colours: bool,
    /// Whether it is shown even where marks are crowded.
    pub is_always_shown: bool,
}
