//! The screens around the game, a file or a folder each.
//!
//! `victory`, `standings`, `awards` and `figures` show any finished game; `results`, `award_facts`
//! and `preview` prepare what they show of this one. `notice_board` shows messages; `explanation`
//! places those about first times.
//!
//! To add one: a variant of [`crate::client::app::screen::Screen`], a file here with its plugin, a
//! line below.

use bevy::prelude::App;

mod award_facts;
mod awards;
mod book;
mod choice_dialog;
mod cruiser;
mod detail;
mod entry_row;
mod explanation;
mod figures;
mod how_to_more;
mod how_to_page;
mod how_to_play;
mod lesson_rows;
mod lessons;
mod load;
mod menu;
mod new_game;
mod notice_board;
mod preview;
mod puzzle_tiles;
mod puzzle_today;
mod puzzles;
mod results;
mod saved;
mod saved_facts;
mod settings;
mod shelf;
mod standings;
mod title;
mod title_choices;
mod title_entries;
mod victory;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        new_game::plugin,
        load::plugin,
        lessons::plugin,
        how_to_play::plugin,
        menu::plugin,
        settings::plugin,
        results::plugin,
        preview::plugin,
        victory::plugin,
        puzzles::plugin,
        notice_board::plugin,
        choice_dialog::plugin,
    ));
}
