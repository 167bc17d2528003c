//! Watching a game: a replay at the table of the app's world, while the game that is being played
//! waits aside.
//!
//! - `watched`: the game that is watched;
//! - [`mod@timeline`]: rounds, phases and marks along the foot of the screen, for any game;
//! - `moments`: the timeline of this one;
//! - `follow`: the controls of spectators; `enter`: beginning and leaving a replay; `present`: the
//!   step that is shown; `flight`: bombs fly before their step is shown;
//! - `told`: sentence, round and phase of a step;
//! - `screen`, `sign`, `step`: the screen;
//! - `chances`: chances and turning points, below the stage and beside it;
//! - `controls`, `log`: the buttons, the timeline and the event log, for any game.

use bevy::prelude::App;

mod chances;
mod controls;
mod enter;
mod flight;
mod follow;
mod log;
mod moments;
mod present;
mod screen;
mod sign;
mod step;
pub mod timeline;
mod told;
mod watched;

pub use enter::begin;
pub use watched::Watch;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((chances::plugin, follow::plugin, screen::plugin));
}
