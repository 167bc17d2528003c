//! The games, a folder each. No game imports from another.

use crate::shell::language::{self, Messages};

pub mod junkyard_bots;

/// Messages of the shell and of all games.
pub static ALL_MESSAGES: [&Messages; 2] = [&language::MESSAGES, &junkyard_bots::messages::MESSAGES];
