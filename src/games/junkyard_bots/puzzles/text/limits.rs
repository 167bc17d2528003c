//! Limits on the text of a puzzle.

/// Newest format version, which is the one written.
pub const FORMAT: u32 = 1;
/// Maximum length of a puzzle's text, in bytes: several times that of any real puzzle.
pub const MOST_BYTES: usize = 64 << 10;
/// Maximum nesting depth of brackets.
pub(super) const MOST_DEPTH: usize = 12;
