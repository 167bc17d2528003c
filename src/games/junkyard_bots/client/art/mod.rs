//! Pictures of robots and tiles.
//!
//! - [`files`]: the game's own drawings;
//! - [`names`]: the drawing that shows each tile;
//! - [`robot`]: a whole robot as one picture;
//! - [`coach`]: the coach of a lesson;
//! - [`portrait`]: a robot to share.
//!
//! To give a tile another picture, add its drawing to `assets/games/junkyard_bots/art`, list it in
//! [`files`], and map the tile to it in [`names`].

use bevy::prelude::App;

use client::art::Art;

pub mod coach;
pub mod files;
pub mod names;
pub mod portrait;
pub mod robot;

pub use names::{back_of, drawing_of, starter_body};
pub use robot::RobotPicture;

pub(super) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Art>().add_drawings(files::DRAWINGS);
}
