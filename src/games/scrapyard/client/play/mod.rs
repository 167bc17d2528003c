//! Scrapyard as the players of this window play it, beyond the parts that all games share in
//! [`client::play`]. Nothing here depends on how the game is drawn.
//!
//! - `game`, `execute`: Scrapyard behind the traits with which shared code plays the game and
//!   executes its commands;
//! - [`command`]: commands that only this game has, and the buttons of a turn; [`question`]: the
//!   question before something is given up;
//! - [`thing`]: things at the table that a player can take or press, and places to put them;
//! - [`interaction`]: state of the players between two actions; [`taking`]: the use of rummaged
//!   cards in the making;
//! - [`hand`]: the thing in hand; [`mod@drop`]: the actions of drops, and reasons against them;
//!   `hand_commands`: taking a thing in hand, moving it and putting it down;
//! - `press_commands`: a press on a thing; [`buttons`]: the buttons of a turn, and reasons why one
//!   can't be pressed; `payment`: the card that pays; `settle_commands`: settling as usual;
//! - `turn_notes`: notes on the present turn that the table does not keep;
//! - [`shows`]: things shown before the game goes on; [`events`]: things to be seen and heard;
//! - [`advice`]: advice, which is worked out on another thread;
//! - [`prompt`], `prompt_of_choice`: the sentence that says what to do now;
//! - [`exercises`]: lessons at the table.

use bevy::prelude::App;

pub mod advice;
pub mod buttons;
pub mod command;
pub mod drop;
pub mod events;
mod execute;
pub mod exercises;
mod game;
#[cfg(test)]
mod game_walk;
pub mod hand;
mod hand_commands;
pub mod interaction;
mod payment;
mod press_commands;
pub mod prompt;
mod prompt_of_choice;
pub mod question;
mod settle_commands;
pub mod shows;
pub mod taking;
pub mod thing;
mod turn_notes;

use crate::action::Scrapyard;
use client::app::kept_progress;
use client::play as shared;
pub use client::play::start::stepped::lesson_at_table;
pub use command::{ScrapyardCommand, TurnButton};
use exercises::learned::Learned;
pub use interaction::{Order, PaidAction, ScrapyardInteraction, SettledNote};
pub use question::Question;
pub use shows::ScrapyardShow;
pub use thing::{DropPlace, How, Thing};

/// Game of Scrapyard that is being played, or watched.
pub type Play = shared::playing::Play<Scrapyard>;
/// Command at a table of Scrapyard.
pub type Command = shared::command::Command<Scrapyard>;
/// Interaction of the players with the table of Scrapyard, between two actions.
pub type Interaction = shared::interaction::Interaction<Scrapyard>;
/// Piece of advice at a table of Scrapyard.
pub type Hint = shared::advice::hint::Hint<Scrapyard>;
/// Stage between two actions of Scrapyard.
pub type TurnStage = shared::turn_stage::TurnStage<Scrapyard>;
/// State that a command may change at a table of Scrapyard.
pub type Executor<'a> = shared::executor::Executor<'a, Scrapyard>;

/// Adds the plugins that play the game in the window, before those that draw it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        crate::turn::plugin,
        shared::plugin::<Scrapyard>,
        shared::question::plugin::<Scrapyard, Question>,
        execute::plugin,
        kept_progress::plugin::<Learned>,
    ));
}
