//! The window: screens, the board, drag and drop, and how it all looks.
//!
//! It shows the table and asks things of it; it writes no component of the table. Everything a player asks for becomes
//! a [`play::Command`], whichever of pointer, keys and buttons it came from.
//!
//! - [`window`]: the window itself;
//! - [`notice`], [`fault`], `notice_board`: what went wrong, or well, in sentences, and the cards they stand on;
//! - [`screen`]: which screen is shown;
//! - [`input`]: which keys go down;
//! - [`play`]: the game as the players of this window play it;
//! - [`board`]: the table screen;
//! - [`art`], [`theme`]: pictures, colours, type;
//! - [`files`], [`saving`], `share`: games as files, as text, robots as pictures;
//! - `screens`: title, new game, menu, settings, victory;
//! - `stage`: robots made of sprites;
//! - [`settings`], [`settings_file`], [`keep_settings`]: what the player has set, as a file, and writing it;
//! - [`summary`]: a finished game as text;
//! - [`watch`]: games that are watched;
//! - [`places`]: where things are, for the end-to-end tests;
//! - [`words`]: the words for things.

use std::path::PathBuf;
use std::process::ExitCode;

use bevy::app::AppExit;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy_egui::EguiPlugin;

use crate::record::autosave::at_the_end;

pub mod art;
pub mod board;
pub mod fault;
pub mod files;
pub mod input;
pub mod keep_settings;
pub mod notice;
mod notice_board;
pub mod places;
pub mod play;
pub mod saving;
pub mod screen;
mod screens;
pub mod settings;
pub mod settings_file;
mod share;
mod stage;
pub mod summary;
pub mod theme;
pub mod watch;
pub mod window;
pub mod words;

/// Everything the client is made of but the window itself: what tests put into an app without one.
pub fn client(app: &mut App) {
    app.init_resource::<art::Art>().add_plugins((
        keep_settings::plugin,
        screen::plugin,
        play::plugin,
        files::plugin,
        saving::plugin,
        screens::plugin,
        notice::plugin,
        notice_board::plugin,
        board::plugin,
        stage::plugin,
        watch::plugin,
        places::plugin,
    ));
}

/// Opens the window, with a saved game if one is named, and returns when it is closed.
pub fn run(file: Option<PathBuf>) -> ExitCode {
    if let Some(why) = window::no_display() {
        eprintln!("junkyard-bots: {why}");
        return ExitCode::FAILURE;
    }
    // What can't be arranged for the end is no reason not to play: a game saves itself after every step anyway.
    let _ = at_the_end::on_panic_and_signal();
    window::explain_panics();
    let mut app = App::new();
    if let Some(file) = file {
        app.insert_resource(files::FirstFile(file));
    }
    let kept = settings_file::SettingsFile::load(settings_file::path().as_deref()).unwrap_or_default();
    let window = WindowPlugin { primary_window: Some(window::window(&kept.settings)), ..default() };
    let log = LogPlugin { filter: "error,wgpu_hal=off".into(), ..default() };
    // A window that rests draws no frame only because a pipeline is ready at last: they are made ready before.
    let render = RenderPlugin { synchronous_pipeline_compilation: true, ..default() };
    let bevy = DefaultPlugins.set(window).set(log).set(render);
    app.add_plugins((bevy, EguiPlugin::default(), client, window::plugin));
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
