//! The form of a new game: besides the seats and the seed, rule options (section 12), the battle
//! map, and the card set, which may be one from a file (12.4).
//!
//! - `form`: this part of the form, and the set-up that it asks for;
//! - `data_files`: files with a card set or a map;
//! - `option_cards`: rule options; `data_cards`: the map and the card set;
//! - `screen`: the screen of the form.

use bevy::prelude::App;

mod data_cards;
mod data_files;
mod form;
mod option_cards;
mod screen;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
}
