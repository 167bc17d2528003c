//! The form of a new game: besides the seats and the seed, the options of the rules (2.10).
//!
//! - `form`: this part of the form, and the set-up that it asks for;
//! - `option_choices`: choices of the options; `option_cards`: their cards; `money_card`: the money
//!   of each team;
//! - `screen`: the screen of the form.

use bevy::prelude::App;

mod form;
mod money_card;
mod option_cards;
mod option_choices;
mod screen;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
}
