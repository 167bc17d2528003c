//! The screens around the game with large text, in every language and from top to bottom: every
//! page of the settings and of how to play, lists with games in them, messages, and the results of
//! a game.

use std::collections::BTreeSet;
use std::path::PathBuf;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::notes;
use client::settings::{Captions, Settings};
use shell::language::{MESSAGES, Phrase};

use crate::access::focus::tab_to;
use crate::access::texts::{context, faults};
use crate::app::Client;
use crate::table::panels::{finished, in_scrounge};

/// Most times that a page is scrolled on: none is longer.
const MOST_PAGES: usize = 30;

/// Faults that were found, and the screen that is looked at.
struct Look {
    client: Client,
    percent: u16,
    wrong: BTreeSet<String>,
}

impl Look {
    fn new(width: f32, height: f32, percent: u16, language: &str) -> Self {
        notes::start_recording();
        let mut client = Client::new();
        let mut settings = client.app.world_mut().resource_mut::<Settings>();
        settings.text = percent;
        settings.language = Some(language.to_owned());
        client.resize(width, height);
        client.rest();
        Self { client, percent, wrong: BTreeSet::new() }
    }

    /// Looks at what is shown, and scrolls to its end.
    fn see(&mut self, shown: &str) {
        self.see_but(shown, &BTreeSet::new());
    }

    /// The same, but for what was wrong before and is below it.
    fn see_but(&mut self, shown: &str, before: &BTreeSet<String>) {
        self.client.key(KeyCode::Home, Key::Home);
        let mut last = String::new();
        for _ in 0..MOST_PAGES {
            let found = faults(&mut self.client, self.percent);
            self.wrong.extend(found.difference(before).map(|wrong| format!("{shown}: {wrong}")));
            let now = format!("{:?}", self.client.noted()) + &self.words();
            if now == last {
                return;
            }
            last = now;
            self.client.key(KeyCode::PageDown, Key::PageDown);
        }
        self.wrong.insert(format!("{shown}: does not end"));
    }

    /// Texts on the screen with their places.
    fn words(&mut self) -> String {
        let texts = crate::access::texts::texts(&mut self.client);
        format!("{:?}", texts.written.iter().map(|text| (&text.text, text.rect.min)).collect::<Vec<_>>())
    }

    fn show(&mut self, screen: Screen) {
        self.client.ask(Request::Show(screen));
    }

    /// Clicks on what is noted under a name.
    fn click(&mut self, name: &str) {
        let zoom = context(&mut self.client).zoom_factor();
        let (x, y) = self.client.place(name);
        self.client.click(x * zoom, y * zoom);
        self.client.move_to(1.0, 1.0);
        self.client.rest();
    }

    fn press(&mut self, key: KeyCode, logical: Key) {
        self.client.key(key, logical);
    }

