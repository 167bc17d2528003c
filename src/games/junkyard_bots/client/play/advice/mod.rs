//! What to do now, what might be done, and a game as a whole, in words.
//!
//! - [`hint`]: what might be done, and why computer players did what they did;
//! - [`prompt`]: what to do now; [`summary`]: a game as a whole.

pub mod hint;
pub mod prompt;
pub mod summary;
