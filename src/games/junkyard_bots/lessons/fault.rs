//! Faults in the file of a lesson.

use thiserror::Error;

use super::position::PositionError;
use crate::messages::phrase;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Fault in a lesson as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonError {
    /// The file can't be parsed: it has unknown fields, values or tiles. The text gives the
    /// location in the file.
    Unreadable(String),
    /// The lesson's id is not made of lower-case letters.
    Id(String),
    /// English, the language that others fall back on, lacks this message of the lesson.
    Words(String),
    /// The lesson has no steps.
    NoSteps,
    /// The lesson's table is invalid.
    Position(#[from] PositionError),
    /// A step can't be played.
    Step {
        /// Key of the step.
        step: String,
        /// Fault of the step.
        fault: LessonStepFault,
    },
}

/// Fault in one step.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonStepFault {
    /// The step's key is not made of lower-case letters, or an earlier step has the same key.
    Key,
    /// The step is reached as soon as it begins.
    ReachedAlready,
    /// The model answers do not reach the step's goal.
    NotReached,
    /// A model answer is refused, for this reason.
    Refused(Phrase),
    /// A model answer names a part that is not there.
    NoPart,
    /// The step marks something that is not on the table.
    NothingThere,
}

impl InWords for LessonError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable(error) => phrase!("lessons-fault-unreadable", error = error),
            Self::Id(id) => phrase!("lessons-fault-id", id = id),
            Self::Words(message) => phrase!("lessons-fault-words", message = message),
            Self::NoSteps => phrase!("lessons-fault-no-steps"),
            Self::Position(error) => phrase!("lessons-fault-position", error = error),
            Self::Step { step, fault } => phrase!("lessons-fault-step", step = step, fault = fault),
        }
    }
}

impl InWords for LessonStepFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Key => phrase!("lessons-fault-key"),
            Self::ReachedAlready => phrase!("lessons-fault-reached-already"),
            Self::NotReached => phrase!("lessons-fault-not-reached"),
            Self::Refused(why) => phrase!("lessons-fault-refused", why = why),
            Self::NoPart => phrase!("lessons-fault-no-part"),
            Self::NothingThere => phrase!("lessons-fault-nothing-there"),
        }
    }
}

displayed_in_english!(LessonError, LessonStepFault);
