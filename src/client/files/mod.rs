//! Games as files and text, portraits as pictures, and choosing where they go.
//!
//! - [`requests`]: doing what was asked for;
//! - [`chooser`]: choosing a file in the window;
//! - [`languages`]: the folder of the player's own languages;
//! - `labels`: what is written there;
//! - `share`: writing and copying.
//!
//! What a game's words are and what a picture shows is made elsewhere: these files know games as files alone.

use bevy::prelude::App;

pub mod chooser;
mod labels;
pub mod languages;
pub mod requests;
mod share;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((requests::plugin, chooser::plugin, languages::plugin));
}
