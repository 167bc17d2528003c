//! Sounds, independent of any game. No game needs sound to be played.
//!
//! - [`recipe`], [`synth`]: recipes of sounds, and their synthesis;
//! - [`mixer`]: several sounds at once;
//! - [`output`]: handle to the audio device; [`device`]: its thread, which rests while nothing
//!   sounds; `backends`: audio backends of the system;
//! - [`player`]: plays sounds at the volume of the settings;
//! - [`heard`]: messages that play sounds;
//! - [`systems`]: the systems that play them.
//!
//! A new sound is a recipe in `assets/shell/sounds.ron` or in `sounds.ron` of a game, and a
//! [`Heard`] that names it. A game adds its recipes to [`Recipes`].

use bevy::prelude::App;

mod backends;
pub mod device;
pub mod heard;
pub mod mixer;
pub mod output;
pub mod player;
pub mod recipe;
pub mod synth;
pub mod systems;

pub use heard::Heard;
pub use player::SoundPlayer;
pub use recipe::Recipes;
pub use systems::PlaySounds;

/// Adds sounds to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins(systems::plugin);
}
