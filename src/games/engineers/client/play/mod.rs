//! Engineers at Play as the players of this window play it, beyond the parts that all games share
//! in [`client::play`]. Nothing here depends on how the game is drawn.
//!
//! - `game`, `execute`: the game behind the traits with which shared code plays it and executes its
//!   commands; `log_sentences`: lines of the log, for everybody and for a team;
//! - [`command`]: commands that only this game has, and the buttons of a turn; [`question`]: the
//!   question before something is given up; [`dialog`]: dialogs over the stage;
//! - [`thing`]: items at the table that a player can press or drag;
//! - [`interaction`]: state of the players between two actions; [`turn_notes`]: notes on the
//!   present turn that the table does not keep;
//! - [`deed`], [`mod@drop`]: what a press and a drop do, `truck_deeds`: at the truck; `carried`:
//!   what is put down, loaded or unloaded first; [`deal`]: offers and auctions in the making,
//!   `refused_offers`: what follows from a refusal;
//! - [`executing`]: execution of commands by kind, among them orders to workers;
//! - [`shows`]: things shown before the game goes on; [`events`]: things to be seen and heard;
//! - [`advice`]: advice, which is worked out on another thread;
//! - [`prompt`]: the sentence that says what to do now, and what the order under the pointer would
//!   do and cost;
//! - [`switches`]: settings of this game; [`exercises`]: lessons at the table.

use bevy::prelude::App;

pub mod advice;
mod carried;
pub mod command;
pub mod deal;
pub mod deed;
pub mod dialog;
pub mod drop;
pub mod events;
mod execute;
pub mod executing;
pub mod exercises;
mod game;
pub mod interaction;
mod log_sentences;
pub mod prompt;
pub mod question;
mod refused_offers;
pub mod shows;
pub mod switches;
pub mod thing;
mod truck_deeds;
pub mod turn_notes;

use crate::action::Engineers;
use client::app::kept_progress;
use client::play as shared;
pub use client::play::start::stepped::lesson_at_table;
pub use command::{EngineersCommand, TurnButton};
pub use deal::{AuctionInMaking, DealInMaking, DealSide};
pub use dialog::Dialog;
use exercises::learned::Learned;
pub use interaction::{EngineersInteraction, HeldItem};
pub use question::Question;
pub use shows::{EngineersShow, TestShow};
pub use thing::{How, TableItem, TurnedStack};

/// Game of Engineers at Play that is being played, or watched.
pub type Play = shared::playing::Play<Engineers>;
/// Command at a table of Engineers at Play.
pub type Command = shared::command::Command<Engineers>;
/// Interaction of the players with the table of Engineers at Play, between two actions.
pub type Interaction = shared::interaction::Interaction<Engineers>;
/// Piece of advice at a table of Engineers at Play.
pub type Hint = shared::advice::hint::Hint<Engineers>;
/// Stage between two actions of Engineers at Play.
pub type TurnStage = shared::turn_stage::TurnStage<Engineers>;
/// State that a command may change at a table of Engineers at Play.
pub type Executor<'a> = shared::executor::Executor<'a, Engineers>;

/// Adds the plugins that play the game in the window, before those that draw it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        crate::turn::plugin,
        shared::plugin::<Engineers>,
        shared::question::plugin::<Engineers, Question>,
        execute::plugin,
        executing::plugin,
        switches::plugin,
        kept_progress::plugin::<Learned>,
    ));
}
