//! A virtual display with the program on it.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use junkyard_bots::record::{LoadedGame, load_game};
use program::window::places::{FILE, Places};
use shell::autosave::newest_saves;
use shell::disk::RealDisk;

use crate::requirements::missing;

/// Most time that anything may take to show, on a slow machine without a graphics card.
pub const PATIENCE: Duration = Duration::from_secs(90);

/// Time to wait before looking again: less than a frame takes.
pub const POLL: Duration = Duration::from_millis(5);

/// Size of a window that is played for long: the smallest one, which a software driver draws
/// soonest.
pub const QUICK: (u32, u32) = (1024, 640);

/// The program in a window on a display of its own. Both end with it. Tests run beside each other:
/// a window waits half of its time.
pub struct Window {
    display: Child,
    program: Option<Child>,
    /// The number of the display.
    pub number: u32,
    /// The folder of the player's own.
    pub home: tempfile::TempDir,
    /// Width and height of the display, in pixels.
    pub size: (u32, u32),
    executable: PathBuf,
    /// Pixels of the display per logical pixel.
    scale: u32,
    /// Whether the program finds a driver for Vulkan; else it has that for OpenGL.
    has_vulkan: bool,
    /// Processes that still write pictures.
    pub pictures: RefCell<Vec<Child>>,
}

/// Program that is opened, and its surroundings.
struct Opening<'a> {
    executable: PathBuf,
    scale: u32,
    has_vulkan: bool,
    /// Settings that are there already.
    settings: Option<&'a str>,
}

impl Default for Opening<'_> {
    fn default() -> Self {
        let executable = env!("CARGO_BIN_EXE_junkyard-bots").into();
        Self { executable, scale: 1, has_vulkan: true, settings: None }
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        for mut convert in self.pictures.take() {
            let _ = convert.wait();
        }
        self.close();
        let _ = self.display.kill();
        let _ = self.display.wait();
    }
}

impl Window {
    /// Opens the program on a new display; `None`, with a printed reason, where that can't be done.
    pub fn open(size: (u32, u32), file: Option<&Path>) -> Option<Self> {
        Self::open_scaled(size, 1, file)
    }

    /// The same on a display with more pixels: `size` is in logical ones.
    pub fn open_scaled(size: (u32, u32), scale: u32, file: Option<&Path>) -> Option<Self> {
        Self::begin((size.0 * scale, size.1 * scale), file, Opening { scale, ..Opening::default() })
    }

    /// The gallery of widgets and panels, in place of the game.
    pub fn open_gallery(size: (u32, u32)) -> Option<Self> {
        // `cargo test` builds it beside the folder of the test's own program.
        let own = std::env::current_exe().unwrap();
        let gallery = own.parent().unwrap().join("../examples/gallery").with_extension(std::env::consts::EXE_EXTENSION);
        assert!(
            gallery.exists() || missing().is_some(),
            "{} is not built: cargo build --example gallery",
            gallery.display()
        );
        Self::begin(size, None, Opening { executable: gallery, ..Opening::default() })
    }

    /// The same on a machine that has OpenGL, but not Vulkan.
    pub fn open_without_vulkan(size: (u32, u32)) -> Option<Self> {
        Self::begin(size, None, Opening { has_vulkan: false, ..Opening::default() })
    }

    /// The same with settings that are there already.
    pub fn open_with(size: (u32, u32), settings: &str) -> Option<Self> {
        Self::begin(size, None, Opening { settings: Some(settings), ..Opening::default() })
    }

    fn begin(size: (u32, u32), file: Option<&Path>, opening: Opening) -> Option<Self> {
        if let Some(missing) = missing() {
            assert!(std::env::var_os("CI").is_none(), "the window can't be tested: {missing} is missing");
            println!("skipped: {missing} is missing");
            return None;
        }
        let home = tempfile::tempdir().unwrap();
        let number_file = home.path().join("display");
        let screen = format!("{}x{}x24", size.0, size.1);
        // The display picks a free number and writes it down.
        let command = format!("exec Xvfb -displayfd 3 -screen 0 {screen} -nolisten tcp 3>{}", number_file.display());
        let display = Command::new("sh").args(["-c", &command]).stderr(Stdio::null()).spawn().unwrap();
        let number = wait_for("a display", || std::fs::read_to_string(&number_file).ok()?.trim().parse().ok());
        let mut window = Self {
            display,
            program: None,
            number,
            home,
            size,
            executable: opening.executable,
            scale: opening.scale,
            has_vulkan: opening.has_vulkan,
            pictures: RefCell::default(),
        };
        if let Some(settings) = opening.settings {
            std::fs::create_dir_all(window.settings_file().parent().unwrap()).unwrap();
            std::fs::write(window.settings_file(), settings).unwrap();
        }
        window.start(file);
        Some(window)
    }

