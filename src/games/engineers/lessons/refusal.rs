//! Reasons for which an action has to wait until a step is done.

use shell::language::{Argument, InWords, Phrase, displayed_in_english};
use shell::lessons::{self, Wait};
use thiserror::Error;

use crate::action::{Illegal, WorkerSet};
use crate::messages::phrase;

/// Reason for which a lesson does not allow an action now.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotYet {
    /// The lesson is over.
    Over,
    /// The step is only read.
    ReadFirst,
    /// Another player has to choose first.
    OthersFirst,
    /// The step asks for something else, which its instruction tells.
    Later,
    /// The step asks other workers for it.
    OtherWorkers {
        /// Workers who are asked for it.
        workers: WorkerSet,
    },
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
            Self::Over => phrase!("engineers-lessons-over"),
            Self::ReadFirst => phrase!("engineers-lessons-read-first"),
            Self::OthersFirst => phrase!("engineers-lessons-others-first"),
            Self::Later => phrase!("engineers-lessons-later"),
            Self::OtherWorkers { workers } => {
                let numbers = Argument::list(workers.iter().map(|worker| u32::from(worker.0) + 1));
                phrase!("engineers-lessons-other-workers", workers = numbers, count = workers.len())
            }
        }
    }
}

/// Reason for which an action is refused in a lesson.
pub type LessonRefusal = lessons::LessonRefusal<NotYet, Illegal>;

displayed_in_english!(NotYet);
