//! Pictures of counters, robots and the market.
//!
//! - [`files`]: the game's own drawings;
//! - [`names`]: the drawing that shows each kind of counter;
//! - [`robot`]: a whole robot as one picture; [`coach`]: the coach of the lessons;
//! - [`standing_grid`]: the grid of a robot that stands on the screen.

use bevy::prelude::App;

use client::art::Art;

pub mod coach;
pub mod files;
pub mod names;
pub mod robot;
pub mod standing_grid;

pub use names::drawing_of;

pub(super) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Art>().add_drawings(files::DRAWINGS);
}
