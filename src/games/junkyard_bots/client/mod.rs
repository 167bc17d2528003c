//! The window's part of the game. Its modules are named as those of the shared window, and each is
//! in the layer of the one of its name.
//!
//! - [`app`]: requests and faults that only this game has;
//! - [`art`]: pictures of robots and tiles;
//! - `files`: requests of this game that have to do with files, lessons and puzzles;
//! - [`play`]: the game as the players of this window play it;
//! - [`shortcuts`]: its keys;
//! - [`sound`]: its sounds, and the captions for them.

use bevy::prelude::App;

pub mod app;
pub mod art;
mod files;
pub mod play;
pub mod shortcuts;
pub mod sound;

/// Adds the window's part of the game to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((art::plugin, shortcuts::plugin, sound::plugin, app::request::plugin, files::plugin));
}
