//! The pages of how to play Robotics, read from the file that the program carries.
//!
//! - `plan`: plans of pictures, as the file has them; `robot_plan`: those of robots;
//! - `auction_pictures`, `market_pictures`, `workshop_pictures`, `order_pictures`: drawn pictures;
//! - `pages`: the pages with their pictures.

use bevy::prelude::App;
use client::screens::how_to_play::add_book;
use shell::record::Recorded;

use crate::action::Robotics;

mod auction_pictures;
mod market_pictures;
mod order_pictures;
mod pages;
mod plan;
mod robot_plan;
mod workshop_pictures;

pub(super) fn plugin(app: &mut App) {
    add_book(app, Robotics::NAME, pages::make_book());
}
