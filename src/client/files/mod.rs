//! Games as files and text, robots as pictures, and choosing where they go.
//!
//! - [`requests`]: doing what was asked for;
//! - [`chooser`]: choosing a file in the window;
//! - `share`: writing and copying;
//! - [`summary`]: a finished game as text.

use bevy::prelude::App;

pub mod chooser;
pub mod requests;
mod share;
pub mod summary;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((requests::plugin, chooser::plugin));
}
