//! Reasons why a file with a card set or a map is refused.

use std::path::PathBuf;

use thiserror::Error;

use crate::cards::DataError;
use crate::messages::phrase;
use client::app::fault::{Fault, GameFault};
use client::app::fault_words::file_name;
use shell::disk::DiskError;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Reason why no data can be read from a file.
#[derive(Debug, Error)]
pub(super) enum DataFileError {
    /// The file can't be read.
    Disk(#[from] DiskError),
    /// The file is not text.
    NotText,
    /// The data break a rule (12.4).
    Data(#[from] DataError),
}

/// File that is refused.
#[derive(Debug, Error)]
pub(super) enum DataFault {
    /// The data of a file can't be read.
    Data {
        /// The file.
        path: PathBuf,
        /// Reason.
        error: DataFileError,
    },
    /// A file is neither a saved game nor data, where either is accepted.
    NeitherGameNorData(PathBuf),
}

impl InWords for DataFileError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Disk(error) => error.phrase(),
            Self::NotText => phrase!("scrapyard-fault-not-text"),
            Self::Data(error) => error.phrase(),
        }
    }
}

impl InWords for DataFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Data { path, error } => phrase!("fault-open", file = file_name(path), why = error),
            Self::NeitherGameNorData(path) => phrase!("scrapyard-fault-neither", file = file_name(path)),
        }
    }
}

displayed_in_english!(DataFileError, DataFault);

impl From<DataFault> for Fault {
    fn from(fault: DataFault) -> Self {
        let told = GameFault {
            headline: phrase!("scrapyard-fault-headline-data"),
            sentence: fault.phrase(),
            advice: phrase!("scrapyard-fault-advice-data"),
        };
        Self::OfGame(Box::new(told))
    }
}
