//! What the text of a puzzle may be.

/// The newest format, the one that is written.
pub const FORMAT: u32 = 1;
/// The most bytes that the text of a puzzle may have: several times what any has.
pub const MOST_BYTES: usize = 64 << 10;
/// The most opening brackets that may be open at once.
pub(super) const DEEPEST: usize = 12;
