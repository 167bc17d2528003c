//! The screens around the game, a file or a folder each.
//!
//! `menu` draws the menu over a table, and [`title`] the title screen with the entries of
//! [`title_choices`]. [`game_shelf`] shows the covers of several games, [`new_game`] the form of a
//! new game, [`how_to_play`] the rules of a game, and [`lessons`] its lessons. `victory` shows any
//! finished game, and `preview` its picture; `load`, `saved_games`, `entry_row` and `detail` list
//! saved games, with a `game_filter` and a `game_sign` in each row where there are several games;
//! `key_sections` tell the keys of one game from those of another.
//! `notice_board` shows messages, each on a `notice_card`, and explanations in an
//! [`explanation_room`]. [`game_at_table`] has the shelf and the title follow the game at the
//! table.
//!
//! To add a screen, add a variant of [`crate::app::screen::Screen`], a file here with its
//! plugin, and a line below.

use bevy::prelude::App;

pub mod choice_dialog;
mod detail;
mod entry_row;
pub mod explanation_room;
pub mod game_at_table;
mod game_filter;
pub mod game_shelf;
mod game_sign;
pub mod how_to_play;
mod key_sections;
pub mod lessons;
mod load;
pub mod menu;
pub mod new_game;
mod notice_board;
pub mod notice_card;
mod preview;
mod saved;
pub mod saved_games;
mod saved_picture;
mod settings;
pub mod title;
pub mod title_choices;
mod title_entries;
pub mod victory;

/// Adds the screens that all games share to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        game_shelf::plugin,
        how_to_play::plugin,
        new_game::plugin,
        load::plugin,
        settings::plugin,
        preview::plugin,
        victory::plugin,
        notice_board::plugin,
        choice_dialog::plugin,
    ));
}
