//! Options that the player chooses between.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use shell::language::{Phrase, phrase};

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
