//! Games above the list of pages, by which the book of another game is opened. With one game there
//! are none.

use crate::screens::game_shelf::cover::Cover;
use crate::screens::game_shelf::game_choice::{GameChoice, GameEntry};
use shell::language::{Phrase, phrase};

/// Games with books, from the left, and the one whose book is shown.
pub(super) struct GamesWithBooks<'a> {
    covers: Vec<&'a Cover>,
    shown: &'static str,
}

impl<'a> GamesWithBooks<'a> {
    /// Games with the name of the one whose book is shown.
    pub(super) const fn new(covers: Vec<&'a Cover>, shown: &'static str) -> Self {
        Self { covers, shown }
    }

    /// Whether there are several games.
    pub(super) const fn has_several(&self) -> bool {
        self.covers.len() > 1
    }

    /// Heading of the book, which names its game if there are several.
    pub(super) fn heading(&self) -> Phrase {
        let title = phrase!("how-to-play");
        match self.covers.iter().find(|cover| cover.game == self.shown) {
            Some(cover) if self.has_several() => phrase!("shelf-form-title", title = title, game = &cover.name),
            _ => title,
        }
    }

    /// The games to choose from. `message` is that of the choice of one.
    pub(super) fn choice<M: Clone + PartialEq + 'a>(&self, message: fn(&'static str) -> M) -> GameChoice<'a, M> {
        let covers = if self.has_several() { self.covers.as_slice() } else { &[] };
        let entry = |cover: &&'a Cover| GameEntry::of(cover, cover.game == self.shown, message(cover.game));
        GameChoice::new("books", covers.iter().map(entry).collect())
    }
}
