//! Every screen in windows from the smallest to the largest, with text of every size and in every
//! language: no text is cut, written over or too small, everything stays in its panel, and what is
//! pressed is large enough for a finger.
//!
//! Each screen is seen in the narrowest window with the largest text in every language, and in each
//! other size in one of the four; one that scrolls in one other size in each language. With
//! `JUNKYARD_BOTS_SIZES=all` in the environment all of these are seen in all sizes in every
//! language; screens that differ from others by their texts alone are not.
//!
//! - `faults`: what is wrong with a frame; `pseudo`: the language with longer words;
//! - `pages`: screens around the game, from top to bottom; `positions`: states of the table;
//!   `turns`: a turn, thing by thing; `exercises`: lessons and puzzles;
//! - `letters`: the texture of letters.

mod exercises;
pub mod faults;
mod letters;
mod pages;
mod positions;
pub mod pseudo;
mod turns;

use std::collections::BTreeSet;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::notes;
use client::settings::Settings;
use junkyard_bots::client::play::Command;
use junkyard_bots::record::RecordedGame;

use crate::access::texts::{context, texts};
use crate::app::Client;
use faults::faults;

/// Sizes of windows, in logical pixels.
const WINDOWS: [(f32, f32); 4] = [(1280.0, 800.0), (1024.0, 640.0), (1920.0, 1080.0), (3840.0, 2160.0)];
/// Sizes of text, in percent.
const PERCENTS: [u16; 3] = [100, 150, 200];
/// Size of a window, in logical pixels, and of text, in percent.
type Size = ((f32, f32), u16);
/// Size in which a test begins.
const USUAL: Size = (WINDOWS[0], PERCENTS[0]);
/// Size in which least has room.
const TIGHTEST: Size = (WINDOWS[1], PERCENTS[2]);
/// The languages, which share the sizes among them.
const LANGUAGES: [&str; 4] = ["en", "de", "es", pseudo::PSEUDO];
/// Most times that a page is scrolled on: none is longer.
const MOST_PAGES: usize = 40;

/// The client in one language, and the faults that were found in it.
pub struct Look {
    pub client: Client,
    wrong: BTreeSet<String>,
    /// Place of the language among all.
    language: usize,
    /// Number of screens seen so far.
    seen: usize,
    /// Size in which the client is now.
    size: Size,
}

impl Look {
    fn new(language: &str) -> Self {
        notes::start_recording();
        pseudo::add_pseudo();
        let mut client = Client::new();
        client.app.world_mut().resource_mut::<Settings>().language = Some(language.to_owned());
        client.rest();
        let language = LANGUAGES.iter().position(|own| *own == language).expect("one of the languages");
        Self { client, wrong: BTreeSet::new(), language, seen: 0, size: USUAL }
    }

    /// Looks at a screen that does not scroll, in the sizes of the language.
    pub fn see(&mut self, shown: &str) {
        let sizes = self.next_sizes();
        self.in_sizes(&sizes, shown, |look, percent| faults(&mut look.client, percent));
        self.set_size(USUAL);
    }

    /// Looks at a screen that differs by its texts alone from one that is seen in all sizes: in the
    /// tightest size, in which the client stays, since letters of another size take long to draw.
    pub fn see_texts(&mut self, shown: &str) {
        self.in_sizes(&[TIGHTEST], shown, |look, percent| faults(&mut look.client, percent));
    }

    /// Looks at a screen from top to bottom, in the tightest size and one of the language's others.
    pub fn see_pages(&mut self, shown: &str) {
        let mut sizes = self.next_sizes();
        if !wants_all_sizes() {
            sizes.retain(|size| *size != TIGHTEST);
            let other = sizes[self.seen / LANGUAGES.len() % sizes.len()];
            sizes = vec![other, TIGHTEST];
        }
        self.in_sizes(&sizes, shown, Self::faults_of_pages);
        self.set_size(USUAL);
    }

    /// The sizes of the language for the next screen.
    fn next_sizes(&mut self) -> Vec<Size> {
        self.seen += 1;
        sizes_of(self.language + self.seen)
    }