    fn new_game(&mut self) {
        self.show(Screen::NewGame);
        self.see("new game");
        let tell = |look: &mut Self, id: &'static str| {
            let language = look.client.app.world().resource::<Settings>().language();
            language.tell(&Phrase::new(&MESSAGES, id))
        };
        let add = tell(self, "new-game-add-computer");
        for _ in 0..2 {
            tab_to(&mut self.client, &format!("Button {add}"));
            self.client.enter();
        }
        self.see("new game of four");
        let text = include_str!("../../../assets/games/junkyard_bots/tile_sets/giants.ron");
        let own = text.replacen("Yard of giants", "The yard behind grandmother's", 1);
        let path = self.client.folder().join("own.ron");
        std::fs::write(&path, own).unwrap();
        self.client.drop_file(&path);
        self.see("new game with a file");
    }

    fn saved_games(&mut self) {
        for screen in [Screen::Load, Screen::Replays] {
            self.show(screen);
            self.see(&format!("{screen:?}, empty"));
        }
        let folder = self.client.folder().join("autosaves");
        std::fs::create_dir_all(&folder).unwrap();
        let saves = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves");
        let mut files: Vec<PathBuf> = std::fs::read_dir(saves).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        let all = files.iter().filter(|file| file.file_name().unwrap().to_string_lossy().starts_with("v3_"));
        for (number, file) in all.enumerate() {
            std::fs::copy(file, folder.join(format!("{number:016x}-1.ron"))).unwrap();
        }
        std::fs::write(folder.join(format!("{:016x}-1.ron", 99)), "(this is no game").unwrap();
        for screen in [Screen::Load, Screen::Replays] {
            self.show(screen);
            std::thread::sleep(std::time::Duration::from_millis(300));
            self.client.rest();
            for row in 0..4 {
                self.see(&format!("{screen:?}, row {row}"));
                self.press(KeyCode::ArrowDown, Key::ArrowDown);
            }
        }
        self.press(KeyCode::Delete, Key::Delete);
        self.see("to delete");
    }

    fn how_to_play(&mut self) {
        self.show(Screen::HowToPlay);
        for page in 0..15 {
            self.see(&format!("how to play, page {page}"));
            self.press(KeyCode::ArrowRight, Key::ArrowRight);
        }
    }

    fn puzzles(&mut self) {
        self.show(Screen::Puzzles);
        self.see("puzzles");
        {
            let progress = &mut self
                .client
                .app
                .world_mut()
                .resource_mut::<junkyard_bots::client::play::exercises::learned::Learned>()
                .puzzles;
            (1..20).for_each(|number| progress.record_solved(number));
            (20..30).for_each(|number| progress.record_failed(number));
        }
        for presses in 0..12 {
            self.press(KeyCode::Tab, Key::Tab);
            self.see(&format!("puzzles, {presses} things on"));
        }
    }

    fn settings(&mut self) {
        self.show(Screen::Settings);
        for id in ["reading", "colours", "motion", "pace", "sound", "keys", "language", "window"] {
            let language = self.client.app.world().resource::<Settings>().language();
            let name = language.tell(&Phrase::new(&MESSAGES, format!("settings-{id}")));
            self.click(&name);
            self.see(&format!("settings, {id}"));
            if id == "sound" {
                for captions in Captions::ALL {
                    self.client.app.world_mut().resource_mut::<Settings>().captions = captions;
                    self.client.rest();
                    self.see(&format!("settings, captions {captions:?}"));
                }
            }
            if id == "keys" {
                let fourth = language.tell(&client::input::Shortcut::REDO.words());
                tab_to(&mut self.client, &format!("Button {fourth}"));
                self.client.enter();
                self.see("settings, a key is waited for");
                self.client.letter('p');
                self.see("settings, a key that is taken");
                self.client.enter();
                self.see("settings, keys changed");
            }
        }
    }

    fn messages(&mut self) {
        self.show(Screen::Title);
        self.see("title");
        let bad = self.client.folder().join("a file with a name.ron");
        std::fs::write(&bad, "no game").unwrap();
        self.client.ask(Request::Open(bad));
        self.see("a bad file");
        self.client.ask(Request::OpenText("no game".into()));
        self.see("a bad text and a bad file");
    }

    fn game(&mut self) {
        let mut game = in_scrounge();
        let path = self.client.folder().join("game.ron");
        std::fs::write(&path, game.saved_text(std::time::SystemTime::now())).unwrap();
        self.client.ask(Request::Open(path));
        let before = faults(&mut self.client, self.percent);
        self.client.ask(Request::OpenMenu);
        self.see_but("menu", &before);
        self.client.ask(Request::CloseOverlay);
        let over = self.client.folder().join("over.ron");
        std::fs::write(&over, finished().saved_text(std::time::SystemTime::now())).unwrap();
        self.client.ask(Request::Open(over));
        self.client.enter();
        assert_eq!(self.client.screen(), Screen::Victory);
        self.see("standings");
        let language = self.client.app.world().resource::<Settings>().language();
        for (page, id) in [("awards", "victory-awards"), ("figures", "victory-statistics")] {
            let name = language.tell(&Phrase::new(&MESSAGES, id));
            // Awards are a page of their own only where they have no room beside the standings.
            if page == "figures" || self.client.noted().iter().any(|(own, _)| *own == name) {
                self.click(&name);
                self.see(page);
            }
        }
    }
}

fn assert_right(width: f32, height: f32, percent: u16, languages: &[&str]) {
    for language in languages {
        let mut look = Look::new(width, height, percent, language);
        look.messages();
        look.new_game();
        look.saved_games();
        look.how_to_play();
        look.puzzles();
        look.settings();
        look.game();
        let wrong: Vec<&str> = look.wrong.iter().map(String::as_str).collect();
        assert!(wrong.is_empty(), "{width} by {height}, {percent} %, {language}:\n{}", wrong.join("\n"));
    }
}

#[test]
fn at_200_percent_in_english() {
    assert_right(1280.0, 800.0, 200, &["en"]);
}

#[test]
fn at_200_percent_in_german() {
    assert_right(1280.0, 800.0, 200, &["de"]);
}

#[test]
fn at_200_percent_in_spanish() {
    assert_right(1280.0, 800.0, 200, &["es"]);
}

#[test]
fn at_200_percent_on_other_screens() {
    assert_right(1920.0, 1080.0, 200, &["de"]);
    assert_right(1024.0, 640.0, 200, &["es"]);
}

#[test]
fn at_150_and_175_percent() {
    assert_right(1280.0, 800.0, 150, &["de"]);
    assert_right(1280.0, 800.0, 175, &["es"]);
}

#[test]
fn at_100_and_125_percent() {
    assert_right(1280.0, 800.0, 100, &["en", "de", "es"]);
    assert_right(1280.0, 800.0, 125, &["de"]);
}
