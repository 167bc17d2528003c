//! Junkyard Bots, an adaptation of Stone Librande's board game.
//!
//! Each module imports only from those below it:
//!
//! | module | contents |
//! |---|---|
//! | `client` | the window's part of the game, in builds with the feature of that name |
//! | [`tools`] | tools on the command line |
//! | [`sentences`] | sentences about events, moves and endings of a game |
//! | [`words`] | names of things that players see throughout the game |
//! | [`puzzles`] | positions with one best answer, found in games and proved by search |
//! | [`lessons`] | a first game in short lessons, and explanations of things that happen for the first time |
//! | [`analysis`] | analysis of a game: chances of winning step by step, turning points, better moves |
//! | [`training`] | training of computer players by playing |
//! | [`balance`] | measurement of tile sets against design targets, and the search for the standard one |
//! | [`simulate`] | full games between computer players, on all cores, and their report |
//! | [`record`] | recorded and saved games: texts, migration, chronicle, awards |
//! | [`opponents`] | computer players, which choose an action from what a seat may know |
//! | [`game`] | the headless game: a world, the round's schedule and the entry point |
//! | [`round`] | the order of play: set-up and the seven phases, a plugin each |
//! | [`table`] | the ECS model: components, adjacency, locations of parts, snapshot, views |
//! | [`robot`] | the pure rules of one robot: assembly, links, pipe bonus, abilities, grip, builds |
//! | [`action`] | actions of players, reasons to refuse them, events of the table |
//! | [`parts`] | sizes, kinds, part numbers, the tile set |
//! | [`messages`] | texts for players, in all languages |
//!
//! Comments cite the numbered rules of the game in [`mod@rules`] as "rule 5.6"; tests are named by
//! them.
//!
//! # A game in a few lines
//!
//! ```
//! use junkyard_bots::action::{Action, Illegal};
//! use junkyard_bots::game::Game;
//! use junkyard_bots::table::{Setup, SetupError};
//!
//! let (mut game, _events) = Game::new(&Setup::new(2, 42))?;
//! // The first robot is still to be built: this is no time to pass, and nothing has changed.
//! assert_eq!(game.act(Action::Pass), Err(Illegal::NotNow));
//! # Ok::<(), SetupError>(())
//! ```

pub mod action;
pub mod analysis;
pub mod balance;
#[cfg(feature = "window")]
pub mod client;
pub mod game;
pub mod lessons;
pub mod messages;
pub mod opponents;
pub mod parts;
pub mod puzzles;
pub mod record;
pub mod robot;
pub mod round;
#[doc = include_str!("rules.md")]
pub mod rules {}
pub mod sentences;
pub mod simulate;
pub mod table;
pub mod tools;
pub mod training;
pub mod words;
