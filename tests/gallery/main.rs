//! The gallery: a window that shows every widget and every shared panel of the client with sample
//! data, in each size of text and in each language, for whoever adds or changes one.
//!
//! `cargo run --example gallery` opens its first page, `cargo run --example gallery buttons` that
//! of a name. Everything in it is a description (see `client::kit::panel`), as in the game itself:
//! it may be read as an introduction, too.
//!
//! - [`page_names`], [`pages`]: the pages; [`specimens`]: parts that they are made of;
//! - [`asked`]: messages of the gallery; [`gallery`]: its state;
//! - [`frame`]: the list of pages, the open page and the choices below it.
//!
//! A test compares each page with a kept picture (`tests/window/gallery.rs`), and another one says
//! which widget or panel is on none (`tests/style/gallery.rs`).
//!
//! Not here are panels that draw a running game: the screens of menus and files, whose contents
//! come from the disk, and all panels of a game itself, such as its tray and its battles. Sounds
//! and motion are not here either.

mod asked;
mod frame;
mod gallery;
mod page_names;
mod pages;
mod specimens;

use std::process::ExitCode;

use bevy::app::AppExit;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::winit::WinitPlugin;
use bevy_egui::EguiPlugin;
use client::app::window::renderer::Renderer;
use client::app::{self, window};
use client::art::Art;
use client::settings::{Captions, Settings, Speed};
use program::window::places;
use shell::shutdown;

use crate::gallery::Gallery;
use crate::page_names::GalleryPage;

fn main() -> ExitCode {
    let page = match std::env::args().nth(1) {
        None => GalleryPage::default(),
        Some(name) => match GalleryPage::ALL.into_iter().find(|page| page.name() == name) {
            Some(page) => page,
            None => {
                eprintln!(
                    "The gallery has no page {name}, but {}.",
                    GalleryPage::ALL.map(GalleryPage::name).join(", ")
                );
                return ExitCode::FAILURE;
            }
        },
    };
    // A signal ends the gallery at once. Bevy's own handler would wait for the next frame, which a
    // window at rest does not draw.
    let _ = shutdown::flush_on_panic_and_signal();
    match open_gallery(page) {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Opens the window at a page, and returns when it is closed.
fn open_gallery(page: GalleryPage) -> AppExit {
    // Settings of the gallery's own, which are not kept: nothing moves, and captions are shown.
    let settings = Settings { speed: Speed::Off, captions: Captions::Table, ..Settings::default() };
    let window = Window { title: "Junkyard Bots: gallery".into(), ..window::describe_window(&settings) };
    let window = WindowPlugin { primary_window: Some(window), ..WindowPlugin::default() };
    let log = LogPlugin { filter: "error,wgpu_hal=off".into(), ..LogPlugin::default() };
    let bevy = DefaultPlugins.set(window).set(log).disable::<RenderPlugin>().add_after::<WinitPlugin>(Renderer);
    App::new()
        .insert_resource(settings)
        .insert_resource(Gallery::at(page))
        .init_resource::<Art>()
        .add_plugins((bevy, EguiPlugin::default(), app::plugin, window::plugin, places::plugin, frame::plugin))
        .run()
}
