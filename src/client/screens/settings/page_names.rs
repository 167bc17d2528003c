//! The pages of the settings: their names, icons and own buttons.

use crate::kit::{Button, ButtonKind};
use shell::language::{Phrase, phrase};

/// A page of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum SettingsPage {
    #[default]
    Reading,
    Colours,
    Motion,
    Pace,
    Sound,
    Keys,
    Language,
    Window,
}

impl SettingsPage {
    pub(super) const ALL: [Self; 8] =
        [Self::Reading, Self::Colours, Self::Motion, Self::Pace, Self::Sound, Self::Keys, Self::Language, Self::Window];

    /// Name of the page, and its description.
    pub(super) fn words(self) -> [Phrase; 2] {
        match self {
            Self::Reading => [phrase!("settings-reading"), phrase!("settings-reading-about")],
            Self::Colours => [phrase!("settings-colours"), phrase!("settings-colours-about")],
            Self::Motion => [phrase!("settings-motion"), phrase!("settings-motion-about")],
            Self::Pace => [phrase!("settings-pace"), phrase!("settings-pace-about")],
            Self::Sound => [phrase!("settings-sound"), phrase!("settings-sound-about")],
            Self::Keys => [phrase!("settings-keys"), phrase!("settings-keys-about")],
            Self::Language => [phrase!("settings-language"), phrase!("settings-language-about")],
            Self::Window => [phrase!("settings-window"), phrase!("settings-window-about")],
        }
    }

    /// Button that only this page has.
    pub(super) fn own_button(self) -> Option<Button<'static>> {
        match self {
            Self::Keys => Some(Button::usual(phrase!("settings-keys-reset"), ButtonKind::Slate).with_icon("undo")),
            Self::Language => {
                Some(Button::usual(phrase!("settings-language-folder"), ButtonKind::Slate).with_icon("load"))
            }
            _ => None,
        }
    }

    pub(super) const fn icon(self) -> &'static str {
        match self {
            Self::Reading => "reading",
            Self::Colours => "colours",
            Self::Motion => "motion",
            Self::Pace => "play",
            Self::Sound => "sound_on",
            Self::Keys => "keyboard",
            Self::Language => "globe",
            Self::Window => "window",
        }
    }

    /// Name by which the scrolled contents are known.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Reading => "reading",
            Self::Colours => "colours",
            Self::Motion => "motion",
            Self::Pace => "pace",
            Self::Sound => "sound",
            Self::Keys => "keys",
            Self::Language => "language",
            Self::Window => "window",
        }
    }
}
