//! The window of Scrapyard: its table screen, and its additions to the client that all games share.
//!
//! | module | contents |
//! |---|---|
//! | [`art`] | pictures of cards, robots and the arena |
//! | [`piles`], [`track`] | tray of the build phase, and its time track |
//! | [`workshop`], [`rummage`] | stage of the build phase, and the cards of a rummage |

use bevy::prelude::App;

pub mod art;
pub mod piles;
pub mod rummage;
pub mod track;
pub mod workshop;

/// Adds the game to an app of the client.
pub fn plugin(app: &mut App) {
    app.add_plugins(art::plugin);
}
