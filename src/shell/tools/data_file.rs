//! Files of data of a game that a tool is given by name.

use std::path::Path;

use super::output::file_fault;
use crate::disk::read_capped;
use crate::language::{InWords, Phrase, phrase};
use crate::outside::{NotText, decode_text};

/// Reads a file of data, whose text `parse` turns into a value.
///
/// # Errors
/// A sentence about a file that can't be read, is no text, or whose text is no such data.
pub fn read_data_file<T, E: InWords>(file: &Path, parse: impl FnOnce(&str) -> Result<T, E>) -> Result<T, Phrase> {
    let bytes = read_capped(file).map_err(|error| file_fault(file, &error))?;
    let text = decode_text(&bytes).map_err(|NotText| file_fault(file, phrase!("tool-no-text")))?;
    parse(&text).map_err(|error| file_fault(file, &error))
}
