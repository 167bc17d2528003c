//! Settings. Changes show at once.
//!
//! - `frame`: the list of pages, and the page that is open;
//! - `pages`: reading, colours, motion and the window;
//! - `keys`: what keys do.

use bevy::prelude::App;

mod frame;
mod keys;
mod pages;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(frame::plugin);
}
