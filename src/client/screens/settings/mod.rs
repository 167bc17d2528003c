//! Settings. Changes show at once.
//!
//! - `frame`: the list of pages, and the page that is open;
//! - `pages`: reading, colours, motion and the window;
//! - `pace`: speed of computer players, how long things are shown, and when the game asks first;
//! - `sound`: volumes, silence and captions;
//! - `keys`: the keys of shortcuts; `key_row`: the row of each shortcut;
//! - `language`: the language;
//! - `controls`: sliders.

use bevy::prelude::App;

mod controls;
mod frame;
mod key_row;
mod keys;
mod language;
mod pace;
mod pages;
mod sound;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(frame::plugin);
}
