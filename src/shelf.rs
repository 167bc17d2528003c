//! The games of the program: the only file that names all of them.

#[cfg(feature = "window")]
use bevy::prelude::App;

#[cfg(feature = "window")]
use client::files::game_in_window::GameInWindow;
#[cfg(feature = "window")]
use client::play::window_games::{WindowGame, WindowGames};
use junkyard_bots::action::JunkyardBots;
#[cfg(feature = "window")]
use junkyard_bots::client::screens::title_facts::TITLE_PICTURES;
use shell::about::GameVersions;
use shell::language::{self, Messages};
use shell::tools::{GameTools, ToolsOf};

/// Messages of the shell and of all games.
pub static ALL_MESSAGES: [&Messages; 2] = [&language::MESSAGES, &junkyard_bots::messages::MESSAGES];

/// Versions of all games, in the order of the list.
pub const ALL_VERSIONS: [GameVersions; 1] = [GameVersions::of::<JunkyardBots>()];

/// Tools of the games on the command line. Saved games that name no game are of the first one: the
/// oldest of Junkyard Bots.
pub static TOOLS_OF_GAMES: [&dyn GameTools; 1] = [&ToolsOf::<JunkyardBots>::NEW];

/// The games in the window.
#[cfg(feature = "window")]
static WINDOW_GAMES: [&dyn WindowGame; 1] = [JUNKYARD_BOTS_IN_WINDOW];

/// Junkyard Bots, of whose saved games the oldest ones name no game.
#[cfg(feature = "window")]
const JUNKYARD_BOTS_IN_WINDOW: &dyn WindowGame = &GameInWindow::<JunkyardBots>::NEW;

/// Adds the games to the app of the window. The title shows the pictures of Junkyard Bots, whose
/// name the program has.
#[cfg(feature = "window")]
pub fn add_games(app: &mut App) {
    app.insert_resource(WindowGames::new(&WINDOW_GAMES, JUNKYARD_BOTS_IN_WINDOW));
    app.insert_resource(TITLE_PICTURES);
    app.add_plugins(junkyard_bots::client::plugin);
}

/// Adds the files that games keep for this user, besides saved games, to the app of the window.
#[cfg(feature = "window")]
pub fn keep_files_of_this_user(app: &mut App) {
    junkyard_bots::client::keep_analyses_of_this_user(app);
}
