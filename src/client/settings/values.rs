//! The player's settings.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::of_games::GameSettings;
use super::options::{Captions, ComputerSpeed, ReadingTime, Speed, UndoTime};
use crate::input::Shortcuts;
use crate::kit::Appearance;
use crate::kit::palette::ColourSet;
use crate::kit::points::points_of_window;
use shell::language::{Language, languages};

/// The player's settings.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Text size in percent, 100 to 200.
    pub text: u16,
    /// Speed of animations.
    pub speed: Speed,
    /// Whether things fade in and out instead of moving.
    pub reduced_motion: bool,
    /// Set of seat colours.
    pub colours: ColourSet,
    /// Whether sound is on.
    pub sound: bool,
    /// Volume of effects, 0 to 100.
    pub effects: u8,
    /// Volume of the ambience, 0 to 100.
    pub ambience: u8,
    /// Whether sound is off while another window is in front.
    pub silent_behind: bool,
    /// Place where sounds are described in words.
    pub captions: Captions,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// Width and height of the window in logical pixels, as the player wants them if there is room.
    pub window: (u32, u32),
    /// Whether the window is maximised.
    pub maximised: bool,
    /// Keys of all shortcuts.
    pub keys: Shortcuts,
    /// Tag of the language; `None` for the language of this computer.
    pub language: Option<String>,
    /// Whether things that happen for the first time are explained.
    pub explains: bool,
    /// Whether the prompt shows the keys that can be pressed.
    pub shows_keys: bool,
    /// Speed of computer players.
    pub computer_speed: ComputerSpeed,
    /// Time for which the table shows what all have to see.
    pub reading_time: ReadingTime,
    /// Time for which a person may undo before a computer player acts.
    pub undo_time: UndoTime,
    /// Whether the game asks before a player passes, stops early, or acts without effect.
    pub asks_before_giving_up: bool,
    /// Settings that only some games have.
    pub of_games: GameSettings,
}

/// Width and height of the window until the player changes them, in logical pixels.
pub const USUAL_WINDOW: (u32, u32) = (1280, 800);
/// Smallest width and height of the window, in logical pixels.
pub const SMALLEST_WINDOW: (u32, u32) = (800, 500);

impl Default for Settings {
    fn default() -> Self {
        Self {
            text: 100,
            speed: Speed::default(),
            reduced_motion: false,
            colours: ColourSet::default(),
            sound: true,
            effects: 70,
            ambience: 40,
            silent_behind: true,
            captions: Captions::default(),
            full_screen: false,
            window: USUAL_WINDOW,
            maximised: false,
            keys: Shortcuts::default(),
            language: None,
            explains: true,
            shows_keys: true,
            computer_speed: ComputerSpeed::default(),
            reading_time: ReadingTime::default(),
            undo_time: UndoTime::default(),
            asks_before_giving_up: true,
            of_games: GameSettings::default(),
        }
    }
}

impl Settings {
    /// Brings every value into its range.
    pub(super) fn kept_in_range(mut self) -> Self {
        self.text = self.text.clamp(100, 200);
        self.window.0 = self.window.0.clamp(SMALLEST_WINDOW.0, 16_384);
        self.window.1 = self.window.1.clamp(SMALLEST_WINDOW.1, 16_384);
        self.effects = self.effects.min(100);
        self.ambience = self.ambience.min(100);
        self.keys = self.keys.without_invalid_changes();
        self
    }

    /// Returns the language of the interface. If the one that is set is missing, because its file
    /// is gone, it is that of this computer.
    pub fn language(&self) -> &'static Language {
        let chosen = self.language.as_deref().and_then(languages::with_tag);
        chosen.unwrap_or_else(languages::language_of_computer)
    }

    /// Returns the appearance for the present size of the window.
    pub fn appearance_in(&self, ctx: &bevy_egui::egui::Context) -> Appearance {
        let size = ctx.content_rect().size() * ctx.zoom_factor();
        Appearance {
            text: points_of_window(size.x, size.y, self.text).text,
            colours: self.colours,
            language: self.language(),
            speaks: false,
        }
    }
}
