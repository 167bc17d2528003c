//! Pictures of cards, robots and the arena.
//!
//! - [`files`]: the game's own drawings.

use bevy::prelude::App;

use client::art::Art;

pub mod files;

pub(super) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Art>().add_drawings(files::DRAWINGS);
}
