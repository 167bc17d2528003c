//! The client in an app without a window.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResized, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiContext, EguiOutput, EguiPlugin, PrimaryEguiContext};
use fontdb::Database;
use program::client;
use program::client::app::clipboard::{Board, Clipboard};
use program::client::app::faces::FaceSearch;
use program::client::app::jobs::FileJobs;
use program::client::app::notice::Notice;
use program::client::app::request::Request;
use program::client::app::screen::{Overlay, Screen, overlay};
use program::client::art::system_faces::Fonts;
use program::client::files::latest::Continue;
use program::client::play::open::SaveFolder;
use program::client::settings::{Settings, Speed};
use program::games::junkyard_bots::client::app::request::JunkyardRequest;
use program::games::junkyard_bots::client::play::exercises::found_puzzles::FoundPuzzles;
use program::games::junkyard_bots::client::play::exercises::learned::Learned;
use program::games::junkyard_bots::client::play::{Advice, Interaction, Play};
use program::games::junkyard_bots::client::scene::view::TableUi;
use program::games::junkyard_bots::client::watch::Chances;
use program::games::junkyard_bots::game::{Restorable, TableWorld, read_table};
use program::games::junkyard_bots::record::RecordedGame;
use program::games::junkyard_bots::table::{Setup, Snapshot, Table};
use program::shell::grid::Placement;
use program::shell::language::{Language, Phrase};
use program::shell::seats::{SeatKind, seating};

/// A phrase in the language of all tests.
pub fn in_english(phrase: &Phrase) -> String {
    Language::english().tell(phrase)
}

/// A file of `tests/data/outside`.
pub fn from_outside(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/outside").join(name)
}

/// The fonts of the system that tests play on: a few letters of Hebrew and Arabic, and a few
/// characters of Chinese and Japanese.
fn fonts_of_tests() -> Fonts {
    let mut fonts = Database::new();
    for name in ["right_to_left.ttf", "east_asian.ttf"] {
        fonts.load_font_file(from_outside(name)).unwrap();
    }
    Fonts::only(fonts)
}

/// A clipboard that no other program has.
#[derive(Clone, Default)]
pub struct TestBoard(Arc<Mutex<Option<String>>>);

impl TestBoard {
    pub fn text(&self) -> Option<String> {
        self.0.lock().unwrap().clone()
    }

    pub fn put(&self, text: &str) {
        *self.0.lock().unwrap() = Some(text.to_owned());
    }
}

impl Board for TestBoard {
    /// It does not take what is too long.
    fn set(&mut self, text: &str) -> bool {
        self.put(text);
        text.len() < 10_000_000
    }

    fn get(&mut self) -> Option<String> {
        self.text()
    }
}

/// Time for which a person looks at a change before the next press.
const LOOK_UP: Duration = Duration::from_millis(640);

/// The client with a pointer and keys of its own, in a window of 1280 by 800 that nobody sees.
pub struct Client {
    pub app: App,
    pub clipboard: TestBoard,
    folder: tempfile::TempDir,
}

