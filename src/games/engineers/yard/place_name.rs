//! The error for a text that names no place of the yard.

use thiserror::Error;

use crate::messages::phrase;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Largest number of characters of the text that the error keeps.
const LONGEST_KEPT: usize = 20;

/// Error for a text that is not the name of a square, a gate or a wall. Holds the beginning of the
/// text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct PlaceNameError(String);

impl PlaceNameError {
    /// The error for a text.
    pub(super) fn new(text: &str) -> Self {
        Self(text.chars().take(LONGEST_KEPT).collect())
    }
}

impl InWords for PlaceNameError {
    fn phrase(&self) -> Phrase {
        phrase!("engineers-data-place-name", name = &self.0)
    }
}

displayed_in_english!(PlaceNameError);
