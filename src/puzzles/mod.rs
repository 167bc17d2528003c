//! Puzzles: positions with one best answer, found in simulated games and proved by complete search.
//!
//! A puzzle is one turn of one player. Only what is open at the time counts, and no action of the
//! turn draws from the random stream, so that what comes of an answer is certain. The goal asks for
//! the most that can be reached; of less there is always something, of more nothing.
//!
//! | kind | the turn | what counts |
//! |---|---|---|
//! | battle | an own battle turn | power that all others lose together ([`Aim::PowerLost`]) |
//! | take | an own scrounge, in which all others have passed | points that claws or mouths hold ([`Aim::Hold`]); the one place where something large can be lifted ([`Aim::Lift`]) |
//! | take | a single own take, before others take and throw | power that is left whatever they do ([`Aim::Survive`]) |
//! | build | an own rebuild that leaves nothing off | points of an ability ([`Aim::Ability`]) |
//! | win | as battle, or as take | a victory at the end of the round, whatever the others throw ([`Aim::LastRound`]); the energy that ends the game ([`Aim::Eat`]) |
//!
//! - [`goal`], [`puzzle`], [`proved`]: what is asked for, at which table, and with its answer;
//! - [`mod@search`]: everything that can be done, looked at, and what counts as one answer;
//! - [`attempt`], `rebuild`, `survival`, [`refutation`]: trying, and what a wrong try fails by;
//!   [`hint`]: three hints;
//! - `obvious`, [`rating`]: whether it is a puzzle at all, and how hard it is;
//! - `positions`, `sort`, [`mod@generate`], [`wanted`]: finding puzzles in games between computer
//!   players;
//! - [`mod@book`]: those that come with the game; [`mod@daily`], [`date`]: the one of a day;
//! - [`text`], [`limits`], [`text_error`]: a puzzle as text to share, and why a text is none;
//! - [`progress`], [`source`]: what a player has done, and where a puzzle is from; [`words`]: all
//!   of it as messages.
//!
//! # How often there is one
//!
//! In games of two to four, of Cog, Tidy and Rusty, with all tile sets of the game, by number of
//! the first game of a seed that had one:
//!
//! | | easy | middling | hard |
//! |---|---|---|---|
//! | battle | 2,258 | 50 | 42 |
//! | take | 6 | 2 | 19 |
//! | build | 1 | 5,065 | 9 |
//! | win | 28 | 251 | 570 |
//!
//! These are the games that the book was made of (seed 1, 8,192 games). Rebuilds are looked at in
//! every fourth of them.

pub mod attempt;
pub mod book;
pub mod daily;
pub mod date;
pub mod generate;
pub mod goal;
pub mod hint;
pub mod limits;
mod obvious;
mod positions;
pub mod progress;
pub mod proved;
pub mod puzzle;
pub mod rating;
mod rebuild;
pub mod refutation;
pub mod search;
mod sort;
pub mod source;
mod survival;
pub mod text;
pub mod text_error;
pub mod wanted;
pub mod words;

pub use attempt::{Attempt, judge};
pub use book::{Book, Entry, book};
pub use daily::{Daily, daily};
pub use date::{Date, NoDate};
pub use generate::generate;
pub use goal::{Ability, Aim, Goal, Kind, Level};
pub use hint::{Hint, hints};
pub use progress::{Progress, State};
pub use proved::Proved;
pub use puzzle::Puzzle;
pub use rating::Rating;
pub use refutation::{Refutation, Throw, Verdict};
pub use search::{Coming, Found, Unsearched, search};
pub use source::Source;
pub use text::{from_text, to_text};
pub use text_error::{BookError, PuzzleError};
pub use wanted::{Generated, Wanted, chosen};
pub use words::Names;
