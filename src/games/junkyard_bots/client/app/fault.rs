//! Faults that only this game has, each with a headline, a sentence, and advice on what to do.

use thiserror::Error;

use crate::messages::phrase;
use crate::puzzles::PuzzleError;
use crate::table::SnapshotError;
use client::app::fault::{Fault, GameFault, OpenError};
use client::app::fault_words::file_name;
use client::app::kept_progress::ProgressFault;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Fault that only this game has.
#[derive(Debug, Error)]
pub enum JunkyardFault {
    /// A pasted text is not a puzzle.
    Puzzle(#[from] PuzzleError),
    /// Progress in lessons and puzzles is not kept.
    Learned(ProgressFault),
}

impl JunkyardFault {
    /// Subject of the fault, in a few words.
    fn headline(&self) -> Phrase {
        match self {
            Self::Puzzle(_) => phrase!("fault-headline-puzzle"),
            Self::Learned(_) => phrase!("fault-headline-learned"),
        }
    }

    /// Sentence that says what still holds, and what to do.
    fn advice(&self) -> Phrase {
        match self {
            Self::Puzzle(_) => phrase!("fault-advice-puzzle"),
            Self::Learned(_) => phrase!("fault-advice-learned"),
        }
    }
}

impl InWords for JunkyardFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Puzzle(why) => phrase!("fault-paste", why = why),
            Self::Learned(ProgressFault::NotKept(why)) => phrase!("fault-learned", why = &**why),
            Self::Learned(ProgressFault::SetAside(aside)) => {
                phrase!("fault-learned-set-aside", file = file_name(aside))
            }
        }
    }
}

displayed_in_english!(JunkyardFault);

impl From<JunkyardFault> for Fault {
    fn from(fault: JunkyardFault) -> Self {
        let told = GameFault { headline: fault.headline(), sentence: fault.phrase(), advice: fault.advice() };
        Self::OfGame(Box::new(told))
    }
}

impl From<SnapshotError> for OpenError {
    fn from(error: SnapshotError) -> Self {
        Self::Unplayable(error.phrase())
    }
}
