//! Faults that only this game has, each with a headline, a sentence, and advice on what to do.

use std::path::PathBuf;

use thiserror::Error;

use crate::messages::phrase;
use crate::parts::TileSetError;
use crate::puzzles::PuzzleError;
use crate::table::SnapshotError;
use client::app::fault::{Fault, GameFault, OpenError};
use client::app::fault_words::file_name;
use client::app::kept_progress::ProgressFault;
use shell::disk::DiskError;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Reason why a tile set can't be read from a file.
#[derive(Debug, Error)]
pub enum TilesError {
    /// The file can't be read.
    Disk(#[from] DiskError),
    /// The file is not text.
    NotText,
    /// The tile set breaks a rule.
    Tiles(#[from] TileSetError),
}

/// Fault that only this game has.
#[derive(Debug, Error)]
pub enum JunkyardFault {
    /// The tile set of a file can't be read.
    Tiles {
        /// The file.
        path: PathBuf,
        /// Reason.
        error: TilesError,
    },
    /// A file is neither a saved game nor a tile set, where either is accepted.
    NeitherGameNorTiles(PathBuf),
    /// A pasted text is not a puzzle.
    Puzzle(#[from] PuzzleError),
    /// Progress in lessons and puzzles is not kept.
    Learned(ProgressFault),
}

impl JunkyardFault {
    /// Subject of the fault, in a few words.
    fn headline(&self) -> Phrase {
        match self {
            Self::Tiles { .. } => phrase!("fault-headline-tiles"),
            Self::NeitherGameNorTiles(_) => phrase!("fault-headline-open"),
            Self::Puzzle(_) => phrase!("fault-headline-puzzle"),
            Self::Learned(_) => phrase!("fault-headline-learned"),
        }
    }

    /// Sentence that says what still holds, and what to do.
    fn advice(&self) -> Phrase {
        match self {
            Self::Tiles { .. } | Self::NeitherGameNorTiles(_) => phrase!("fault-advice-tiles"),
            Self::Puzzle(_) => phrase!("fault-advice-puzzle"),
            Self::Learned(_) => phrase!("fault-advice-learned"),
        }
    }
}

impl InWords for TilesError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Disk(error) => error.phrase(),
            Self::NotText => phrase!("fault-tiles-not-text"),
            Self::Tiles(error) => error.phrase(),
        }
    }
}

impl InWords for JunkyardFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Tiles { path, error } => phrase!("fault-open", file = file_name(path), why = error),
            Self::NeitherGameNorTiles(path) => phrase!("fault-neither", file = file_name(path)),
            Self::Puzzle(why) => phrase!("fault-paste", why = why),
            Self::Learned(ProgressFault::NotKept(why)) => phrase!("fault-learned", why = &**why),
            Self::Learned(ProgressFault::SetAside(aside)) => {
                phrase!("fault-learned-set-aside", file = file_name(aside))
            }
        }
    }
}

displayed_in_english!(TilesError, JunkyardFault);

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
