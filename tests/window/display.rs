//! A virtual display with the program on it.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use program::games::junkyard_bots::record::{LoadedGame, load_game};
use program::shell::autosave::newest_saves;
use program::shell::disk::RealDisk;
use program::shell::grid::Placement;
use program::window::places::{FILE, Places};

/// Most time that anything may take to show, on a slow machine without a graphics card.
pub const PATIENCE: Duration = Duration::from_secs(90);

/// Time within which a press is usually seen.
const SOON: Duration = Duration::from_secs(3);

/// Time to wait before looking again: less than a frame takes.
pub const POLL: Duration = Duration::from_millis(5);

/// Returns the name of the program or driver that is missing to test the window here.
fn missing() -> Option<String> {
    let is_there = |tool: &str| {
        Command::new("sh")
            .args(["-c", &format!("command -v {tool}")])
            .stdout(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    };
    let tools = ["Xvfb", "xdotool", "import"].into_iter().find(|tool| !is_there(tool)).map(str::to_owned);
    let drivers = ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d", "/usr/local/share/vulkan/icd.d"];
    let has_driver =
        drivers.iter().any(|folder| std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some()));
    let of_processors = std::fs::read_dir("/usr/lib").into_iter().flatten().map(|folder| folder.unwrap().path());
    let has_opengl = ["/usr/lib", "/usr/lib64"]
        .map(PathBuf::from)
        .into_iter()
        .chain(of_processors)
        .any(|folder| folder.join("libEGL.so.1").exists());
    let driver = match (has_driver, has_opengl) {
        (false, _) => Some("a Vulkan driver"),
        (true, false) => Some("EGL, for OpenGL"),
        (true, true) => None,
    };
    tools.or_else(|| driver.map(str::to_owned))
}

