//! The part of the window that Engineers at Play has.
//!
//! | module | contents |
//! |---|---|
//! | [`offer`], [`auction`] | offers and auctions on the stage |
//! | [`mod@column`] | the right column: inspector and log |
//! | [`dialogs`] | small dialogs over the stage |
//! | [`art`] | pictures of things, machines, workers and the yard |
//! | [`shop`] | the shop over the stage |
//! | [`seat_facts`] | cards of the seats |
//! | [`shortcuts`] | its keys |
//! | [`sounds`] | its sounds, with captions |
//! | [`play`] | the game as the players of this window play it |
//! | [`scene`] | layout of the table screen, and the data of its panels |
//! | [`stage`] | the stage as a whole |
//! | [`motion`] | motion over the table, with the captions of sounds |
//! | [`lesson`] | a lesson on the table screen |
//! | [`table_screen`] | the table screen as a whole |
//! | [`workbench`] | a construction zone over the whole stage |
//! | [`test_run`] | a test as it runs, and the debugging roll, on the stage |
//! | [`tray`] | the lower panel: workers, machine cards and the buttons of a turn |
//! | [`watch`] | replays |
//! | [`screens`] | the other screens of this game, and data of shared ones |
//! | `saved_games` | its saved games in the list of the window |
//! | `table_notes` | notes on the table, for tests that play the window from outside |
//! | [`yard`] | left part of the stage: yard and road with all that is there |
//! | [`zone_panel`] | right part of the stage: a construction zone, its job, what marks mean |

use bevy::prelude::App;
use client::files::game_in_window::GameInWindow;
use client::files::game_requests::add_requests;
use client::play::start::lessons::StartRequest;
use client::play::window_games::WindowGame;

use crate::action::Engineers;

pub mod art;
pub mod auction;
pub mod column;
pub mod dialogs;
pub mod lesson;
pub mod motion;
pub mod offer;
pub mod play;
mod saved_games;
pub mod scene;
pub mod screens;
pub mod seat_facts;
pub mod shop;
pub mod shortcuts;
pub mod sounds;
pub mod stage;
mod table_notes;
pub mod table_screen;
pub mod test_run;
pub mod tray;
pub mod watch;
pub mod workbench;
pub mod yard;
pub mod zone_panel;

/// The game for the list of games in the window. It is here rather than in that list, because the
/// compiler puts all shared code for the game where this is.
pub static ENGINEERS_IN_WINDOW: &dyn WindowGame = &GameInWindow::<Engineers>::NEW;

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
    add_requests::<StartRequest<Engineers>>(app);
}
