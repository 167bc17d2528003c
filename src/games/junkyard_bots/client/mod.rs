//! The window of Junkyard Bots: additions to the client that all games share.
//!
//! - [`art`]: pictures of robots and tiles;
//! - [`shortcuts`]: its keys;
//! - [`sound`]: its sounds, and the captions for them.

use bevy::prelude::App;

pub mod art;
pub mod shortcuts;
pub mod sound;

/// Hands over to the client what the game adds to it.
pub fn plugin(app: &mut App) {
    app.add_plugins((art::plugin, shortcuts::plugin, sound::plugin));
}