/// Two windows drawn without a graphics card would only slow each other down.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// The program in a window on a display of its own. Both end with it.
pub struct Window {
    _alone: MutexGuard<'static, ()>,
    display: Child,
    program: Option<Child>,
    /// The number of the display.
    pub number: u32,
    /// The folder of the player's own.
    pub home: tempfile::TempDir,
    /// Width and height of the display, in pixels.
    pub size: (u32, u32),
    /// Pixels of the display per logical pixel.
    scale: u32,
    /// Whether the program finds a driver for Vulkan; else it has that for OpenGL.
    has_vulkan: bool,
    /// Processes that still write pictures.
    pub pictures: RefCell<Vec<Child>>,
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
        Self::begin((size.0 * scale, size.1 * scale), scale, true, file)
    }

    /// The same on a machine that has OpenGL, but not Vulkan.
    pub fn open_without_vulkan(size: (u32, u32)) -> Option<Self> {
        Self::begin(size, 1, false, None)
    }

    /// The same with settings that are there already.
    pub fn open_with(size: (u32, u32), settings: &str) -> Option<Self> {
        Self::begin_with(size, 1, true, None, Some(settings))
    }

    fn begin(size: (u32, u32), scale: u32, has_vulkan: bool, file: Option<&Path>) -> Option<Self> {
        Self::begin_with(size, scale, has_vulkan, file, None)
    }

    fn begin_with(
        size: (u32, u32),
        scale: u32,
        has_vulkan: bool,
        file: Option<&Path>,
        settings: Option<&str>,
    ) -> Option<Self> {
        if let Some(missing) = missing() {
            assert!(std::env::var_os("CI").is_none(), "the window can't be tested: {missing} is missing");
            println!("skipped: {missing} is missing");
            return None;
        }
        let alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        let home = tempfile::tempdir().unwrap();
        let number_file = home.path().join("display");
        let screen = format!("{}x{}x24", size.0, size.1);
        // The display picks a free number and writes it down.
        let command = format!("exec Xvfb -displayfd 3 -screen 0 {screen} -nolisten tcp 3>{}", number_file.display());
        let display = Command::new("sh").args(["-c", &command]).stderr(Stdio::null()).spawn().unwrap();
        let number = wait_for("a display", || std::fs::read_to_string(&number_file).ok()?.trim().parse().ok());
        let mut window = Self {
            _alone: alone,
            display,
            program: None,
            number,
            home,
            size,
            scale,
            has_vulkan,
            pictures: RefCell::default(),
        };
        if let Some(settings) = settings {
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
        let mut command = Command::new(env!("CARGO_BIN_EXE_junkyard-bots"));
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

    /// Runs xdotool.
    pub fn tool(&self, arguments: &str) {
        let status = Command::new("xdotool")
            .args(arguments.split(' '))
            .env("DISPLAY", format!(":{}", self.number))
            .stdout(Stdio::null())
            .status();
        assert!(status.is_ok_and(|status| status.success()), "xdotool {arguments}");
    }

    /// Presses keys one after another.
    pub fn keys(&self, keys: &str) {
        self.tool(&format!("key --delay 12 {keys}"));
    }

    /// Place of a thing on the screen.
    pub fn find(&self, name: &str) -> (i32, i32) {
        self.wait(name, |places| places.at.contains_key(name)).at[name]
    }

    /// Clicks on something by name.
    pub fn click(&self, name: &str) {
        let (x, y) = self.find(name);
        self.click_at(x, y);
    }

    /// Opens the menu over the table and clicks on something in it.
    pub fn menu(&self, name: &str) {
        self.keys("Escape");
        self.click(name);
    }

    /// Clicks on a pixel.
    pub fn click_at(&self, x: i32, y: i32) {
        self.tool(&format!("mousemove {x} {y} sleep 0.03 mousedown 1"));
        if !self.is_soon_down() {
            self.press_again(x, y);
        }
        self.wait("the button to be down", |places| places.is_pressed);
        self.tool("mouseup 1");
        self.wait("the button to be up", |places| !places.is_pressed);
    }

    /// Whether the button is seen to be down within a few seconds.
    fn is_soon_down(&self) -> bool {
        let end = Instant::now() + SOON;
        while Instant::now() < end {
            if self.places().is_pressed {
                return true;
            }
            std::thread::sleep(POLL);
        }
        false
    }

    /// Makes a press that was not seen once more, as a player would: first the pointer moves by a
    /// pixel, in case the press only waits to be noticed. On a loaded machine a press on a pixel
    /// where the pointer rests is now and then not seen; why is not known.
    fn press_again(&self, x: i32, y: i32) {
        println!("the press at {x}, {y} was not seen");
        self.tool("mousemove_relative 1 0");
        if self.is_soon_down() {
            println!("it was seen once the pointer moved");
            return;
        }
        let before = self.places().waits_for;
        self.tool("mouseup 1 sleep 0.3");
        assert_eq!(self.places().waits_for, before, "the press that was not seen did something");
        self.tool(&format!("mousemove {x} {y} sleep 0.03 mousedown 1"));
    }

    /// Presses the button on one pixel, moves to another, turns what is in hand until it lies as
    /// wanted, presses a key if one is named, and lets go.
    pub fn drag(&self, from: (i32, i32), to: (i32, i32), wanted: Option<Placement>, key: &str) {
        let between = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        self.tool(&format!("mousemove {} {} sleep 0.03 mousedown 1", from.0, from.1));
        self.wait("the button to be down", |places| places.is_pressed);
        self.tool(&format!("mousemove {} {} sleep 0.03 mousemove {} {}", between.0, between.1, to.0 - 2, to.1));
        self.wait("something in hand", |places| !places.hand.is_empty());
        self.tool(&format!("mousemove {} {}", to.0, to.1));
        if let Some(wanted) = wanted {
            // On its way it is over other cells, and turned as it fits there.
            let is_there = |at: (i32, i32)| (at.0 - to.0).abs() <= 1 && (at.1 - to.1).abs() <= 1;
            self.wait("the pointer to rest there", |now| now.pointer.is_some_and(is_there) && !now.is_drawing);
            for _ in 0..4 {
                let held = self.wait("it to be over the grid", |now| now.held_at.is_some()).held_at;
                if held.is_some_and(|held| held.rotation == wanted.rotation) {
                    break;
                }
                self.keys("r");
                self.wait("a turn", |now| now.held_at != held);
            }
            self.wait(&format!("it to be held at {wanted:?}"), |now| now.held_at == Some(wanted));
        }
        if !key.is_empty() {
            self.keys(key);
        }
        self.tool("mouseup 1");
        self.wait("an empty hand", |places| places.hand.is_empty());
    }

    /// Makes the window another size.
    pub fn resize(&self, width: u32, height: u32) {
        self.tool(&format!("search --onlyvisible --class junkyard-bots windowsize --sync {width} {height}"));
        self.wait("the window to have its size", |now| now.window == (width, height));
    }

    /// All games that have saved themselves.
    pub fn all_saved(&self) -> Vec<LoadedGame> {
        let folder = self.home.path().join("data/junkyard-bots/autosaves");
        let games = newest_saves(&mut RealDisk, &folder).unwrap();
        games.into_iter().map(|(_, path)| load_game(&std::fs::read(path).unwrap()).unwrap()).collect()
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
