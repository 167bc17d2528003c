//! The form of a new game: its seats with their players and colours, tile set, options and seed.
//!
//! - `form`: contents of the form, and the set-up that they ask for;
//! - `seats`: a row for each seat; `fields`: the controls in it;
//! - `junkyards`: a card for each tile set; `cards`: contents of the cards; `statistics`: figures
//!   of games on them;
//! - `options`: the rule options; `press`: what is pressed on the form;
//! - `screen`: the whole dialog, with the seed, the energy and the buttons at its foot.

use bevy::prelude::App;

mod cards;
mod fields;
mod form;
mod junkyards;
mod options;
mod press;
mod screen;
mod seats;
mod statistics;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
}
