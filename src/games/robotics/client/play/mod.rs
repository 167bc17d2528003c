//! Robotics as the players of this window play it, beyond the parts that all games share in
//! [`client::play`]. Nothing here depends on how the game is drawn.
//!
//! - `game`, `execute`: Robotics behind the traits with which shared code plays the game and
//!   executes its commands;
//! - [`command`]: commands that only this game has; [`question`]: the question before actions are
//!   given up;
//! - [`thing`]: things at the table that a player can take, and places to put them;
//! - [`interaction`]: the thing in hand, the conversion, the offer and the aim in the making;
//! - [`hand`]: the thing in hand; `hand_of_thing`: each thing as it is held; `hand_commands`: the
//!   commands that take a thing, move it, and put it down;
//! - [`conversion`]: a robot that is converted; [`offer`]: an offer in the making;
//!   `conversion_commands`, `offer_commands`: the commands that change them;
//! - [`switches`]: settings that only this game has;
//! - [`shows`]: things shown before the game goes on; [`events`]: things to be seen and heard;
//! - [`advice`]: a piece of advice, and how it is worked out and worded;
//! - [`prompt`], `prompt_of_choice`: the sentence that says what to do now; [`raises`]: the raises
//!   in the auction;
//! - [`exercises`]: lessons at the table.

use bevy::prelude::App;

pub mod advice;
pub mod command;
pub mod conversion;
mod conversion_commands;
pub mod events;
mod execute;
pub mod exercises;
mod game;
pub mod hand;
mod hand_commands;
mod hand_of_thing;
pub mod interaction;
pub mod offer;
mod offer_commands;
pub mod prompt;
mod prompt_of_choice;
pub mod question;
pub mod raises;
pub mod shows;
pub mod switches;
#[cfg(test)]
pub(crate) mod test_table;
pub mod thing;

use crate::action::Robotics;
use client::app::kept_progress;
use client::play as shared;
pub use client::play::start::stepped::lesson_at_table;
pub use command::RoboticsCommand;
use exercises::learned::Learned;
pub use interaction::RoboticsInteraction;
pub use question::Question;
pub use shows::RoboticsShow;
pub use thing::{DropPlace, How, Thing};

/// Game of Robotics that is being played, or watched.
pub type Play = shared::playing::Play<Robotics>;
/// Command at a table of Robotics.
pub type Command = shared::command::Command<Robotics>;
/// Interaction of the players with the table of Robotics, between two actions.
pub type Interaction = shared::interaction::Interaction<Robotics>;
/// Piece of advice at a table of Robotics.
pub type Hint = shared::advice::hint::Hint<Robotics>;
/// Stage between two actions of Robotics.
pub type TurnStage = shared::turn_stage::TurnStage<Robotics>;
/// State that a command may change at a table of Robotics.
pub type Executor<'a> = shared::executor::Executor<'a, Robotics>;

/// Adds the plugins that play the game in the window, before those that draw it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        crate::turn::plugin,
        shared::plugin::<Robotics>,
        shared::question::plugin::<Robotics, Question>,
        execute::plugin,
        switches::plugin,
        events::cue_sounds::plugin,
        kept_progress::plugin::<Learned>,
    ));
}
