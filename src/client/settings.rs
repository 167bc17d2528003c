//! What the player has set, remembered from one start to the next.

use std::path::PathBuf;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::theme::Look;
use super::theme::palette::ColourSet;
use super::window::points;
use crate::record::disk::{read_capped, save_as};

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// Nothing moves: everything is where it goes at once.
    Off,
    /// Half as fast.
    Slow,
    /// As drawn.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
}

impl Speed {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Off, Self::Slow, Self::Normal, Self::Fast];

    /// What players call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "Off",
            Self::Slow => "Slow",
            Self::Normal => "Normal",
            Self::Fast => "Fast",
        }
    }

    /// What durations are multiplied by.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.5,
        }
    }
}

/// What the player has set.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Text size in percent, 100 to 200.
    pub text: u16,
    /// How fast things move.
    pub speed: Speed,
    /// Whether things fade instead of moving.
    pub reduced_motion: bool,
    /// Seat colours.
    pub colours: ColourSet,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// The window's size in logical pixels.
    pub window: (u32, u32),
}

/// The window's size until the player changes it.
pub const USUAL_WINDOW: (u32, u32) = (1280, 800);
/// The smallest window.
pub const SMALLEST_WINDOW: (u32, u32) = (800, 500);

impl Default for Settings {
    fn default() -> Self {
        Self {
            text: 100,
            speed: Speed::default(),
            reduced_motion: false,
            colours: ColourSet::default(),
            full_screen: false,
            window: USUAL_WINDOW,
        }
    }
}

impl Settings {
    /// The settings as they were left; the usual ones if there are none, or none that can be read.
    pub fn load() -> Self {
        let read = file().and_then(|path| read_capped(&path).ok());
        let text = read.and_then(|bytes| String::from_utf8(bytes).ok());
        text.and_then(|text| ron::from_str::<Self>(&text).ok()).unwrap_or_default().kept_in_range()
    }

    fn kept_in_range(mut self) -> Self {
        self.text = self.text.clamp(100, 200);
        self.window.0 = self.window.0.clamp(SMALLEST_WINDOW.0, 16_384);
        self.window.1 = self.window.1.clamp(SMALLEST_WINDOW.1, 16_384);
        self
    }

    /// Keeps the settings. That they can't be kept is no reason to trouble the player: they hold until the program
    /// ends.
    pub fn save(&self) {
        if let (Some(path), Ok(text)) = (file(), ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new())) {
            let made = path.parent().is_none_or(|folder| std::fs::create_dir_all(folder).is_ok());
            if made && let Err(error) = save_as(&path, &text) {
                warn!("the settings could not be kept: {error}");
            }
        }
    }

    /// The look for the window that an interface fills.
    pub fn look(&self, ctx: &bevy_egui::egui::Context) -> Look {
        let size = ctx.content_rect().size() * ctx.zoom_factor();
        Look { text: points(size.x, size.y, self.text).text, colours: self.colours }
    }
}

fn file() -> Option<PathBuf> {
    Some(directories::ProjectDirs::from("", "", "junkyard-bots")?.config_dir().join("settings.ron"))
}

/// Loads the settings and keeps what is changed in them; settings that the app has already are not kept.
pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Settings>() {
        app.insert_resource(Settings::load()).add_systems(Last, keep.run_if(resource_changed::<Settings>));
    }
}

fn keep(settings: Res<Settings>) {
    if !settings.is_added() {
        settings.save();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_out_of_range_are_brought_into_it() {
        let wild: Settings = ron::from_str("(text: 900, window: (1, 999999))").unwrap();
        let tame = wild.kept_in_range();
        assert_eq!((tame.text, tame.window), (200, (800, 16_384)));
    }
}
