//! Things outside of the client under test: fonts of the system, and the clipboard.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use bevy::prelude::*;
use client::app::clipboard::Board;
use client::art::system_faces::Fonts;
use fontdb::Database;

/// A file of `tests/data/outside`.
pub fn from_outside(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/outside").join(name)
}

/// The fonts of the system that tests play on: a few letters of Hebrew and Arabic, and a few
/// characters of Chinese and Japanese.
pub fn fonts_of_tests() -> Fonts {
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
    fn write_text(&mut self, text: &str) -> bool {
        self.put(text);
        text.len() < 10_000_000
    }

    fn read_text(&mut self) -> Option<String> {
        self.text()
    }
}
