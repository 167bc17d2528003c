//! Reason why a picture to share can't be made.

use thiserror::Error;

use crate::app::fault::{Fault, GameFault};
use shell::language::{InWords, Phrase, displayed_in_english, phrase};

/// Reason why a picture can't be made.
#[derive(Debug, Error)]
pub enum PosterError {
    /// The picture can't be drawn.
    Drawing(#[from] resvg::usvg::Error),
    /// The picture can't be encoded.
    Writing(#[from] png::EncodingError),
}

impl InWords for PosterError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Drawing(error) => phrase!("picture-not-drawn", error = error.to_string()),
            Self::Writing(error) => phrase!("picture-not-written", error = error.to_string()),
        }
    }
}

displayed_in_english!(PosterError);

impl From<PosterError> for Fault {
    fn from(error: PosterError) -> Self {
        Self::OfGame(Box::new(GameFault {
            headline: phrase!("fault-headline-picture"),
            sentence: error.phrase(),
            advice: phrase!("fault-advice-picture"),
        }))
    }
}
