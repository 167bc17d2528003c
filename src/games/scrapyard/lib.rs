//! Scrapyard, an adaptation of *Scrapyard Robot Battle* by Chris Schock.
//!
//! Each module imports only from those below it:
//!
//! | module | contents |
//! |---|---|
//! | `client` | the window's part of the game, in builds with the feature `window` |
//! | [`tools`] | tools on the command line, and how saved games are described there |
//! | [`sentences`] | sentences about events, positions and endings of a game |
//! | [`words`] | names of things that players see throughout the game, and texts of cards |
//! | [`lessons`] | lessons for beginners, on the real table and by the real rules |
//! | [`simulate`] | full games between computer players, and statistics of them |
//! | [`opponents`] | computer players, which choose an action by the information that a seat may have |
//! | [`record`] | recorded and saved games: texts, names |
//! | [`game`] | the headless game: a world, the schedule of play and the entry point |
//! | [`turn`] | the order of play: set-up, and the steps of build phase and battle, a system each |
//! | [`table`] | the ECS model: components, locations of cards, squares, snapshot |
//! | [`action`] | actions of players, reasons to refuse them, events of the table |
//! | [`cards`] | cards, maps and numbers: the data set |
//! | [`arena`] | the battle map: neighbours, rings, ranges, moves and pushes |
//! | [`messages`] | texts for players, in all languages |
//!
//! Comments cite the numbered rules of the game in [`mod@rules`] as "rule 5.4"; tests are named by
//! them.
//!
//! # A game in a few lines
//!
//! ```
//! use scrapyard::action::{Action, Illegal};
//! use scrapyard::game::Game;
//! use scrapyard::table::{Setup, SetupError};
//!
//! let (mut game, _events) = Game::new(&Setup::new(3, 42))?;
//! // A turn is over when its player says *done*, but one thing has to be done first (4.2, 4.6).
//! assert_eq!(game.act(Action::Done), Err(Illegal::NotActed));
//! # Ok::<(), SetupError>(())
//! ```

pub mod action;
pub mod arena;
pub mod cards;
#[cfg(feature = "window")]
pub mod client;
pub mod game;
pub mod lessons;
pub mod messages;
pub mod opponents;
pub mod record;
#[doc = include_str!("rules.md")]
pub mod rules {}
pub mod sentences;
pub mod simulate;
pub mod table;
pub mod tools;
pub mod turn;
pub mod words;
