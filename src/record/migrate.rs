//! Older formats, one step at a time.
//!
//! A file says its format in its first field. Each format before [`FORMAT`] has plain types of its own
//! and one function that turns them into those of the next; a kept sample of each is loaded by the tests for ever.

use serde::de::DeserializeOwned;

use super::format::{FORMAT, SavedGame};
use super::load_error::LoadError;

mod v0;
mod v1;

/// Parses the text of a saved game of any format this program knows, and brings it up to the newest.
///
/// # Errors
/// [`LoadError::NoFormat`], [`LoadError::Newer`] or [`LoadError::Malformed`].
pub(super) fn parse(text: &str) -> Result<SavedGame, LoadError> {
    match format_of(text).ok_or(LoadError::NoFormat)? {
        0 => Ok(v1::upgrade(v0::upgrade(read(text)?))),
        1 => Ok(v1::upgrade(read(text)?)),
        FORMAT => read(text),
        newer => Err(LoadError::Newer(newer)),
    }
}

/// The number in the first field.
fn format_of(text: &str) -> Option<u32> {
    let rest = text.trim_start().strip_prefix('(')?.trim_start().strip_prefix("format")?;
    let rest = rest.trim_start().strip_prefix(':')?.trim_start();
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    rest[..digits].parse().ok()
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, LoadError> {
    ron::from_str(text).map_err(|error| LoadError::Malformed {
        line: error.span.start.line,
        column: error.span.start.col,
        reason: error.code.to_string().chars().take(200).collect(),
    })
}
