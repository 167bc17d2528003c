//! What the player has set, remembered from one start to the next.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::client::input::Shortcuts;
use crate::client::kit::Appearance;
use crate::client::kit::palette::ColourSet;
use crate::client::kit::points::points;
use crate::shell::language::{Language, Phrase, languages, phrase};

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
    pub fn name(self) -> Phrase {
        match self {
            Self::Off => phrase!("speed-off"),
            Self::Slow => phrase!("speed-slow"),
            Self::Normal => phrase!("speed-normal"),
            Self::Fast => phrase!("speed-fast"),
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

/// How fast computer players are: how long they think, and how long each of their steps is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ComputerSpeed {
    /// Twice as long.
    Slow,
    /// As long as it takes to follow them.
    #[default]
    Normal,
    /// Half as long.
    Fast,
    /// At once: only the result of their steps is shown.
    AtOnce,
}

impl ComputerSpeed {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    /// The name that players read.
    pub fn name(self) -> Phrase {
        match self {
            Self::Slow => phrase!("speed-slow"),
            Self::Normal => phrase!("speed-normal"),
            Self::Fast => phrase!("speed-fast"),
            Self::AtOnce => phrase!("speed-at-once"),
        }
    }

    /// The factor for durations.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.5,
            Self::AtOnce => 0.0,
        }
    }
}

/// How long the table shows what everybody has to see, such as blind tiles and hits, before it goes
/// on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReadingTime {
    /// Half as long.
    Short,
    /// Long enough for most.
    #[default]
    Usual,
    /// Twice as long.
    Long,
    /// Until a press.
    UntilPressed,
}

impl ReadingTime {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Short, Self::Usual, Self::Long, Self::UntilPressed];

    /// The name that players read.
    pub fn name(self) -> Phrase {
        match self {
            Self::Short => phrase!("time-short"),
            Self::Usual => phrase!("time-usual"),
            Self::Long => phrase!("time-long"),
            Self::UntilPressed => phrase!("time-until-pressed"),
        }
    }

    /// The factor for durations; `None` if the table waits for a press.
    pub const fn factor(self) -> Option<f32> {
        match self {
            Self::Short => Some(0.5),
            Self::Usual => Some(1.0),
            Self::Long => Some(2.0),
            Self::UntilPressed => None,
        }
    }
}

/// How long a person may undo before a computer player acts (rule 9.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum UndoTime {
    /// Not at all.
    None,
    /// For two seconds.
    #[default]
    TwoSeconds,
    /// Until a press.
    UntilPressed,
}

impl UndoTime {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::None, Self::TwoSeconds, Self::UntilPressed];

    /// The name that players read.
    pub fn name(self) -> Phrase {
        match self {
            Self::None => phrase!("undo-time-none"),
            Self::TwoSeconds => phrase!("undo-time-seconds"),
            Self::UntilPressed => phrase!("time-until-pressed"),
        }
    }

    /// How long it is; `None` if the table waits for a press.
    pub const fn lasts(self) -> Option<Duration> {
        match self {
            Self::None => Some(Duration::ZERO),
            Self::TwoSeconds => Some(Duration::from_secs(2)),
            Self::UntilPressed => None,
        }
    }
}

/// Where sounds are put in words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Captions {
    /// Nowhere.
    #[default]
    Off,
    /// In the log.
    Log,
    /// On the table, for a moment.
    Table,
}

impl Captions {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Off, Self::Log, Self::Table];

    /// What players call it.
    pub fn name(self) -> Phrase {
        match self {
            Self::Off => phrase!("captions-off"),
            Self::Log => phrase!("captions-log"),
            Self::Table => phrase!("captions-table"),
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
    /// Whether anything is to be heard at all.
    pub sound: bool,
    /// Volume of effects, 0 to 100.
    pub effects: u8,
    /// Volume of the ambience, 0 to 100.
    pub ambience: u8,
    /// Whether nothing is heard while another window is in front.
    pub silent_behind: bool,
    /// Where sounds are put in words.
    pub captions: Captions,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// Size of the window in logical pixels, as the player wants it where the screen has room.
    pub window: (u32, u32),
    /// Whether the window takes all the room that the desktop has.
    pub maximised: bool,
    /// What keys do.
    pub keys: Shortcuts,
    /// The tag of the language; none for the one that this computer speaks.
    pub language: Option<String>,
    /// Whether what happens for the first time is explained.
    pub explains: bool,
    /// How fast computer players are.
    pub computer_speed: ComputerSpeed,
    /// How long the table shows what everybody has to see.
    pub reading_time: ReadingTime,
    /// How long a person may undo before a computer player acts (rule 9.4).
    pub undo_time: UndoTime,
    /// Whether a person's tile turns up without a press (rule 5.1).
    pub turns_up_by_itself: bool,
    /// Whether the game asks before a player passes or stops early, or throws in vain.
    pub asks_before_giving_up: bool,
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
            computer_speed: ComputerSpeed::default(),
            reading_time: ReadingTime::default(),
            undo_time: UndoTime::default(),
            turns_up_by_itself: false,
            asks_before_giving_up: true,
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
        self.keys = self.keys.sound();
        self
    }

    /// The language that the game is told in. One that is set and not there, because its file is
    /// gone, gives way to that of this computer.
    pub fn language(&self) -> &'static Language {
        let chosen = self.language.as_deref().and_then(languages::with_tag);
        chosen.unwrap_or_else(languages::language_of_computer)
    }

    /// The look for the window that an interface fills.
    pub fn look(&self, ctx: &bevy_egui::egui::Context) -> Appearance {
        let size = ctx.content_rect().size() * ctx.zoom_factor();
        Appearance {
            text: points(size.x, size.y, self.text).text,
            colours: self.colours,
            language: self.language(),
            speaks: false,
        }
    }
}
