//! Additions of Engineers at Play to [`client::watch`]: the screen of a replay and its motion.
//!
//! - `game`: the game behind the trait with which shared code watches it;
//! - `watched`: the game that is watched; `moments`: its timeline;
//! - `told`: the sentence about a step; [`test_picture`]: a test as a picture to share;
//! - `screen`: the screen.

use bevy::prelude::App;

mod game;
mod moments;
mod screen;
pub mod test_picture;
mod told;
mod watched;

pub use self::watched::Watch;
use crate::action::Engineers;
use client::watch;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((watch::plugin_of_game::<Engineers>, screen::plugin));
}
