//! What can be wrong with the file of a lesson.

use thiserror::Error;

use super::position::PositionError;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};

/// What is wrong with a lesson as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonError {
    /// The file can't be read: unknown fields, values or tiles, with the place in the file.
    Unreadable(String),
    /// The lesson's id is not one: lower-case letters.
    Id(String),
    /// The standard language lacks a message of it.
    Words(String),
    /// It has no steps.
    NoSteps,
    /// Its table is no table.
    Position(#[from] PositionError),
    /// A step can't be played.
    Step {
        /// Its key.
        step: String,
        /// What is wrong with it.
        fault: Fault,
    },
}

/// What is wrong with one step.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// Its key is none (lower-case letters), or that of an earlier step.
    Key,
    /// It is reached as soon as it begins.
    ReachedAlready,
    /// Its model answer does not reach it.
    NotReached,
    /// Its model answer is refused.
    Refused(Phrase),
    /// Its model answer names a part that is not there.
    NoPart,
    /// It says to look where nothing is.
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

impl InWords for Fault {
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

displayed_in_english!(LessonError, Fault);
