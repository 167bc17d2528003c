//! Limits of saved games. All but the longest name are checked before a file is parsed: its size,
//! and content that makes the parser slow.
//!
//! The parser limits no size, and its time grows with the square of the number of escapes in a
//! string. A saved game needs neither large files nor many escapes, because its names are short.

use crate::disk::read::MOST_FILE_BYTES;

/// Most bytes of a saved game.
pub const MOST_SAVE_BYTES: usize = MOST_FILE_BYTES;
/// Most bytes between two quotation marks.
pub(super) const LONGEST_STRING: usize = 400;
/// Most backslashes in a whole file.
pub(super) const MOST_ESCAPES: usize = 400;
/// Deepest nesting of brackets.
pub(super) const DEEPEST_NESTING: usize = 16;
/// Most characters of a name that is shown although nothing has that name.
const LONGEST_SHOWN_NAME: usize = 40;

/// Cuts a name from a file to a length that can be shown.
pub fn shorten_name(name: &str) -> String {
    name.chars().take(LONGEST_SHOWN_NAME).collect()
}
