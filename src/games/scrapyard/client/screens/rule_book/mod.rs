//! The pages of how to play Scrapyard, read from the file that the program carries.
//!
//! - `plan`: plans of pictures, as the file has them;
//! - `card_pictures`, `track_picture`, `token_pictures`, `arena_picture`: drawn pictures;
//! - `pages`: the pages with their pictures; `all_cards`: the page of all cards.

use bevy::prelude::App;
use client::screens::how_to_play::add_book;
use shell::record::Recorded;

use crate::action::Scrapyard;

mod all_cards;
mod arena_picture;
mod card_pictures;
mod pages;
mod plan;
mod token_pictures;
mod track_picture;

pub(super) fn plugin(app: &mut App) {
    add_book(app, Scrapyard::NAME, pages::make_book());
}
