//! Games that are played in this window, whatever their rules: a session at the table in the app's
//! world, the interaction of its players, and the one system that executes their commands. Nothing
//! here depends on the appearance of the table.
//!
//! - [`game`]: additions of a game to its rules, so that it can be played in a window;
//! - [`playing`]: the game that is played or watched; [`players`]: the players of the seats;
//! - [`seating`]: seating players at a table, and taking it away; [`start`]: putting games and
//!   lessons on the table;
//! - [`window_games`]: games where only a file or the table tells which one it is;
//! - [`command`]: requests of players; [`execute`], [`executor`]: their execution; `undoing`: undo
//!   and redo;
//! - [`correspondence`]: games that travel between computers;
//! - [`turn_stage`]: what the window waits for between two actions; `moments`: the ends of
//!   momentary stages; [`stage_sounds`]: the sounds of stages;
//! - [`secrets`]: secrets that may be shown in a frame, and the curtain;
//! - [`interaction`]: state between the players and the table; [`question`]: questions before
//!   something is given up;
//! - `computers`: the thinking and the moves of computer players;
//! - [`advice`], [`reasons`]: advice, and the reasons of computer players, both worked out off the
//!   frame's thread;
//! - [`log`], [`log_lines`]: the lines of the event log; `captions`: the captions of sounds in it.

use bevy::prelude::App;

pub mod advice;
mod captions;
pub mod command;
mod computers;
pub mod correspondence;
pub mod execute;
pub mod executor;
pub mod game;
pub mod interaction;
pub mod log;
pub mod log_lines;
mod moments;
pub mod players;
pub mod playing;
pub mod question;
pub mod reasons;
pub mod seating;
pub mod secrets;
pub mod stage_sounds;
pub mod start;
pub mod turn_stage;
mod undoing;
pub mod window_games;

pub use execute::ExecuteCommands;
pub use log::Log;
pub use players::Players;
pub use secrets::audience::Audience;

/// Adds the systems that play a game in the window.
pub fn plugin<G: executor::Execute>(app: &mut App) {
    app.add_plugins((
        execute::plugin::<G>,
        secrets::screen_audience::plugin::<G>,
        computers::plugin::<G>,
        moments::plugin::<G>,
        captions::plugin::<G>,
        start::open::plugin::<G>,
    ));
}
