//! The window of Junkyard Bots: its table screen, and its additions to the client that all games
//! share.
//!
//! | module | contents |
//! |---|---|
//! | [`art`] | pictures of robots and tiles |
//! | [`shortcuts`] | its keys |
//! | [`app`] | requests and faults that only this game has |
//! | [`play`] | the game as the players of this window play it |
//! | [`scene`] | layout of the table screen, and the data of its panels |
//! | [`motion`] | motion on the stage |
//! | [`robot`] | robots, parts and abilities in words and rows |
//! | [`tray`], [`battle`], [`secret`], [`lesson`], [`puzzle`] | panels of one phase or exercise |
//! | [`mod@column`], [`stage`] | the right column, and the stage |
//! | [`table_screen`] | the table screen as a whole |
//! | [`watch`] | replays, and the chances of winning in them |
//! | [`screens`] | the other screens of this game, and data of shared ones |
//! | `files` | requests of this game that have to do with files, lessons and puzzles |
//! | `table_notes` | notes on the table, for tests that play the window from outside |
//! | `window_rules` | additions to the rules, so that saved games can be listed and opened |

use bevy::prelude::App;
use client::files::game_in_window::GameInWindow;
use client::play::window_games::WindowGame;

use crate::action::JunkyardBots;
use crate::analysis::kept::KeptAnalyses;

pub mod app;
pub mod art;
pub mod battle;
pub mod column;
mod files;
pub mod lesson;
pub mod motion;
pub mod play;
pub mod puzzle;
pub mod robot;
pub mod scene;
pub mod screens;
pub mod secret;
pub mod shortcuts;
pub mod stage;
mod table_notes;
pub mod table_screen;
pub mod tray;
pub mod watch;
mod window_rules;

/// The game for the list of games in the window. It is here rather than in that list, because the
/// compiler puts all shared code for the game where this is.
pub static JUNKYARD_BOTS_IN_WINDOW: &dyn WindowGame = &GameInWindow::<JunkyardBots>::NEW;

/// Adds the game to an app of the client.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        play::plugin,
        scene::plugin,
        motion::plugin,
        table_screen::plugin,
        watch::plugin,
        screens::plugin,
        table_notes::plugin,
        art::plugin,
        shortcuts::plugin,
        play::events::cue_sounds::plugin,
        play::events::shows::plugin,
        files::plugin,
    ));
}

/// Adds the folder in which this user's analyses are kept. Tests go without it, because they must
/// not touch the user's files.
pub fn keep_analyses_of_this_user(app: &mut App) {
    if let Some(kept) = KeptAnalyses::of_this_user() {
        app.insert_resource(kept);
    }
}
