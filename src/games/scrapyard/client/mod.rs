//! The window of Scrapyard: its table screen, and its additions to the client that all games share.
//!
//! | module | contents |
//! |---|---|
//! | [`art`] | pictures of cards, robots and the arena |
//! | [`shortcuts`] | its keys |
//! | [`sounds`] | its sounds, with captions |
//! | [`play`] | the game as the players of this window play it |
//! | [`screens`] | the other screens of this game, and data of shared ones |

use bevy::prelude::App;

pub mod art;
pub mod play;
pub mod screens;
pub mod shortcuts;
pub mod sounds;

/// Adds the game to an app of the client.
pub fn plugin(app: &mut App) {
    app.add_plugins((art::plugin, shortcuts::plugin, sounds::plugin, play::plugin, screens::plugin));
}
