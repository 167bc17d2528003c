//! Watching a game: a replay at the table of the app's world, while the game that is being played
//! waits aside.
//!
//! - `watched`: the game that is watched;
//! - [`mod@timeline`]: rounds, phases and marks along the foot of the screen, for any game;
//! - `moments`: what they are in this one;
//! - `follow`: doing what the spectators ask for; `flight`: bombs fly before the step is shown that
//!   they belong to;
//! - `told`: which sentence, round and phase are told of a step;
//! - `screen`, `sign`, `step`: what is shown;
//! - `chances`: what decided the game, below the stage and beside it;
//! - `controls`, `log`: the buttons, the timeline and the event log, for any game.

use bevy::prelude::App;

mod chances;
mod controls;
mod flight;
mod follow;
mod log;
mod moments;
mod screen;
mod sign;
mod step;
pub mod timeline;
mod told;
mod watched;

pub use follow::begin;
pub use watched::Watch;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((follow::plugin, screen::plugin));
}
