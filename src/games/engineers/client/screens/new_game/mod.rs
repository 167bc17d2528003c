//! The form of a new game: besides the seats and the seed, the options of the rules (2.10), and the
//! money of each team (2.7).
//!
//! - `form`: this part of the form, and the set-up that it asks for;
//! - `option_cards`: options with a few choices; `number_cards`: the round limit, and money;
//! - `screen`: the screen of the form.

use bevy::prelude::App;

mod form;
mod number_cards;
mod option_cards;
mod screen;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
}
