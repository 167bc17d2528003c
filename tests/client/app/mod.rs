//! The client in an app without a window.
//!
//! - `input`, `pace`: its pointer, fingers and keys; the time that passes; `outside`: its
//!   surroundings;
//! - `game`: at a table of any game; `own_table`: at one of Junkyard Bots; `typist`: a player at
//!   the keyboard.

pub mod game;
mod input;
pub mod outside;
mod own_table;
mod pace;
pub mod typist;

use std::path::Path;
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::window::{PrimaryWindow, WindowEvent, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::output::process_output_system;
use bevy_egui::{EguiContext, EguiFullOutput, EguiOutput, EguiPlugin, EguiPostUpdateSet, PrimaryEguiContext};
use client::app::clipboard::Clipboard;
use client::app::faces::FaceSearch;
use client::app::jobs::FileJobs;
use client::app::notice::Notice;
use client::app::screen::{Overlay, Screen, overlay_or_none};
use client::art::Art;
use client::files::latest::Continue;
use client::play::start::open::SaveFolder;
use client::screens::game_shelf::cover::Cover;
use client::screens::game_shelf::{add_cover, games::GameShelf};
use client::screens::saved_games::SavedGames;
use client::settings::this_computer::ThisComputer;
use client::settings::{Settings, Speed};
use engineers::action::Engineers;
use junkyard_bots::client::play::Advice;
use junkyard_bots::client::play::exercises::found_puzzles::FoundPuzzles;
use junkyard_bots::client::play::exercises::learned::Learned;
use junkyard_bots::client::scene::view::TableUi;
use junkyard_bots::client::watch::Chances;
use robotics::action::Robotics;
use scrapyard::action::Scrapyard;
use shell::language::{Language, Phrase};
use shell::record::Recorded;

use self::outside::{TestBoard, fonts_of_tests};

/// A phrase in English.
pub fn in_english(phrase: &Phrase) -> String {
    Language::english().tell(phrase)
}

/// With this resource the textures of each frame reach the app's images.
#[derive(Resource)]
pub struct KeepsTextures;

/// Drops the shapes and textures of a frame that no system looks at any more: without a graphics
/// card nothing draws them. Turning shapes into triangles would take a tenth of the time, and
/// copying each pixel of each new letter nearly as much.
fn drop_drawing(mut outputs: Query<&mut EguiFullOutput>, keeps: Option<Res<KeepsTextures>>) {
    for output in outputs.iter_mut().filter_map(|output| output.into_inner().0.as_mut()) {
        output.shapes.clear();
        if keeps.is_none() {
            output.textures_delta.clear();
        }
    }
}

/// The client with a pointer and keys of its own, in a window of 1280 by 800 that nobody sees.
pub struct Client {
    pub app: App,
    pub clipboard: TestBoard,
    folder: tempfile::TempDir,
    /// All games of the program, of which only Junkyard Bots is on the shelf of most tests.
    shelf: GameShelf,
}

impl Client {
    /// At the title.
    pub fn new() -> Self {
        Self::with_plugin(|_: &mut App| ())
    }

    /// At the title of a program to which a plugin adds more.
    pub fn with_plugin(plugin: impl Plugin) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let no_card = WgpuSettings { backends: None, ..default() };
        let window = Window { resolution: WindowResolution::new(1280, 800), ..default() };
        let mut app = App::new();
        let clipboard = TestBoard::default();
        app.insert_resource(pace::usual())
            .insert_resource(Settings { speed: Speed::Off, ..default() })
            .insert_resource(Clipboard::new(clipboard.clone(), Some(Box::new(clipboard.clone()))))
            .insert_resource(Learned::default())
            .insert_resource(robotics::client::play::exercises::learned::Learned::default())
            .insert_resource(scrapyard::client::play::exercises::learned::Learned::default())
            .insert_resource(engineers::client::play::exercises::learned::Learned::default())
            .insert_resource(ThisComputer::drawn())
            .insert_resource(SaveFolder(folder.path().join("autosaves")))
            // Tests see the same letters on every machine.
            .insert_resource(FaceSearch::among(fonts_of_tests()))
            .add_plugins(
                DefaultPlugins
                    .set(RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(no_card)), ..default() })
                    .set(WindowPlugin { primary_window: Some(window), ..default() })
                    .disable::<WinitPlugin>()
                    .disable::<LogPlugin>(),
            )
            .add_plugins((EguiPlugin::default(), program::window::client, client::app::window::plugin, plugin))
            .add_systems(
                PostUpdate,
                drop_drawing.in_set(EguiPostUpdateSet::ProcessOutput).before(process_output_system),
            );
        app.finish();
        app.cleanup();
        // Tests run beside each other already: waking threads for each system takes longer than the
        // systems.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        app.world_mut().resource_mut::<Art>().leave_blank();
        let shelf: GameShelf = app.world_mut().remove_resource().unwrap();
        let is_usual = |cover: &&Cover| ![Robotics::NAME, Scrapyard::NAME, Engineers::NAME].contains(&cover.game);
        let usual = shelf.games().iter().map(|game| &game.cover).filter(is_usual);
        usual.for_each(|cover| add_cover(&mut app, cover.clone()));
        let mut client = Self { app, clipboard, folder, shelf };
        client.rest();
        client
    }

    /// Puts all games of the program on the shelf.
    pub fn put_all_games_on_shelf(&mut self) {
        self.app.insert_resource(self.shelf.clone());
        self.rest();
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub fn ask(&mut self, request: impl Message) {
        self.app.world_mut().write_message(request);
        self.rest();
    }

    /// Message that the window shows.
    pub fn notice(&self) -> Option<String> {
        self.app.world().resource::<Notice>().sentence().map(|said| in_english(&said))
    }

    /// Fault that the window shows.
    pub fn fault(&self) -> Option<String> {
        self.app.world().resource::<Notice>().newest_fault().map(ToString::to_string)
    }

    /// Place of that message: the card on top.
    pub fn notice_rect(&mut self) -> bevy_egui::egui::Rect {
        let number = self.app.world().resource::<Notice>().messages()[0].number;
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let ctx = contexts.single_mut(world).unwrap().get_mut().clone();
        ctx.memory(|memory| memory.area_rect(bevy_egui::egui::Id::new(("notice", Some(number))))).unwrap()
    }

    /// Lets some frames pass, and what is worked out on another thread come. A person would have
    /// looked up by then: what changed what it does listens again.
    pub fn rest(&mut self) {
        // What came while it looked up may have changed the screen a moment ago.
        for _ in 0..3 {
            if !self.look_up() {
                break;
            }
            for _ in 0..20_000 {
                if !self.is_coming() {
                    break;
                }
                std::thread::sleep(Duration::from_millis(1));
                self.update_while_waiting();
            }
        }
        self.app.update();
    }

    /// Whether something is being worked out on another thread.
    pub fn is_coming(&self) -> bool {
        let world = self.app.world();
        let advice = world.resource::<Advice>();
        let view = world.resource::<TableUi>();
        let is_working = world.get_resource::<Chances>().is_some_and(Chances::is_working);
        let puzzles = world.resource::<FoundPuzzles>();
        let lists_games = matches!(self.screen(), Screen::Load | Screen::Replays);
        advice.is_coming()
            || self.is_advised::<Robotics>()
            || self.is_advised::<Scrapyard>()
            || self.is_advised::<Engineers>()
            || world.resource::<FileJobs>().is_waited_for()
            || puzzles.is_coming()
            || view.is_thinking()
            || is_working
            || world.resource::<Continue>().is_looking()
            || lists_games && world.resource::<SavedGames>().is_reading()
            || world.resource::<FaceSearch>().is_looking()
            || world.resource::<Clipboard>().is_coming()
    }

    /// Whether something lies over the table.
    pub fn is_covered(&self) -> bool {
        self.overlay() != Overlay::None
    }

    pub fn window(&mut self) -> Entity {
        self.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(self.app.world()).unwrap()
    }

    pub fn tell(&mut self, event: impl Into<WindowEvent>) {
        self.app.world_mut().write_message(event.into());
        self.app.update();
    }

    /// Names on the screen and for screen readers, with their places; see
    /// [`client::kit::notes::start_recording`].
    pub fn noted(&mut self) -> Vec<(String, (f32, f32))> {
        self.app.world().resource::<AccessibilityRequested>().set(true);
        self.noted_since();
        self.app.update();
        self.noted_since()
    }

    /// The same, without another frame.
    pub fn noted_since(&mut self) -> Vec<(String, (f32, f32))> {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>();
        let (mut ctx, output) = contexts.single_mut(world).unwrap();
        let tree = output.platform_output.accesskit_update.as_ref();
        let noted = client::kit::notes::take_places(ctx.get_mut(), tree);
        noted.into_iter().map(|(name, rect)| (name, (rect.center().x, rect.center().y))).collect()
    }

    /// Place of the thing with a name.
    pub fn place(&mut self, name: &str) -> (f32, f32) {
        let noted = self.noted();
        noted.iter().find(|(own, _)| own == name).unwrap_or_else(|| panic!("{name} is not among {noted:?}")).1
    }

    /// Pixels per point in the window as it is now.
    pub fn zoom_now(&mut self) -> f32 {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
        let window = windows.single(world).unwrap();
        let width = window.width();
        let height = window.height();
        client::kit::points::points_of_window(width, height, world.resource::<Settings>().text).zoom
    }

    /// Pixels per point.
    pub fn zoom(&self) -> f32 {
        let settings = self.app.world().resource::<Settings>();
        client::kit::points::points_of_window(1280.0, 800.0, settings.text).zoom
    }

    pub fn screen(&self) -> Screen {
        **self.app.world().resource::<State<Screen>>()
    }

    pub fn overlay(&self) -> Overlay {
        overlay_or_none(self.app.world().get_resource::<State<Overlay>>())
    }

    pub fn menu_is_open(&self) -> bool {
        self.overlay() == Overlay::Menu
    }
}
