//! Games as the players of this window play them, whatever the game: a session at the table in the
//! app's world, the interaction of its players, and the one system that executes their commands. It
//! knows nothing of how things look.
//!
//! - [`game`]: additions of a game to its rules, so that it can be played in a window;
//! - [`playing`]: the game that is being played, or watched; [`players`]: who plays the seats;
//!   [`seating`]: seating them at its table; [`open`]: beginning a game, opening a saved one;
//! - [`command`]: what players can ask for; [`execute`], [`executor`]: executing it; `undoing`:
//!   undo and redo;
//! - [`turn_stage`]: what the window waits for between two actions; `curtain`: when the curtain
//!   closes; `moments`: ends momentary stages by themselves; `stage_sounds`: how stages sound;
//! - [`interaction`]: what lies between the players and the table;
//! - `computers`: computer players think and move;
//! - [`advice`]: works out advice beside the frame;
//! - [`log`], [`log_lines`]: the lines of the event log; `captions`: sounds in words.

use bevy::prelude::App;

pub mod advice;
mod captions;
pub mod command;
mod computers;
mod curtain;
pub mod execute;
pub mod executor;
pub mod game;
pub mod interaction;
pub mod log;
pub mod log_lines;
mod moments;
pub mod open;
pub mod players;
pub mod playing;
pub mod seating;
mod stage_sounds;
pub mod turn_stage;
mod undoing;

pub use execute::ExecuteCommands;
pub use log::Log;
pub use players::Players;

/// Adds what plays a game in the window.
pub fn plugin<G: executor::Execute>(app: &mut App) {
    app.add_plugins((execute::plugin::<G>, computers::plugin::<G>, moments::plugin::<G>, captions::plugin::<G>));
}
