//! The form of a new game: besides the seats and the seed, the tile set, a rule option and the
//! energy that wins.
//!
//! - `form`: this part of the form, and the set-up that it asks for;
//! - `junkyards`: a card for each tile set; `cards`: contents of the cards; `statistics`: figures
//!   of games on them;
//! - `tile_files`: files with a tile set;
//! - `screen`: the screen of the form.

use bevy::prelude::App;

mod cards;
mod form;
mod junkyards;
mod screen;
mod statistics;
mod tile_files;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
}
