//! Puzzles: positions with one best answer, found in simulated games and proved by complete search.

pub mod attempt;
pub mod book;
pub mod daily;
pub mod date;
pub mod generate;
pub mod goal;
pub mod hint;
mod obvious;
mod positions;
pub mod progress;
pub mod proved;
pub mod puzzle;
pub mod rating;
pub mod refutation;
pub mod search;
mod sort;
pub mod text;
pub mod text_error;
pub mod words;

pub use attempt::{Attempt, Verdict, judge};
pub use book::{Book, Entry, book};
pub use daily::{Daily, daily};
pub use date::{Date, NoDate};
pub use goal::{Ability, Aim, Goal, Kind, Level};
pub use generate::{Generated, Wanted, generate};
pub use hint::{Hint, hints};
pub use progress::{Progress, State};
pub use proved::Proved;
pub use puzzle::Puzzle;
pub use rating::Rating;
pub use refutation::{Refutation, Throw};
pub use search::{Found, Unsearched, search};
pub use text::{from_text, to_text};
pub use text_error::{BookError, PuzzleError};
pub use words::Names;
