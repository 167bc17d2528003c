//! Pictures of things, machines, workers and the yard.
//!
//! - [`files`]: the game's own drawings;
//! - [`names`]: the drawings of kinds, machines, families, grades and seats; [`icons`]: those of
//!   what workers and teams do;
//! - [`thing_picture`]: a thing with its grade and its marks; [`sketches`]: things as a notebook
//!   has them; [`tags`]: numbers on things and workers;
//! - [`card_name`]: the name of a machine on its card;
//! - [`dial`]: the dial of a test; [`dial_picture`]: the same on a picture to share;
//! - [`figures`]: workers and trucks; [`coach`]: the coach of the lessons.

use bevy::prelude::App;

use client::art::Art;

pub mod card_name;
pub mod coach;
pub mod dial;
pub mod dial_picture;
pub mod figures;
pub mod files;
pub mod icons;
pub mod names;
pub mod sketches;
pub mod tags;
pub mod thing_picture;

pub(super) fn plugin(app: &mut App) {
    let mut art = app.world_mut().get_resource_or_init::<Art>();
    art.add_drawings(files::DRAWINGS);
    art.add_drawings(sketches::sketches());
}
