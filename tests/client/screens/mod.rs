//! The screens around the table, the files of saved games, and the languages.

mod game_names;
pub mod game_shelf;
pub mod languages;
pub mod names;
pub mod navigation;
pub mod new_game;
pub mod opening;
mod rule_books;
mod several_games;
pub mod sharing;
mod shelf_row;
pub mod victory;
