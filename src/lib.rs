//! Junkyard Bots: its modules, and how a move flows through them.
//!
//! An adaptation of Stone Librande's board game. The table is a simulation in an ECS: every tile
//! part is an entity whose sockets and links to its neighbours are components, each of the seven
//! phases is a plugin, and one entry point changes anything.
//!
//! ```text
//!  a player's hand   ─┐
//!  a computer player ─┼─► Action ─► phase system ─► components change ─► TableEvent ─► window: motion, log
//!  a replay, a test  ─┘      (gather → pure rule → write)                    └────► record: history, saved games
//!                                        │
//!                    adjacency systems: location changed ─► links ─► pipe bonus, abilities, grippers
//! ```
//!
//! The modules, each importing only from those below it, and no two files of one module importing
//! each other:
//!
//! | module | what it holds |
//! |---|---|
//! | [`cli`] | the command line |
//! | `client` | the window, in builds with the feature of that name: screens, the board, drag and drop, pictures, settings |
//! | [`sentences`] | what happened, in sentences |
//! | [`words`] | the words for things |
//! | [`lessons`] | a first game in short lessons, and hints the first time that something happens |
//! | [`puzzles`] | positions with one best answer, found in games and proved by search |
//! | [`analysis`] | what decided a game: chances of winning step by step, turning points, better moves |
//! | [`training`] | computer players get better by playing |
//! | [`balance`] | what tile sets play like, held against aims, and the search for the standard one |
//! | [`simulate`] | full games between computer players, on all cores, and their report |
//! | [`record`] | saved games: text, checking, proof, migration |
//! | [`opponents`] | computer players: from what a seat may know to an action |
//! | [`game`] | the headless game: a world, the round's schedule and the entry point |
//! | [`round`] | the order of play: set-up and the seven phases, a plugin each |
//! | [`table`] | the ECS model: components, adjacency, what is where, snapshot, views |
//! | [`robot`] | the pure rules of one robot: assembly, links, pipe bonus, abilities, grip, builds |
//! | [`action`] | what a player can ask for, why it may be refused, what the table reports |
//! | [`parts`] | sizes, kinds, part numbers, the tile set |
//! | [`grid`] | cells, sides, rotations, footprints, rectangles |
//! | [`about`] | which program this is: its versions |
//! | [`own_languages`] | languages that the player adds |
//! | [`language`] | what players read, in their language |
//! | [`shutdown`] | flushing pending writes when the program ends |
//! | [`outside`] | text from outside: files of any editor, and what a person sees of a stranger's words |
//! | [`threads`] | threads that help beside the game |
//! | [`folders`] | where the program keeps its files |
//! | [`merge`] | sets and maps that several windows change |
//! | [`streams`] | standard output and standard error, written without a panic |
//!
//! "Rule 5.6" and the like name the numbered rules of the game as this project states them; tests
//! are named by them.
//!
//! # A game in a few lines
//!
//! ```
//! use junkyard_bots::action::{Action, Illegal};
//! use junkyard_bots::game::Game;
//! use junkyard_bots::table::Setup;
//!
//! let (mut game, _events) = Game::new(&Setup::new(2, 42))?;
//! // The first robot is still to be built: this is no time to pass, and nothing has changed.
//! assert_eq!(game.act(Action::Pass), Err(Illegal::NotNow));
//! # Ok::<(), junkyard_bots::table::SetupError>(())
//! ```

pub mod about;
pub mod action;
pub mod analysis;
pub mod balance;
pub mod cli;
#[cfg(feature = "window")]
pub mod client;
pub mod folders;
pub mod game;
pub mod grid;
pub mod language;
pub mod lessons;
pub mod merge;
pub mod opponents;
pub mod outside;
pub mod own_languages;
pub mod parts;
pub mod puzzles;
pub mod record;
pub mod robot;
pub mod round;
#[doc = include_str!("rules.md")]
pub mod rules {}
pub mod sentences;
pub mod shutdown;
pub mod simulate;
pub mod streams;
pub mod table;
pub mod threads;
pub mod training;
pub mod words;
