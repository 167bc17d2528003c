//! What is heard. It is never needed to play.
//!
//! - [`recipe`], [`synth`]: sounds as data, and made of it;
//! - [`mixer`]: several at once;
//! - [`output`]: the device, which rests while nothing sounds; `backends`: what a system may play
//!   by;
//! - [`player`]: what plays sounds as loud as the settings say;
//! - [`hear`]: which cue has which sound.
//!
//! A new sound is a recipe in `assets/sounds/sounds.ron`, and a cue that asks for it.

use bevy::prelude::App;

mod backends;
pub mod hear;
pub mod mixer;
pub mod output;
pub mod player;
pub mod recipe;
pub mod synth;

pub use player::SoundPlayer;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(hear::plugin);
}
