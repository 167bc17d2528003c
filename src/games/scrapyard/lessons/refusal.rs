//! Reasons for which an action has to wait until a step is done.

use shell::language::{InWords, Phrase, displayed_in_english};
use shell::lessons::{self, Wait};
use thiserror::Error;

use crate::action::Illegal;
use crate::messages::phrase;

/// Reason for which a lesson does not allow an action now.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotYet {
    /// The lesson is over.
    Over,
    /// The step is only read.
    ReadFirst,
    /// Another player has a choice.
    OthersFirst,
    /// The step asks for something else, which its instruction tells.
    Later,
}

impl From<Wait> for NotYet {
    fn from(wait: Wait) -> Self {
        match wait {
            Wait::Over => Self::Over,
            Wait::ReadFirst => Self::ReadFirst,
            Wait::OthersFirst => Self::OthersFirst,
            Wait::Later => Self::Later,
        }
    }
}

impl InWords for NotYet {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Over => phrase!("scrapyard-lessons-over"),
            Self::ReadFirst => phrase!("scrapyard-lessons-read-first"),
            Self::OthersFirst => phrase!("scrapyard-lessons-others-first"),
            Self::Later => phrase!("scrapyard-lessons-later"),
        }
    }
}

/// Reason for which an action is refused in a lesson.
pub type LessonRefusal = lessons::LessonRefusal<NotYet, Illegal>;

displayed_in_english!(NotYet);
