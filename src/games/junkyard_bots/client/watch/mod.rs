//! Additions of Junkyard Bots to [`client::watch`]: the screen of a replay,
//! its motion, and the chances of winning.
//!
//! - `game`: this game behind the trait with which shared code watches it;
//! - `watched`: the game that is watched, as the panels read it;
//! - `moments`: the timeline of this game, for the panel [`timeline`];
//! - `told`: sentence, round and phase of a step;
//! - `screen`, `step`: the screen; `throw`: the throw of a step, over the stage;
//! - `chances`: chances and turning points, below the stage and beside it.
//!
//! [`timeline`]: client::panels::timeline

use bevy::prelude::App;

mod chances;
mod game;
mod moments;
mod screen;
mod step;
mod throw;
mod told;
mod watched;

pub use self::chances::work::Chances;
pub(crate) use self::chances::{begin_with_chances, toggle_chances};
pub use self::watched::Watch;
use crate::action::JunkyardBots;
use client::watch;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((watch::plugin_of_game::<JunkyardBots>, chances::plugin, screen::plugin));
}
