//! The screen of how to play: the rules of a game page by page, and after them pages about
//! all things of one sort, rulings, accessibility and all keys.
//!
//! - [`book`]: pages and rulings, which a game hands over as plain data; [`plan`]: reading them
//!   from a file;
//! - `books`: the books of all games, and the page that is open in each; `games_with_books`: the
//!   row by which another game's book is opened;
//! - `page`: a page of the rules; `extra_pages`: the pages after those of the rules, and
//!   `collection`: the one with all things of one sort, such as all cards;
//! - `screen`: the screen with the list of pages.
//!
//! A game hands over its book with [`add_book`].

use bevy::prelude::App;

pub mod book;
mod books;
mod collection;
mod extra_pages;
mod games_with_books;
mod page;
pub mod plan;
mod screen;

pub use books::add_book;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
}
