//! Junkyard Bots as the players of this window play it, beyond the parts that all games share in
//! [`client::play`]. Nothing here depends on how the game is drawn.
//!
//! - `game`, `execute`: Junkyard Bots behind the traits with which shared code plays the game and
//!   executes its commands;
//! - `command`: commands that only this game has; [`question`]: questions before something that
//!   can't be taken back;
//! - [`interaction`]: the thing in hand, the build and the attack in progress;
//! - [`building`], [`exercises`], [`events`], [`advice`];

use bevy::prelude::App;

pub mod advice;
pub mod building;
mod command;
pub mod events;
mod execute;
pub mod exercises;
mod game;
pub mod interaction;
pub mod question;

use crate::action::JunkyardBots;
use client::play as shared;
pub use command::JunkyardBotsCommand;
pub use events::cue::Cue;
pub use events::shows::JunkyardBotsShow;
pub use exercises::exercise::{JunkyardBotsExercise, lesson_at_table, puzzle_at_table, text_of_puzzle_at_table};
pub use exercises::puzzle_session::{PuzzleSession, Try};
pub use interaction::JunkyardBotsInteraction;
pub use question::Question;

/// Game of Junkyard Bots that is being played, or watched.
pub type Play = shared::playing::Play<JunkyardBots>;
/// Command at a table of Junkyard Bots.
pub type Command = shared::command::Command<JunkyardBots>;
/// Interaction of the players with the table of Junkyard Bots, between two actions.
pub type Interaction = shared::interaction::Interaction<JunkyardBots>;
/// Stage between two actions of Junkyard Bots.
pub type TurnStage = shared::turn_stage::TurnStage<JunkyardBots>;
/// Advice for players of Junkyard Bots.
pub type Advice = shared::advice::pending::Advice<JunkyardBots>;

/// Adds the plugins that play the game in the window, before those that draw it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        crate::game::plugin,
        shared::plugin::<JunkyardBots>,
        shared::question::plugin::<JunkyardBots, Question>,
        execute::plugin,
        building::throwing::plugin,
        exercises::found_puzzles::plugin,
        exercises::learned::plugin,
    ));
}
