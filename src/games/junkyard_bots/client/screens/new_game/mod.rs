//! A new game: who sits where, in which colour, and the seed.
//!
//! - `form`: what is filled in, and the game that it asks for;
//! - `seats`: a row for each seat; `fields`: what is filled in there;
//! - `junkyards`: a card for each tile set; `cards`: what they show;
//! - `options`: the rule options;
//! - `screen`: the whole sheet, with the seed, the energy and the buttons at its foot.

use bevy::prelude::App;

mod cards;
mod fields;
mod form;
mod junkyards;
mod options;
mod screen;
mod seats;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
}
