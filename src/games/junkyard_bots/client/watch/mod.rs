//! Watching a game: a replay at the table of the app's world, while the game that is being played
//! waits aside.
//!
//! - `watched`: the game that is watched;
//! - `moments`: the timeline of this game, for the panel [`timeline`];
//! - `follow`: the controls of spectators; `enter`: beginning and leaving a replay; `present`: the
//!   step that is shown; `flight`: bombs fly before their step is shown;
//! - `told`: sentence, round and phase of a step;
//! - `screen`, `sign`, `step`: the screen;
//! - `chances`: chances and turning points, below the stage and beside it;
//!
//! [`timeline`]: crate::client::panels::timeline

use bevy::prelude::App;

mod chances;
mod enter;
mod flight;
mod follow;
mod moments;
mod present;
mod screen;
mod sign;
mod step;
mod told;
mod watched;

pub use self::enter::begin;
pub use self::watched::Watch;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((chances::plugin, follow::plugin, screen::plugin));
}
