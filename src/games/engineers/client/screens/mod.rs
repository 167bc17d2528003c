//! Screens around the table of Engineers at Play, and data of shared screens.
//!
//! - `new_game`: the form of a new game;
//! - `rule_book`: the rules, page by page, and all things and machines;
//! - [`results`]: data of the victory screen;
//! - [`saved_facts`]: data of a saved game in the list;
//! - `cover`: the cover of the game on the shelf;
//! - `lessons`: the lessons in their list;
//! - `title_facts`: data of the title screen;
//! - `machine_picture`: machines and teams as composed pictures.

use bevy::prelude::App;
use client::screens::game_at_table;
use client::screens::menu::add_menu_of_game_or_lesson;

use crate::action::Engineers;
use crate::client::art::icons::DeedIcon;

mod cover;
mod lessons;
mod machine_picture;
mod new_game;
pub mod results;
mod rule_book;
pub mod saved_facts;
mod title_facts;

/// Adds the screens of the game to an app, and the menu over its table.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        cover::plugin,
        lessons::plugin,
        game_at_table::plugin::<Engineers>,
        title_facts::plugin,
        new_game::plugin,
        rule_book::plugin,
        results::plugin,
    ));
    add_menu_of_game_or_lesson::<Engineers>(app, DeedIcon::Test.drawing());
}
