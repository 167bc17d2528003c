//! The screens around the game, from top to bottom: every page of the settings and of how to play,
//! lists with games in them, messages, and the results of a game.

use std::path::PathBuf;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use client::app::request::Request;
use client::app::screen::Screen;
use client::settings::{Captions, Settings};
use shell::language::{MESSAGES, Phrase};

use crate::access::focus::tab_to;
use crate::table::panels::{finished, in_scrounge};

use super::{Look, PERCENTS, WINDOWS, in_every_language};

impl Look {
    fn new_game(&mut self) {
        self.show(Screen::NewGame);
        self.see_pages("new game");
        let tell = |look: &mut Self, id: &'static str| {
            let language = look.client.app.world().resource::<Settings>().language();
            language.tell(&Phrase::new(&MESSAGES, id))
        };
        let add = tell(self, "new-game-add-computer");
        for _ in 0..2 {
            tab_to(&mut self.client, &format!("Button {add}"));
            self.client.enter();
        }
        self.see_pages("new game of four");
        let text = include_str!("../../../assets/games/junkyard_bots/tile_sets/giants.ron");
        let own = text.replacen("Yard of giants", "The yard behind grandmother's", 1);
        let path = self.client.folder().join("own.ron");
        std::fs::write(&path, own).unwrap();
        self.client.drop_file(&path);
        self.see_pages("new game with a file");
    }

    fn saved_games(&mut self) {
        for screen in [Screen::Load, Screen::Replays] {
            self.show(screen);
            self.see_pages(&format!("{screen:?}, empty"));
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
                self.see_pages(&format!("{screen:?}, row {row}"));
                self.client.key(KeyCode::ArrowDown, Key::ArrowDown);
            }
        }
        self.client.key(KeyCode::Delete, Key::Delete);
        self.see_pages("to delete");
    }

    fn how_to_play(&mut self) {
        self.show(Screen::HowToPlay);
        for page in 0..15 {
            self.see_pages(&format!("how to play, page {page}"));
            self.client.key(KeyCode::ArrowRight, Key::ArrowRight);
        }
    }

    fn puzzles(&mut self) {
        self.show(Screen::Puzzles);
        self.see_pages("puzzles");
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
            self.client.key(KeyCode::Tab, Key::Tab);
            self.see(&format!("puzzles, {presses} things on"));
        }
    }

    fn settings(&mut self) {
        self.show(Screen::Settings);
        for id in ["reading", "colours", "motion", "pace", "sound", "keys", "language", "window"] {
            let language = self.client.app.world().resource::<Settings>().language();
            let name = language.tell(&Phrase::new(&MESSAGES, format!("settings-{id}")));
            self.click(&name);
            self.see_pages(&format!("settings, {id}"));
            if id == "sound" {
                for captions in Captions::ALL {
                    self.client.app.world_mut().resource_mut::<Settings>().captions = captions;
                    self.client.rest();
                    self.see_pages(&format!("settings, captions {captions:?}"));
                }
            }
            if id == "keys" {
                let fourth = language.tell(&client::input::Shortcut::REDO.words());
                tab_to(&mut self.client, &format!("Button {fourth}"));
                self.client.enter();
                self.see_pages("settings, a key is waited for");
                self.client.letter('p');
                self.see_pages("settings, a key that is taken");
                self.client.enter();
                self.see_pages("settings, keys changed");
            }
        }
    }

    fn messages(&mut self) {
        self.show(Screen::Title);
        self.see_pages("title");
        let bad = self.client.folder().join("a file with a name.ron");
        std::fs::write(&bad, "no game").unwrap();
        self.client.ask(Request::Open(bad));
        self.see_pages("a bad file");
        self.client.ask(Request::OpenText("no game".into()));
        self.see_pages("a bad text and a bad file");
    }

    fn game(&mut self) {
        self.open(in_scrounge());
        self.client.ask(Request::OpenMenu);
        self.see("menu");
        self.client.ask(Request::CloseOverlay);
        self.open(finished());
        self.client.rest();
        self.client.enter();
        assert_eq!(self.client.screen(), Screen::Victory);
        self.see_pages("standings");
        let language = self.client.app.world().resource::<Settings>().language();
        // Awards are a page of their own only where they have no room beside the standings.
        self.set_size((WINDOWS[0], PERCENTS[2]));
        for (page, id) in [("awards", "victory-awards"), ("figures", "victory-statistics")] {
            let name = language.tell(&Phrase::new(&MESSAGES, id));
            if page == "figures" || self.client.noted().iter().any(|(own, _)| *own == name) {
                self.click(&name);
                self.see_pages(page);
                self.set_size((WINDOWS[0], PERCENTS[2]));
            }
        }
    }
}

/// Shows every screen around the game.
fn show_pages(look: &mut Look) {
    look.messages();
    look.new_game();
    look.saved_games();
    look.how_to_play();
    look.puzzles();
    look.settings();
    look.game();
}

in_every_language!(show_pages);