    /// Looks at the screen in some sizes.
    fn in_sizes(&mut self, sizes: &[Size], shown: &str, look: impl Fn(&mut Self, u16) -> BTreeSet<String>) {
        for &(window, percent) in sizes {
            self.set_size((window, percent));
            let found = look(self, percent);
            let place = format!("{shown}, {} by {}, {percent} %", window.0, window.1);
            self.wrong.extend(found.into_iter().map(|wrong| format!("{place}: {wrong}")));
        }
    }

    fn set_size(&mut self, size: Size) {
        if self.size == size {
            self.client.app.update();
            return;
        }
        self.size = size;
        self.client.app.world_mut().resource_mut::<Settings>().text = size.1;
        self.client.resize(size.0.0, size.0.1);
        // Where something begins to scroll, the bar comes a frame later.
        self.client.app.update();
    }

    fn faults_of_pages(&mut self, percent: u16) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        self.page(KeyCode::Home, Key::Home);
        let mut last = String::new();
        for _ in 0..MOST_PAGES {
            found.extend(faults(&mut self.client, percent));
            let now = self.words();
            if now == last {
                return found;
            }
            last = now;
            self.page(KeyCode::PageDown, Key::PageDown);
        }
        found.insert("it does not end".to_owned());
        found
    }

    /// Scrolls by a key.
    fn page(&mut self, code: KeyCode, key: Key) {
        self.client.one_key(code, &key, bevy::input::ButtonState::Pressed, false);
        self.client.one_key(code, &key, bevy::input::ButtonState::Released, false);
        self.client.app.update();
    }

    /// Texts on the screen with their places.
    fn words(&mut self) -> String {
        let texts = texts(&mut self.client);
        format!("{:?}", texts.written.iter().map(|text| (&text.text, text.rect.min)).collect::<Vec<_>>())
    }

    pub fn show(&mut self, screen: Screen) {
        self.client.ask(Request::Show(screen));
    }

    /// Opens a game from a file, as players see it.
    fn open(&mut self, mut game: RecordedGame) {
        let path = self.client.folder().join("shown.ron");
        std::fs::write(&path, game.saved_text(std::time::SystemTime::now())).unwrap();
        self.client.ask(Request::Open(path));
    }

    fn ask(&mut self, command: impl Into<Command>) {
        self.client.app.world_mut().write_message(command.into());
        self.client.rest();
    }

    /// Clicks on what is noted under a name.
    fn click(&mut self, name: &str) {
        let zoom = context(&mut self.client).zoom_factor();
        let (x, y) = self.client.place(name);
        self.client.click(x * zoom, y * zoom);
        self.client.move_to(1.0, 1.0);
        self.client.rest();
    }
}

/// Returns a share of all windows and sizes of text, with the tightest: four shares in a row hold
/// all of them, and each has three windows and three sizes of text.
fn sizes_of(share: usize) -> Vec<Size> {
    let all = WINDOWS.into_iter().flat_map(|window| PERCENTS.map(|percent| (window, percent)));
    let is_shared = |number: usize| number % LANGUAGES.len() == share % LANGUAGES.len();
    let is_seen = |(number, size): &(usize, _)| wants_all_sizes() || *size == TIGHTEST || is_shared(*number);
    all.enumerate().filter(is_seen).map(|(_, size)| size).collect()
}

/// Whether everything is seen in all sizes in every language.
fn wants_all_sizes() -> bool {
    std::env::var("JUNKYARD_BOTS_SIZES").is_ok_and(|wanted| wanted == "all")
}

/// Shows screens in a language. Fails with all faults that were found.
pub fn assert_right(language: &str, show: impl FnOnce(&mut Look)) {
    let mut look = Look::new(language);
    show(&mut look);
    let wrong: Vec<&str> = look.wrong.iter().map(String::as_str).collect();
    assert!(wrong.is_empty(), "{language}: {} faults\n{}", wrong.len(), wrong.join("\n"));
}

/// Makes a test for each language.
macro_rules! in_every_language {
    ($show:path) => {
        #[test]
        fn in_english() {
            crate::sizes::assert_right("en", $show);
        }

        #[test]
        fn in_german() {
            crate::sizes::assert_right("de", $show);
        }

        #[test]
        fn in_spanish() {
            crate::sizes::assert_right("es", $show);
        }

        #[test]
        fn in_the_pseudo_language() {
            crate::sizes::assert_right(crate::sizes::pseudo::PSEUDO, $show);
        }
    };
}

pub(crate) use in_every_language;
