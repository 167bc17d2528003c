//! Watching games of any kind: a replay at the table of the app's world, while the game that is
//! being played waits.
//!
//! - `watched`: the game that is watched, and the functions that a game adds so that it can be
//!   watched;
//! - `present`: the step that is shown;
//! - `enter`: beginning and leaving a replay, and a new game from a step of it; `waiting`: the game
//!   that waits meanwhile;
//! - `schedules`: schedules that run when watching begins and ends;
//! - `follow`: the controls of spectators; `keys`: their keys.
//!
//! The screen of a replay is each game's own, but for the parts in `screen`. It draws the panels
//! `replay_controls`, `timeline` and `replay_log` of [`panels`](crate::panels).

mod enter;
mod follow;
mod keys;
mod present;
mod schedules;
mod screen;
mod waiting;
mod watched;

use bevy::prelude::App;

pub use self::enter::{begin, end_replay};
pub use self::follow::WatchSystems;
pub use self::keys::control_of_keys;
pub use self::present::show_again;
pub use self::schedules::WatchSchedule;
pub use self::screen::{draw_foot, replay_ui, requests_of_keys};
pub use self::watched::{StepView, Watch, Watchable};

/// Adds the systems that do not depend on the game that is watched.
pub fn plugin(app: &mut App) {
    app.add_plugins((schedules::plugin, follow::plugin));
}

/// Adds the systems that run while a game of this kind is watched.
pub fn plugin_of_game<G: Watchable>(app: &mut App) {
    app.add_plugins((follow::plugin_of_game::<G>, enter::plugin_of_game::<G>, waiting::plugin_of_game::<G>));
}
