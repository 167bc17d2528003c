//! Sounds, which are never needed to play. They know no game.
//!
//! - [`recipe`], [`synth`]: sounds as data, and made of it;
//! - [`mixer`]: several at once;
//! - [`output`]: the device, which rests while nothing sounds; `backends`: what a system may play
//!   by;
//! - [`player`]: what plays sounds as loud as the settings say;
//! - [`heard`]: things that are heard, and those of every game;
//! - [`hear`]: plays them, and the sounds of buttons and of the title.
//!
//! A new sound is a recipe in `assets/shell/sounds.ron` or in `sounds.ron` of a game, and a
//! [`Heard`] that names it. A game adds its recipes to [`Recipes`].

use bevy::prelude::App;

mod backends;
pub mod hear;
pub mod heard;
pub mod mixer;
pub mod output;
pub mod player;
pub mod recipe;
pub mod synth;

pub use hear::PlaySounds;
pub use heard::Heard;
pub use player::SoundPlayer;
pub use recipe::Recipes;

/// Adds sounds to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins(hear::plugin);
}
