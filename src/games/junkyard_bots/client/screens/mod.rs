//! Screens around the table of Junkyard Bots, and data of shared screens.
//!
//! - [`new_game`]: the form of a new game;
//! - `rule_pages`: the rules, page by page;
//! - [`lessons`]: the list of lessons;
//! - [`puzzles`], [`puzzle_tiles`], [`puzzle_of_the_day`]: the lists of puzzles;
//! - [`results`], [`award_facts`]: data of the victory screen; `cruiser`: the scene on it;
//! - [`saved_facts`]: data of a saved game in the list;
//! - `cover`: the cover of the game on the shelf;
//! - `menu_contents`: contents of the menu over the table;
//! - [`title_facts`]: data of the title screen;
//! - `explanation`: the place of an explanation given at a first time.

use bevy::prelude::App;
use client::screens::game_at_table;

use crate::action::JunkyardBots;

pub mod award_facts;
mod cover;
mod cruiser;
mod explanation;
pub mod lessons;
mod menu_contents;
pub mod new_game;
pub mod puzzle_of_the_day;
pub mod puzzle_tiles;
pub mod puzzles;
pub mod results;
mod rule_pages;
pub mod saved_facts;
pub mod title_facts;

/// Adds the screens of the game to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        new_game::plugin,
        cover::plugin,
        game_at_table::plugin::<JunkyardBots>,
        menu_contents::plugin,
        explanation::plugin,
        title_facts::plugin,
        lessons::plugin,
        rule_pages::plugin,
        results::plugin,
        puzzles::plugin,
    ));
}
