//! Screens around the table of Scrapyard, and data of shared screens.
//!
//! - `new_game`: the form of a new game;
//! - `map_picture`: a small picture of a battle map.

use bevy::prelude::App;

mod map_picture;
mod new_game;

/// Adds the screens of the game to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins(new_game::plugin);
}
