//! The player's settings, and the values that they can have.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::of_games::GameSettings;
use crate::input::Shortcuts;
use crate::kit::Appearance;
use crate::kit::palette::ColourSet;
use crate::kit::points::points_of_window;
use shell::language::{Language, Phrase, languages, phrase};

/// Speed of animations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// No animations: everything is at its place at once.
    Off,
    /// Half the usual speed.
    Slow,
    /// The usual speed.
    #[default]
    Normal,
    /// Twice the usual speed.
    Fast,
}

impl Speed {
    /// All values, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Off, Self::Slow, Self::Normal, Self::Fast];

    /// Returns the name that players read.
    pub fn name(self) -> Phrase {
        match self {
            Self::Off => phrase!("speed-off"),
            Self::Slow => phrase!("speed-slow"),
            Self::Normal => phrase!("speed-normal"),
            Self::Fast => phrase!("speed-fast"),
        }
    }

    /// Returns the factor by which durations are multiplied, 0 to 2.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.5,
        }
    }
}

/// Speed of computer players: of their decisions, and of the display of their steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ComputerSpeed {
    /// Twice the usual time.
    Slow,
    /// The usual time, long enough to follow them.
    #[default]
    Normal,
    /// Half the usual time.
    Fast,
    /// No time: only the result of their steps is shown.
    AtOnce,
}

impl ComputerSpeed {
    /// All values, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    /// Returns the name that players read.
    pub fn name(self) -> Phrase {
        match self {
            Self::Slow => phrase!("speed-slow"),
            Self::Normal => phrase!("speed-normal"),
            Self::Fast => phrase!("speed-fast"),
            Self::AtOnce => phrase!("speed-at-once"),
        }
    }

    /// Returns the factor by which durations are multiplied, 0 to 2.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.5,
            Self::AtOnce => 0.0,
        }
    }
}

/// Time for which the table shows what all have to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReadingTime {
    /// Half the usual time.
    Short,
    /// The usual time, long enough for most.
    #[default]
    Usual,
    /// Twice the usual time.
    Long,
    /// Until the player presses something.
    UntilPressed,
}

impl ReadingTime {
    /// All values, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Short, Self::Usual, Self::Long, Self::UntilPressed];

    /// Returns the name that players read.
    pub fn name(self) -> Phrase {
        match self {
            Self::Short => phrase!("time-short"),
            Self::Usual => phrase!("time-usual"),
            Self::Long => phrase!("time-long"),
            Self::UntilPressed => phrase!("time-until-pressed"),
        }
    }

    /// Returns the factor by which durations are multiplied; `None` if the table waits for a press.
    pub const fn factor(self) -> Option<f32> {
        match self {
            Self::Short => Some(0.5),
            Self::Usual => Some(1.0),
            Self::Long => Some(2.0),
            Self::UntilPressed => None,
        }
    }
}

/// Time for which a person may undo before a computer player acts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum UndoTime {
    /// No time.
    None,
    /// Two seconds.
    #[default]
    TwoSeconds,
    /// Until the player presses something.
    UntilPressed,
}

impl UndoTime {
    /// All values, in the order in which they are shown.
    pub const ALL: [Self; 3] = [Self::None, Self::TwoSeconds, Self::UntilPressed];

    /// Returns the name that players read.
    pub fn name(self) -> Phrase {
        match self {
            Self::None => phrase!("undo-time-none"),
            Self::TwoSeconds => phrase!("undo-time-seconds"),
            Self::UntilPressed => phrase!("time-until-pressed"),
        }
    }

    /// Returns the duration; `None` if the table waits for a press.
    pub const fn lasts(self) -> Option<Duration> {
        match self {
            Self::None => Some(Duration::ZERO),
            Self::TwoSeconds => Some(Duration::from_secs(2)),
            Self::UntilPressed => None,
        }
    }
}

/// Place where sounds are described in words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Captions {
    /// No captions.
    #[default]
    Off,
    /// In the log.
    Log,
    /// On the table, for a moment.
    Table,
}

impl Captions {
    /// All values, in the order in which they are shown.
    pub const ALL: [Self; 3] = [Self::Off, Self::Log, Self::Table];

    /// Returns the name that players read.
    pub fn name(self) -> Phrase {
        match self {
            Self::Off => phrase!("captions-off"),
            Self::Log => phrase!("captions-log"),
            Self::Table => phrase!("captions-table"),
        }
    }
}

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