impl Client {
    /// At the title.
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let no_card = WgpuSettings { backends: None, ..default() };
        let window = Window { resolution: WindowResolution::new(1280, 800), ..default() };
        let mut app = App::new();
        let clipboard = TestBoard::default();
        app.insert_resource(Settings { speed: Speed::Off, ..default() })
            .insert_resource(Clipboard::new(clipboard.clone(), Some(Box::new(clipboard.clone()))))
            .insert_resource(Learned::default())
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
            .add_plugins((EguiPlugin::default(), program::window::client, client::app::window::plugin));
        app.finish();
        app.cleanup();
        // Tests run beside each other already: waking threads for each system takes longer than the
        // systems.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let mut client = Self { app, clipboard, folder };
        client.rest();
        client
    }

    /// At the table of a new game of two people.
    pub fn at_table(seed: u64) -> Self {
        let mut client = Self::new();
        client.ask(JunkyardRequest::Begin(Box::new(Setup::new(2, seed)), seating::default_seats(2, SeatKind::Human)));
        client
    }

    /// At the table of a game that stands as `record` does.
    pub fn at(record: &mut RecordedGame) -> Self {
        let mut client = Self::new();
        let path = client.folder().join("game.ron");
        std::fs::write(&path, record.saved_text(std::time::SystemTime::now())).unwrap();
        client.ask(Request::Open(path));
        client
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
        self.app.world().resource::<Notice>().what_went_wrong().map(ToString::to_string)
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
        self.look_up();
        if self.is_coming() {
            for _ in 0..20_000 {
                if !self.is_coming() {
                    break;
                }
                std::thread::sleep(Duration::from_millis(1));
                self.app.update();
            }
            self.look_up();
        }
        self.app.update();
    }

    /// Lets the time pass in which what has changed is not heard, in a few frames.
    fn look_up(&mut self) {
        let has_own_pace = matches!(self.app.world().resource(), TimeUpdateStrategy::ManualDuration(_));
        if !has_own_pace {
            self.app.insert_resource(TimeUpdateStrategy::ManualDuration(LOOK_UP / 4));
        }
        (0..6).for_each(|_| self.app.update());
        if !has_own_pace {
            self.app.insert_resource(TimeUpdateStrategy::Automatic);
        }
    }

    /// Whether something is being worked out on another thread.
    pub fn is_coming(&self) -> bool {
        let world = self.app.world();
        let advice = world.resource::<Advice>();
        let view = world.resource::<TableUi>();
        let is_working = world.get_resource::<Chances>().is_some_and(Chances::is_working);
        let puzzles = world.resource::<FoundPuzzles>();
        advice.is_coming()
            || world.resource::<FileJobs>().is_waited_for()
            || puzzles.is_coming()
            || view.is_thinking()
            || is_working
            || world.resource::<Continue>().is_looking()
            || world.resource::<FaceSearch>().is_looking()
            || world.resource::<Clipboard>().is_coming()
    }

    /// Whether something lies over the table.
    pub fn is_covered(&self) -> bool {
        self.overlay() != Overlay::None
    }

    /// Makes the window another size.
    pub fn resize(&mut self, width: f32, height: f32) {
        let window = self.window();
        let mut windows = self.app.world_mut().query::<&mut Window>();
        windows.get_mut(self.app.world_mut(), window).unwrap().resolution.set(width, height);
        let event = WindowResized { window, width, height };
        self.app.world_mut().write_message(event.clone());
        self.tell(event);
    }

    /// Turns the wheel by so many notches.
    pub fn wheel(&mut self, notches: f32) {
        let window = self.window();
        let event = MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y: notches, window, phase: TouchPhase::Moved };
        self.app.world_mut().write_message(event);
        self.tell(event);
    }

    pub fn window(&mut self) -> Entity {
        self.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(self.app.world()).unwrap()
    }

    pub fn tell(&mut self, event: impl Into<WindowEvent>) {
        self.app.world_mut().write_message(event.into());
        self.app.update();
    }

    /// Moves the pointer.
    pub fn move_to(&mut self, x: f32, y: f32) {
        let window = self.window();
        self.tell(CursorMoved { window, position: Vec2::new(x, y), delta: None });
    }

    /// Presses or lets go a button of the pointer.
    pub fn button(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window();
        let event = MouseButtonInput { button, state, window };
        self.app.world_mut().write_message(event);
        self.tell(event);
    }

    pub fn click(&mut self, x: f32, y: f32) {
        self.move_to(x, y);
        self.button(MouseButton::Left, ButtonState::Pressed);
        self.button(MouseButton::Left, ButtonState::Released);
        self.rest();
    }

    /// A finger touches, moves over or leaves a point.
    pub fn finger(&mut self, id: u64, phase: TouchPhase, (x, y): (f32, f32)) {
        let window = self.window();
        let event = TouchInput { phase, position: Vec2::new(x, y), window, force: None, id };
        self.app.world_mut().write_message(event);
        self.tell(event);
    }

    /// Taps with a finger.
    pub fn tap(&mut self, at: (f32, f32)) {
        self.finger(1, TouchPhase::Started, at);
        self.finger(1, TouchPhase::Ended, at);
        self.rest();
    }

    /// Names on the screen and for screen readers, with their places; see
    /// [`program::client::kit::notes::start_recording`].
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
        let noted = program::client::kit::notes::take_places(ctx.get_mut(), tree);
        noted.into_iter().map(|(name, rect)| (name, (rect.center().x, rect.center().y))).collect()
    }

    /// Place of the thing with a name.
    pub fn place(&mut self, name: &str) -> (f32, f32) {
        let noted = self.noted();
        noted.iter().find(|(own, _)| own == name).unwrap_or_else(|| panic!("{name} is not among {noted:?}")).1
    }

    /// Drags from one point to another, without letting go.
    pub fn drag(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.move_to(from.0, from.1);
        self.button(MouseButton::Left, ButtonState::Pressed);
        for step in 1..=8 {
            let part = step as f32 / 8.0;
            self.move_to(from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
        }
        self.rest();
    }

    /// Lets go what is dragged.
    pub fn drop(&mut self) {
        self.button(MouseButton::Left, ButtonState::Released);
        self.rest();
    }

    /// Drops a file on the window.
    pub fn drop_file(&mut self, path: &Path) {
        let window = self.window();
        let drop = bevy::window::FileDragAndDrop::DroppedFile { window, path_buf: path.to_owned() };
        self.app.world_mut().write_message(drop);
        self.rest();
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

    /// Presses a key and lets it go.
    pub fn key(&mut self, code: KeyCode, logical: Key) {
        self.one_key(code, &logical, ButtonState::Pressed, false);
        self.let_go(code, logical);
    }

    /// Presses a key and holds it until it has repeated some times.
    pub fn hold(&mut self, code: KeyCode, logical: Key) {
        self.one_key(code, &logical, ButtonState::Pressed, false);
        (0..6).for_each(|_| self.one_key(code, &logical, ButtonState::Pressed, true));
    }

    /// Lets a key go.
    pub fn let_go(&mut self, code: KeyCode, logical: Key) {
        self.one_key(code, &logical, ButtonState::Released, false);
        self.rest();
    }

    pub fn one_key(&mut self, key_code: KeyCode, logical: &Key, state: ButtonState, repeat: bool) {
        let window = self.window();
        let logical_key = logical.clone();
        let text = None;
        self.app.world_mut().write_message(KeyboardInput { key_code, logical_key, state, text, repeat, window });
        self.app.update();
    }

    /// Presses a letter.
    pub fn letter(&mut self, letter: char) {
        let code = match letter {
            'r' => KeyCode::KeyR,
            'n' => KeyCode::KeyN,
            'd' => KeyCode::KeyD,
            'p' => KeyCode::KeyP,
            'z' => KeyCode::KeyZ,
            'y' => KeyCode::KeyY,
            'k' => KeyCode::KeyK,
            'h' => KeyCode::KeyH,
            'b' => KeyCode::KeyB,
            'e' => KeyCode::KeyE,
            'o' => KeyCode::KeyO,
            'l' => KeyCode::KeyL,
            'm' => KeyCode::KeyM,
            _ => panic!("{letter} is not needed yet"),
        };
        self.key(code, Key::Character(letter.to_string().into()));
    }

    pub fn enter(&mut self) {
        self.key(KeyCode::Enter, Key::Enter);
    }

    pub fn escape(&mut self) {
        self.key(KeyCode::Escape, Key::Escape);
    }

    pub fn arrow_right(&mut self) {
        self.key(KeyCode::ArrowRight, Key::ArrowRight);
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn overlay(&self) -> Overlay {
        overlay(self.app.world().get_resource::<State<Overlay>>())
    }

    pub fn menu_is_open(&self) -> bool {
        self.overlay() == Overlay::Menu
    }

    pub fn interaction(&self) -> &Interaction {
        self.app.world().resource::<Interaction>()
    }

    pub fn play(&self) -> &Play {
        self.app.world().resource::<Play>()
    }

    pub fn view(&self) -> &TableUi {
        self.app.world().resource::<TableUi>()
    }

    pub fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        read_table(self.app.world_mut(), ask).expect("a table is laid out")
    }

    /// The whole table as it is now.
    pub fn snapshot(&mut self) -> Snapshot {
        TableWorld::of(self.app.world_mut()).expect("a table is laid out").snapshot()
    }

    /// Place of a part in a panel.
    pub fn spot(&self, part: program::games::junkyard_bots::parts::PartId) -> (f32, f32) {
        let centre = self.view().spots[&part].center();
        (centre.x, centre.y)
    }

    /// The middle of a small part at a placement.
    pub fn on_grid(&self, placement: Placement) -> (f32, f32) {
        let at = self.view().grid.point_at(f32::from(placement.cell.x) + 0.5, f32::from(placement.cell.y) + 0.5);
        (at.x, at.y)
    }
}
