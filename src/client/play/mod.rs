//! The game as the players of this window play it: a session at the table in the app's world, the
//! interaction of its players, and the one system that executes their commands. It knows nothing of
//! how things look.
//!
//! - `playing`: the game that is being played, or watched;
//! - [`command`]: what players can ask for;
//! - `execute`, `executor`: doing it; `hands`: with what is in hand; `turn_ends`: throwing, passing,
//!   drawing no more; `undoing`: undo and redo;
//! - `computers`: computer players think and move; `moments`: ends momentary stages by themselves;
//!   [`throwing`]: bombs fly, and the throw is done when they land;
//! - `ready`: what lies ready for the choice that is due;
//! - [`interaction`]: what is in hand, on the bench, or aimed at;
//! - [`question`]: what is asked before something is done;
//! - [`hand`], [`mod@bench`]: picking things up, and building;
//! - [`turn_stage`]: what the window waits for between two actions; `curtain`: when the curtain
//!   closes; [`players`]: who plays the seats;
//! - [`shows`], [`step_shows`]: what is shown of a step before the game goes on;
//! - [`cue`]: what is to be seen and heard; [`cues`]: which of these a step brings about, and when;
//!   [`captions`]: sounds in words;
//! - [`log`]: the lines of the event log;
//! - `log_lines`, [`prompt`], [`summary`]: what happened, what to do now, and a game as a whole, in
//!   words;
//! - [`hint`], `advice`: what might be done, and why computer players did what they did;
//! - [`learned`]: what the player has learned;
//! - `lesson_session`: a lesson at the table; [`lessons`]: beginning one;
//! - `puzzle_session`: a puzzle at the table; `puzzle_hands`: trying again, hints and giving up
//!   there; [`puzzles`]: beginning one; [`found_puzzles`]: the one of the day, and those that are
//!   read from texts;
//! - [`open`]: beginning a game, opening a saved one; [`tiles`]: taking a tile set from a file.

use bevy::prelude::App;

pub mod advice;
pub mod bench;
pub mod captions;
pub mod command;
mod computers;
pub mod cue;
pub mod cues;
mod curtain;
pub mod execute;
pub mod executor;
mod exercise;
pub mod found_puzzles;
pub mod game;
pub mod hand;
mod hands;
pub mod hint;
pub mod interaction;
pub mod learned;
mod lesson_session;
pub mod lessons;
pub mod log;
pub mod log_lines;
mod moments;
pub mod open;
mod own_command;
mod own_execute;
mod own_game;
pub mod own_interaction;
pub mod players;
pub mod playing;
pub mod prompt;
mod puzzle_hands;
mod puzzle_session;
pub mod puzzles;
pub mod question;
mod ready;
mod robots;
pub mod seating;
pub mod shows;
mod stage_sounds;
pub mod step_shows;
pub mod summary;
pub mod throwing;
pub mod tiles;
mod turn_ends;
pub mod turn_stage;
mod undoing;

use crate::games::junkyard_bots::action::JunkyardBots;
pub use cue::Cue;
pub use execute::ExecuteCommands;
pub use exercise::JunkyardBotsExercise;
pub use log::Log;
pub use own_command::JunkyardBotsCommand;
pub use own_interaction::JunkyardBotsInteraction;
pub use players::Players;
pub use puzzle_session::{PuzzleSession, Try};
pub use question::Question;
pub use shows::JunkyardBotsShow;
/// Game of Junkyard Bots that is being played, or watched.
pub type Play = playing::Play<JunkyardBots>;
/// Command at a table of Junkyard Bots.
pub type Command = command::Command<JunkyardBots>;
/// What lies between the players and the table of Junkyard Bots.
pub type Interaction = interaction::Interaction<JunkyardBots>;
/// Stage between two actions of Junkyard Bots.
pub type TurnStage = turn_stage::TurnStage<JunkyardBots>;
/// Advice for players of Junkyard Bots.
pub type Advice = advice::Advice<JunkyardBots>;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        crate::games::junkyard_bots::game::plugin,
        execute::plugin::<JunkyardBots>,
        question::plugin,
        computers::plugin::<JunkyardBots>,
        moments::plugin::<JunkyardBots>,
        own_execute::plugin,
        throwing::plugin,
        found_puzzles::plugin,
        captions::plugin::<JunkyardBots>,
        tiles::plugin,
        learned::plugin,
    ));
}
