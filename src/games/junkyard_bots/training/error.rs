//! Reasons why a training has no result.

use thiserror::Error;

use crate::messages::phrase;
use crate::simulate::GameError;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Reason why a training has no result.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TrainingError {
    /// A game could not be played.
    Game(#[from] GameError),
    /// Nobody won any of the games, so they do not show what wins.
    Undecided,
    /// In every generation all variations won as many games, so none was better than another.
    Undistinguished,
}

impl InWords for TrainingError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Game(error) => error.phrase(),
            Self::Undecided => phrase!("train-undecided"),
            Self::Undistinguished => phrase!("train-undistinguished"),
        }
    }
}

displayed_in_english!(TrainingError);
