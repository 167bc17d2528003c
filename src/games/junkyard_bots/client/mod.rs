//! What only Junkyard Bots has in the window.

use bevy::prelude::App;

pub mod art;

/// Hands the game's drawings to the client.
pub fn plugin(app: &mut App) {
    app.add_plugins(art::plugin);
}