    /// Starts the program, with the settings and saved games it left when it was closed.
    pub fn start(&mut self, file: Option<&Path>) {
        let settings = self.settings_file();
        if !settings.exists() {
            std::fs::create_dir_all(settings.parent().unwrap()).unwrap();
            std::fs::write(
                &settings,
                format!(
                    "(window: ({}, {}), speed: Off, computer_speed: AtOnce)",
                    self.size.0 / self.scale,
                    self.size.1 / self.scale
                ),
            )
            .unwrap();
        }
        let _ = std::fs::remove_file(self.places_file());
        let mut command = Command::new(&self.executable);
        command
            .args(file)
            // Where files are chosen it begins here.
            .current_dir(self.home.path())
            .env("DISPLAY", format!(":{}", self.number))
            .env_remove("WAYLAND_DISPLAY")
            .env("HOME", self.home.path())
            .env("LC_ALL", "C")
            .env_remove("LANGUAGE")
            .env("WINIT_X11_SCALE_FACTOR", self.scale.to_string())
            .env("XDG_DATA_HOME", self.home.path().join("data"))
            .env("XDG_CONFIG_HOME", self.home.path().join("config"))
            .env(FILE, self.places_file())
            .stderr(Stdio::from(std::fs::File::create(self.home.path().join("errors")).unwrap()));
        if !self.has_vulkan {
            // Where Vulkan looks for drivers, by its newer and its older name.
            command.env("VK_DRIVER_FILES", "/dev/null").env("VK_ICD_FILENAMES", "/dev/null");
        }
        self.program = Some(command.spawn().unwrap());
        wait_for("the first frame", || self.try_places().filter(|places| !places.at.is_empty()));
        // Without a window manager nothing gives the window the keyboard.
        self.tool("search --sync --onlyvisible --class junkyard-bots windowfocus --sync windowmove 0 0");
    }

    /// Closes the program as a system does that shuts down.
    pub fn close(&mut self) {
        if let Some(mut program) = self.program.take() {
            let _ = Command::new("kill").arg(program.id().to_string()).status();
            let _ = program.wait();
        }
    }

    /// Whether the program has not ended by itself.
    pub fn is_running(&mut self) -> bool {
        self.program.as_mut().is_some_and(|program| match program.try_wait().unwrap() {
            None => true,
            Some(status) => {
                let errors = std::fs::read_to_string(self.home.path().join("errors")).unwrap_or_default();
                assert!(status.success(), "the program ended with {status}\n{errors}");
                false
            }
        })
    }

    /// The processor's time that the program takes while some time passes.
    pub fn spent_in(&self, time: Duration) -> Duration {
        let spent = || {
            let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.program.as_ref().unwrap().id())).unwrap();
            // After the program's name, the 12th and 13th field: hundredths of a second in the
            // program and in the system.
            let fields: Vec<u64> =
                stat.rsplit(')').next().unwrap().split(' ').filter_map(|text| text.parse().ok()).collect();
            Duration::from_millis((fields[10] + fields[11]) * 10)
        };
        let before = spent();
        std::thread::sleep(time);
        spent() - before
    }

    fn settings_file(&self) -> PathBuf {
        self.home.path().join("config/junkyard-bots/settings.ron")
    }

    fn places_file(&self) -> PathBuf {
        self.home.path().join("places.ron")
    }

    fn try_places(&self) -> Option<Places> {
        ron::from_str(&std::fs::read_to_string(self.places_file()).ok()?).ok()
    }

    /// Facts about the last frame.
    pub fn places(&self) -> Places {
        wait_for("what is shown", || self.try_places())
    }

    /// Waits until what is shown is as wanted.
    pub fn wait(&self, what: &str, wanted: impl Fn(&Places) -> bool) -> Places {
        let end = Instant::now() + PATIENCE;
        loop {
            let places = self.places();
            if wanted(&places) {
                return places;
            }
            if Instant::now() > end {
                self.picture("failed");
                let errors = std::fs::read_to_string(self.home.path().join("errors")).unwrap_or_default();
                panic!("waited in vain for {what}; shown is {places:#?}\n{errors}");
            }
            std::thread::sleep(POLL);
        }
    }

    /// Files of all games that have saved themselves.
    pub fn saved_files(&self) -> Vec<PathBuf> {
        let folder = self.home.path().join("data/junkyard-bots/autosaves");
        newest_saves(&mut RealDisk, &folder).unwrap().into_iter().map(|(_, path)| path).collect()
    }

    /// The game as it has saved itself, once it has `steps` steps.
    pub fn saved(&self, steps: usize) -> LoadedGame {
        let folder = self.home.path().join("data/junkyard-bots/autosaves");
        wait_for("the saved game", || {
            let games = newest_saves(&mut RealDisk, &folder).ok()?;
            let mut files: Vec<_> = games.into_iter().map(|(_, path)| path).collect();
            files.sort_by_key(|path| std::fs::metadata(path).and_then(|data| data.modified()).ok());
            let loaded = load_game(&std::fs::read(files.last()?).ok()?).ok()?;
            (loaded.game.history().steps().len() == steps).then_some(loaded)
        })
    }

    /// The game as it is now.
    pub fn game(&self) -> LoadedGame {
        self.saved(self.places().steps)
    }

    /// All that can be clicked now.
    pub fn at(&self) -> BTreeMap<String, (i32, i32)> {
        self.places().at
    }
}

fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(Instant::now() < end, "waited in vain for {what}");
        std::thread::sleep(POLL);
    }
}
