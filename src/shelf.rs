//! The games of the program: the only file that names all of them.

#[cfg(feature = "window")]
use std::sync::LazyLock;

#[cfg(feature = "window")]
use bevy::prelude::App;

#[cfg(feature = "window")]
use client::play::window_games::{WindowGame, WindowGames};
use engineers::action::Engineers;
#[cfg(feature = "window")]
use engineers::client::ENGINEERS_IN_WINDOW;
use engineers::tools::ENGINEERS_TOOLS;
use junkyard_bots::action::JunkyardBots;
#[cfg(feature = "window")]
use junkyard_bots::client::JUNKYARD_BOTS_IN_WINDOW;
#[cfg(feature = "window")]
use junkyard_bots::client::screens::title_facts::TITLE_LOGO;
use junkyard_bots::tools::JUNKYARD_BOTS_TOOLS;
use robotics::action::Robotics;
#[cfg(feature = "window")]
use robotics::client::ROBOTICS_IN_WINDOW;
use robotics::tools::ROBOTICS_TOOLS;
use scrapyard::action::Scrapyard;
#[cfg(feature = "window")]
use scrapyard::client::SCRAPYARD_IN_WINDOW;
use scrapyard::tools::SCRAPYARD_TOOLS;
use shell::about::GameVersions;
use shell::language::{self, Messages};
use shell::tools::GameTools;

/// Messages of the shell and of all games.
pub static ALL_MESSAGES: [&Messages; 5] = [
    &language::MESSAGES,
    &junkyard_bots::messages::MESSAGES,
    &robotics::messages::MESSAGES,
    &scrapyard::messages::MESSAGES,
    &engineers::messages::MESSAGES,
];

/// Versions of all games, in the order of the list.
pub const ALL_VERSIONS: [GameVersions; 4] = [
    GameVersions::of::<JunkyardBots>(),
    GameVersions::of::<Robotics>(),
    GameVersions::of::<Scrapyard>(),
    GameVersions::of::<Engineers>(),
];

/// Tools of the games on the command line. Saved games that name no game are of the first one: the
/// oldest of Junkyard Bots.
pub fn tools_of_games() -> [&'static dyn GameTools; 4] {
    [JUNKYARD_BOTS_TOOLS, ROBOTICS_TOOLS, SCRAPYARD_TOOLS, ENGINEERS_TOOLS]
}

/// The games in the window. Read when the program runs: a list in a constant would make the
/// compiler build all shared code for each game here once more.
#[cfg(feature = "window")]
static WINDOW_GAMES: LazyLock<[&dyn WindowGame; 4]> =
    LazyLock::new(|| [JUNKYARD_BOTS_IN_WINDOW, ROBOTICS_IN_WINDOW, SCRAPYARD_IN_WINDOW, ENGINEERS_IN_WINDOW]);

/// Adds the games to the app of the window, in the order of the shelf. The oldest saved games of
/// Junkyard Bots name no game. The title shows the logo of Junkyard Bots, whose name the program
/// has.
#[cfg(feature = "window")]
pub fn add_games(app: &mut App) {
    app.insert_resource(WindowGames::new(&*WINDOW_GAMES, JUNKYARD_BOTS_IN_WINDOW));
    app.insert_resource(TITLE_LOGO);
    app.add_plugins((
        junkyard_bots::client::plugin,
        scrapyard::client::plugin,
        robotics::client::plugin,
        engineers::client::plugin,
    ));
}

/// Adds the files that games keep for this user, besides saved games, to the app of the window.
#[cfg(feature = "window")]
pub fn keep_files_of_this_user(app: &mut App) {
    junkyard_bots::client::keep_analyses_of_this_user(app);
}
