//! The pages of how to play Engineers at Play, read from the file that the program carries.
//!
//! - `plan`, `thing_plan`, `yard_plan`: plans of pictures, as the file has them;
//! - `card_pictures`, `thing_pictures`, `yard_pictures`, `zone_pictures`, `load_pictures`,
//!   `test_pictures`, `deal_pictures`: drawn pictures;
//! - `pages`: the pages with their pictures; `all_things`: the page of all things and machines.

use bevy::prelude::App;
use client::screens::how_to_play::add_book;
use shell::record::Recorded;

use crate::action::Engineers;

mod all_things;
mod card_pictures;
mod deal_pictures;
mod load_pictures;
mod pages;
mod plan;
mod test_pictures;
#[cfg(test)]
mod test_plans;
mod thing_pictures;
mod thing_plan;
mod yard_pictures;
mod yard_plan;
mod zone_pictures;

pub(super) fn plugin(app: &mut App) {
    add_book(app, Engineers::NAME, pages::make_book());
}
