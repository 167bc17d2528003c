//! The shelf, on which one of several games is chosen. With one game it is not shown: a new game
//! then begins on the form of that game.
//!
//! - [`cover`]: covers, which games hand over as plain data;
//! - [`games`]: the games on the shelf, and the one that is chosen;
//! - `counts`: the number of saved games of each game;
//! - `keys`: the keys of the shelf;
//! - `screen`: the screen as a whole; `layout`: the places of its parts;
//! - `shown`: the games that have room side by side; `boxes`: their boxes before the wall; `tag`:
//!   the tag of each; `marks`: the list that replaces them where text is large;
//! - `options`: the games as options of a list;
//! - `card`: the card of the chosen game; `wells`: its facts; `foot`: the buttons;
//! - `play_motion`: the motion at Play; `form_title`: the title of the form that follows;
//! - [`game_choice`]: a row of games, one of which is chosen, above a list of another screen;
//!   `games_with_lessons`: that above a list of lessons.

use bevy::prelude::{App, OnEnter, ResMut};

use crate::app::screen::Screen;

mod boxes;
mod card;
mod counts;
pub mod cover;
mod foot;
mod form_title;
pub mod game_choice;
pub mod games;
mod games_with_lessons;
mod keys;
mod layout;
mod marks;
mod options;
mod play_motion;
mod screen;
mod shown;
mod tag;
mod wells;

pub use form_title::form_title;
pub use games::{add_cover, add_cover_with_lessons};
pub use games_with_lessons::games_with_lessons;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((counts::plugin, screen::plugin, play_motion::plugin, games_with_lessons::plugin));
    for screen in [Screen::Title, Screen::Table, Screen::Victory] {
        app.add_systems(OnEnter(screen), choose_played_game);
    }
}

/// Chooses the game that is played again, after others were looked at.
fn choose_played_game(mut shelf: ResMut<games::GameShelf>) {
    shelf.choose_played_game();
}
