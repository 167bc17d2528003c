//! Pictures of cards, robots and the arena.
//!
//! - [`files`]: the game's own drawings;
//! - [`names`]: the drawings of effects, traits and tokens; [`figures`]: icons with numbers of a
//!   card;
//! - [`tiles`]: places and turns of a part's tiles; [`robot`]: a robot of its five parts;
//!   [`part_picture`]: one of them alone;
//! - [`card_picture`]: the picture of a card; [`card`]: the face of a card, its back;
//!   [`card_drawing`]: places on its drawing; [`card_title`]: its name; [`time_dial`]: its time;
//!   [`figure_row`]: its icons and numbers in a row;
//! - [`painting`]: pictures and texts at any place and angle;
//! - [`coach`]: the coach of the lessons.

use bevy::prelude::App;

use client::art::Art;

pub mod card;
pub mod card_drawing;
pub mod card_picture;
pub mod card_title;
pub mod coach;
pub mod figure_row;
pub mod figures;
pub mod files;
pub mod names;
pub mod painting;
pub mod part_picture;
pub mod robot;
pub mod tiles;
pub mod time_dial;

pub(super) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Art>().add_drawings(files::DRAWINGS);
}
