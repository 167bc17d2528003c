//! The part of the window that Scrapyard has: its drawings. The game is not on the shelf yet.
//!
//! | module | contents |
//! |---|---|
//! | [`art`] | pictures of cards, robots and the arena |

use bevy::prelude::App;

pub mod art;

/// Adds the game to an app of the client.
pub fn plugin(app: &mut App) {
    app.add_plugins(art::plugin);
}
