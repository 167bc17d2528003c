//! What is marked on the line of a game.

use bevy_egui::egui::Color32;

/// A mark on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its icon.
    pub icon: &'static str,
    /// Its colour, once it has been reached.
    pub hue: Color32,
    /// Whether the icon has colours of its own instead.
    pub has_own_colours: bool,
    /// Whether it is shown even where the line is crowded.
    pub is_always_shown: bool,
}
