//! Exercises of Scrapyard: its lessons, which are not saved as games.
//!
//! - [`lessons`]: beginning lessons, their coach, and the short real game after them;
//! - [`lesson_commands`]: commands in a lesson besides the actions of the rules;
//! - [`learned`]: the progress of the player, which is kept in a file.

pub mod learned;
pub mod lesson_commands;
pub mod lessons;
