//! Advice in words: what to do now, hints with their reasons, and summaries of games.
//!
//! - [`hint`]: hints for a choice, and the reasons of computer players;
//! - [`prompt`]: the sentence that says what to do now; [`summary`]: a game as a whole.

pub mod hint;
pub mod prompt;
pub mod summary;
