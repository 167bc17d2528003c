//! The part of the window that Scrapyard has.
//!
//! | module | contents |
//! |---|---|
//! | [`art`] | pictures of cards, robots and the arena |
//! | [`shortcuts`] | its keys |
//! | [`sounds`] | its sounds, with captions |
//! | [`play`] | the game as the players of this window play it |
//! | [`scene`] | layout of the table screen, and the data of its panels |
//! | [`motion`] | things that move over the table, and captions of sounds |
//! | [`workshop`], [`track`], [`piles`], [`rummage`] | stage and tray of the build phase |
//! | [`arena`], [`battle_order`], [`hand`], [`blow`], [`settling`] | stage, tray and inspector of the battle |
//! | [`seat_facts`] | cards of the seats |
//! | [`stage`], [`tray`], [`mod@column`] | stage, lower panel and right column as wholes |
//! | [`lesson`] | a lesson on the table screen |
//! | [`table_screen`] | the table screen as a whole |
//! | [`watch`] | replays |
//! | [`screens`] | the other screens of this game, and data of shared ones |
//! | `saved_games` | its saved games in the list of the window |
//! | `table_notes` | notes on the table, for tests that play the window from outside |

use bevy::prelude::App;
use client::files::game_in_window::GameInWindow;
use client::files::game_requests::add_requests;
use client::play::start::lessons::StartRequest;
use client::play::window_games::WindowGame;

use crate::action::Scrapyard;

pub mod arena;
pub mod art;
pub mod battle_order;
pub mod blow;
pub mod column;
pub mod hand;
pub mod lesson;
pub mod motion;
pub mod piles;
pub mod play;
pub mod rummage;
mod saved_games;
pub mod scene;
pub mod screens;
pub mod seat_facts;
pub mod settling;
pub mod shortcuts;
pub mod sounds;
pub mod stage;
mod table_notes;
pub mod table_screen;
pub mod track;
pub mod tray;
pub mod watch;
pub mod workshop;

/// The game for the list of games in the window. It is here rather than in that list, because the
/// compiler puts all shared code for the game where this is.
pub static SCRAPYARD_IN_WINDOW: &dyn WindowGame = &GameInWindow::<Scrapyard>::NEW;

/// Adds the game to an app of the client.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        art::plugin,
        shortcuts::plugin,
        sounds::plugin,
        play::plugin,
        scene::plugin,
        motion::plugin,
        table_screen::plugin,
        watch::plugin,
        screens::plugin,
        table_notes::plugin,
    ));
    add_requests::<StartRequest<Scrapyard>>(app);
}
