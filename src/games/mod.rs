//! The games, a folder each. No game imports from another.

use junkyard_bots::action::JunkyardBots;

use crate::shell::about::GameVersions;
use crate::shell::language::{self, Messages};

pub mod junkyard_bots;

/// Messages of the shell and of all games.
pub static ALL_MESSAGES: [&Messages; 2] = [&language::MESSAGES, &junkyard_bots::messages::MESSAGES];

/// Versions of all games, in the order of the list.
pub const ALL_VERSIONS: [GameVersions; 1] = [GameVersions::of::<JunkyardBots>()];
