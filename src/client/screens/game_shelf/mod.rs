//! The shelf, on which one of several games is chosen. With one game it is not shown: a new game
//! then begins on the form of that game.
//!
//! - [`cover`]: covers, which games hand over as plain data;
//! - [`games`]: the games on the shelf, and the one that is chosen;
//! - `counts`: the number of saved games of each game;
//! - `keys`: the keys of the shelf;
//! - `screen`: the screen as a whole; `layout`: the places of its parts;
//! - `boxes`: the boxes before the wall; `tag`: the tag of each; `marks`: the list that replaces
//!   them where text is large;
//! - `options`: the games as options of a list;
//! - `card`: the card of the chosen game; `wells`: its facts; `foot`: the buttons.

use bevy::prelude::App;

mod boxes;
mod card;
mod counts;
pub mod cover;
mod foot;
pub mod games;
mod keys;
mod layout;
mod marks;
mod options;
mod screen;
mod tag;
mod wells;

pub use games::add_cover;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((counts::plugin, screen::plugin));
}
