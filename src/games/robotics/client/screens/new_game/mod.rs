//! The form of a new game: besides the seats and the seed, rule options and goals (section 16), and
//! the mark of the youngest player (3.6).
//!
//! - `form`: this part of the form, and the set-up that it asks for;
//! - `screen`: the screen of the form.

use bevy::prelude::App;

mod form;
mod screen;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
}
