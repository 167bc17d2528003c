//! Puzzles: positions with one best answer, found in simulated games and proved by complete search.
//!
//! A puzzle is one turn of one player. Only open information counts, and no action of the turn
//! draws from the random stream, so the result of an answer is certain. The goal asks for the most
//! that can be reached; other ways to play the turn reach less. There are four kinds:
//!
//! - battle: a battle turn. It counts the power that all others lose together
//!   ([`PuzzleAim::PowerLost`]).
//! - take: the player's takes in a scrounge in which all others have passed. They count the points
//!   that claws or mouths hold ([`PuzzleAim::Hold`]), or look for the one place where the largest
//!   part can be lifted ([`PuzzleAim::Lift`]). Or a single take before the others take and throw;
//!   it counts the power left whatever they do ([`PuzzleAim::Survive`]).
//! - build: a rebuild that leaves nothing off. It counts the points of an ability
//!   ([`PuzzleAim::Ability`]).
//! - win: a battle turn that wins at the end of the round, whatever the others throw
//!   ([`PuzzleAim::LastRound`]), or takes of the energy that ends the game ([`PuzzleAim::Eat`]).
//!
//! # Modules
//!
//! - [`goal`], [`puzzle`], [`proved`]: the goal, the table at which it is asked, and the proved
//!   answer;
//! - [`mod@search`]: complete searches, and when two answers count as the same;
//! - [`attempt`]: tries, and the reasons why wrong ones fail; [`hint`]: three hints;
//! - [`rating`]: the difficulty of a puzzle;
//! - [`mod@generate`]: the search for puzzles in games between computer players;
//! - [`mod@book`]: the puzzles that come with the game; [`mod@daily`], [`date`]: the puzzle of a
//!   day;
//! - [`text`]: puzzles as text to share, and the errors of reading them;
//! - [`progress`], [`source`]: a player's progress, and the source of a puzzle; [`words`]: messages
//!   about all of it.
//!
//! # Frequency
//!
//! Number of the first game that had a puzzle, by kind and level, in games of two to four seats
//! between Cog, Tidy and Rusty with all tile sets of the game:
//!
//! | | easy | middling | hard |
//! |---|---|---|---|
//! | battle | 2,258 | 50 | 42 |
//! | take | 6 | 2 | 19 |
//! | build | 1 | 5,065 | 9 |
//! | win | 28 | 251 | 570 |
//!
//! These are the games that the book was made of (seed 1, 8,192 games). Only every fourth of them
//! is searched for rebuilds.

pub mod attempt;
pub mod book;
pub mod daily;
pub mod date;
pub mod generate;
pub mod goal;
pub mod hint;
pub mod progress;
pub mod proved;
pub mod puzzle;
pub mod rating;
pub mod search;
pub mod source;
pub mod text;
pub mod words;

pub use attempt::{Attempt, PuzzleVerdict, Refutation, Throw, judge_actions};
pub use book::{BookEntry, PuzzleBook, puzzle_book};
pub use daily::{DailyPuzzle, daily_puzzle};
pub use date::{Date, InvalidDate};
pub use generate::{GeneratedPuzzle, WantedPuzzles, choose_puzzles, generate_puzzles};
pub use goal::{Level, PuzzleAim, PuzzleGoal, PuzzleKind};
pub use hint::{PuzzleHint, hints_for};
pub use progress::{PuzzleProgress, PuzzleState};
pub use proved::ProvedPuzzle;
pub use puzzle::Puzzle;
pub use rating::Rating;
pub use search::{IncomingThrow, SearchError, SearchResult, search_answers};
pub use source::PuzzleSource;
pub use text::{BookError, PuzzleError, from_text, to_text};
pub use words::PuzzleNames;
