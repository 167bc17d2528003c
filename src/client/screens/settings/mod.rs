//! Settings. Changes show at once.
//!
//! - `frame`: the list of pages, and the page that is open; `page_names`: their names;
//! - `pages`: reading, colours, motion and the window;
//! - `pace`: speed of computer players, how long things are shown, and when the game asks first;
//! - `sound`: volumes, silence and captions;
//! - `keys`: the keys of shortcuts; `key_row`: the row of each shortcut; `key_change`: the change
//!   of a key;
//! - `language`: the language;
//! - `asked`: messages of all pages, and their common rows.

use bevy::prelude::App;

mod asked;
mod frame;
mod key_change;
mod key_row;
mod keys;
mod language;
mod pace;
mod page_names;
mod pages;
mod sound;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(frame::plugin);
}
