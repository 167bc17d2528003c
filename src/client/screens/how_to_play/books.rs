//! Books of all games, the one that is shown, and the page that is open in each.

use bevy::prelude::{App, Resource};

use super::book::{Book, RulePage};
use super::extra_pages::ExtraPage;
use crate::screens::game_shelf::cover::Cover;
use crate::screens::game_shelf::games::GameShelf;
use shell::language::{Phrase, phrase};

/// Books of the games.
#[derive(Resource, Default)]
pub(super) struct Books {
    all: Vec<OpenBook>,
    /// Game whose book was chosen since the screen was opened, by its name in saved games; `None`
    /// for the game that is chosen on the shelf.
    other: Option<&'static str>,
    /// Whether the screen that is shown next leads back to the open page.
    leads_back: bool,
}

/// Adds the book of a game, by the game's name in saved games. It is shown first while the game is
/// the chosen one.
pub fn add_book(app: &mut App, game: &'static str, book: Book) {
    app.world_mut().get_resource_or_init::<Books>().all.push(OpenBook { game, book, open: 0 });
}

impl Books {
    /// Begins with the book of the game that is chosen on the shelf, unless the screen is shown
    /// again after one that leads back to it.
    pub(super) fn begin(&mut self) {
        if !std::mem::take(&mut self.leads_back) {
            self.other = None;
        }
    }

    /// Keeps the book of another game while a screen is shown that leads back to it.
    pub(super) const fn keep_book(&mut self) {
        self.leads_back = true;
    }

    /// Shows the book of a game.
    pub(super) const fn show_book(&mut self, game: &'static str) {
        self.other = Some(game);
    }

    /// Book that is shown; `None` if the game has none.
    pub(super) fn shown(&mut self, shelf: &GameShelf) -> Option<&mut OpenBook> {
        let game = self.other.or_else(|| shelf.chosen().map(|chosen| chosen.cover.game))?;
        self.all.iter_mut().find(|book| book.game == game)
    }

    /// Covers of the games that have books, from the left.
    pub(super) fn covers<'a>(&self, shelf: &'a GameShelf) -> Vec<&'a Cover> {
        let covers = shelf.games().iter().map(|game| &game.cover);
        covers.filter(|cover| self.all.iter().any(|book| book.game == cover.game)).collect()
    }
}

/// Book of a game with its open page.
pub(super) struct OpenBook {
    game: &'static str,
    book: Book,
    /// Number of the open page, from 0 over all pages.
    open: usize,
}

impl OpenBook {
    /// Name of the game in saved games.
    pub(super) const fn game(&self) -> &'static str {
        self.game
    }

    /// The book.
    pub(super) const fn book(&self) -> &Book {
        &self.book
    }

    /// Pages of the rules.
    pub(super) fn rule_pages(&self) -> &[RulePage] {
        &self.book.pages
    }

    /// Number of the open page, from 0 over all pages.
    pub(super) const fn open_number(&self) -> usize {
        self.open
    }

    /// Number of the last page, from 0 over all pages.
    pub(super) fn last_number(&self) -> usize {
        self.book.pages.len() + self.extra_pages().count() - 1
    }

    /// Opens a page; after the last one, the last.
    pub(super) fn open_page(&mut self, number: usize) {
        self.open = number.min(self.last_number());
    }

    /// Pages that come after those of the rules.
    fn extra_pages(&self) -> impl Iterator<Item = ExtraPage> {
        ExtraPage::ALL.into_iter().filter(|page| page.is_in(&self.book))
    }

    /// Page with a number, from 0 over all pages, if it comes after those of the rules.
    pub(super) fn find_extra_page(&self, number: usize) -> Option<ExtraPage> {
        number.checked_sub(self.book.pages.len()).and_then(|number| self.extra_pages().nth(number))
    }

    /// Title of the page with a number, from 0 over all pages.
    pub(super) fn page_title(&self, number: usize) -> Phrase {
        match self.find_extra_page(number) {
            Some(extra) => extra.title(&self.book),
            None => self.book.pages.get(number).map_or_else(|| phrase!("how-to-play"), |page| page.title.clone()),
        }
    }

    /// Note beside the title of the open page.
    pub(super) fn page_note(&self) -> Phrase {
        match self.find_extra_page(self.open) {
            Some(extra) => extra.note(&self.book),
            None => self.book.pages.get(self.open).map_or_else(|| Phrase::words(""), |page| page.rules.clone()),
        }
    }
}
