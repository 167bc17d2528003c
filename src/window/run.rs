//! Opens the window and runs the app.

use std::path::PathBuf;
use std::process::ExitCode;

use bevy::app::AppExit;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::winit::WinitPlugin;
use bevy_egui::EguiPlugin;

use super::plugins::client;
use crate::shelf::{self, ALL_VERSIONS};
use client::app::failure;
use client::app::window::renderer::Renderer;
use client::app::window::{self, memory};
use client::files::folders::FolderOpener;
use client::files::languages::LanguagesFolder;
use client::files::requests::FirstFile;
use client::settings::file::{self, SettingsFile};
use client::sound::{Recipes, SoundPlayer};
use shell::about;
use shell::own_languages::OwnLanguages;
use shell::shutdown;

/// Opens the window, with a saved game if one is named, and returns when it is closed.
pub fn run(file: Option<PathBuf>, languages: OwnLanguages) -> ExitCode {
    if let Some(why) = failure::no_display() {
        failure::report_failure(&why);
        return ExitCode::FAILURE;
    }
    memory::give_back();
    // A failure to install these handlers does not keep anyone from playing, because a game saves
    // itself after every step anyway.
    let _ = shutdown::flush_on_panic_and_signal();
    failure::explain_panics(about::version_text(&ALL_VERSIONS));
    let mut app = App::new();
    if let Some(file) = file {
        app.insert_resource(FirstFile(file));
    }
    let kept = SettingsFile::load(file::settings_path().as_deref()).unwrap_or_default();
    let window = WindowPlugin {
        primary_window: Some(window::describe_window(&kept.settings)),
        // The close button makes a request to quit, which saves first.
        close_when_requested: false,
        ..default()
    };
    let log = LogPlugin { filter: "error,wgpu_hal=off".into(), ..default() };
    let bevy = DefaultPlugins.set(window).set(log).disable::<RenderPlugin>().add_after::<WinitPlugin>(Renderer);
    shelf::keep_files_of_this_user(&mut app);
    app.insert_resource(LanguagesFolder(languages)).insert_resource(FolderOpener::of_this_system());
    app.add_plugins((bevy, EguiPlugin::default(), client, window::plugin));
    let recipes = app.world().resource::<Recipes>().clone();
    app.insert_resource(SoundPlayer::speakers(recipes));
    let exit = app.run();
    shutdown::flush_pending_writes();
    match exit {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
