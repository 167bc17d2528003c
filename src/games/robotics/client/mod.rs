//! The window of Robotics: its table screen, and its additions to the client that all games share.
//!
//! | module | contents |
//! |---|---|
//! | [`art`] | pictures of counters, robots and the market |
//! | [`shortcuts`] | its keys |
//! | [`play`] | the game as the players of this window play it |
//! | [`scene`] | layout of the table screen, and the data of its panels |
//! | [`motion`] | things that fly over the table, and captions of sounds |
//! | [`market`], [`garage`] | the halves of the stage: the market, and the robot of the player who acts |
//! | [`auction`], [`sale`], [`conversion`], [`trade`], [`sabotage`], [`control`] | panels over the halves, or in their place |
//! | [`stage`] | the stage as a whole |
//! | [`lesson`] | a lesson on the table screen |
//! | [`mod@column`], [`tray`] | the right column, and the lower panel |
//! | [`table_screen`] | the table screen as a whole |
//! | [`watch`] | replays |
//! | [`screens`] | the other screens of this game, and data of shared ones |
//! | `table_notes` | notes on the table, for tests that play the window from outside |

use bevy::prelude::App;
use client::files::game_in_window::GameInWindow;
use client::files::game_requests::add_requests;
use client::play::start::lessons::StartRequest;
use client::play::window_games::WindowGame;

use crate::action::Robotics;

pub mod art;
pub mod auction;
pub mod column;
pub mod control;
pub mod conversion;
pub mod garage;
pub mod lesson;
pub mod market;
pub mod motion;
pub mod play;
pub mod sabotage;
pub mod sale;
pub mod scene;
pub mod screens;
pub mod shortcuts;
pub mod stage;
mod table_notes;
pub mod table_screen;
pub mod trade;
pub mod tray;
pub mod watch;

/// The game for the list of games in the window. It is here rather than in that list, because the
/// compiler puts all shared code for the game where this is.
pub static ROBOTICS_IN_WINDOW: &dyn WindowGame = &GameInWindow::<Robotics>::NEW;

/// Adds the game to an app of the client.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        art::plugin,
        shortcuts::plugin,
        play::plugin,
        scene::plugin,
        motion::plugin,
        table_screen::plugin,
        watch::plugin,
        screens::plugin,
        table_notes::plugin,
    ));
    add_requests::<StartRequest<Robotics>>(app);
}
