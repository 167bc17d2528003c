//! The screens around the game, a file or a folder each.
//!
//! `victory` shows any finished game, and `preview` its picture; `load`, `saved_games`, `entry_row`
//! and `detail` list saved games. `notice_board` shows messages.
//!
//! To add a screen, add a variant of [`crate::client::app::screen::Screen`], a file here with its
//! plugin, and a line below.

use bevy::prelude::App;

mod choice_dialog;
mod detail;
mod entry_row;
mod load;
mod menu;
mod notice_board;
mod preview;
mod saved;
mod saved_games;
mod settings;
mod title;
mod title_choices;
mod title_entries;
pub mod victory;

/// Adds the screens that all games share to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        load::plugin,
        menu::plugin,
        settings::plugin,
        preview::plugin,
        victory::plugin,
        notice_board::plugin,
        choice_dialog::plugin,
    ));
}
