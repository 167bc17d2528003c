//! The form of a new game: besides the seats and the seed, the options of the rules (2.10), the set
//! of things and machines, which may be one from a file (20.2), and the money of each team (2.7).
//!
//! - `form`: this part of the form, and the set-up that it asks for;
//! - `option_cards`: options with a few choices; `number_cards`: the round limit, and money;
//! - `data_files`: files with a set; `data_card`: the choice of the set;
//! - `screen`: the screen of the form.

use bevy::prelude::App;

mod data_card;
mod data_files;
mod form;
mod number_cards;
mod option_cards;
mod screen;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
}
